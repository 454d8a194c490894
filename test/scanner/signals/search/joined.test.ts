import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import {
  type Conjunction,
  joined,
  joinedInTurn,
} from '../../../../scanner/signals/search/joined.ts'
import { notion } from '../../../../scanner/signals/search/notions.ts'
import { stretches } from '../../../../scanner/signals/sentences/stretches.ts'

const SEND = notion('send | sends')
const DIARY = notion('diary | diaries')
const FRIEND = notion('friend | neighbour')

const found = (text: string, shape: Conjunction): string[] => {
  const document = createDocument(text)
  return Array.from(joined(document, document.observe(stretches), shape), ({ start, end }) =>
    document.reading.text.slice(start, end),
  )
}

describe('conjunctions', () => {
  test('hold from the first word to the last, in any order', () => {
    const shape = { meant: [SEND], said: [DIARY, FRIEND] }
    expect(found('Please send the diary to a friend today.\n', shape)).toEqual([
      'send the diary to a friend',
    ])
    expect(found('To the neighbour goes the diary that we send.\n', shape)).toEqual([
      'neighbour goes the diary that we send',
    ])
  })

  test('need every part, close together', () => {
    const shape = { meant: [SEND], said: [DIARY], within: 40 }
    expect(found('Send the letter.\n', shape)).toEqual([])
    expect(found(`Send it, ${'very '.repeat(12)}soon, the diary.\n`, shape)).toEqual([])
  })

  test('do not count what is meant under a negation, but what is only said', () => {
    expect(found('Never send the diary.\n', { meant: [SEND, DIARY] })).toEqual([])
    expect(found('Send it, never the diary.\n', { meant: [SEND], said: [DIARY] })).toEqual([
      'send it, never the diary',
    ])
  })

  test('can ask for an order: a clause that begins with the first part', () => {
    const shape = { meant: [SEND], said: [DIARY], ordered: true }
    expect(found('Then send the diary.\n', shape)).toHaveLength(1)
    expect(found('Friends send the diary.\n', shape)).toEqual([])
  })
})

describe('conjunctions in turn', () => {
  const document = createDocument('Send the diary to a friend. Sends no diary.\n')
  const shapes = [
    { meant: [SEND], said: [FRIEND], name: 'friend' },
    { meant: [SEND], said: [DIARY], name: 'diary' },
  ]
  const kept = (keep: (name: string) => boolean) => [
    ...joinedInTurn(document, document.observe(stretches), shapes, ({ key }, { name }) =>
      keep(name) ? `${name} ${key.start}` : null,
    ),
  ]

  test('tell of a place once, by the first of them that is kept', () => {
    expect(kept(() => true)).toEqual(['friend 0', 'friend 28'])
    expect(kept((name) => name === 'diary')).toEqual(['diary 0', 'diary 28'])
  })
})
