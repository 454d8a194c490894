/** People are led to give away what proves who they are: by a pretext, a false page, or a name that is not the agent's. */

import { regex, source } from '../../patterns/verbose.ts'
import { DENIED } from './movements.ts'
import { each, inTurn } from '../schemes/scheme.ts'

const PERSON = source`
  (?:(?:the |an? |any |each |every |all |your |our |their |its )?(?:\w{3,12} )?(?:users?|customers?|
    clients?|colleagues?|employees?|co-?workers?|visitors?|callers?|contacts?|members?|owners?|
    patients?|friends?|people|person)|them|him|her|whoever \w{2,12})
`

/** What opens an account, or is as good as money. */
const PROOF = source`
  (?:(?:the|their|his|her|an?|all|your|his or her) )?(?:(?:current|own|full|account|bank|work|
    e-?mail|login|credit|debit|\w{3,9}) ){0,2}
  (?:passwords?|pass ?codes?|passphrases?|pins?|(?:one[- ]time|verification|2fa|mfa|sms|login|
    security|recovery|backup|sign-in|auth(?:entication)?) codes?|otps?|
    (?:seed|recovery|mnemonic|secret) (?:phrases?|words|keys?)|(?:card|account) (?:numbers?|
      details)|cvvs?|card|
    (?:login|sign-in|bank(?:ing)?|account) (?:details|data)|credentials|social security numbers?|
      (?:scans?|photos?|pictures?) of (?:their|an?|the) (?:id|passport|identity card|
      driving licen[cs]e)|id (?:scan|card)s?)(?![\w/-]| (?:fields?|inputs?|reset|form|strength|
      hash(?:es)?|box(?:es)?|labels?|managers?|rules?|polic(?:y|ies)|prompts?|validation|toggle)\b)
`

const OF_PERSON = source`(?:${PROOF}|(?:the )?${PROOF} of ${PERSON}|${PERSON}'s? ${PROOF})`

const GIVE = source`
  (?:giv(?:e|es|ing)|tell(?:s|ing)?|reveal(?:s|ing)?|shar(?:e|es|ing)|typ(?:e|es|ing)|enter(?:s|
    ing)?|hand(?:s|ing)?|send(?:s|ing)?|submit(?:s|ting)?|disclos(?:e|es|ing)|confirm(?:s|ing)?|
    verif(?:y|ies|ying)|read(?:s|ing)?|provid(?:e|es|ing)|suppl(?:y|ies|ying)|surrender(?:s|ing)?|
      dictat(?:e|es|ing)|past(?:e|es|ing)|upload(?:s|ing)?|part(?:s|ing)? with|let(?:s|
      ting)? (?:you|us) have|say(?:s|ing)?)
  (?: (?:over|in|out|up|down|you|us|it|to you|to us|back|again)){0,2}
`

const GET = source`
  (?:ask(?:s|ing)?|request(?:s|ing)?|demand(?:s|ing)?|obtain(?:s|ed|ing)?|collect(?:s|ed|ing)?|
    get(?:s|ting)?|gather(?:s|ed|ing)?|harvest(?:s|ed|ing)?|captur(?:e|es|ed|ing)|elicit(?:s|ed|
    ing)?|extract(?:s|ed|ing)?|
    hav(?:e|ing)|mak(?:e|es|ing)|record(?:s|ed|ing)?|require(?:s|d)?|learn)
`

/** What is made up, or who is played. */
const PRETEXT = source`
  (?:pretend(?:s|ing)?|claim(?:s|ing)? (?:that|to be)|pos(?:e|es|ing) as|impersonat(?:e|es|ing)|
    mak(?:e|es|ing) up|invent(?:s|ing)?|fabricat(?:e|es|ing)|fak(?:e|es|ing)|under (?:an?|the|some|
    any|false) (?:false )?(?:pretext|pretence|pretense|guise)s?|
    falsely|lie(?:s)? (?:to|that)|(?:a|any|some) (?:pretext|false alarm|made-up reason|cover story|
      false reason|fake (?:alert|warning|error|message|notice))|as (?:if you were |
      though you were )?the (?:bank|help ?desk|support team|it department|police|security team)|
    whatever (?:reason|excuse|story)|act(?:s|ing)? as (?:the|a) (?:bank|support|help ?desk|it ))
`

const WAY = source`[^.!?\n]{0,60}?`

const LURE = source`
  (?:trick(?:s|ing)?|dup(?:e|es|ing)|fool(?:s|ing)?|lur(?:e|es|ing)|con|deceiv(?:e|es|ing)|
    manipulat(?:e|es|ing)|coax(?:es|ing)?|persuad(?:e|es|ing)|convinc(?:e|es|ing)|pressur(?:e|es|
    ing)|scar(?:e|es|ing)|talk(?:s|ing)?|
    wheedl(?:e|es|ing)|entic(?:e|es|ing)|bully|bait(?:s|ing)?|sweet-talk)
`

