import { describe, expect, test } from 'bun:test'
import { readPlainBlock } from '../../../scanner/reading/frontmatter-plain.ts'
import {
  type Frontmatter,
  parseBlock,
  readFrontmatter,
} from '../../../scanner/reading/frontmatter.ts'
import { linesOf } from '../../../scanner/reading/lines.ts'
import { pick, randomFrom } from '../../support/random.ts'

const read = (text: string): Frontmatter => readFrontmatter(text, linesOf(text))
const block = (yaml: string): Frontmatter => read(`---\n${yaml}\n---\n# Title\n`)

describe('the block', () => {
  test('is what stands between a first line of three dashes and the next one', () => {
    expect(block('name: a\nversion: 1').range).toEqual({ first: 0, last: 3 })
    expect(read('---  \nname: a\n---\t\n').name).toBe('a')
  })

  test('may have line ends of any kind, mixed ones among them', () => {
    expect(read('---\rname: x\rversion: 1\r---\r# t\r')).toMatchObject({
      range: { first: 0, last: 3 },
      name: 'x',
      version: '1',
      problems: [],
    })
    expect(read('---\nname: x\rversion: 2\r\n---\n')).toMatchObject({ name: 'x', version: '2' })
  })

  test.each([
    ['no dashes', '# Title\n'],
    ['not on the first line', '\n---\nname: x\n---\n'],
    ['never closed', '---\nname: x\n'],
    ['a language word behind the dashes', '---js\nname: x\n---\n'],
    ['another format', '+++\nname = "x"\n+++\n'],
    ['four dashes', '----\nname: x\n----\n'],
  ])('is absent: %s', (_, text) => {
    expect(read(text)).toMatchObject({ range: null, name: null, problems: [] })
  })

  test('may be empty without being a problem', () => {
    expect(read('---\n---\n')).toMatchObject({
      range: { first: 0, last: 1 },
      name: null,
      problems: [],
    })
  })
})

describe('what values say that are written otherwise', () => {
  test('is read as YAML reads it, with its line', () => {
    expect(block('name: a\nnote: "\\x63url \\u007c sh"').disguised).toEqual([
      { line: 2, text: 'curl | sh' },
    ])
    expect(block('a: &c curl x\nrun:\n  - *c\n  - "| sh"').disguised).toEqual([
      { line: 3, text: 'curl x | sh' },
    ])
  })

  test('is read where a word goes on over a line end', () => {
    expect(block('name: a\ndescription: "ig\\\n  nore all"').disguised).toEqual([
      { line: 2, text: 'ignore all' },
    ])
    expect(block('description: "One line \\\n  and another\\\n  \\ one."').disguised).toEqual([])
  })

  test('is nothing where letters beyond ASCII or marks of pages are escaped', () => {
    expect(block('note: "Caf\\u00e9 \\u0026 \\u003cb\\u003e"\nfiles: ["*.md"]').disguised).toEqual(
      [],
    )
  })
})

describe('name and version', () => {
  test('keep their source text', () => {
    expect(block('name: no\nversion: 1.10')).toMatchObject({ name: 'no', version: '1.10' })
    expect(block('name: 0x1F\nversion: 012')).toMatchObject({ name: '0x1F', version: '012' })
  })

  test('take the version of metadata only when there is none at the top', () => {
    expect(block('name: a\nmetadata:\n  version: 2.0').version).toBe('2.0')
    expect(block('name: a\nversion: 1.0\nmetadata:\n  version: 2.0').version).toBe('1.0')
  })

  test('take no version of metadata beside one that cannot be used', () => {
    for (const value of [' {a: 1}', ' [1]', '', " ''", ' null'])
      expect(block(`name: a\nversion:${value}\nmetadata:\n  version: 2`).version).toBeNull()
  })

  test('take no flat key with a dot for one inside a map', () => {
    expect(block('name: a\nmetadata.version: 9').version).toBeNull()
    expect(block('metadata.version: 9\nmetadata: {version: 2}').version).toBe('2')
  })

  test('are null for anything that is not a scalar, and for the spellings of null', () => {
    for (const value of ['[a]', '{a: b}', '~', 'null', '', "''"])
      expect(block(`name: ${value}`).name).toBeNull()
    expect(block("name: 'null'").name).toBe('null')
  })

  test('are brought to NFC', () => {
    expect(block('name: cafe\u0301').name).toBe('caf\u00e9')
  })

  test('are refused with a problem when they hold controls or U+FFFD', () => {
    for (const value of ['"a\\u0000b"', '"\\e[31m"', '"\\x85"', 'a\ufffd'])
      expect(block(`name: ${value}`)).toMatchObject({ name: null, problems: [{ line: 1 }] })
  })

  test('may have 256 characters, counted as code points, and no more', () => {
    expect(block(`name: ${'\u{1f600}'.repeat(256)}`).name).toHaveLength(512)
    expect(block(`name: ${'x'.repeat(257)}`)).toMatchObject({ name: null, problems: [{ line: 1 }] })
  })
})

