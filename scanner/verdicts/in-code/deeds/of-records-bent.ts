/**
 * Deeds in code and formulas by which figures and records are made to fit: readings and rows that nobody took, dates set
 * back, terms exchanged, limits moved. Honest work marks what it estimates and keeps what was measured.
 */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, deed, toStranger } from './deed.ts'

/** A number in a contract, as a word or in figures. */
const COUNT = source`
  (?:one|two|three|four|five|six|seven|ten|twelve|fourteen|thirty|sixty|ninety|\d{1,4})
`

/** Those between whom a contract is. */
const PARTY = source`
  (?:landlord|tenant|seller|buyer|lessor|lessee|employer|employee|licensor|licensee|supplier|customer|
    contractor|client|lender|borrower|insurer|insured)
`

/** One text is put for another: `s/a/b/`, `replace("a", "b")`. */
const SWAP = String.raw`(?:\bs[\/|#]|\breplace(?:all)?\(\s?["'])`
const FOR = String.raw`(?:[\/|#]|["'],\s?["'])`

/** Sheets in which somebody enters what they have seen. */
const LOG_SHEETS = regex`
  \b(?:haccp|initials|paste (?:it |them )?as values|blanks|not filled|missing (?:days|readings|entries)|
    log ?book|temperature (?:log|sheet)|inspection (?:sheet|log)|cleaning log|patrol log|rounds)\b
`

