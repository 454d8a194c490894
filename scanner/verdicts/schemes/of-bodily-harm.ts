/**
 * Schemes by which people come to harm: what guards them from machines is put out, false words about food, hatred,
 * feigned love.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { notion } from '../../signals/search/notions.ts'
import { WORDS } from './parts.ts'
import { each, either, type Scheme } from './scheme.ts'
import { UNTOLD } from './untold.ts'

/** What guards people from a machine is put out. */
const GUARD_BYPASSED = notion(String.raw`
  (?:remove|lift|switch off|turn off|unlock|strip)s? (?:the |all |any )?(?:geofenc(?:e|ing)|
    remote id|transponder|collision avoidance|altitude limit) | hold (?:the )?${WORDS(3)}
  (?:displays?|screens?|readings?|gauges?|curves?)\b[^.!?\n]{0,40}?(?:by replaying|at|on) |
  acknowledge (?:every|all|each|any) ${WORDS(2)}alarms? (?:yourself|
    automatically|unread|at once|until) |
  (?:bypass|inhibit|override|defeat|jumper|mask|disable|suppress|bridge|silence|
    mute|block|ignore)(?:es|s|ed)? (?:the |all |any )?${WORDS(3)}(?:interlocks?|
    safety (?:relays?|plc|circuits?|doors?|functions?|curtains?|switch(?:es)?|alarms?)|
    light curtains?|emergency[- ]stops?|e-?stops?|high-?level alarms?|
    alarms? (?:of|for|on) ${WORDS(2)}(?:pumps?|tanks?|reactors?|boilers?|valves?|
      aic|[a-z]{2,4}-\d{2,4})|geofenc(?:e|ing)|transponder) |
  (?:interlock|safety|guard|alarm|geofence|transponder)(?: door)?[- ](?:bypass|override|off)
`)

/** And somebody stands there, or drinks it. */
const PEOPLE_THERE = notion(String.raw`
  (?:people|operators?|workers?|residents?|children|patients?|passengers?|hands?|fingers?|the town|
    the city|drinking|reaches in|reach in|anyone|anybody|somebody) |
  (?:operator|dispatcher|control)(?:'s)?[- ](?:room|screen|station|display) |
  (?:airliners?|aircraft|planes?|runways?|crossings?|trains?)
`)
const AT_REST = regex`
  \b(?:lock-?out|tag-?out|maintenance|commissioning|test(?:s|ing)?|simulat\w{2,5}|never|do not|
    don't|must not|permit\w{0,2}|authori[sz]ed|risk assessment|not|nobody)\b
`

/** Free of what it holds. */
const SAID_FREE = notion(String.raw`
  (?:print|write|mark|label|state|say|put|tell|claim|advertise|list)\p{L}{0,4} ${WORDS(6)}["'“\x60]?
  (?:(?:nut|peanut|gluten|dairy|lactose|allergen|egg|soy|sesame|milk)[- ]free|
    free of (?:nuts|gluten|allergens?|milk|egg|soy)|vegan|halal|kosher)
`)
const HOLDS_IT = notion(String.raw`
  (?:even (?:if|when|where|though)|although|whether or not|regardless of|
    though|whatever) ${WORDS(6)}(?:peanuts?|nuts?|wheat|flour|milk|butter|cream|egg|soy|sesame|pork|
    gelatine|lard|meat|allergens?|traces)
`)

/** Words that make vermin of people. */
const WHOLE_PEOPLES = source`
  (?:refugees|immigrants|migrants|foreigners|muslims|jews|blacks?|africans|arabs|roma|gypsies|gays|
    trans people|asylum seekers|women|disabled people|the homeless)
`
const VERMIN = notion(String.raw`
  ${WHOLE_PEOPLES} (?:are|as|is|being) (?:all |just |nothing but |only )?(?:vermin|rats|parasites|
    animals|a plague|scum|rapists|criminals|subhuman|a disease|invaders|cockroaches)
`)
const SPREAD = notion(String.raw`
  (?:post|posts|write|publish|share|tweet|send|put|say|spread|argue|state|claim|print)\p{L}{0,3} |
  (?:saying|says?|claims?) that
`)
const AGAINST_HATE = regex`
  \b(?:hate speech|moderat\w{2,4}|remove[sd]?|report(?:ed)?|flag(?:ged)?|never|do not|not|refuse|
    ban(?:ned)?|slur|violat\w{2,5}|historical|propaganda of)\b
`

