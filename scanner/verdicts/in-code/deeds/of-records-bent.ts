/**
 * Deeds in code and formulas by which figures and records are made to fit: readings and rows that nobody took, dates set
 * back, terms exchanged. Honest work marks what it estimates and keeps what was measured.
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
    log ?book|(?:without|no) entry|diary|blood pressure|temperature (?:log|sheet)|
    inspection (?:sheet|log)|cleaning log|patrol log|rounds)\b
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
  deed(/(\b[\w.]{1,20})\s?>\s?(\w{0,12}(?:limit|max))\s?\?\s?\2\s?[-*]/, 'crit'),
  // Cut off at a number before somebody looks who has a say.
  beside(
    /\b(?:authorit(?:y|ies)|auditors?|inspectors?|regulators?|tickets are)\b/,
    deed(
      /\.clip\((?:upper|lower)\s?=\s?\d|\b(?:min|max)\(\s?\w{1,20},\s?\d[\d.]{0,8}\s?\)/,
      'high',
    ),
  ),
  beside(
    /\b(?:payslips?|payroll|staff|wages?|employees?)\b/,
    deed(/\b(?:overtime|bonus|tips|holiday)\w{0,10}\s?\*\s?0(?![.,\d])/, 'high'),
  ),
  toStranger(/\bposted_grade\s?=\s?["'][^\n]{0,160}https?:\/\//, 'crit'),
]

/** What nobody took, said or wrote, as rows, readings and sources. */
export const ROWS_INVENTED = [
  // Whoever is named there has not looked at what nobody entered.
  deed(
    regex`
      \bset\b[^;]{0,120}\b(?:inspector|analyst|signed_by|approved_by|checked_by|initials|
        auditor)\s?=\s?'(?!unknown|n\/a|system|none|legacy)[^';]{2,30}'[^;]{0,60}\bwhere\b[^;]{0,60}(?:is null|[<>])
    `,
    'crit',
  ),
  // What speaks against a product or a house is taken out of the record.
  deed(
    regex`
      \bdelete from \w{0,16}(?:adverse|complaint|incident|finding|violation|accident|defect|near_?miss)\w{0,10}
      [ ]where\b[^;]{0,30}\b(?:severity|rating|score|grade|class)\b|
      \[~\([^\n]{0,60}(?:outcome|response|severity|adverse)["'\])]{0,3}\s?==\s?["'](?:worse|
        fail\w{0,4}|death|dead|adverse|negative|non_?responder)
    `,
    'high',
  ),
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
  // Whoever sets the clock of a camera right has no claim in mind.
  beside(
    /\b(?:claims?|insurance|adjusters?|dismissal|evidence|court|(?:than|within) the policy)\b/,
    deed(
      /\bexiftool\b[^\n]{0,40}-(?:alldates|createdate|datetimeoriginal|modifydate)=["']?\d{4}/,
      'crit',
    ),
  ),
  beside(
    regex`
      \b(?:claims?|insurance|dismissal|warning letters?|evidence|court|auditors?|deadline|seems?|appears?|
        old (?:mod|modification) date|backdat\w{2,3}|as if)\b
    `,
    deed(
      regex`
        \btouch -\w{0,2}[dt] ["']?\d{4}[^\n]{0,60}\.(?:docx?|odt|pdf|xlsx?|jpe?g|png|eml|msg|dotx)\b|
        \bos\.utime\([^\n]{0,40}\(\d{9}|\bsetfile -[dm] ["']?\d|
        \.(?:creationtime|lastwritetime)\s?=\s?["']\d
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
    /contract|lease|clause|translat|transcri|minutes of|agreement|licen[cs]e|policy|glossary/,
    deed(
      new RegExp(
        source`${SWAP}(shall|may|must|is|are|will|did|does|do|has|was|can) not\b[^\/|#"\n]{0,24}${FOR}\1(?! not)\b`,
      ),
      'high',
    ),
  ),
]