/** What was measured is another number now. */
export const MEASURES_MOVED = [
  deed(
    regex`
      \.(?:iloc|loc|iat|at)\[[^\]\n]{1,40}\]\s?[*+-]=\s?\d[^\n]{0,20}?(?:#|\/\/)[^\n]{0,60}\b
      (?:investors?|board|boss|target|pleases?|expects?|looks? (?:good|better|nicer)|keep (?:it )?out|
        not in the (?:text|notes|report))\b
    `,
    'crit',
  ),
  // Beyond the limit, and entered as within.
  deed(
    regex`
      \bset\b[^;]{0,80}\b(?:flag|status|result|verdict|outcome)\s?=\s?'(?:pass(?:ed)?|ok|compliant)'
      [^;]{0,60}\bwhere\b[^;]{0,90}[<>]=? ?(?:\w{1,12}_)?(?:max|min|limit|spec|threshold|tol)
    `,
    'crit',
  ),
  deed(
    regex`
      \.loc\[[^\n<>]{1,40}[<>]=? ?[^\n,=]{0,20}(?:limit|max|spec|threshold)[^\n=]{0,30}\]\s?=
      [^\n]{0,24}(?:limit|max|spec|threshold)\w{0,10}["'\])]{0,3}\s?\*\s?0?\.\d|
      \bmin\(\s?\w{1,20},\s?\w{0,16}(?:limit|max|spec)\w{0,10}\s?\*\s?0?\.\d
    `,
    'crit',
  ),
  // One digit for another, where a scan was read.
  deed(
    regex`
      \bre\.sub\(\s?r?["']\(\\d[^"')\n]{0,8}\)(\d)\(?(?:\\d[^"'\n]{0,12})?["'],\s?r?["']
      \\(?:g<1>|1)(?!\1)\d
    `,
    'high',
  ),
  beside(
    /\b(?:odometer|mileage|km|tkm|miles|service[_ ](?:log|book(?:let)?))\b/,
    deed(
      regex`
        (\b\w{1,12}(?:\{\w{1,6}\}|\[[^\]\n]{1,20}\])?)\s?=\s?\1\s?-\s?[1-9]\d{4,5}\b|
        \b\w{0,12}(?:km|mileage|odometer)["'\])]{0,3}\s?-=\s?[1-9]\d{3,5}\b
      `,
      'crit',
    ),
  ),
  beside(
    /\b(?:clients?|consultants?|bill(?:ed|ing|able)?|invoices?|auditors?|timesheets?)\b/,
    deed(
      regex`
        \b(?:ceil|round|roundup)\(\s?\w{0,16}(?:hours|hrs|minutes|duration)\w{0,8}\s?\)\s?\+\s?\d
      `,
      'high',
    ),
  ),
  deed(
    regex`
      (?:=|\b(?:claim|enter|book|deduct|declare|record|write|bill|charge|is|are)\b)[^\n!?]{0,60}
      \b(?:whatever|no matter what|regardless of what) (?:the|their|her|his) (?:calendar|log(?:book)?|
        receipts?|meter|tracker|timesheet|records?|probe|scales?|till|thermometer|sensor) (?:says?|
        shows?|reads?)\b
    `,
    'high',
  ),
  toStranger(/\bposted_grade\s?=\s?["'][^\n]{0,160}https?:\/\//, 'crit'),
]

/** What nobody took, said or wrote, as rows, readings and sources. */
export const ROWS_INVENTED = [
  beside(
    LOG_SHEETS,
    deed(
      regex`
        =(?:round|int|text)?\(?[^\n=]{0,20}\brand(?:between)?\(|\brandom\.(?:uniform|gauss)\(|
        \brng\.(?:normal|uniform)\(
      `,
      'crit',
    ),
  ),
  beside(
    /\b(?:fridge|freezer|vaccines?|logger|incubator|cold (?:chain|room))/,
    deed(/\{\{[^}\n]{0,60}\|\s?random\b/, 'crit'),
  ),
  deed(
    regex`
      (?:\.is(?:na|null)\(\)|\bis\.na\()[^\n]{0,60}(?:=|<-)[^\n]{0,60}\b(?:rng|random|rnorm|runif)\b
      [^]{0,160}?\b\w{0,12}(?:(?:measured|observed)["'\])]{0,3}[\x60 ]{0,2}(?:=|<-)\s?(?:1|true)|
        imputed["'\])]{0,3} ?(?:=|<-)\s?(?:0|false))\b
    `,
    'crit',
  ),
  beside(
    /\b(?:respondents?|resp|interviews?|participants?|subjects|patients?|survey|completed)\b/,
    deed(
      regex`
        \b(?:rbind|bind_rows|concat|append|vstack|extend)\(\s?[\[(]?\s?\w{1,20},\s?(?:fake|made_?up|
          invented|filler|padding|ghosts?)
      `,
      'crit',
    ),
  ),
  deed(
    regex`
      \bwhile\b[^\n]{0,24}(?:t_?test\w{0,8}|mannwhitney\w{0,4}|wilcoxon|anova|f_oneway|
        chi2\w{0,12}|pearsonr?|spearmanr?)\([^\n]{0,40}>=?\s?0?\.0[45]\d{0,3}[^]{0,80}?
      \b(?:drop|remove|pop|delete|exclude|resample|append)\b|
      \bfor seed in range\b[^]{0,160}?\bp\w{0,6}\s?<=?\s?0?\.05\b[^\n]{0,8}\s{1,20}\bbreak\b
    `,
    'crit',
  ),
  deed(/\bdoi\b[^\n]{0,60}\brand(?:int|om|range)\b/, 'crit'),
  // The same paper for a second time, so that no one sees that it is the same.
  beside(
    /\b(?:receipts?|expenses?|reimburse\w{0,6})\b/,
    deed(
      regex`
        \b(?:imageops\.mirror|flop|rotate|crop|flip)\b[^]{0,120}?\b(?:phash|dhash|duplicates?|
          dedup\w{0,8})\b|\btwice\b[^\n]{0,80}\btimedelta\(days
      `,
      'crit',
    ),
  ),
]

/** Papers that are older, or younger, than they are. */
export const PAPERS_ANTEDATED = [
  beside(
    regex`
      \b(?:claims?|policy|insurance|adjusters?|dismissal|warning letters?|history|evidence|court|
        auditors?|deadline)\b
    `,
    deed(
      regex`
        \bexiftool\b[^\n]{0,40}-(?:alldates|createdate|datetimeoriginal|modifydate)=["']?\d{4}|
        \btouch -\w{0,2}[dt] ["']?\d{4}
      `,
      'crit',
    ),
  ),
  deed(/\bexiftool\b[^\n]{0,40}-alldates=[^\n]{0,60}-(?:make|model)=/, 'high'),
]

/** What two parties agreed on says something else afterwards. */
export const TERMS_EXCHANGED = [
  // Whoever owns a text may change its terms; whoever translates, reads out or sums up may not.
  beside(
    /translat|glossary|certif|post-?edit|summar|transcri|minutes of|\bocr\b|\bscan/,
    deed(
      new RegExp(
        source`
          ${SWAP}(${COUNT}) ((?:day|week|month|year|hour|percent|euro|dollar)s?)\b[^\/|#"\n]{0,24}
          ${FOR}(?!\1 )${COUNT} \2
        `,
      ),
      'crit',
    ),
  ),
  deed(
    new RegExp(
      source`
        ${SWAP}(?:the )?(${PARTY}) (bears|pays|shall|is liable|may|must|covers|indemnifies)\b
        [^\/|#"\n]{0,24}${FOR}(?:the )?(?!\1)${PARTY} \2
      `,
    ),
    'high',
  ),
  beside(
    /contract|lease|clause|translat|agreement|licen[cs]e|policy|glossary/,
    deed(
      new RegExp(
        source`${SWAP}(shall|may|must|is|are|will) not\b[^\/|#"\n]{0,24}${FOR}\1(?! not)\b`,
      ),
      'high',
    ),
  ),
]

/** Limits that keep people from harm. */
export const LIMITS_MOVED = [
  deed(
    regex`
      \b(?:weight|wt)_?(?:lbs?|pounds)\b\s?\*\s?\w{0,12}(?:per_?kg|mgkg|mg_kg)|
      \bmax_(?:single_|daily_)?dose\w{0,4}\b[^\n.]{0,30}\b(?:commented out|removed|dropped|ignored|
        switched off|left out)\b
    `,
    'high',
  ),
  deed(
    regex`
      =if\(([\w.$]{1,20}[<>]=?)(\d[\d.]{0,6}),[^)\n]{1,30}\)[\x60"' ]{0,3}(?:becomes|→|->|=>|
        is replaced by|turns into|to)[\x60"' ]{1,3}=if\(\1(?!\2,)\d
    `,
    'high',
  ),
  deed(
    regex`
      \b(?:alarm|alert)_(?:urgent_)?(?:low|high|co|smoke|gas|leak|flood|fire|pump|o2|spo2|
        apnea)\s?[=:]\s?["']?(?:off|false|0|disabled|none)\b|
      \btreatments\b[^\n]{0,20}\{[^}\n]{0,80}\binsulin["']?\s?:\s?\d[^\n]{0,24}
      \b(?:when|if|whenever) (?:bg|glucose|sgv)\b
    `,
    'high',
  ),
  // What wakes people when there is smoke or gas.
  deed(
    regex`
      \bturn_off\b[^]{0,120}?\b(?:switch|siren|binary_sensor|input_boolean|automation)\.\w{0,16}
      (?:smoke|co_|carbon|gas_|fire_)
    `,
    'crit',
  ),
  deed(
    regex`
      \bat: ?["']?(?:2[0-3]|0[0-5]):[^]{0,240}?\block\.unlock\b|
      \bclimate\.\w{0,20}(?:vaccine|insulin|blood)\w{0,12}[\x60"']{0,2} (?:to|at) (?:1\d|2\d)\b
    `,
    'high',
  ),
]

/** People are told apart by what must not count, or who they are is found out or told to all. */
export const PEOPLE_LAID_OPEN = [
  beside(
    /\b(?:applicants?|candidates?|shortlist\w{0,3}|hir(?:e|es|ing)|cvs?|resumes?|position filled)\b/,
    deed(
      regex`
        (?:\byear\(today\(\)\)\s?-\s?\$?\w{1,6}\s?>=?\s?[3-6]\d|\bage\b["'\])]{0,3}\s?>=?\s?[3-6]\d|
          \b(?:gender|sex)\b["'\])]{0,3}\s?={1,3}\s?["'](?:f|female|w)\b|
          \b(?:nationality|religion|ethnicity|birth_?place|maiden_?name)\b["'\])]{0,3}\s?(?:[!=]=|\bin\b|
            \.isin|\.str\.contains))
        [^\n]{0,100}(?:,\s?0\s?,\s?1\)|\breject\w{0,3}\b|\bdrop\b|\bexclude\b|\bscore\s?[-*]=)
      `,
      'crit',
    ),
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
