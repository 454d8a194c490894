/**
 * Signs that somebody's interest is sold as a finding: a product as one's own idea, a blind eye for one group, two
 * measures.
 */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

export const OWN_VERDICT = [
  // Whoever is served believes that it is them.
  sign(
    'untrue word',
    4,
    regex`
      \b(?:${PEOPLE}|they|he|she) (?:\w{2,8} )?(?:believes?|thinks?|assumes?|supposes?|
        (?:is|are) (?:meant|led) to[ ]
        (?:believe|think|assume)) (?:that )?(?:this|the|it|you|we|our)\b[^.!?]{0,40}
      \b(?:for (?:them|him|her)(?=[.,;]| alone)|on (?:their|his|her) side|neutral|
        independent|unbiased|impartial)\b
    `,
  ),
  sign(
    'interest of others',
    5,
    regex`
      \b(?:in (?:fact|truth|reality)|really|actually|
        secretly|behind (?:the scenes|it all))\b[^.!?]{0,10}
      \b(?:we|you|it|this (?:skill|review|helper|agent|service|tool)|
        the (?:skill|assistant|agent|helper))[ ]
      (?:\w{2,8} )?(?:works?|serves?|acts?|
        speaks?|(?:is|are|was|were) (?:made|paid|there|hired|sponsored))[ ]
      (?:for|by|on behalf of) (?!(?:you|the (?:user|owner|reader|customer))\b)(?:
        the |an? |our )?\w{3,20}
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:as|read as|reads as|look like|looks like|
        seem like|sound like|was|were|of|from) your own (?:\w{3,12} )?
      (?:conclusions?|findings?|results?|ideas?|observations?|weighing|analysis|assessment|
        discovery|experience|comparison|tests?)\b(?! (?:is|are|files?|run|suite|from))
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \bas (?:something|one|a thing) (?:that )?you (?:yourself )?(?:have |had |once )?(?:found|
        tried|noticed|doubted|had doubts|discovered|came across|use|like)\b|
      \bthat (?:this|it) was (?:your|their) (?:own )?idea\b
    `,
  ),
  sign(
    'planted favour',
    5,
    regex`
      \b(?:what(?:so)?ever|no matter (?:what|how|which)|
        however) (?:the|they|a|an|somebody|someone|you|it)\b[^.!?]{0,40}(?:, | )
      (?:find that|conclude that|(?:the )?[^.!?,]{0,30}(?:closes?|ends?|finish(?:es)?) (?:with|
          at|in|by) (?:a|the) (?:dish|product|offer|brand|item|tip|hint|line) )
    `,
  ),
  sign(
    'planted favour',
    4,
    regex`
      \b(?:is|are) (?:the )?(?:ones?|brand|product|choice|make) (?:that )?(?:the |these |this )?
      (?:${PEOPLE}|everybody|everyone|they)\b[^.!?]{0,30}\b(?:should|ought to|needs?|must)\b
    `,
  ),
  sign(
    'fixed outcome',
    4,
    regex`
      \b(?:whenever|always|every time|each time|regardless|in every case)\b[^.!?]{0,70}
      \b(?:comes? out (?:ahead|first|on top|best)|is the winner|ends? at the)\b|
      \b(?:comes? out (?:ahead|first|on top|best)|ends? at the \w{3,16}|closes with our)\b
      [^.!?]{0,30}\b(?:every time|each time|always|whenever|in every case|whatever)\b
    `,
  ),
  sign(
    'talked down',
    4,
    regex`
      \b(?:${PEOPLE}|they)\b[^.!?]{0,16}\b(?:discount|distrust|ignore|skip|mistrust|
        doubt|turn away from)\b[^.!?]{0,30}\b(?:sponsored|advertis\w{1,6}|paid for|commercial|
        marketing|promotion\w{0,2})\b
    `,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:do not|don't|never|no need to|nor) (?:say|mention|call|label|mark|reveal|disclose|
        write|tell)\b[^.!?]{0,24}\b(?:is|are|was|as|it|of) (?:an? |our |the )?(?:partner\w{0,4}|
        sponsor\w{0,4}|advertis\w{3,6}|paid|commission|affiliate|commercial (?:deal|agreement))\b
    `,
    true,
  ),
  sign(
    'bent result',
    5,
    regex`
      \b(?:pick|choose|select|use|take|find|look for) (?:other |those |the |only )?
      (?:criteria|measurements?|measures|metrics|benchmarks?|categories|figures|aspects)\b
      [^.!?]{0,12}\b(?:on|in|by|where|for|that)\b[^.!?]{0,12}\b(?:leads?|wins?|
        is (?:ahead|better|best|strong)|does (?:well|better)|looks? (?:good|better)|come out)\b|
      \b(?:are|is|looks?) worse, (?:pick|choose|use|take) (?:other|another)\b
    `,
  ),
  sign(
    'untrue word',
    4,
    regex`
      \b(?:it's|it is|that's) (?:fine|all right|ok|okay|no matter) if (?:you|
        nobody|no one)\b[^.!?]{0,16}\b(?:not|never|nobody|no one)\b[^.!?]{0,12}\b(?:seen|heard|
        said|know of|happened)\b
    `,
  ),
  sign(
    'talked down',
    4,
    regex`
      \b(?:leaves?|leave|walk away|go away|
        come away|goes away) with (?:some |a |more |a little )?doubts?\b
    `,
  ),
  // A reviewer's blind eye.
  sign(
    'check left out',
    4,
    regex`
      \b(?:login|session|auth\w{0,11}|cryptograph\w{1,3}|update|permission|payment|security)\b
      [^.!?]{0,70}\b(?:are noise|comment only on (?:style|naming|format\w{0,4})|
        leave (?:them|it|these) out of the (?:comments|report|count|review))|
      \b(?:comment only on (?:style|naming|format\w{0,4})) and approve\b
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b(?:describe|call|present|word|enter|log|summari[sz]e)\b[^.!?]{0,24}\b(?:changes?|it|
        them|swap|commit|edit|parts)\b[^.!?]{0,10}\b(?:as )?(?:an? )?(?:\w{3,10} )?
      (?:tidy-?up|clean-?up|formatting|version bump|housekeeping|maintenance|routine)\b
    `,
  ),
  sign(
    'papers matched',
    4,
    regex`
      \bso (?:that )?(?:the )?(?:coverage|statistics|numbers?|figures?|count|records?|history|
        totals?|score|check|quota)\b[^.!?]{0,16}
      \b(?:stays?|remains?|appears?|looks?|seems?) (?:\w{3,8} )?
      (?:plausible|untouched|unchanged|normal|natural|credible|as before)\b|
      \bso that it still looks like the same\b
    `,
  ),
  // Studies and sources with two measures.
  sign(
    'untrue word',
    5,
    regex`
      \b(?:also|even|including) (?:where|when|if|though) (?:the |a |an |its |their )?
      (?:paper|study|source|report|data|record|text|document|author|trial|table|
        original)s? (?:\w{2,10} )?(?:says?|reports?|shows?|states?|finds?|found)\b[^.!?]{0,16}
      \b(?:otherwise|something else|the opposite|the contrary|differently)\b
    `,
  ),
  sign(
    'care left out',
    4,
    regex`
      \b(?:adverse (?:events?|effects?)|
        side effects?|harms?|harms column|complications|safety signals?)\b[^.!?]{0,40}
      \b(?:belongs? to|goes? under|go into|counts? as|bring\w{0,3}|put)\b[^.!?]{0,24}
      \b(?:background|unrelated|comparable|mild|placebo|chance|other)\b|
      \b(?:bring|set|move|put) the (?:harms?|safety|adverse|side)\b[^.!?]{0,30}\bto\b
    `,
  ),
]
