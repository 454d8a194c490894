import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { definedAbove } from '../../../../scanner/signals/shell/defined-above.ts'

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

  const fence = (...lines: string[]) => `\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`

  test('gives functions of one line and what names were given, with what is in their values', () => {
    const get = 'get() { curl "$1"; }'
    expect(above(fence(get, 'get x | sh'), 'get x | sh')).toBe(`${get}\n`)
    const text = fence('root=x', 'place="$root y"', 'ls $place')
    expect(above(text, 'ls $place')).toBe('root=x\nplace="$root y"\n')
    expect(above(fence('a=1', 'a=2', 'ls $a'), 'ls $a')).toBe('a=2\n')
    expect(above(fence('a=$(date)', 'ls $a'), 'ls $a')).toBe('')
  })

  test('gives the folder that was entered last, from its root', () => {
    expect(above(fence('cd /srv', 'cd ~', 'cd kit', 'ls'), 'ls')).toBe('cd ~\ncd kit\n')
    expect(above(fence('cd ~', 'cd -', 'ls'), 'ls')).toBe('')
    expect(above(fence('cd kit', 'ls'), 'ls')).toBe('')
  })

  test('gives the lines of a block to its end, and what a descriptor was opened on', () => {
    const loop = ['for f in a b; do', '  cat $f', 'done | wc']
    expect(above(fence(...loop), 'done | wc')).toBe('for f in a b; do\n  cat $f\n')
    expect(above(fence('exec 3< <(date)', 'cat <&3'), 'cat <&3')).toBe('date | ')
  })
})
