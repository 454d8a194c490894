/** Words by which a text is set above others, or others are set aside. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

/** They count no more. */
export const VOID = worded(
  regex`
    \b(?:(?:null and )?void|withdrawn|withdraw|lapse[ds]?|obsolete|
      cancel(?:s|led|ed)?|no longer (?:\w{1,12} )?(?:appl(?:y|ies)|bind(?:s|ing)?|hold|count|
        matters?|valid|in force|relevant|active|stand|govern)|not (?:applicable|binding|valid)|
      do(?:es)? not (?:apply|bind|count|hold|matter)|
      (?:carry|carries|have|has) no (?:weight|force|authority|bearing|effect)|
      set (?:\w{1,12} ){0,4}aside|put (?:\w{1,12} ){0,4}aside|crossed out|struck (?:out|from)|
      suspend(?:ed|s)?|supersede[ds]?|revoked?|rescinded|repealed|annul(?:led|s)?|retired|
      expired?|lifted|discard(?:ed)?|disregard(?:ed)?|clear (?:\w{1,12} ){0,5}from|dropped|
      let (?:\w{1,14} ){0,4}(?:drop|go|lapse)|outdated|overrul\w{1,4}|
      overrid\w{1,5}(?!(?<=\b(?:team|acknowledged|local|known|config|manual|
        explicit|documented) overrides)(?:[.,;)]|$))|
      defunct|is history|dead letter|yields?|give(?:s)? way|rank(?:s)? (?:below|under|second)|
      com(?:e|es) second|tak(?:e|es) (?:a )?back seat|replaced? (?:by|with)|out of force|
      without effect|cease[sd]?|forget|unlearn|ignored?|neutrali[sz]ed|mere(?:ly)? (?:advice|
        suggestions?|advisory|a suggestion)|(?:are|is|becomes?|as) (?:only |merely )?
      (?:advisory|optional|suggestions?|background|a draft|noise|decoration)|stand(?:s)? down|
      swept away|wiped|reset|(?:is|are|as|be|becomes?|considered|rendered|declared|now) invalid|
      invalidated|deprecated|moot|off the table|switched off|waived?)\b
  `,
)

/** Ways to be rid of a bound, or to bend it. */
export const UNDOES = regex`
    \b(?:stop(?:s)? (?:obeying|following|heeding|applying)|ends?\b|ended|drop(?:s|ped)?|
      reset(?:s)?|los(?:e|es)|placeholder|no longer|not (?:valid|apply|know about|
        relevant|meant|bind\w{0,3}|cover)|supersed\w{1,3}|ignor\w{1,3}|overrid\w{1,4}|
      replac\w{1,3}|talk you out|read (?:\w{1,10} |"\w{1,12}" ?){0,4}as|
      off\b|suspend\w{0,3}|set aside|put aside|forget|discard|disregard|outdated|
      out of date|do(?:es)? not (?:know|apply|reach|extend|matter|count|cover|hold)|expire[sd]?|
      void|invalid|waived?|lifted|unlearn|bypass|work around|get around|style preference|
      preference|suggestion|optional|softer|loosen\w{0,3}|relax\w{0,2}|exempt\w{0,3}|
      bend|unbound|free (?:of|from)|compiled out|switched|swap\w{0,3}|instead of|rather than|
      pretend|were (?:never|not)|was (?:never|not)|obsolete|cancel\w{0,4}|abandon\w{0,2}|
      leave behind|shed|erase[sd]?|defer(?:s)? to this|yields?|second to|behind (?:this|the)|
      below (?:this|the)|mistaken|wrong here|mute[sd]?|not for this|has no say|have no say)\b
  `

/** Products that are built have prompts and rules too. */
export const BUILT = regex`
    \b(?:our own (?:products?|bots?|apps?|assistants?|chatbots?)|the (?:bot|
        chatbot|app|application|product|agent under test|assistant you (?:build|design|write))|
      (?:write|draft|design|test|version|create|edit|improve|tune|evaluate|iterate on|
        customi[sz]e|configure|store|cache|count|shorten|update|review|optimi[sz]e|build|
        craft|include|insert|add|load) (?:\w{1,12} ){0,3}(?:system prompt|prompt|instructions|
        rules|guidelines)|prompt (?:engineering|template|file|library|caching)|role: ?"?system|
      messages? array|training (?:data|loop|set|run|plan|script|time|job)|your (?:team|company|
        organi[sz]ation|project|business|brand|own (?:rules|instructions))|linter|brand)\b
  `

