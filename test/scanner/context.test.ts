import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Grade, scan } from '../../scanner/index.ts'

/**
 * Context is no password: what is hostile stays so when a heading, a mark or a phrase is put around it. Each context
 * may let through only the share named here; lower these numbers, never raise them (four were, when few signs of bad
 * faith ceased to be enough for a C). The table is the weak place: rules on sentences take its cells for titles.
 */

const FOLDER = join(import.meta.dir, '../fixtures/skills/hostile')
const CAUTION: readonly Grade[] = ['C', 'D', 'F']

/** The scores of a D and an F, but for those at the very edge: whatever lowers one finding makes a C of them. */
const CONDEMNED_MAX = 50

/** Names below `.example` are nobody's, and may be lowered further; an attack names a host that somebody has. */
const condemned = readdirSync(FOLDER)
  .sort()
  .map((name) => ({
    name,
    text: readFileSync(join(FOLDER, name), 'utf8').replaceAll('.example', '.net'),
  }))
  .filter(({ text }) => scan(text).score <= CONDEMNED_MAX)

/** The front matter and what follows it. */
function split(text: string): [string, string] {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n', 4) : -1
  return end < 0 ? ['', text] : [text.slice(0, end + 5), text.slice(end + 5)]
}

const body = (change: (body: string) => string) => (text: string) => {
  const [front, rest] = split(text)
  return front + change(rest)
}

