/** Shells and interpreters that anybody starts as root: a copy with the bit for that, or the bit on the program itself. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { pairs, snippets } from '../../signals/shell/snippets.ts'
import { aboutSecurity } from '../../stance/topic.ts'

/** Programs that run what they are told. */
const RUNS_ALL = source`
  (?:(?:ba|da|z|k|mk|a|fi)?sh|busybox|python[\d.]{0,4}|perl|ruby|node|env|find|
    vim?|nano|gdb|tclsh|lua)
`
const SHELL = source`
  (?:(?:\/usr)?(?:\/local)?\/s?bin\/${RUNS_ALL}|
    \$\(\s?(?:command -v|which|type -p) ["']?${RUNS_ALL}["']?\s?\))(?![\w.\/-])
`

/** A shell is copied elsewhere; the names behind it are of the copy. */
const COPIED = worded(
  regex.g`
    \b(?:(?:cp|install|rsync|dd|cat|mv|ln|copy-item)\s|
      copy(?:2|file|filesync)?\s?\()[^\n;]{0,60}?["']?${SHELL}["']?[^\n;&\x60]{0,80}|
    \b(?:src|source|from):\s?["']?${SHELL}["']?[^]{0,100}?\b
    (?:dest|destination|to|path):\s?["']?\/[\w.\/-]{2,80}
  `,
)

/** It runs as whoever owns it. */
const RAISED = worded(
  regex.g`
    \bchmod(?:sync)?\b[^\n;]{0,100}?(?:\b0?o?[4-7]7[0-7]{2}\b|
      \b0?o?[4-7][0-7]{3}\b|[ug,]{0,3}\+[rwx]{0,2}s)[^\n;&\x60]{0,80}|
    \b(?:install|rsync)\b[^\n;]{0,80}?(?:-m ?|--mode[= ])["']?(?:0?[46]7[0-7]{2}|u[+=][rwx]{0,3}s)|
    \bmode["']?\s?[:=]\s?["']?(?:0?o?[46]7[0-7]{2}\b|u[+=][rwx]{0,3}s)
  `,
)

/** The bit, or a right like it, on a shell where it stands. */
const RAISED_ITSELF = worded(
  regex`
    \bchmod\b[^\n;&|]{0,20}(?:\b0?[46]7[0-7]{2}|[ug]{0,3}\+[rx]{0,2}s[rx]{0,2})\s{1,3}["']?${SHELL}|
    \binstall\b[^\n;]{0,60}(?:-m ?|--mode[= ])["']?
    (?:0?[46]7[0-7]{2}|u[+=][rwx]{0,3}s)[^\n;]{0,60}\s${SHELL}\s{1,3}\S|
    \bsetcap\b[^\n;]{0,20}\bcap_(?:setuid|sys_admin|dac_override)\S{0,30}\s{1,3}["']?${SHELL}|
    \bfind\b[^\n]{0,80}\s${SHELL}[^\n]{0,60}-exec chmod [ug]{0,2}\+s
  `,
)

const REACH = 320

/** What is raised is the copy: a path or a variable stands in both. */
function isTheCopy(one: RegExpExecArray, other: RegExpExecArray): boolean {
  if (/^(?:install|rsync)\b/.test(one[0]) && other.index - one.index < one[0].length) return true
  if (/^mode/.test(other[0])) return true
  const names = one[0].match(/\$\{?\w{1,30}\}?|(?:[\w~.-]{0,40}\/){1,8}[\w.-]{1,60}/g) ?? []
  return names.some((name) => !IS_SHELL.test(name) && other[0].includes(name))
}

const IS_SHELL = new RegExp(`^(?:${SHELL})$`)

export function* rootShells(document: Document): Generator<Hit> {
  const known = document.observe(snippets)
  for (const { start, end, fenced } of candidates(document, known, RAISED_ITSELF)) {
    const found = RAISED_ITSELF.exec(document.reading.text.slice(start, end))
    if (found) yield { ...placeOf(start, found), ...weigh(document, fenced) }
  }
  for (const { start, end, snippet, text } of pairs(document, COPIED, RAISED, REACH, isTheCopy))
    yield { start, end, ...weigh(document, snippet.fenced || isHidden(text)) }
}

/** The copy has a name that lists leave out, or the hour of a file that was always there. */
const isHidden = (code: string): boolean =>
  /\/\.(?!\.)\w[\w.-]{2,40}/.test(code) || /\btouch (?:-\w+ )?(?:-r|--reference)\b/.test(code)

/** In running text, and in a text about security, it is spoken of more often than it is done. */
const weigh = (
  document: Document,
  fenced: boolean,
): Pick<Hit, 'severity' | 'confidence' | 'firm'> =>
  fenced
    ? { severity: 'crit', confidence: 'high', firm: !document.observe(aboutSecurity) }
    : { severity: 'high' }
