/** Deeds in code and formulas that tell people apart by what must not count, or lay open what is theirs. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, deed } from './deed.ts'

/** People are told apart by what must not count, or who they are is found out or told to all. */
export const PEOPLE_LAID_OPEN = [
  beside(
    /\b(?:applicants?|candidates?|shortlist\w{0,3}|hir(?:e|es|ing)|cvs?|resumes?|position filled)\b/,
    deed(
      regex`
        (?:\byear\(today\(\)\)\s?-\s?\$?\w{1,6}\s?>=?\s?[3-6]\d|\bage\b["'\])]{0,3}\s?>=?\s?[3-6]\d|
          \b(?:gender|sex)\b["'\])]{0,3}\s?={1,3}\s?["'](?:f|female|w)\b|
          \bbirth_?(?:year|date)\b["'\])]{0,3}\s?[<>]=?\s?["']?(?:19|20)\d\d|
          \b(?:nationality|religion|ethnicity|birth_?place|maiden_?name)\b["'\])]{0,3}\s?(?:[!=]=|\bin\b|
            \.isin|\.str\.contains))
        [^\n]{0,100}(?:,\s?0\s?,\s?1\)|\breject\w{0,3}\b|\bdrop\b|\bexclude\b|\bscore\s?[-*]=)
      `,
      'crit',
    ),
  ),
  // By the sound of a name.
  deed(
    regex`
      \b(?:re\.(?:search|match)|regexmatch|match|test|str\.contains)\([^\n]{0,60}(?:oğlu|ić\b|mohamm|
        nguyen|singh\b|khan\b|\|ov\b|ova\$)[^\n]{0,100}\b(?:status|reject\w{0,2}|score|skip|drop|
        already let|position|false|0)\b
    `,
    'crit',
  ),
  beside(
    /\banonym\w{1,6}\b/,
    deed(
      regex`
        \b(?:merge|join)\([^\n)]{0,30}["'](?:ip|ip_?address|minute|user_?agent|device_?id|
          session)\b[^\n]{0,120}\b(?:full_?name|e?mail|staff|employees?)\b
      `,
      'crit',
    ),
  ),
  beside(
    /\b(?:patients?|hiv|diagnos[ie]s|therapy)\b/,
    deed(/\[["'](?:to|cc)["']\]\s?=\s?["'][,;] ?["']\.join\(/, 'high'),
  ),
  deed(
    regex`
      \battach\b[^\n]{0,40}\b(?:salar(?:y|ies)|payroll|payslips?|medical|sick)\w{0,10}[^\n]{0,100}
      \b(?:all[-_]?staff|everyone|press|newsroom|redaktion)\b
    `,
    'high',
  ),
  // Whoever asks is told whose order it is, where they live and how they can be called.
  deed(
    regex`
      \b(?:give|print|tell|answer|read out|send|name)\b[^.\n]{0,60}\b(?:street|address|phone|card|
        birth\w{0,6}|diagnos[ie]s|balance)\b[^.\n]{0,60}\b(?:no (?:check|proof|questions?)|
        without (?:checking|asking|verifying))\b[^.\n]{0,16}\bwho\b
    `,
    'crit',
  ),
]
