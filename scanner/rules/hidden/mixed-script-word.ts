import { type Document, rawLine } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { foldWord } from '../../reading/fold.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { nonAsciiLines } from '../../signals/lines/non-ascii-lines.ts'

/** Latin letters and look-alikes of another script inside one word. */
const MIXED = regex.u`
    (?=[\p{L}\p{N}_]{2,80})(?:[\p{Script=Latin}][\p{L}\p{N}_]{0,78}?
      [\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]|
      [\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]
      [\p{L}\p{N}_]{0,78}?[\p{Script=Latin}])[\p{L}\p{N}_]{0,78}
  `
const GATE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/** Greek letters of mathematics next to Latin ones, such as `μs` and `Δt`, or with an index: `ε_min`. */
const SYMBOL = regex.iu`
  ^(?:(?:[\u0370-\u03ff][a-z]{1,3}|[a-z]{1,3}[\u0370-\u03ff])[\d_a-z]{0,3}|
    [a-z]{0,2}[\u0370-\u03ff]_[a-z\d]{1,8})$
`

/** Shown in backticks or quotation marks, with the name of the other script beside it. */
const isNamed = (text: string, word: string): boolean =>
  /cyrillic|greek|homoglyph|look-?alike|confusable|кирилл|kyrill|cirílic|キリル|ギリシ|西里尔|希腊|同形|키릴|그리스/i.test(
    text,
  ) && (text.match(SHOWN) ?? []).some((shown) => shown.includes(word))

/** What leads somewhere else than it says is no slip. */
const IN_ADDRESS = { severity: 'crit', confidence: 'high' } as const

const isInAddress = (text: string, word: string): boolean =>
  (text.match(/\bhttps?:\/\/[^\s"'<>)]{3,300}/g) ?? []).some((address) => address.includes(word))

/** In backticks or quotation marks. */
const SHOWN = /`[^`]{1,200}`|"[^"]{1,200}"|'[^']{1,200}'/g

export default defineRule({
  id: 'mixed-script-word',
  since: 1,
  category: 'hidden',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-1007',
  title: 'A word mixes look-alike letters of two scripts',
  description:
    'The word looks Latin but holds letters of another script. It can pass for a known name or command and slip past searches.',
  remediation: 'Write the word in one script.',
  harmlessIf: 'it is a unit or a symbol that mixes scripts by convention',
  needs: [],
  examples: {
    fires: [
      'Sign in at p\u0430ypal.\n',
      'Run `\u0441url -O x`.\n',
      'Use the g\u03bfogle account.\n',
    ],
    quiet: [
      'The drift η_i and the bound ε_min of each firing are listed below.\n',
      'Привет, world.\n',
      'It takes 5 μs per item, with Δt small.\n',
      'Ελληνικά and English.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const line of document.observe(nonAsciiLines)) {
      const text = rawLine(document, line).slice(0, 20_000)
      if (!GATE.test(text)) continue
      for (const word of text.match(/[\p{L}\p{N}_]{2,80}/gu) ?? []) {
        if (!MIXED.test(word) || SYMBOL.test(word) || /[^\x00-\x7f]/.test(foldWord(word))) continue
        if (isNamed(text, word)) continue
        const start = document.reading.lines.start(line)
        yield {
          start,
          end: Math.max(start + 1, document.reading.lines.end(line)),
          note: `The word reads "${foldWord(word)}".`,
          ...(isInAddress(text, word) && IN_ADDRESS),
        }
        break
      }
    }
  },
})
