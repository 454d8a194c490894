import { type Document, rawLine } from '../../document.ts'
import { areNamedOn } from '../../lexicon/characters.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { nonAsciiLines } from '../../signals/lines/non-ascii-lines.ts'

const CONTROL = /[\u202a-\u202e\u2066-\u2069]/
/** Letters: marks of these scripts alone are no words. */
const RIGHT_TO_LEFT =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const OVERRIDE = /[\u202d\u202e]/

export default defineRule({
  id: 'bidi-control',
  since: 1,
  category: 'hidden',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-451',
  title: 'Characters that reorder the displayed text',
  description:
    'Direction controls make a line look different from what it says: a reader sees one command or file name, and the machine gets another.',
  remediation: 'Remove the direction controls.',
  harmlessIf: 'balanced isolates enclose words of a script that runs from right to left',
  needs: [],
  examples: {
    fires: [
      'Open the \u202egnp.exe\u202c file.\n',
      'Name: \u2066admin\u2069\n',
      'Run `\u202dls\u202c`.\n',
      'Open \u061c \u202bnotes.txt\u202c.\n',
    ],
    quiet: [
      'مرحبا \u2067hello\u2069\n',
      'Plain text.\n',
      '`cake_\u202egnp.exe` holds U+202E and reads as `cake_exe.png`.\n',
      'שלום world\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const line of document.observe(nonAsciiLines)) {
      const text = rawLine(document, line)
      if (!CONTROL.test(text)) continue
      if (RIGHT_TO_LEFT.test(text) && !OVERRIDE.test(text) && isBalanced(text)) continue
      const start = document.reading.lines.start(line)
      yield {
        start,
        end: Math.max(start + 1, document.reading.lines.end(line)),
        ...(areNamedOn(text, controlsOn(text)) && { severity: 'low' as const }),
      }
    }
  },
})

const controlsOn = (text: string): number[] =>
  [...text].filter((char) => CONTROL.test(char)).map((char) => char.codePointAt(0)!)

function isBalanced(text: string): boolean {
  const opened = text.match(/[\u202a\u202b\u2066-\u2068]/g)?.length ?? 0
  return opened === (text.match(/[\u202c\u2069]/g)?.length ?? 0)
}
