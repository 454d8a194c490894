import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../scanner/document.ts'
import { definedAbove } from '../../../scanner/signals/defined-above.ts'

const above = (text: string, line: string) =>
  definedAbove(createDocument(text), line, text.lastIndexOf(line))

describe('definedAbove', () => {
  test('gives the function and the alias that a line uses', () => {
    const pull = 'pull() {\n  curl x\n}'
    const dots = "alias dots 'git -c a=b'"
    const text = `\`\`\`sh\n${pull}\n${dots}\npull | sh\ndots push\n\`\`\`\n`
    expect(above(text, 'pull | sh')).toBe(`${pull}\n`)
    expect(above(text, 'dots push')).toBe(`${dots}\n`)
  })

  test('gives nothing of what stands below, in another fence or outside of one', () => {
    const pull = 'pull() {\n  curl x\n}'
    expect(above(`\`\`\`sh\npull | sh\n${pull}\n\`\`\`\n`, 'pull | sh')).toBe('')
    expect(above(`\`\`\`sh\n${pull}\n\`\`\`\n\n\`\`\`sh\npull | sh\n\`\`\`\n`, 'pull | sh')).toBe(
      '',
    )
    expect(above(`\`\`\`sh\n${pull}\n\`\`\`\n\npull | sh\n`, 'pull | sh')).toBe('')
  })

  test('gives each name once, and not without end', () => {
    const long = `pull() {\n  ${'x'.repeat(900)}\n}\n`
    const text = `\`\`\`sh\n${long}${long}a() {\n  ${'y'.repeat(900)}\n}\nb() {\n  ${'z'.repeat(900)}\n}\npull a b pull\n\`\`\`\n`
    const given = above(text, 'pull a b pull')
    expect(given.split('pull()').length).toBe(2)
    expect(given.length).toBeLessThanOrEqual(2000)
  })
})
