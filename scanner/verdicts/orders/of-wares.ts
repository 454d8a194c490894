/** Frames of what is praised: somebody's wares or party, asked for or not. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { FOR_SHOW, type Frame, order, phrase } from './frame.ts'
import { LINE_START, PEOPLE, PRAISE, USERS } from './parts.ts'

export const ON_WARES = {
  /** Praise that is settled before the question is known. */
  praised: {
    patterns: [
      ...order(
        PRAISE,
        '',
        source`
          \bwhatever (?:the user|they|is) (?:\w{1,8} )?ask\w{0,3}\b|
          \beven (?:if|when|where) (?:others|another|they|those|
            alternatives|competitors|rivals|something else|it|a competitor) (?:\w{1,12} ){0,3}
          (?:better|cheaper|faster|worse|safer|more (?:suitable|expensive)|unsuitable)\b|
          \b(?:over|above|before) (?:every|all|any) (?:competitors?|rivals?)\b|
          \b(?:related|relevant) or not\b|
          \bwhether or not (?:it|they) (?:is|are|fits?|suits?|was|were)\b|
          \b(?:talk|speak|run|put) (?:the )?(?:competitors|others|rivals|alternatives) down\b|
          \bregardless of (?:the |their |its )?(?:price|costs?|quality|fit|needs?|budget)\b|
          \b(?:do not|don't|never|without) (?:say(?:ing)?|mention(?:ing)?|
            disclos(?:e|ing)) (?:that )?(?:it|this|they) (?:is|are) (?:sponsored|paid|an? ad)|
          \b(?:do not|don't|never|without) (?:mention(?:ing)?|disclos(?:e|ing)|
            reveal(?:ing)?|nam(?:e|ing)) (?:the |any |our |its |other )?
          (?:partnerships?|sponsorships?|sponsors?|affiliations?|commissions?|
            kickbacks?|competitors?|rivals)\b
        `,
        [2, 80],
      ),
    ],
  },

  /** What is for sale stands in all that is written, asked for or not. */
  advertised: {
    patterns: [
      phrase(
        'never|do not',
        source` (?:say|mention|disclose|admit|reveal|tell ${USERS}) (?:that )?
          (?:it|this|these|they|you) (?:is|are) (?:an? )?(?:ads?|advert\w{0,8}|paid|sponsored|
            promotion\w{0,2}|commercial)\b
          `,
        0,
      ),
      ...order(
        PRAISE,
        '',
        source`
          \bas (?:if|though) (?:it|that|this|they) (?:were|was) (?:all )?your own (?:idea|
            opinion|choice|taste|view)
        `,
        [0, 50],
      ),
      ...order(
        'insert|add|include|mention|put|append|place|weave|drop|recommend|work in|slip in|end|close|finish|begin',
        source`
          \?(?:ref|tag|aff\w{0,8}|via|partner)=|
          \b(?:advert\w{0,8}|ads?|promotions?|promo|slogans?|affiliate links?|referral (?:links?|
            codes?)|sponsored \w{3,12}|recommendations? (?:of|for)|coupons?|discount codes?)\b
        `,
        source`
          \b(?:in|into|to|at the (?:end|start|top) of|under|with) (?:every|each|all|any)\b|
          \bwhatever (?:it|the|they|is|you)\b|\b(?:related|relevant|asked(?: for)?) or not\b|
          \bwithout (?:saying|mentioning|marking|labell?ing|disclos\w{1,5})\b
        `,
        [20, 60],
      ),
      ...order(
        'insert|add|include|mention|put|append|place|weave|drop|recommend|advertise|promote|praise|name',
        '',
        source`
          \b(?:in|into|to|at the (?:end|start|top) of) (?:every|each|all|any)\b[^.!?\n]{2,30}
          (?:\bwhatever (?:it|the|they|is|you)\b|\b(?:related|relevant|asked(?: for)?) or not\b|
            \beven (?:if|when|where) (?:it|this|that|the (?:topic|question|user)|nobody|others)\b)|
          \bwithout (?:saying|mentioning|disclosing) that (?:it|this|you|they) (?:is|are|was|were)
          (?: an?)? ?(?:paid|sponsored|ad|advert\w{0,8}|affiliat\w{1,3})\b
        `,
        [0, 60],
      ),
    ],
    spared: regex`
      \b(?:licen[cs]es?|disclaimers?|sources?|citations?|tests?|references?|warnings?|docs?|
        documentation|campaigns?|newsletters?|landing pages?|headers?|imports?|line numbers?|
        ads? (?:in|on|to|for) (?:the )?(?:google|facebook|campaign))\b
    `,
  },

  /** Somebody's wares or party, called the better choice without saying whose. */
  partial: {
    patterns: [
      phrase(
        'never|do not',
        source` (?:say|write|mention|report|print) (?:anything|something|a word) (?:good|positive|
            nice|kind) (?:about|of|on) (?:an? |any |our |the |other )?(?:competitors?|rivals?|
            competing|other (?:makers?|products?))\b
          `,
        0,
      ),
      ...order(
        'tell|inform|say|write to|claim',
        '',
        source`
          \bthat the (?:vote|election|poll\w{0,3}|hearing|appointment|deadline)\b[^.!?\n]{0,30}\b
          (?:later|earlier) than (?:it|they) (?:is|are|really)\b
        `,
        [0, 50],
      ),

      ...order(
        'make|present|portray|show|paint',
        source`
          \b(?:(?:ruling|political|governing|our|conservative|liberal|opposition) party|candidates?|
            government|president|minister|politicians?|movement|opposition)\b
        `,
        source`
          \blooks? (?:good|bad|better|worse|weak|strong|foolish)\b|
          \bcall (?:it|this) (?:neutral|objective|fact|balanced)
        `,
        [16, 30],
      ),
      ...order(
        'invent|make up|fabricate|spread|concoct',
        source`
          \b(?:faults?|flaws?|problems?|weaknesses|scandals?|rumou?rs?|complaints?|defects?)\b
        `,
        source`
          \b(?:in|about|of|for|with) (?:all |any |every )?(?:the |our |their )?(?:\w{1,10} )?
          (?:others?|rivals?|competitors?|competing|competition|alternatives?)\b
        `,
        [8, 8],
      ),
      ...order(
        'rank|put|place|list|name',
        String.raw`\b(?:first|top|above all|highest)\b`,
        source`
          \b(?:whatever|no matter what|regardless of)\b[^.!?\n]{0,24}\b(?:say|says|show|shows|
            figures|results|tests?|scores?|cost|costs|prices?)\b
        `,
        [30, 16],
      ),
      ...order(
        'put|rank|place|list|name|show',
        source`
          \b(?:our|the) (?:\w{1,10} )?(?:partners?|sponsors?|products?|services?|client)\b
        `,
        source`
          \b(?:first|top|above|ahead)\b[^.!?\n]{0,50}\b(?:say|claim|call|present)\b[^.!?\n]{0,30}\b
          (?:neutral|independent|objective|unbiased|fair)\b
        `,
        [6, 16],
      ),
      ...order(
        'tell|talk|persuade|convince|urge|nudge|get|make|push',
        PEOPLE,
        source`
          \b(?:(?:to |into )?vot(?:e|ing) for (?:our|us|my|the (?:\w{2,14} ){1,2}
            (?:party|candidate|list|ticket|alliance|movement))|against voting)\b
        `,
        [4, 16],
      ),
      worded(
        new RegExp(
          source`
            ${LINE_START}always (?:work|weave|slip|put|place|fit|bring) [^.!?\n]{0,16}
            \b(?:recommendations?|advertisements?|ads?|mentions?|
              praise|plugs?) (?:for|of) [^.!?\n]{2,40}
            \b(?:into|in|to) (?:your|the|each|every) (?:\w{1,8} )?(?:answers?|
              repl(?:y|ies)|texts?|responses?)\b
          `,
        ),
      ),
    ],
    spared: FOR_SHOW,
  },
} satisfies Record<string, Frame>
