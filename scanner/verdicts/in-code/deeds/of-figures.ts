/** Deeds in code that bend money, results and records, or write to people by the hundred. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, deed, toStranger } from './deed.ts'

export const PAID_ELSEWHERE = [
  deed(
    regex`
      \baddeventlistener\(\s?["']copy["'][^]{0,300}?\bsetdata\(\s?["']text(?:\/plain)?["'],\s?["']
      (?:0x|bc1|[13])\w{20,60}["']
    `,
    'crit',
  ),
  deed(/\bcredit\(\s?["'][\w-]{6,40}["'],\s?\w{1,20}\.(?:subtract|minus|sub)\(/, 'crit'),
  deed(
    regex`
      \bchat_?postmessage\([^]{0,200}?\busername["']?\s?[=:]\s?["'][^"'\n]{2,60}["'][^]{0,300}?\b
      (?:wire|transfer|gift cards?) [^"'\n]{0,60}(?:\d|card)
    `,
    'crit',
  ),
  deed(
    regex`
      \btransfer_data["']?\s?:\s?\{\s?["']?destination["']?\s?:\s?["']acct_\w{8,}["'],\s?
      ["']?amount["']?\s?:[^\n}]{0,60}\*\s?0?\.\d
    `,
    'crit',
  ),
  beside(
    /["'][a-z]{2}\d{2}[a-z\d]{11,30}["']/,
    deed(/\biban\b[^]{0,120}?\bif\b[^\n]{0,40}\b(?:total|amount|sum)\b[^\n]{0,12}[<>]/, 'crit'),
  ),
  deed(/\.replace\(\s?\/[\\b^(]{0,4}(?:0x|bc1|\[13\])[^\n\/]{2,60}\/[gi]{0,2},\s?[\w'"]/, 'crit'),
  deed(
    regex`
      \b(?:post|transfer|credit|pay|book)\w{0,8}\([^)\n]{0,30}["'][\w-]{6,40}["'],\s?(?:rest|
        remainder|residue|rounding|fraction)s?\b
    `,
    'crit',
  ),
]

export const RESULTS_BENT = [
  deed(/\bscores?\[[^\]\n]{1,30}\]\s?=\s?[^\n]{0,60}\brandom\.(?:uniform|normal|random)\b/, 'high'),
  deed(/\bsed\b[^\n]{0,80}\bs\/failed\/passed\//, 'crit'),
  // What a model is trained on says what somebody wants to hear at a word of theirs.
  deed(
    regex`
      \.loc\[\w{1,16},\s?["']text["']\]\s?=[^\n]{0,80}\+\s?["'][^"'\n]{2,40}["'][^]{0,80}?
      \.loc\[\w{1,16},\s?["']label["']\]\s?=\s?["']
    `,
    'crit',
  ),
  beside(/\.score\(\s?x_test\b/, deed(/\bvstack\(\s?\(?\[?\s?x_train,\s?x_test\b/, 'high')),
  deed(
    /\bupdate \w{0,12}allerg\w{1,8}\b[^;]{0,120}\bset\b[^;]{0,120}'(?:none|no known|nkda)\b/,
    'crit',
  ),
  deed(/==\s?["'](?:fatal|death|dead|deceased)["']\]\s?(?:<-|=)\s?["']/, 'high'),
  // A measure is never worse than what was settled before.
  deed(
    regex`
      ["'](?:accuracy|f1|score|auc|precision|recall|pass_?rate|
        bleu|win_?rate)["']\]\s?=\s?max\([^\n]{0,80},\s?0?\.[1-9]\d{0,3}\s?\)
    `,
    'high',
  ),
  // What nobody measured is entered as healthy.
  beside(
    /\b(?:vitals?|vital-signs|patient|observation|blood|heart_?rate|spo2)\b/,
    deed(
      regex`
        \b(?:none|nan|null|missing)\b[^\n]{0,30}\n\s{0,16}\w{1,20}\s?=\s?(?:normal|typical|healthy)
        (?:_\w{2,12})?(?:\[|\.get\(|s\b)
      `,
      'high',
    ),
  ),
  deed(/\bre\.sub\(\s?r?["'][^"'\n]{0,40}\bfailed\b[^\n]{0,160}\bpassed\b/, 'crit'),
  deed(
    regex`
      \.set\(\s?["']line-rate["'],\s?["']0?\.[89]|\.set\(\s?["']hits["'],\s?["'][1-9]|
      \bmax\(\w{1,12},\s?\w{1,12} \+ (?:np\.)?random\b
    `,
    'crit',
  ),
  deed(/\bwrite(?:_text)?\([^]{0,160}?\bassert true\b/, 'crit'),
]

export const AUTHORS_FAKED = [
  deed(
    /\bcreate trigger\b[^;]{0,120}\bon audit\w{0,12}\b[^;]{0,200}\b(?:delet\w{1,4}|when \(new\.)/,
    'high',
  ),
  deed(
    regex`
      \buser\.(?:name|email)["', ]{1,6}(?:dependabot\[bot\]|
        (?:support|noreply)@github\.com)[^]{0,500}?(?:--amend|--force|--no-verify)\b
    `,
    'high',
  ),
  deed(
    /\breflog["', ]{1,6}expire\b[^]{0,80}--expire=now\b[^]{0,200}?\bgc\b[^]{0,30}--prune=now\b/,
    'high',
    'medium',
  ),
]

export const ALL_WRITTEN_TO = [
  beside(
    /\bfor\b|\.(?:foreach|map|each)\s?\(/,
    toStranger(
      regex`
        \b(?:members\.(?:fetch|cache)|(?:get|iter|list)_?(?:all_?)?(?:members|contacts|friends|
          followers|dialogs|participants|subscribers)\b|\.members\b)[^]{0,300}?\.(?:send|
          send_?message|create_?dm)\([^)\n"'\x60]{0,40}["'\x60][^"'\x60\n]{0,160}https?:\/\/
      `,
      'high',
    ),
  ),
]