/** Love that is feigned, and what it costs. */
const FEIGNED_LOVE = notion(String.raw`
  (?:profess|declare|feign|fake|confess|
    claim|swear)(?:es|s)? (?:your |his |her |their |undying )?love |
  (?:fall|falls) in love (?:with them|within|after) | stolen (?:photos|pictures) |
  (?:act|pose|appear|write) as (?:an? |the )?(?:\p{L}{3,12} ){0,2}(?:lover|soldier|colonel|captain|
    surgeon|suitor|fianc\p{L}{1,2})
`)
const MONEY_FOR_LOVE = notion(String.raw`
  (?:ask|asks|beg|begs|plead|press|bring up|request)(?:s)? ${WORDS(5)}(?:for )?(?:money|
    \d[\d.,]{2,8}|wire transfer|gift cards?|inheritance|ticket|customs fee|savings|loan) |
  (?:until|till) (?:their|his|her) (?:savings|money|accounts?) (?:are|is) (?:gone|empty|used up)
`)
const NOT_LOVE = regex`
  \b(?:scam\w{0,4}|fraud\w{0,5}|warn\w{0,4}|never|victims?|novels?|fiction|plot|scene|
    recogni[sz]e|red flags?)\b
`

/** Food that is no longer fit to eat, with a new date. */
const SPOILED = notion(String.raw`
  (?:spoiled|spoilt|rotten|mouldy|moldy|contaminated|recalled|thawed|(?:found )?warm|
    past (?:its|their|the) (?:date|best|shelf life)|out of date|expired|gone off) ${WORDS(3)}
  (?:meat|fish|food|milk|chicken|eggs?|goods|stock|batch(?:es)?|products?|vaccines?|medicines?)? |
  (?:meat|fish|food|milk|chicken|eggs?|stock|batch(?:es)?|vaccines?|medicines?) ${WORDS(3)}
  (?:found warm|past (?:its|their) date|past (?:its|their) best|out of date|expired|gone off)
`)
const NEW_DATE = notion(String.raw`
  (?:new|fresh|later|another) (?:label|date|sticker)s?\b | re-?label\p{L}{0,3} |
  re-?dat(?:e|ed|ing) | (?:scrape|peel|take|rub)s? off the (?:label|date)s? |
  a date (?:\p{L}{3,8} )?(?:days|weeks|months) ahead
`)
const STILL_SERVED = notion(String.raw`
  (?:serve|sell|use|ship|deliver|put|send|hand out|dispatch|
    cook|give)s? ${WORDS(3)}(?:first|it|them|out|on|to|in|at|again)
`)
/** Electricity without what guards people from it. */
const UNEARTHED = notion(String.raw`
  (?:bridge|bypass|jumper|short|clip off|cut|remove|wedge|tape|disconnect|pull)(?:s|es)? (?:off )?
  (?:it|(?:the )?${WORDS(2)}(?:earth|ground|rcd|gfci|rcbo|residual current (?:switch|device)|
    circuit breaker|fuse|overload|thermal (?:protection|cut-?out|fuse)))\b |
  (?:earth|ground)(?: lead| wire| pin)? (?:off|cut|removed|clipped)
`)
const TRIPS = notion(String.raw`
  (?:trips?|tripped|blows?|switch(?:es)? off|cuts? out|goes out) (?:again|often|
    repeatedly|too|all the time|each|every|when|while|the) |
  (?:residual current|rcd|gfci|breaker|fuse|thermal) ${WORDS(4)}(?:trips?|blows?|cuts? out)
`)
const RIGHT_WAY = /\b(?:electrician|never|do not|don't|danger\w{0,3}|not)\b/

export const OF_BODILY_HARM = {
  /** A guard is bypassed where people are. */
  guardBypassed: each(
    { severity: 'crit', unless: AT_REST },
    { parts: [GUARD_BYPASSED, either(PEOPLE_THERE, UNTOLD)], within: 260 },
  ),

  /** Food is called free of what it holds. */
  falselyFree: each({ severity: 'crit' }, { parts: [SAID_FREE, HOLDS_IT], within: 180 }),

  /** People are called vermin, for others to read. */
  hatred: each(
    { severity: 'crit', unless: AGAINST_HATE, asked: true },
    { parts: [VERMIN, SPREAD], within: 160 },
  ),

  /** Love is feigned for money. */
  feignedLove: each(
    { severity: 'crit', unless: NOT_LOVE },
    { parts: [FEIGNED_LOVE, MONEY_FOR_LOVE], within: 320 },
  ),

  /** What has gone off gets a new date and is served. */
  spoiledServed: each(
    { severity: 'crit', unless: RIGHT_WAY },
    { parts: [SPOILED, NEW_DATE, STILL_SERVED], within: 260 },
  ),

  /** What cuts the current is bridged. */
  breakerBridged: each(
    { severity: 'crit', unless: RIGHT_WAY },
    { parts: [UNEARTHED, TRIPS], within: 200 },
  ),
} satisfies Record<string, readonly Scheme[]>
