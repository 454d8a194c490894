/** What of somebody's work can be spoilt, and with what. Sources of patterns, in lower case. */

import { source } from '../../patterns/verbose.ts'

export const A = '(?:(?:an?|the|our|another|some|one|any|all|its|every) )?'

/** A way in that its owner does not know. */
export const WAY_IN = source`
  ${A}(?:small |tiny |hidden |secret |permanent |working ){0,2}(?:back ?-?doors?|
    logic bombs?|trojan horses?|(?:hidden|secret|undocumented|covert|
      concealed) (?:(?:admin\w{0,10}|user|root|test|service) )?(?:log-?ins?|sign-?ins?|accounts?|
      endpoints?|ways? in|entr(?:y|ances?|ies)|admins?|super-?users?))(?![\w-])
`

/** The same where the place has to be told. */
export const KEY_TO_ALL = source`
  ${A}(?:hidden |secret )?(?:master passwords?|skeleton keys?|web ?shells?|universal passwords?)
`

const MADE = source`
  (?:(?:code|programs?|scripts?|functions?|pages?|text|files?) (?:that |which )?you (?:write|make|
    generate|produce|change|touch)|(?:[\w-]{2,12} ){0,2}?(?:code(?:base)?|sources?|projects?|
      log-?in (?:pages?|modules?|forms?)|log-?ins?|servers?|releases?|builds?|
      apps?|applications?|pull requests?|commits?|patch(?:es)?|repositor(?:y|ies)|repos?|functions?|
      modules?|programs?|sites?|web ?sites?|
      packages?|products?|systems?|pipelines?|backends?|librar(?:y|ies)|
      works?(?: of (?:the |your )?(?:users?|customers?|clients?))?)(?![\w-]))
`

export const WHOSE = source`
  (?:the |every |each |all |any |your |their |this |our |its |
    his |her )(?:(?:user|customer|client|owner|team)s?'s? )?
`

export const WORK = `${WHOSE}${MADE}`

export const IN_WORK = `(?:in|into|to|inside|within|on|through) ${WORK}`

export const GUARDS = source`
  (?:the |any |all |its )?(?:encryption|crypto(?:graphy)?|(?:password )?hashing|
    authentication|authorization|log-?in|
    (?:certificate|permission|signature|security|password|access) (?:checks?|validation|
      verification|controls?)|(?:input )?validation|
    access control|random(?:ness| numbers?)|sandbox(?:ing)?)
`

export const OF_WORK = `(?:in|of|from|inside|within|on) ${WORK}`

export const WEAK = source`
  (?:weak(?:er)?|broken|breakable|easy to (?:break|bypass|guess|crack|get around)|
    guessable|ineffective|useless)
`

/** Faults that are meant not to be found. */
export const HIDDEN_FAULT = source`
  ${A}(?:few )?(?:(?:subtle|hidden|deliberate|intentional|exploitable|
    hard[- ]to[- ](?:find|spot|see|notice)|undetectable|unnoticed|inconspicuous|sneaky)
    [ ](?:security )?(?:bugs?|errors?|vulnerabilit(?:y|ies)|holes?|flaws?|defects?|weakness(?:es)?|
      mistakes?|faults?))(?![\w-])
`

export const FAULT = source`
  ${A}(?:few |new |small |subtle |rare |hidden )?(?:bugs?|vulnerabilit(?:y|ies)|
    security (?:holes?|flaws?|bugs?|gaps?)|flaws?|defects?|off-by-one errors?|race conditions?|
    memory leaks?)(?! (?:reports?|fix|tracker|template|labels?|lists?|scan\w*|
    scor\w*|id|entry)\b)(?![\w-])
`

export const KEY = source`
  (?:the |our |an? |your |their |its )?(?:(?:user|owner|admin|customer)s?'?s? )?(?:secret |private |
    admin\w{0,10} |root |api |access |database )?
  (?:passwords?|(?:api|secret|private|access) keys?|credentials|secrets?|tokens?|keys?)
`

export const OPEN_PLACE = source`
  (?:the |this |our |every |each |all |any |a |its )(?:public |source |client |front-?end |
    generated |web |open ){0,2}(?:code|repositor(?:y|ies)|repo|pages?|files?|clients?|
    bundle|app|javascript|html|site|logs?)
`

export const TESTS = source`
  (?:the |all |any |every |your )?(?:failing |security |unit |regression |other )?(?:tests?
    (?: suites?)?|checks?)(?: in ci)?(?! (?:environment|users?|mode|data|accounts?|servers?)\b)
`

export const UNSEEN = source`
  (?:so (?:that )?(?:nobody|no one|the user (?:does not|never|cannot)) (?:\w{2,8} )?
    (?:notices?|sees?|knows?|learns?|finds? out)|
    without (?:telling|a word|saying|mention\w{0,3}|anyone|the user)|
    and (?:say|claim|report|tell \w{2,8}(?: \w{2,8})?)(?: that)? (?:everything|it|all|they|success|
      the \w{3,8}|passes)|(?:unnoticed|silently|secretly|quietly))\b
`

export const NAMES = source`
  (?:the |any |all |their |its )?(?:original )?
  (?:licen[cs]es?(?: (?:headers?|notices?|texts?|files?|comments?))?|
    copyright(?: (?:notices?|headers?|lines?|comments?))?|attributions?|
    credits|names of (?:the |its |their )?(?:original )?(?:authors?|writers?|makers?|owners?)|
    authorship)
`

export const OF_OTHERS = source`
  (?:(?:the |every |each |all |any )?(?:copied|borrowed|stolen|third[- ]party|
    foreign|open[- ]source) (?:code|files?|works?|sources?|texts?|librar(?:y|ies)|parts?)|
    (?:the |every |each |all |any )?(?:code|files?|works?|
      texts?|parts?) (?:of (?:others|third parties|other (?:people|authors|projects))|
      (?:that |which )?you (?:copy|copied|take over|borrow)))
`

export const TRACKER = source`
  ${A}(?:small |tiny |invisible |hidden |secret )?(?:track(?:ing|er) (?:pixels?|scripts?|
    code|images?|links?|ids?)|(?:hidden|invisible|secret) (?:beacons?|trackers?|pixels?)|
    web bugs?|(?<=our )(?:analytics|tracking|measurement) (?:ids?|code|scripts?|tags?))
`

export const TRACKED = source`
  ${WHOSE}(?:(?:[\w-]{2,12} ){0,2}?(?:pages?|sites?|web ?sites?|documents?|e?-?mails?|reports?|
    files?|code|apps?|articles?|answers?|projects?)|mails of the user)
  (?: that you (?:write|make|produce|send)| of the user)?(?![\w-])
`

export const UNTRUE = source`
  ${A}(?:few |some |many )?(?:(?:false|wrong|misleading|untrue|fabricated|invented|made-up|fake|
    poisoned|dangerous|harmful|incorrect|bogus|mislabell?ed)
    [ ](?:facts?|labels?|examples?|statements?|sources?|advice|claims?|entries|data|answers?|rows?|
      samples?|figures?|citations?|references?|information|instructions?))
`

export const LORE = source`
  (?:the |our |every |each |all |their |this |its |any )(?:\w{3,12} )?
  (?:training (?:data|sets?|examples)|data ?sets?|(?:product )?(?:docs|documentation)|wikis?|
    knowledge bases?|corpus|manuals?|handbooks?|encyclop\w{2,6}|
    index|articles?|textbooks?)
`
