import { type Document, rawLine } from '../../document.ts'
import { foldLine } from '../../reading/fold.ts'
import { defineRule, type Hit } from '../../rule.ts'

/** Nobody scrolls this far over nothing; tables and drawings stay below both. */
const BLANK_LINES_MIN = 60
const BLANK_COLUMNS_MIN = 400

export default defineRule({
  id: 'padding',
  since: 1,
  category: 'hidden',
  severity: 'med',
  confidence: 'high',
  cwe: 'CWE-451',
  title: 'Text pushed out of sight',
  description:
    'A long blank stretch stands before more text, so that a reader believes the file or the line has ended.',
  remediation: 'Remove the blank stretch.',
  harmlessIf: 'an editor or a converter left the blank lines behind',
  needs: [],
  examples: {
    fires: [
      `# Title\n${'\n'.repeat(80)}One more thing.\n`,
      `Short.${' '.repeat(600)}and the rest\n`,
      `${' '.repeat(500)}far right\n`,
    ],
    quiet: [
      `# Title\n${'\n'.repeat(20)}Text.\n`,
      `| a ${' '.repeat(500)}| b |\n|---|---|\n| c ${' '.repeat(500)}| d |\n`,
      `Text${' '.repeat(600)}\n`,
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { zones, lines, reading } = document
    let blank = 0
    for (let line = 0; line < reading.lines.count; line++) {
      const start = reading.lines.start(line)
      const end = reading.lines.end(line)
      if (zones.at(line) === 'blank') blank++
      else {
        if (blank >= BLANK_LINES_MIN)
          yield { start, end, note: `${blank} blank lines come before it.` }
        blank = 0
        if (
          lines.end(line) - lines.start(line) > BLANK_COLUMNS_MIN &&
          zones.at(line) !== 'table' &&
          hasGap(foldLine(rawLine(document, line)).trimEnd())
        )
          yield { start, end }
      }
    }
  },
})

function hasGap(text: string): boolean {
  let run = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    run = code === 32 || code === 9 ? run + 1 : 0
    if (run >= BLANK_COLUMNS_MIN) return true
  }
  return false
}
