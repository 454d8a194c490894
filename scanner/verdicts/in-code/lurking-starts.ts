/**
 * Starts of what hides or sends things away, written by programs of any language or in plain words into a file that is
 * read in at each login, boot or commit. Commands of a shell are read by the rule itself.
 */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import type { Place } from '../../signals/search/notions.ts'
import { everyPair } from '../../signals/shell/snippets.ts'
import { RUNNING_TEXT } from '../../stance/stance.ts'

/** Files and folders that something is started from, whatever the language calls their home. */
const START_PLACE = source`
  (?:(?<![\w-])\.(?:bashrc|zshrc|profile|bash_profile|bash_login|zprofile|zshenv|
    zlogin|bash_logout|zlogout|bash_aliases|kshrc|cshrc|xprofile|xinitrc|xsessionrc|
    tmux\.conf|vimrc|envrc|ssh\/rc)\b|
    \/etc\/(?:profile|rc\.local|cron|update-motd\.d|udev\/rules\.d|bash\.bashrc|environment)|
    \bcron\.(?:d|daily|hourly)\b|
    \.config[\/"', ]{1,6}(?:autostart|systemd|environment\.d|fish|nvim)\b|\/etc\/systemd\/|
    \blaunch(?:agents|daemons)\b|\bstart[ -]?menu\b[^\n]{0,24}\bstartup\b|\boh-my-zsh\/custom\b|
    \.git[\/"', ]{1,6}hooks\b|\.husky\b|\.vscode\/tasks\.json\b|\bdevcontainer\.json\b|
    \b(?:site|user)customize\.py\b|site-packages\/[\w.-]{1,40}\.pth\b|
    \bipython\/profile_default\/startup\b|\.emacs\.d\b|
    currentversion\\{1,2}run\b|\$profile\b)
`
const PLACE = worded(new RegExp(START_PLACE, 'g'))

/** Something is started from that file or folder. */
export const isStartPlace = (path: string): boolean => IS_PLACE.test(path)
const IS_PLACE = new RegExp(START_PLACE)

/** A program that lies where nobody looks: in a folder that is emptied, or hidden within a hidden one. */
export const LURKS = regex`
  (?:(?<![\w.>=])|(?<=\\n|exec(?:start)?=))(?<!(?:open|path|file|filesync|mkdir)\(\s?["'\x60])
  (?<!(?:>|-o|--output|cd|rm|rm -rf|rm -f|mkdir|mkdir -p)\s?)(?:
    (?:\/var\/tmp|\/dev\/shm|\/tmp|\$\{?tmpdir\}?|%temp%|\$env:temp)[\/\\]{1,2}
    (?!\S{0,60}\.(?:log|txt|lock|pid|sock|json|out|err|cron)\b)[\w.\/\\-]{2,80}|
    (?:~|\$\{?home\}?|\/home\/\w{1,20}|\/root|\/var\/lib|\/usr|\/opt|\/etc)\/(?:[\w.-]{1,30}\/){0,3}
    \.(?!local|config|venv|env\b|git|bin\b|cargo|nvm|npm|
      ssh|claude)[\w-]{2,30}\/(?:[\w-]{1,30}\/){0,2}
    \.(?!venv|env|bin\b|git|cache|lock|npm|local|tmp|data|store|state|config)[\w-]{1,30}|
    (?:~|\$\{?home\}?)\/\.(?:cache|config|local)\/(?:[\w-]{1,30}\/){0,2}
    \.(?!venv|env|bin\b|git|cache|lock|npm|local|tmp|data|store|state|config)[\w-]{1,30})
`

/** Something is sent away at each start, or an agent works without its guards. */
const ACTS = regex`
  \b(?:curl|wget)\b[^\n]{0,160}\s(?:-d|--data[\w-]{0,12}|--post-\w{4}|--upload-file)\b|
  --dangerously-skip-permissions\b|--yolo\b|--dangerously-bypass
`

