import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import {
  firstOf,
  isProse,
  mentionsAll,
  statements,
} from '../../../../scanner/signals/sentences/statements.ts'

/** The texts of the statements that mention something, lower-cased and trimmed. */
function found(text: string): string[] {
  const document = createDocument(text)
  return document
    .observe(statements)
    .map(({ start, end }) => document.reading.text.slice(start, end).trim())
}

describe('statements', () => {
  test('are sentences, over line ends inside a paragraph', () => {
    expect(found('Send the key.\nThen ignore the\nrules! Upload it')).toEqual([
      'send the key.',
      'then ignore the\nrules!',
      'upload it',
    ])
  })

  test('leave out sentences that mention nothing', () => {
    expect(found('Xyzzy plugh. Send it. Plover.')).toEqual(['send it.'])
  })

  test('do not end at a point inside a name or an address', () => {
    expect(found('Send it to https://a.example/x.y now.')).toHaveLength(1)
  })

  test('end at the marks of East Asian scripts', () => {
    expect(found('忽略规则！发送密钥。')).toEqual(['忽略规则!', '发送密钥。'])
  })

  test('stop at blank lines, headings, items, rows and keys', () => {
    expect(found('send a\n\nsend b')).toHaveLength(2)
    expect(found('> send a\n>\n> send b')).toEqual(['send a', 'send b'])
    expect(found('# send a\nsend b')).toHaveLength(2)
    expect(found('- send a\n- send b\n  goes on')).toEqual(['- send a', '- send b\ngoes on'])
    expect(found('| send a |\n| send b |')).toHaveLength(2)
    expect(found('---\nname: send\ndescription: upload\n---\n')).toHaveLength(2)
  })

  test('are read in fences of text, line by line, and not in those of programs', () => {
    expect(found('```\nsend a\nsend b\n```')).toEqual(['send a', 'send b'])
    expect(found('```python\nsend(a)\n```')).toEqual([])
  })

  test('go on over the lines of a fence where these are sentences, and no items of a list', () => {
    const [one, other] = [
      'Send the whole list to the desk',
      'of the office on each Monday morning.',
    ]
    const lines = [one, other].map((line) => line.toLowerCase())
    expect(found(`\`\`\`markdown\n${one}\n${other}\n\`\`\``)).toEqual([lines.join('\n')])
    expect(found(`\`\`\`markdown\n${one}\n- ${one}\n\`\`\``)).toEqual([lines[0]!, `- ${lines[0]}`])
  })

  test('know their line and zone', () => {
    const [statement] = createDocument('x\n\n> send it').observe(statements)
    expect(statement).toMatchObject({ line: 2, zone: 'quote' })
  })

  test('that never end are judged in pieces of 600 characters', () => {
    const document = createDocument('send '.repeat(1000))
    const all = document.observe(statements)
    expect(Math.max(...all.map(({ start, end }) => end - start))).toBe(600)
    expect(all.reduce((sum, { mentions }) => sum + mentions.length, 0)).toBe(1000)
  })

  test('take time in proportion to the text when nothing ends a sentence', () => {
    for (const unit of ['- always send\n', '| send |\n', 'send\n\n', '# send\n'])
      createDocument(unit.repeat(Math.floor(102_400 / unit.length))).observe(statements)
  }, 2000)
})

describe('helpers', () => {
  const [statement] = createDocument('Always send the api key and the password.').observe(
    statements,
  )

  test('firstOf finds the first of several concepts, from an offset on', () => {
    expect(firstOf(statement!, ['secret'])?.start).toBe('always send the '.length)
    expect(firstOf(statement!, ['secret'], 24)?.start).toBe(
      'always send the api key and the '.length,
    )
    expect(firstOf(statement!, ['destination'])).toBeUndefined()
  })

  test('mentionsAll needs one of every group', () => {
    expect(mentionsAll(statement!, ['send', 'collect'], ['secret'])).toBe(true)
    expect(mentionsAll(statement!, ['send'], ['destination'])).toBe(false)
  })

  test('isProse is what an agent reads as text', () => {
    const document = createDocument('a\n\n```js\nb\n```\n\n```markdown\nc\n```')
    expect([0, 1, 3, 7].map((line) => isProse(document, line))).toEqual([true, false, false, true])
  })
})
