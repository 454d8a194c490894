/** Constellations of goods, money, consent and safety: what is swapped, diverted, taken for granted or made dangerous. */

import { notion } from '../notions.ts'
import type { Constellation } from './constellations.ts'
import { OPEN_OR_BOUND } from './sign.ts'

/** The same for what may hurt somebody. */
const CAREFUL = new RegExp(
  `${OPEN_OR_BOUND.source}|\\b(?:nobody|no one|dangerous|licensed|to leave|locked?|no dose|electrician|stay with)\\b`,
)

/** Another thing than what was ordered. */
const POORER = notion(`
  uncertified | barn eggs? | house product | cheaper (?:one|lot|brand|wood|oil|fish|part|product|batch) | (?:past|over) (?:its|their) (?:date|service life|shelf life) | past their | expired | old stock | second-hand | frozen | returned (?:goods|items) | refurbished | conventional | thawed | yesterday's | from the second mill | clean barrel | diluted? | blend\\p{L}{0,2} | another stable | of another | in place of those | the \\d{4} label | damaged | worn | unchecked | rejected | recycled
`)
const PASSED_OFF = notion(`
  under the same (?:label|name|number) | same label | new label | the (?:certified|original|first|organic) (?:lot )?(?:number|label|box|code|report|name|sticker) | free-range boxes | (?<=as )(?:new|fresh|organic|certified|original|local) | (?:print|set|put|stick|use) (?:\\p{L}{2,12} ){0,5}(?:label|code|stamp|sticker|lot number|tag|seal) | under the first number | carries no | folded around | is inspected each | on the sack
`)

/** Money that goes elsewhere. */
const DIVERT = notion(`
  (?:pay|transfer|book|route|credit|send|redirect|deposit|forward|sweep|move|pass|exchange|replace|settle|wire|use) (?:it |them |the )?(?:\\p{L}{2,14} ){0,6}?(?:to|into|with|for) (?:the |our |an? |his |her )?(?:\\p{L}{2,14} )?(?:pot|account|wallet|card|address|iban|partner|agent|suppliers|one in) | (?:is|are) (?:booked|paid|credited|transferred|routed) (?:in)?to (?:the|our|an?) | second (?:refund|deposit|invoice|payment|fee|charge) | settlement account | float account | private pot | helper card | agent's account
`)
const OWED_TO = notion(`
  escrow | tips? | iban of | supplier | employees' share | pension | receipts | refunds? | the estate | deposits? | donations? | wages? | rent | fund | invoice\\p{L}{0,1} | reference and amount | clipboard | the seller | heirs? | members' | dues | savings | collection | fare | prize | royalties | commission | salary | overtime | the holdings
`)
const UNDER_COVER = notion(`
  as printed | stay as | under the usual heading | confirmation with | saying that | already paid | until then | show (?:it |them )?as paid | before it is pasted | belongs? to (?:the firm|us) | twice | in cash only | is not credited | reference | shows? the (?:old|usual|agreed) | remains? the same | (?:look|looks) the same | usual heading | stays the same
`)

/** Somebody agrees for another. */
const AGREES = notion(`
  (?:sign|accept|confirm|click through|tick|complete|agree to|approve|renew|switch(?:es)?|subscribe|enrol|note|write|order|book|buy|take out|vote|answer\\p{L}{0,1}) (?:\\p{L}{2,14} ){0,6}?(?:in (?:her|his|their|the \\p{L}{3,14}'s|\\p{L}{3,12}) name|in their name|for (?:her|him|the (?:user|rider|householder|tenant|member|customer|client|parent|patient|guest|child|owner|driver|pupil|shareholder))|with (?:the |his |her )(?:stored|saved|\\p{L}{3,14}'s stored)|with (?:his|her) initials|on (?:her|his|their) behalf) |
  leaves? the \\p{L}{3,10} (?:\\p{L}{3,10} )?(?:box )?ticked | code to itself | pre-?tick\\p{L}{0,2} | stored (?:initials|fingerprint|card|signature|token) | yes by phone | as part of the enquiry
`)
const BINDING = notion(`
  contracts? | terms | agreements? | waiver | tariff | plan | subscription | resolution | change ticket | assign\\p{L}{0,3} | survey | purchases? | pack | policy | insurance | membership | consent | the switch | trial | order | the offer | arbitration | licen[cs]e | donation | warranty | loan | settlement | vote
`)