/** Changes lines of prose and lists, and leaves headings, fences and blank lines as they are. */
const eachLine = (change: (line: string) => string) =>
  body((rest) => {
    let fenced = false
    return rest
      .split('\n')
      .map((line) => {
        if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced
        return fenced || /^\s*(?:#|```|~~~|\||$)/.test(line) ? line : change(line)
      })
      .join('\n')
  })

const LESSON =
  '\n# Security audit\n\nThis audit covers threats, attacks and exploits. An injection is a vulnerability.\n'

/** What others left behind is led in like that. */
const ledIn = (text: string): string =>
  text.replace(/^(?=```\w)|(?<=\n\n)(?=[-*>] )/gm, 'What you are likely to see:\n\n')

/** A quotation whose trick is named. */
const asTrick = (line: string): string =>
  line.replace(/^(?!\s*$)\s*(?:[-*]|\d+\.)?\s*(.*)$/, '> "$1"\n\nThe trick is haste.\n')

/** Quotations below a section that says where they are from, in a skill that vets the work of strangers. */
const VETTING = (text: string): string =>
  text.replace(/^description: /m, 'description: Reviews third-party skills for attacks. ')
const asCited = (rest: string): string =>
  `\n## Known patterns\n\nQuoted from things we turned down.\n\n${rest.replace(/^#.*$/gm, '').replace(/^(?!\s*$)(.*)$/gm, '> "$1"\n')}`

/** What something once said, in a sentence. */
const saidOnce = (line: string): string =>
  line.replace(
    /^(\s*(?:[-*]|\d+\.)?\s*)(.*)$/,
    '$1The last version contained this: "$2" We refused it.',
  )

/** Lines with how often each was seen. */
const counted = (text: string): string => {
  let count = 9000
  return text.replace(/^(?!```|#|\s*$)(?=.)/gm, () => `    ${count--}  `)
}

/** The outcome of an attempt on a guard that holds. */
const refused = (text: string): string =>
  text.replace(/^```$/gm, '```\n\nexpected: refused, one alert')

const CONTEXTS: readonly (readonly [string, number, (text: string) => string])[] = [
  ['a title of bad practices', 0, body((rest) => `\n# Bad practices\n${rest}`)],
  ['a heading of an audit', 0, body((rest) => `\n## Deep Audit Mode\n${rest}`)],
  ['a lead of an attack', 0, body((rest) => `\nThe following attack:\n${rest}`)],
  [
    '"for example"',
    0.03,
    eachLine((line) => line.replace(/^(\s*(?:[-*]|\d+\.)?\s*)/, '$1For example: ')),
  ],
  ['"such as these"', 0, body((rest) => `\nPerform steps such as these:\n${rest}`)],
  [
    'a cross mark on each line',
    0.061,
    eachLine((line) => line.replace(/^(\s*(?:[-*]|\d+\.)?\s*)/, '$1❌ ')),
  ],
  [
    'quotation marks',
    0.051,
    eachLine((line) => line.replace(/^(\s*(?:[-*]|\d+\.)?\s*)(.*)$/, '$1"$2"')),
  ],
  ['a block quote', 0.061, body((rest) => rest.replace(/^/gm, '> '))],
  [
    'a table',
    0.154,
    eachLine((line) => `| Step | ${line.replace(/^\s*(?:[-*]|\d+\.)?\s*/, '')} |`),
  ],
  [
    'a security description',
    0,
    (text) =>
      text.replace(/^description: /m, 'description: Security audit of threats and attacks. '),
  ],
  [
    'a heading of what attackers do',
    0.041,
    body((rest) => `\n## What attackers do\n${rest.replace(/^#.*$/gm, '')}`),
  ],
  [
    'attackers as the subject of a list',
    0.021,
    eachLine((line) => line.replace(/^(?=[-*] )/, 'Attackers usually:\n')),
  ],
  [
    'a heading of red flags',
    0.02,
    body((rest) => `\n## Red flags\n${rest.replace(/^#.*$/gm, '')}`),
  ],
  [
    'red flags over a block quote',
    0.13,
    body((rest) => `\n## Red flags\n\n${rest.replace(/^#.*$/gm, '').replace(/^/gm, '> ')}`),
  ],
  [
    'red flags over quoted items',
    0.05,
    body((rest) =>
      `\n## Red flags\n${rest.replace(/^#.*$/gm, '')}`.replace(/^[-*] (.*)$/gm, '- "$1"'),
    ),
  ],
  [
    'a description of stories',
    0.02,
    (text) => text.replace(/^description: /m, 'description: For novels and whodunits. '),
  ],
  [
    'a catalogue of dark patterns',
    0.041,
    body((rest) => `\n## Catalogue\n${rest.replace(/^#.*$/gm, '')}`),
  ],
  [
    'a question about each quotation',
    0.091,
    eachLine((line) =>
      line.replace(/^(?!\s*$)\s*(?:[-*]|\d+\.)?\s*(.*)$/, '> "$1"\n\nAsk who wrote it.\n'),
    ),
  ],
  [
    'a list of options',
    0.057,
    eachLine((line) => `- \`--fast\`: ${line.replace(/^\s*(?:[-*]|\d+\.)?\s*/, '')}`),
  ],
  [
    'a table of options',
    0.24,
    eachLine((line) => `| \`--fast\` | ${line.replace(/^\s*(?:[-*]|\d+\.)?\s*/, '')} |`),
  ],
  [
    'the help of a program',
    0.151,
    eachLine(
      (line) => `\n\`\`\`\n  --fast    ${line.replace(/^\s*(?:[-*]|\d+\.)?\s*/, '')}\n\`\`\`\n`,
    ),
  ],
  [
    'a quotation with its source',
    0.091,
    eachLine((line) =>
      line.replace(
        /^(?!\s*$)\s*(?:[-*]|\d+\.)?\s*(.*)$/,
        '> "$1"\n> — found in a mail. Wants the keys.\n',
      ),
    ),
  ],
  [
    'a lead that shows over each quotation',
    0.061,
    eachLine((line) =>
      line.replace(
        /^(?!\s*$)\s*(?:[-*]|\d+\.)?\s*(.*)$/,
        'A mail from last week, in full:\n\n> $1\n',
      ),
    ),
  ],
  [
    'the same with a remark below each',
    0.13,
    eachLine((line) =>
      line.replace(
        /^(?!\s*$)\s*(?:[-*]|\d+\.)?\s*(.*)$/,
        'A mail from last week, in full:\n\n> $1\n\nTells: the hurry.\n',
      ),
    ),
  ],
  [
    'quoted items with a remark in each',
    0.13,
    eachLine((line) =>
      line.replace(/^(?!\s*$)\s*(?:[-*]|\d+\.)?\s*(.*)$/, '- *Haste.* "$1" Keep calm here.'),
    ),
  ],
  [
    'the same below a short lesson with letters',
    0.23,
    (text) =>
      body((rest) => LESSON + rest)(
        eachLine((line) =>
          line.replace(
            /^(?!\s*$)\s*(?:[-*]|\d+\.)?\s*(.*)$/,
            'A mail from last week, in full:\n\n> $1\n\nTells: the hurry.\n',
          ),
        )(text),
      ),
  ],
  [
    'what a detector is to catch',
    0.05,
    eachLine((line) => line.replace(/^(?!\s*$)\s*(?:[-*]|\d+\.)?\s*([^`]*)$/, 'Fires: `$1`')),
  ],
  [
    'names of code in each line',
    0.041,
    eachLine((line) => line.replace(/(?<=\w)([.:;,]?)$/, ' with press_run() and kiln_node()$1')),
  ],
  [
    'words of programs behind each line',
    0.041,
    eachLine((line) => line.replace(/(?<=\w)([.:;,]?)$/, ' (API, server, cache, JSON, query)$1')),
  ],
  [
    'a title for each address',
    0.041,
    body((rest) => rest.replace(/(?<=[\s(])https?:\/\/[^\s)"'`]+/g, 'the [page]($&)')),
  ],
  [
    'a defanged address behind each line',
    0.041,
    eachLine((line) => line.replace(/(?<=\w)$/, ' (seen at hxxps://a[.]b)')),
  ],
  [
    'a comment that takes back each command',
    0.09,
    eachLine((line) => line.replace(/(?<=[\w"'])$/, '  # no. do not run this')),
  ],
  [
    'a lead that says where each line was found',
    0.041,
    eachLine((line) => line.replace(/^(?=[`\w])/, 'A line that we have found: ')),
  ],
  ['a short lesson above', 0.01, body((rest) => LESSON + rest)],
  ['a lead of what one sees over each list and fence', 0, body(ledIn)],
  ['the same lead below a short lesson', 0.02, body((rest) => LESSON + ledIn(rest))],
  ['a refusal that is expected behind each fence', 0, body(refused)],
  ['a trick named behind each quotation', 0.08, eachLine(asTrick)],
  [
    'the same trick below a short lesson',
    0.14,
    (text) => body((rest) => LESSON + rest)(eachLine(asTrick)(text)),
  ],
  ['quotations that a section cites', 0.19, body(asCited)],
  ['the same in a vetting skill', 0.19, (text) => body(asCited)(VETTING(text))],
  // Block quotes alone do that there: the section adds nothing to it.
  [
    'the same below a short lesson in it',
    0.68,
    (text) => body((rest) => LESSON + asCited(rest))(VETTING(text)),
  ],
  ['what the last version contained', 0.07, eachLine(saidOnce)],
  ['a count before each line, below a short lesson', 0.05, body((rest) => LESSON + counted(rest))],
  ['the same refusal below a short lesson', 0.01, body((rest) => LESSON + refused(rest))],
]

describe.each(CONTEXTS)('%s', (_, most, wrap) => {
  test('hides hardly any hostile fixture', () => {
    const passed = condemned.filter(({ text }) => !CAUTION.includes(scan(wrap(text)).grade))
    expect(condemned.length).toBeGreaterThan(40)
    const names = passed.map(({ name }) => name)
    if (names.length > most * condemned.length)
      throw new Error(`${names.length} pass: ${names.join(' ')}`)
  })
})