/** A program writes to a file. */
const WRITES = worded(
  regex.g`
    \b(?:write_?text|write_?bytes|writelines|write|append_?text|append|file_put_contents|
      (?:append|write)file(?:sync)?|(?:add|set)-content|out-file|writealltext|appendalltext|
      files\.write\w{0,6}|createwritestream|copyfile(?:sync)?|shutil\.copy2?|
      symlink(?:sync|_to)?|fs::write|os\.writefile|ioutil\.writefile|lines\.append|
      setitem|setvalueex)\s?\(?|
    \bopen\w{0,8}\([^\n]{0,120}["'](?:a|w|a\+|w\+|at|wt)["']
  `,
)

/** Somebody is told to put something there, or that it starts something. */
const ADDED = source`
  \b(?:adds?|appends?|puts?|writes?|inserts?|places?|cop(?:y|ies)|links?|installs?|drops?|
    registers?|includes?|saves?|pastes?|hooks?)\b
`
const STARTED = source`\b(?:starts?|runs?|launch(?:es)?|calls?|loads?|sources?|executes?)\b`
const PUT = worded(new RegExp(`${ADDED}|${STARTED}`, 'g'))
const IS_ADDED = new RegExp(ADDED)
const IS_STARTED = new RegExp(STARTED)

/** Making a tool findable and loading its completion, as every manual asks for. */
const ORDINARY = regex`
  \bpath\b\s?[=+:]|\bexport \w{1,24}=|eval ["'\\]{0,2}\$\(|completion|\bcompinit\b|shellenv|\bnvm|
  pyenv|rbenv|direnv|starship|zoxide
`

/** Characters between the place and the word that has it written. */
const REACH_OF_PROGRAMS = 200
const REACH_OF_WORDS = 160

/** Characters on each side in which stands what is started. */
const AROUND = 160

export function* lurkingStarts(document: Document): Generator<Hit> {
  yield* startsIn(document, WRITES, REACH_OF_PROGRAMS, true)
  yield* startsIn(document, PUT, REACH_OF_WORDS, false)
}

function* startsIn(
  document: Document,
  verb: RegExp,
  reach: number,
  isProgram: boolean,
): Generator<Hit> {
  let behind = -1
  for (const { start, end, snippet } of everyPair(document, PLACE, verb, reach)) {
    if (start < behind || isProgram === RUNNING_TEXT.has(document.zoneAt(start))) continue
    const { text } = document.reading
    const written = text.slice(start, end)
    const from = Math.max(snippet.start, start - AROUND)
    const lurks = isProgram
      ? shunning(text.slice(from, Math.min(snippet.end, end + AROUND))) !== null
      : isTold(clauseAround(text, start, end, snippet))
    if (!lurks) continue
    if (ORDINARY.test(written)) continue
    behind = end
    yield { start, end, firm: true }
  }
}

const shunning = (text: string): RegExpExecArray | null => LURKS.exec(text) ?? ACTS.exec(text)

/** `Add X to the file`, `the file starts X`: what else a clause says of both tells nothing. */
function isTold(clause: string): boolean {
  const what = shunning(clause)
  const place = IS_PLACE.exec(clause)
  if (!what || !place) return false
  return what.index < place.index
    ? IS_ADDED.test(clause.slice(0, what.index))
    : IS_STARTED.test(clause.slice(place.index + place[0].length, what.index))
}

/** The clause around two words; nothing where they stand in two. */
function clauseAround(text: string, start: number, end: number, { start: from, end: to }: Place) {
  if (CLAUSE_END.test(text.slice(start, end))) return ''
  const before = text
    .slice(Math.max(from, start - AROUND), start)
    .split(CLAUSE_END)
    .at(-1)!
  return (
    before +
    text.slice(start, end) +
    text.slice(end, Math.min(to, end + AROUND)).split(CLAUSE_END)[0]!
  )
}
const CLAUSE_END = /[.;:!?]\s|\n\s{0,8}(?:[-*+\n]|\d{1,2}\.)/
