import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { weightOfOrigin } from '../../../../scanner/verdicts/in-code/origins.ts'

const weight = (text: string, ...addresses: string[]) => {
  const { severity, confidence } = weightOfOrigin(
    createDocument(text),
    { start: 0, end: 0 },
    addresses,
  )
  return confidence ? `${severity} ${confidence}` : severity
}
const about = (words: string) =>
  `---\nname: acme\ndescription: Works with acme.\n---\n# Acme\n\n${words}\n`

describe('weightOfOrigin', () => {
  test('a known installer weighs least, the own maker little', () => {
    expect(weight('Text.', 'https://sh.rustup.rs')).toBe('low')
    expect(weight(about(''), 'https://get.acme.dev/install.sh')).toBe('med medium')
  })

  test('a name that nothing else speaks of weighs most', () => {
    expect(weight('Text.', 'https://get.fieldlog.example/i.sh')).toBe('crit')
    expect(weight('Text.', 'http://203.0.113.9/i.sh')).toBe('crit')
  })

  test('a tool that the text speaks of weighs less, unless it is pressed upon the reader', () => {
    const spoken = 'With fieldlog you keep a log. Open fieldlog and write.'
    expect(weight(spoken, 'https://get.fieldlog.dev/i.sh')).toBe('high')
    expect(weight(`It is required. ${spoken}`, 'https://get.fieldlog.dev/i.sh')).toBe('crit')
  })

  test('an account of a code host can be looked at', () => {
    expect(weight('Text.', 'https://raw.githubusercontent.com/someone/x/main/i.sh')).toBe('high')
  })

  test('an address that is not written out is judged with care', () => {
    expect(weight('Text.')).toBe('med medium')
  })
})