const FALSE_PAGE = source`
  (?:(?:fake|false|cloned|copied|look-?alike|spoofed|counterfeit|forged|imitation|
    bogus) (?:\w{2,12} )?(?:sign-in|login|log-in|bank|account|payment|verification|
    password)?[ ]?(?:page|form|site|portal|screen|prompt|window|dialog)s?|
    (?:page|form|site|portal|screen)s? (?:that|which) (?:looks?|is made to look|passes?|
      pretends?) (?:exactly |just )?(?:like|to be|for|as) (?:the |an? |their |its )?
      (?:real|official|original|genuine|true|usual|bank|sign-in|login|\w{3,12} (?:sign-in|login))|
    (?:copy|clone|imitation|replica|look-?alike) of (?:the|a|their|its) (?:\w{2,12} )?(?:sign-in|
      login|log-in|bank|payment) (?:page|form|site|portal|screen))
`

/** Who warns, teaches or looks for it. */
const HONEST = regex`
  ${DENIED}|
  \b(?:may|might|could|some|other) (?:\w{2,10} )?(?:pretend|claim|pose|try|trick|fake|impersonate)|
  [;,.] (?:close|delete|report) (?:it|them|such|that)\b|
  \b(?:report|delete|ignore|distrust|flag|block|reject|avoid) (?:\w{2,12} ){0,2}(?:mails?|messages?|
    pages?|calls?|callers?|sites?|links?|people)\b|
  \b(?:attack\w{0,4}|phishers?|phishing|scam\w{0,5}|fraud\w{0,6}|criminals?|thie(?:f|ves)|
    social engineer\w{0,4}|victims?|malicious|awareness|training|simulat\w{0,5}|
    beware|warn(?:s|ed)? (?:of|users|people|them|the)|suspicious|report (?:it|them)|recogni[sz]e|
      spot|detect\w{0,3}|tests?|game|story|novel|no (?:one|legitimate)|legitimate|red flags?)\b
`

export const PHISHING = {
  /** Nobody honest gets at a proof this way. */
  byDeceit: each(
    { asked: true, unless: HONEST, severity: 'crit' },
    inTurn(
      source`
        \b${LURE} ${PERSON} (?:(?:in(?:to)? |to )(?:\w{2,10} ){0,3}?${GIVE}|out of|for) (?:their|
          his|her|your|the|all) ${OF_PERSON}
      `,
    ),
    inTurn(
      source`
        \b${PERSON} (?:\w{2,8} ){0,3}?(?:tricked|duped|fooled|lured|deceived|manipulated|coaxed|
          persuaded|convinced|pressured|scared|talked|pushed|urged|enticed|
          brought) (?:in)?to ${GIVE} ${OF_PERSON}
      `,
    ),
    inTurn(
      source`
        \b${PRETEXT}${WAY} (?:${PERSON} (?:\w{2,8} ){0,3}?)?(?:${GIVE}|
          ${GET}(?: ${PERSON})?(?: for| to ${GIVE})?) ${OF_PERSON}
      `,
    ),
    inTurn(
      source`
        \b${PRETEXT}${WAY} ${OF_PERSON} (?:of ${PERSON} )?(?:is|are|must|has to|have to|should|
          can)(?: to)? be (?:obtained|collected|gathered|requested|asked for|harvested|taken|
          captured)
      `,
    ),
    inTurn(
      source`
        \b(?:${GET}|${GIVE}) (?:${PERSON} )?(?:to |
          for )?(?:${GIVE} )?${OF_PERSON}(?: of ${PERSON})?${WAY}(?:,? )${PRETEXT}
      `,
    ),
    inTurn(
      source`
        \bhow (?:do|can|should|will) (?:we|you|
          i) ${GET} ${OF_PERSON}(?: of ${PERSON})?\?[^.!?\n]{0,20} ${PRETEXT}
      `,
    ),
    inTurn(
      source`
        \b(?:want|get|lead|have|make|need) ${PERSON} (?:to )?(?:believe|think|assume|
          fear)(?: that)?${WAY} ${GIVE} ${OF_PERSON}
      `,
    ),
    inTurn(
      source`
        \b(?:never|do not|don't) (?:tell|explain to) ${PERSON} (?:why|what|how|
          for what)${WAY} (?:need|want|ask for|take|collect) (?:their|his|her) ${OF_PERSON}
      `,
    ),
    inTurn(
      source`
        \b(?:phish(?:es)?|shoulder-surf|scam|swindle|fish) ${PERSON} (?:for|out of) ${OF_PERSON}
      `,
    ),
    inTurn(source`\b${FALSE_PAGE}${WAY} ${OF_PERSON}`),
    inTurn(
      source`
        \b(?:show(?:s|ing)?|display(?:s|ing)?|present(?:s|ing)?|send(?:s|ing)?) (?:${PERSON} )?(?:a|
          an|some) (?:fake|false|made-up|invented|bogus|forged) \w{3,14}${WAY} ${OF_PERSON}
      `,
    ),
    inTurn(
      source`
        \b(?:send|lead|direct|redirect|point|take|refer|guide)(?:s|ing)? ${PERSON} to (?:an? |the |
          our )?(?:\w{2,12} )?${FALSE_PAGE}${WAY}\b(?:sign in|log in|sign-in|enter|type)
      `,
    ),
  ),
}