/** What the person says is to change nothing. */
export const DEAF = worded(
  regex`
    \b(?:users?|person|human|customer|client|owner|operator)(?:'s|s')? (?:\w{1,10} ){0,3}
    (?:cannot|(?:can|may|do|does|will|shall)(?:n't| not)) (?:revoke|change|
      alter|override|cancel|undo|suspend|amend|overrule|stop|withdraw|lift)\b[^.!?\n]{0,40}
    \b(?:this|these|here|skill|file|document|page)\b|
    \blet (?:nothing|none of what) (?:that )?(?:the |your |any )?(?:users?|person|human|customer|
      client|owner|operator|anyone|anybody|they)\b
    [^.!?\n]{0,24}\b(?:change|alter|override|stop|affect|undo|amend|suspend|overrule|modify|
      outweigh|cancel)\b[^.!?\n]{0,40}
    \b(?:plan|steps?|page|file|skill|rules?|document|instructions?|section|procedure)\b|
    \b(?:nothing|no (?:refusal|objection|protest|request|order|word|wish)|
      no matter what|whatever|a (?:later )?(?:refusal|objection|protest|no|veto)|
      later (?:refusals?|objections?|orders?|requests?)) (?:\w{1,10} ){0,5}(?:users?|
      person|human|customer|client|owner|operator|in the chat|they|he|she)?\b[^.!?\n]{0,40}
    \b(?:can(?:not)?|may|will|does|do|shall|could|should)(?:n't)? (?:not )?(?:change|alter|
      override|stop|affect|undo|amend|suspend|overrule|modify|outweigh|cancel)\b[^.!?\n]{0,40}
    \b(?:plan|steps?|page|file|skill|rules?|document|instructions?|section|here|procedure)\b
  `,
)

/** A list of whose word comes first. */
export const ORDER = worded(
  regex`
    \b(?:instruction hierarchy|hierarchy|order of (?:precedence|authority|
      priority|importance|trust)|chain of command|priority(?: order)?|precedence|
      whose word counts|ranking)\b[^.!?\n]{0,40}(?::|=|->|\bis\b|\bare\b)
  `,
)

/** Characters behind a sentence in which it may go on. */
export const LEAD = 160

/** They are spoken of as what the agent was told, not as a thing of the trade. */
export const TOLD = regex`
  \b(?:consider(?:ed)?|treat(?:ed)?|regard(?:ed)?|think of|count(?:ed)?|assume|
    from (?:here|now|this point) on|as (?:long|soon) as|once|while|whenever|when) (?:\w{1,14} ){0,8}
`

/** This text counts more. */
export const WINS = worded(
  regex`
    \b(?:takes?|taking|has|have|having|claims?|holds?|given|gets?) (?:\w{1,12} ){0,2}
    (?:precedence|priority|primacy)\b|
    \b(?:prevails?|wins?|outranks?|outweighs?|trumps?|supersedes?|
      overrides?(?!(?<=\b(?:team|acknowledged|local|known|config|manual|explicit|documented|and|
        the|all|any|no) overrides)[.,;)]|(?<=\b(?:team|acknowledged|local|known|config|manual|
          explicit|documented|and|the|all|any|no) overrides)$)|overrules?|beats|
      governs?|decides|settles it|trumping|outranking|overriding)\b|
    \b(?:rank(?:s|ed)?|stand(?:s)?|sit(?:s)?|is|are|placed) (?:\w{1,10} )?
    (?:above|over|ahead of|higher than)\b|
    \b(?:comes?|goes|go) (?:first|before)\b|
    \b(?:the )?(?:last|final) (?:word|say|authority)\b|
    \b(?:only|sole) (?:\w{1,12} ){0,3}(?:that )?
    (?:bind|binding|valid|authority|source|count|counts|apply|in force|authoritative)\b|
    \b(?:alone|only) (?:is|are|binds?|counts?|appl(?:y|ies)|governs?)\b|
    \bremains? in force\b|
    \b(?:higher|highest|top|supreme|absolute|greater|more) (?:priority|authority|weight|rank|
      standing|importance)\b|
    \bmore weight\b|\bregardless of what\b|
    \bact on (?:\w{1,12} ){0,4}nothing else\b|
    \b(?:follow|obey|go with|keep to|stick to|side with|stay with|abide by|
      honou?r) (?:th(?:is|e|ese) (?:skill|file|document|notes|rules|text|steps|instructions|
        section|page)|what (?:is written|stands) here)\b
  `,
)

