/** Recipes that throw away several ways back at once: copies, snapshots, unsaved work, volumes. No single one is a slip. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { textAround } from '../../signals/sentences/surroundings.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** All that there is of a kind, whoever made it. */
const KINDS: readonly RegExp[] = [
  // Snapshots.
  regex`
    \btmutil (?:delete\w{0,20}|disable)\b|
    \bbtrfs subvolume delete\b[^\n]{0,80}(?:\*|\$|snapshots?\b)|
    \bzfs list\b[^\n]{0,60}\bsnapshot\b[^\n]{0,60}\bzfs destroy\b|
    \bvssadmin delete shadows\b[^\n]{0,20}\/all\b|
    \bwbadmin delete\b|\bsnapper\b[^\n]{0,30} delete \S{0,8}-|
    \btimeshift --delete-all\b|\bshadowcopy delete\b|
    \bkubectl delete volumesnapshots?\b[^\n]{0,40}--all\b
  `,
  // Copies.
  regex`
    \brm -\w{0,3}r\w{0,3} [^\n]{0,120}?\/(?:\*\/)?(?:back-?ups?(?:\.backupdb|\/\*)?|restic\*?|
      borg\*?|mobilesync\/backup)(?:[\s\/*;"']|$)|
    \bremove-item\b[^\n]{0,60}-recurse\b[^\n]{0,80}\\back-?ups?\b|
    \brclone (?:purge|delete) \S{0,40}back-?ups?\b|
    \brestic\b[^\n]{0,60}--unsafe-allow-remove-all\b|\bborg delete\b(?! \S{1,80}::)|
    \bvelero backup delete\b[^\n]{0,40}--all\b|
    \baws s3 (?:rm|rb) s3:\/\/[\w.-]{0,40}back-?ups?\b[^\n]{0,40}(?:--recursive|--force)
  `,
  // Work that was not committed.
  regex`
    \bgit (?:-c \S{1,60} )?stash clear\b|
    (?:-name ["']?\.git\b|\bwhile read\b|\bfor \w{1,20} in\b)[^]{0,160}?\bgit (?:-c \S{1,60} )?
    (?:reset --hard|clean -\w{0,3}f|checkout -f)
  `,
  // What git would have kept of it.
  /\bgit (?:-c \S{1,60} )?reflog expire\b[^\n]{0,60}--expire(?:-unreachable)?=(?:now|all)/,
  // What containers keep.
  regex`
    \bdocker volume rm\b[^\n]{0,20}\$\(\s?docker volume ls\b|\bdocker volume ls -q\b[^\n]{0,30}
    \bxargs\b[^\n]{0,20}\bvolume rm\b|\bdocker volume prune\b[^\n]{0,20}(?:-a|--all)|
    \bkubectl delete (?:pvc|persistentvolumeclaims?|pv)\b[^\n]{0,40}--all\b
  `,
].map(worded)

const KINDS_MIN = 2

/** A person decides, or the machine is given up. */
const DECIDED = regex.g`
  \b(?:ask(?:s|ed)? (?:the|before|first|whether|for)|(?<!-)confirm(?:s|ed|ation)?|
    approv(?:e|es|ed|al)|(?:user|owner|they) (?:says?|agrees?|wants?|has)|
    said yes|after a yes|tear ?down|decommission\w{0,3}|wipe the machine|
    handed back|reinstall\w{0,3})\b
`

/** Nobody is to decide. */
const NOT_ASKED = regex.gu`
  \b(?:do not|don't|never|no need to|need not|nobody (?:needs|has) to be|
    without|not be) (?:be )?(?:ask|confirm|approv|wait)\p{L}{0,6}\b[^.!?\n]{0,30}
`

const BEFORE = 260
const BEHIND = 300

export function* lastResorts(document: Document): Generator<Hit> {
  for (const { start, end } of candidates(document, document.observe(snippets), ...KINDS)) {
    const code = document.reading.text.slice(start, end)
    const found = KINDS.map((kind) => kind.exec(code)).filter((one) => one !== null)
    if (found.length < KINDS_MIN) continue
    const from = Math.min(...found.map(({ index }) => index))
    const to = Math.max(...found.map(({ index, 0: text }) => index + text.length))
    const place = { start: start + from, end: start + to }
    const around = textAround(document, place, BEFORE, BEHIND).replace(NOT_ASKED, ' ')
    if (around.search(DECIDED) < 0) yield { ...place, severity: 'crit', firm: true }
  }
}