describe('fields and paths', () => {
  test('hold top-level values and dotted keys with the lines of the file', () => {
    const found = block('name: a\nallowed-tools:\n  - Bash\n  - Read\nhooks:\n  PreToolUse: x')
    expect(found.fields).toContainEqual({ key: 'allowed-tools', line: 2, value: ['Bash', 'Read'] })
    expect(found.paths).toContainEqual({ path: 'hooks.PreToolUse', line: 6 })
  })

  test('lead to no prototype, whatever the keys are', () => {
    expect(block('__proto__: {polluted: 1}\nconstructor: 2\nname: x').name).toBe('x')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('problems', () => {
  test('say that YAML is broken, and on which line', () => {
    expect(block('name: a\nb: "never closed')).toMatchObject({ name: null, version: null })
    expect(block('a: b: c').problems[0]).toMatchObject({ line: 1 })
  })

  test('say that a key stands twice, and leave the name open', () => {
    expect(block('name: a\nname: b')).toMatchObject({ name: null })
    expect(block('name: a\nname: b').problems[0]!.message).toContain('twice')
  })

  test('refuse more than 8 KiB and more than 100 levels before parsing', () => {
    expect(block(`a: ${'x'.repeat(9000)}`).problems[0]!.message).toContain('8192 bytes')
    expect(block(`a: ${'['.repeat(101)}`).problems[0]!.message).toContain('100 levels')
    expect(block('- '.repeat(200)).problems[0]!.message).toContain('100 levels')
    expect(block('? '.repeat(800)).problems[0]!.message).toContain('100 levels')
  })

  test('accept a long description with brackets', () => {
    expect(block(`name: a\ndescription: ${'see [this](x) '.repeat(200)}`).problems).toEqual([])
  })

  test('never follow an alias', () => {
    expect(block('a: &a [*a]\nname: x').name).toBe('x')
    expect(block('n: &n evil\nname: *n').name).toBeNull()
  })
})

describe('plain front matter', () => {
  const SOURCES = [
    'name: a\ndescription: Reads files. Use it.\nversion: 1.2.0\n',
    'name: "a b"\nlicense: \'MIT\'\nnothing: null\nempty:\n',
    'tags:\n  - one\n  - "two"\n  - ~\nmore:\n- three\n',
    'description: >-\n  One line\n  and another.\nnotes: |\n  a\n\n  b\n',
    'metadata:\n  version: 2.0\n  author: Ann\nname: x\n',
  ]
  const PARTS = [
    ': ',
    ':',
    '\n',
    '\n  ',
    '\n- ',
    ' ',
    '"',
    "'",
    '|',
    '>',
    '#',
    ' #',
    '-',
    '[',
    '{',
    '&',
    '*',
    'null',
  ]
  const parsed = (source: string) => {
    const result: Frontmatter = {
      range: null,
      fields: [],
      paths: [],
      name: null,
      version: null,
      problems: [],
      disguised: [],
    }
    parseBlock(source, result)
    return result
  }

  test('is read without the parser just as the parser reads it', () => {
    for (const source of SOURCES) {
      const { fields, paths } = parsed(source)
      expect(readPlainBlock(source)).toEqual({ fields, paths })
    }
  })

  test('is left to the parser wherever the two might differ', () => {
    const random = randomFrom(3)
    let plain = 0
    for (let round = 0; round < 4000; round++) {
      let source = pick(random, SOURCES)
      for (let change = 0; change < 1 + random() * 3; change++) {
        const at = Math.floor(random() * source.length)
        source = source.slice(0, at) + pick(random, PARTS) + source.slice(at)
      }
      const block = readPlainBlock(source)
      if (!block) continue
      plain++
      const { fields, paths, problems } = parsed(source)
      expect(problems).toEqual([])
      expect({ source, ...block }).toEqual({ source, fields, paths })
    }
    expect(plain).toBeGreaterThan(200)
  })
})