/** A guard on a machine, or a thing that kills. */
const DANGER = notion(`
  gas | pilot | fuses? | extractor | ladder | chain saw | limiter | interlock | light curtain | safety contacts? | safety switch | guard rail | smoke detectors? | carbon monoxide | breaker | brakes? | harness(?:es)? | asbestos | bleach | raw milk | formula | bab(?:y|ies) | infants? | insulin | units to inject | surface interval | motorway | ropes? | trench | boiler | mains | avalanche | welded | the press | mushrooms? | helmets? | solvents? | overload\\p{L}{0,2} | pressure valve | relief valve | dosage | dose
`)
const OVERRIDDEN = notion(`
  bridge the | bypass the | override | relight\\p{L}{0,3} | (?:can|may) be (?:swapped|cut|welded|changed|stretched|bridged|skipped|used|eaten|reused|replaced|overridden|left|doubled|shortened|lifted|worn|mixed|stored|taken|driven|opened|crossed|ignored) | can change it | next larger | larger size | shorten the | tape (?:over|down) | disconnect the | at \\d{2} percent | as if measured | suited for | with more water | set to maintenance | from a ladder | with the \\p{L}{3,12} (?:open|off|closed|running) | weakest | lowest level | walk them through | disable the | silence the | remove the (?:guard|cover|limiter|filter) | double the
`)
const PLAYED_DOWN = notion(`
  will cope | it saves | saves a | does no harm | is common | only (?:one|if it|for insurance) | recommended for | provided (?:they|that) | the end | costs? (?:us|the) | advise them to hurry | it will be fine | be fine | too often | trips | note the | is closed anyway | fit the | put off | for a few | for months | since the | is broken | is fine | harmless | enough | no need | twenty minutes | is missing | loses? time | slows? | charged to
`)

/** People who are served worse, and why them. */
const GROUP = notion(`
  wheelchair | surnames? | foreign (?:number|haulier|name|accent) | pregnan\\p{L}{2,3} | maternity | postcode | public insurance | free meal | hospital network | direct debit | gap of | women | accents? | migrants? | nationality | pensioners? | single mothers? | disabled | attached list | behind with | benefits? | favour the | age of | neighbourhoods? | religio\\p{L}{1,3} | the other list | speak no | union members
`)
const WORSE = notion(`
  no free | already (?:let|taken|gone|sold) | rank(?:ed)? down | subtract\\p{L}{0,1} | reserved for | end of the line | weeks | extra distance | filtered out | as the lowest | not extending | reduced | lower\\p{L}{0,2} | short text | half a (?:grade|point) | points? | last | later | longer | higher (?:price|fare|rate) | declin\\p{L}{1,3} | waiting list | no (?:appointment|table|room|slot|answer) | put (?:\\p{L}{2,14} ){1,4}at the | sunday shift | leave\\p{L}{0,1} out | the same date | one step above | slower | cut (?:off|short) | surcharge
`)
const COVER = notion(`
  as (?:the |a )?reason | give (?:as )?(?:the )?reason | reason code | name income | as (?:the )?fastest | falling demand | under the label | others? (?:are|get|receive|go|hear) | everyone else | the others | is for everyone | keeps no reason | the rest (?:get|receive|see) | though the | although | shows? (?:the )?(?:normal|rank|fastest) | accounts whose | uniform | no formula
`)

export const ON_GOODS: readonly Constellation[] = [
  {
    sign: 'false name',
    weight: 7,
    parts: [PASSED_OFF, POORER],
    within: 180,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'swapped target',
    weight: 7,
    parts: [DIVERT, OWED_TO, UNDER_COVER],
    within: 240,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'swapped target',
    weight: 3,
    parts: [DIVERT, OWED_TO],
    within: 140,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'consent passed over',
    weight: 6,
    parts: [AGREES, BINDING],
    within: 180,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'grave step',
    weight: 7,
    parts: [OVERRIDDEN, DANGER, PLAYED_DOWN],
    within: 240,
    unless: CAREFUL,
  },
  {
    sign: 'grave step',
    weight: 4,
    parts: [OVERRIDDEN, DANGER],
    within: 140,
    unless: CAREFUL,
  },
  {
    sign: 'unequal treatment',
    weight: 7,
    parts: [WORSE, GROUP, COVER],
    within: 240,
    unless: OPEN_OR_BOUND,
  },
  {
    sign: 'unequal treatment',
    weight: 3,
    parts: [WORSE, GROUP],
    within: 120,
    unless: OPEN_OR_BOUND,
  },
]
