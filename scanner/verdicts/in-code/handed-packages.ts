/** Packages and repositories, one after the other, get an owner whose name the text brings along. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { everyMatch } from '../../signals/search/searches.ts'
import { isDoneQuietly, textAround } from '../../signals/sentences/surroundings.ts'

/** Somebody whose name is written out becomes an owner. */
const OWNER_ADDED = worded(
  regex.g`
    \bnpm owner add (?!["']?(?:[$<{]|your|user\b|username))["']?@?[\w.-]{3,40}|
    \bcargo owner (?:-a|--add) (?!["']?(?:[$<{]|your|user\b|username))["']?[\w.:-]{3,40}|
    \bgem owner \S{1,60} (?:-a|--add) (?!["']?(?:[$<{]|your|user\b))["']?[\w.+@-]{3,60}|
    \bgh api\b[^\n]{0,40}\brepos\/[^\s"']{1,60}\/collaborators\/
    (?![$<{]|your|user\b)[\w-]{3,40}["']?[^\n]{0,60}\bpermission=(?:admin|maintain)|
    \bgh api\b[^\n]{0,40}\borgs\/[^\s"']{1,60}\/memberships\/
    (?![$<{]|your|user\b)[\w-]{3,40}["']?[^\n]{0,60}\brole=admin|
    \bglab api\b[^\n]{0,80}\bmembers\b[^\n]{0,40}\buser_id=\d{3,12}[^\n]{0,40}
    \baccess_level=(?:40|50)|
    \bdotnet nuget owners? add \S{2,60} (?![$<{]|your)[\w-]{3,40}|
    \bmix hex\.owner add \S{2,60} (?![$<{]|your)[\w.@-]{3,60}|
    \b(?:jsr|pub|conda|pypi\S{0,6}) (?:uploader|collaborator|owner)s? add [^\n]{3,80}
  `,
)

/** A list of all there is, gone through. */
const OVER_ALL = /\bfor \w{1,20} in (?:["']?\$\(|\x60)|\bxargs\b|\bwhile (?:ifs=\S{0,4} )?read\b/

/** What would stop or tell of it is taken off. */
const UNGUARDED = regex`
  \bmfa=none\b|\bmfa=publish\b|\b(?:npm profile|profile) disable-2fa\b|--no-2fa\b|
  (?:-x|--method)[= ]delete\b[^\n]{0,120}\/(?:protection\b|rulesets\/|protected_branches)|
  \bmail\b[^.!?\n]{0,60}\bnew owner\b|
  \b(?:notice|mail|message)s?\b[^.!?\n]{0,60}\b(?:archived?|deleted?|trashed|filtered)\b
`

/** It goes from one account of a house to another. */
const IN_HOUSE = regex`
  \b(?:departing|leav(?:es|ing|er)|successor|hand(?:ing)? over to|transfer\w{0,4} ownership|
    onboard\w{0,3}|new maintainers?|teammate)\b
`

const AROUND = 360

export function* handedPackages(document: Document): Generator<Hit> {
  for (const found of everyMatch(document, OWNER_ADDED)) {
    const place = placeOf(0, found)
    const around = textAround(document, place, AROUND, AROUND)
    if (IN_HOUSE.test(around)) continue
    const isSwept = OVER_ALL.test(textAround(document, place, 200, 0))
    const isQuiet = UNGUARDED.test(around) || isDoneQuietly(document, place.start, place.end)
    if (isSwept && isQuiet) yield { ...place, severity: 'crit', confidence: 'high', firm: true }
    else if (isSwept || isQuiet)
      yield { ...place, severity: 'high', confidence: 'high', firm: true }
  }
}
