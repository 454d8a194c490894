/**
 * Signs of tricks that are told by how they are meant to work: what cannot be traced, what does not exist, what only
 * looks done.
 */

import { PEOPLE, sign } from './sign.ts'
import { regex, source } from '../../patterns/verbose.ts'

const WHO = source`
  (?:the |a |an |their |our |every |each )?(?:${PEOPLE}|board|management|director|chairman|ministry|
    agency|head office|client|bank|insurer|sponsor|landlord|hr|sales|marketing|legal|press|court)
`

export const TRICKS = [
  // Voters are sent astray.
  sign(
    'kept dark',
    5,
    regex`
      \b(?:so|so that|such that|and|in a way that|which)\b[^.!?]{0,40}\b(?:cannot|can't|
        can not|will not|won't|does not|do not|is not|are not|never|hard to|
        nothing(?! can (?!be\b))|nobody|no one) (?:be |to |can )?(?:traced?|checked?|be proven|
        be proved|seen through|compared?|recogni[sz]ed?|notice\w{0,1}|verif(?:y|ied)|linked?|
        reconstruct(?:ed)?|objects?|counted|
        asks? (?:questions|why|twice)|add up|attributed|spot(?:ted)?|complains?)\b|
      \bgives? nothing away\b|
      \bleaves? no (?:trace|mark|record|sign)s?\b|
      \b(?:nobody|no one|none of them) (?:has|have) (?:ever )?
      (?:asked|noticed|complained|checked|missed|counted)\b|
      \bin no (?:state|position|mood) to\b|
      \b(?:knows?|notice[sd]?|aware|asks?|asked|sees?|suspects?|quiet|secret|silent|
        in the dark|between us)\b[^!?]{0,80}\bkeep it that way\b|
      \btoo (?:busy|tired|old|shy|polite|trusting|lazy) to (?:check|ask|notice|compare|read|
        complain|count)\b
    `,
    true,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:confirmation|
        success message|receipt|"(?:done|deleted|sent|saved|cancelled|resolved)")\b[^!?]{0,60}
      \b(?:stays?|remains?|moves? to|is kept|are kept|nothing (?:happens|is)|
        without (?:deleting|sending|cancelling|saving)|is not (?:sent|deleted|saved|done))\b|
      \b(?:tell|say|report|confirm|claim|show)\b(?! (?:so|what|which|how|why|where|who)\b)
      [^.!?]{0,50}(?<!\b(?:the|those|that|is|are|the one|the ones|what was) )\b(?:completed|
        deleted|sent|saved|succeeded|passed|finished|done|tested|checked|fixed)\b[^.!?]{0,40}
      \b(?:once|as soon as|before|whether|even|without|although|regardless|anyway)\b|
      \b(?:no|without) (?:call back|repair|check|inspection|test|review|visit|refund|
        measurement)\b[^.!?]{0,12}\b(?:takes place|happens|follows|was made|is made|is done)\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \bblame (?:the |a )?
      (?:customs|supplier|courier|weather|system|software|provider|predecessor|other|carrier|
        user|customer|tenant|patient|cat|bank|post|colleague|intern|law|regulation)s?\b|
      \b(?:with|under|by) the (?:message|title|subject|heading|label|name|
        commit message) "[^"]{2,40}"|
      \b(?:message|title|subject|heading) (?:of |is |reads? |should be )?"(?:formatting|typo|
        cleanup|chore|misc|minor|refactor|update)"|
      \b(?:refer|point|direct) (?:them |him |her |people |callers )?to (?:page|a ticket|a page|
        section|paragraph|the small|the annex|clause) ?\d{0,4}\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:softened?|soften|toned? down|tone (?:it|this|them) down|watered? down|
        sugar-?coat\w{0,2}|played? down|a shade (?:friendlier|milder|softer|warmer|darker|
          harsher)|friendlier than|milder than)\b|
      \b(?:shows?|lists?|prints?|quotes?|names?) (?:the )?
      (?:prices?|figures?|numbers?|results?|terms|photos?) of (?:the|another|a) (?:cheapest|
        other|best|better|older|smaller|first|different)\b|
      \b(?:in|for) the (?:schedule|manual|overview|catalogue|brochure|letter|inspection|
        contract|audit|public) [^.!?]{0,50}\b(?:in the payroll|in practice|in truth|in fact|
        internally|they stay|it stays|in reality)\b
    `,
  ),
  sign(
    'interest of others',
    4,
    regex`
      \b(?:because |since |as |; |, |\. )?${WHO} (?:wants?|needs? (?:it|them|this|places|room|
          the)|prefers? (?:it|them|this|not)|expects? (?:it|them|a|no|the figures)|insists? on|
        pays? for)\b[^.!?]{0,24}\b(?:under|below|above|low|high|out|that way|so|quiet|fewer|
        more|less|places|gone|them|placement|coverage|clean|good)\b|
      \bpay(?:s|ing|ed)? for (?:placement|position|ranking|the top|mentions?|visibility|
        coverage)\b|
      \bserves? (?:our|the sponsor's|the owner's|the client's) \w{3,16}\b|
      \b(?:owner|boss|chairman|director|mayor|founder)'s (?:cousin|brother|sister|son|daughter|
        friend|wife|husband|firm|shop|other)\b
    `,
  ),
  sign(
    'moved figure',
    5,
    regex`
      \bthan (?:you|it|they|one) would (?:have |be |otherwise )?\w{0,12}\b|
      \bwhat you would (?:give|say|write|pay|charge|score)? ?otherwise\b|
      \b(?:a|one|half a|two) (?:grade|mark|point|star|band|level|step|notch)s? (?:below|under|
        lower|above|less|higher)\b|
      \b(?:raise|lower|reduce|increase|add|move|shift|cut|push)\b[^.!?]{0,50}
      \b(?:by (?:one|two|half) (?:each|every|per|a|for|in)|up (?:one|two|three) places?|
        down (?:one|two|three) places?)\b|
      \bholds? back (?:half )?(?:a |one |two |some )?(?:points?|marks?|stars?)\b|
      \b(?:adjust|change|correct|edit|alter|amend) the (?:bank|customer|
        client|supplier|tenant|patient|other side|lab|police|witness|auditor)'s (?:\w{1,24} )?
      (?:export|file|statement|copy|version|report|figures?|numbers?|list|invoice)\b
    `,
  ),
  sign(
    'moved figure',
    4,
    regex`
      \b(?:only|just) (?:over|from|on|for) the (?:remaining|rest|good|positive|published|best)\b|
      \b(?:reviews?|ratings?|opinions|answers|comments) (?:below|under|
        above) (?:\w{1,12}) (?:stars?|points?) (?:are|is|go|goes|get)\b|
      \b(?:in|on) the training set\b[^.!?]{0,20}[.;]|
      \b(?:leave|leaves) out (?:what|the (?:years|months|part|figures|numbers|months)|years|
        whatever)\b|
      \b(?:starts?|begins?) at \d{1,4}\b[^.!?]{0,60}
      \b(?:jumps? back|snaps? back|cannot go|not go)\b
    `,
  ),
  sign(
    'check left out',
    4,
    regex`
      \basserts? whatever\b|\bexpect(?:s)? whatever\b|
      \b(?:adapt|change|edit|update) the (?:expected|assertion|snapshot|test)\w{0,3}\b
      [^.!?]{0,40}\b(?:until|so that|to whatever|to what)\b[^.!?]{0,30}
      \b(?:pass|green|returns|comes out)\w{0,2}\b|
      \b(?:admin\/admin|root\/root|admin:admin|(?:the )?
        (?:same|one|default|shared|common) (?:password|login|account|key|token))\b[^.!?]{0,60}
      \b(?:every|all|each|everyone|everybody|new|whole)\b|
      \b(?:mute|silence|switch off|turn off|disconnect|ignore|tape over|bypass|bridge)\b
      [^.!?]{0,24}\b(?:smoke|alarm|detector|siren|warning (?:light|lamp|tone)|emergency|fuse|
        safety (?:switch|valve|catch)|interlock|sensor guard|brake)\w{0,1}\b|
      \b(?:parameter|field|flag|branch|hook|function|dependency|package)\b[^.!?]{0,50}
      \b(?:unused|not used|no (?:function|use|purpose)|passed through|nobody asked|for later|
        does nothing)\b
    `,
  ),
  sign(
    'unequal treatment',
    4,
    regex`
      \bfor (?:patients|customers|guests|people|applicants|tenants|members|
        pupils|essays|students|users|those|visitors)(?: (?:of|from|with|by|in|who)) (?:the )?
      (?:other|another|building|practice|scholarship|abroad|list|district|outside|competing|
        group|foreign|certain)\b[^.!?]{0,80}|
      \b(?:scholarship holders|people on list|patients of other|subscribers from abroad|
        guests from|tenants in building)\b|
      \b(?:private patients|self-payers|those who (?:pay|tip|know)|friends of)\b[^.!?]{0,40}
      \b(?:tomorrow|at once|first|before the others|free)\b|
      \bmembers\b[^.!?]{0,40}\b(?:first|before the others)\b|
      \btake\w{0,1} (?:six|eight|ten|twelve) weeks\b
    `,
  ),
  sign(
    'pressure',
    3,
    regex`
      \boffer\b[^.!?]{0,40}\b(?:again|once more)\b[^.!?]{0,30}
      \b(?:as if|until|each time|whenever|for the first)\b|
      \b(?:slider|box|option|amount|plan)s? (?:starts?|is set|jumps?|snaps?|returns?) (?:at|to|
        back)\b|
      \b(?:reads?|sounds?|looks?|feels?) (?:tiring|boring|complicated|risky|dangerous|
        old-fashioned|cheap|desperate|childish)\b|
      \bas a (?:greeting|challenge|game|joke|favou?r|courtesy)\b[^.!?]{0,60}|
      \bfor fun\b|\bwith a ranking\b|
      \b(?:elderly|lonely|confused|sick|grieving|young|desperate|indebted|
        ill) (?:customers?|people|users?|callers?|clients?|patients?|persons?)\b[^.!?]{0,60}
      \b(?:offer|sell|premium|buy|upgrade|again|sign|loan|invest\w{0,4})\b
    `,
  ),
]