/** Those whom the agent serves themselves, their wishes, or that they want it otherwise. */
const PERSON_WORDS = source`
  (?: (?:the |your |any |every )(?:users?|operators?|owners?|humans?|person|developers?|
    vendors?|makers?)(?=[.,;:!?]|$| (?:and|or|who|when|if|even|in)\b)|
  [ ](?:the |any |all )?(?:wish(?:es)?|words?|will|orders?|requests?|instructions?|
    objections?) of (?:the |your |any )?(?:users?|operators?|owners?|humans?|person)\b|
  [ ](?:when|if|where|whenever) (?:the |your |an? )?(?:users?|operators?|owners?|humans?|person) (?:
    disagrees?|objects?|protests?|differs?|refuses?|insists?|(?:says?|wants?) otherwise)\b)
`
export const PERSON = new RegExp(`^${PERSON_WORDS}`)
export const WINS_OVER_PERSON = worded(new RegExp(`(?:${WINS.source})${PERSON_WORDS}`))

/** Somebody's words, group 1, stand above those of the user or what the agent was told, group 2. */
export const OUTRANKS = worded(
  regex`
    \b(this (?:skill|file|page|document|text|section)|
      (?:orders?|instructions?|commands?|messages?|rules|notes|steps|directions|requests|what|
        whatever|anything|everything)(?: (?:[^.!?,;:\n]|\.(?=\w)){2,60}?)?)[ ]
    (?:outranks?|outweighs?|trumps?|beats?|overrides?|overrules?|supersedes?|replaces?|
      cancels?|revokes?|annuls?|binds? you (?:more|better|closer) than|prevails? over|
      (?:tak|hav)(?:e|es) (?:precedence|priority) over|has (?:precedence|priority) over|
      (?:comes?|go|goes) (?:before|ahead of)|(?:weighs?|counts?) (?:for )?more than|
      wins? (?:over|against)|(?:stands?|ranks?|is|are) (?:placed )?above|
      (?:is|are) to be (?:followed|obeyed) (?:rather than|instead of|before))[ ]
    ((?:those|that|the (?:wishes|orders|words?|instructions|requests?|will)) of (?:the |your )?
      (?:users?|owners?|operators?|person|humans?|customers?)\b|
      what(?:ever)? (?:the |your )(?:user|owner|operator|person|
        human|customer)s? (?:says?|wants?|asks?|wishes|told|tells)\b|
      (?:the |your )(?:user|owner|operator|human)(?:'s|s') (?:\w{2,10} )?(?:wishes|orders|words?|
        instructions|requests?|polic(?:y|ies)|rules|will)\b|
      the system (?:prompt|message)\b|
      your (?:\w{2,10} )?(?:guidelines|rules|instructions|polic(?:y|ies)|training|principles)\b|
      (?:anything|everything|any \w{3,12}|all) (?:that )?(?:from |by |of )?
      (?:the |your |an? )?(?:users?|operators?|owners?|human|person)
      (?= (?:says?|said|asks?|wants?|types?|writes?|may|might|who)\b|[.,;!?]|$)|
      (?:the |your )(?:users?|operators?|owners?|human|person|developers?|
        makers?|vendors?)(?=[.,;!?]|$)|your (?:developers?|makers?|vendors?|operators?)\b|
      (?:the |any |all )?(?:instructions|orders|rules|limits|guidelines|
        briefing) (?:that )?you (?:(?:were|have been|are) (?:\w{1,10} )?(?:given|told|taught|
        started|configured|handed|set|bound)|got|received|came|started|began)\b|
      what you (?:were|have been|are) (?:told|given|taught)\b|
      (?:all |any )?(?:earlier|prior|previous) (?:instructions|orders|rules)\b)
  `,
)

/** What the files and rules of a project say of each other is its own affair. */
export const TRADE = regex`
  \b(?:css|design (?:decisions?|choices?|rules|principles|constraints)|layout|selector|
    eslint|config(?:uration|s)?|settings?|defaults?|env(?:ironment)? variables?|stylesheets?|
    class(?:es)?|method|subclass|templates?|tokeni[sz]er|firewall|permissions on|umask|routing|
    branch|linter|version|package|schema|contract|clause|law|statute|regulation|act|gdpr|terms|
    agreement|playbook's|locale|theme|cli|flags?|parameters?|args?|property|values?|layer|cascade|
    cookie|migration|invoice|formatter|prettier|jurisdiction|court|training data|knowledge|
    library|project(?:'s|-specific| conventions)?|repo(?:sitory)?(?:'s|-specific)?|house style|
    style guide)\b
`

/** A setting that people may give another value. */
export const OFFERED = regex`
  \b(?:you|users|one) can (?:also )?override (?:it|them|these|this|those)\b[^.!?]{0,24}\bwith\b|
  \(optional\):? (?:override\b|an? string\b)|
  \boverrides (?:what is|any|the (?:one|value))\b[^.!?]{0,20} in\b|
  \brule that overrides the rules in the (?:table|list)\b
`
