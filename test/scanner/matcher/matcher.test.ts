import { describe, expect, test } from 'bun:test'
import { foldLine } from '../../../scanner/reading/fold.ts'
import { CONCEPT_NAMES, LEXICON } from '../../../scanner/lexicon/index.ts'
import { createMatcher } from '../../../scanner/matcher/matcher.ts'
import { pick, randomFrom } from '../../support/random.ts'

/** What the matcher finds, as the stretches of the text themselves. */
function found(patterns: string[], text: string): string[] {
  const matcher = createMatcher(patterns.map((pattern, label) => ({ pattern, label })))
  const { starts, ends } = matcher.search(text)
  return Array.from(starts, (start, index) => text.slice(start, ends[index]))
}

describe('words', () => {
  test('must end where the term ends, unless it says otherwise', () => {
    expect(found(['cat'], 'cat concat category cat.')).toEqual(['cat', 'cat'])
    expect(found(['cat*'], 'cat concat category')).toEqual(['cat', 'cat'])
    expect(found(['*cat'], 'cat concat category')).toEqual(['cat', 'cat'])
  })

  test('that overlap or end alike are all found', () => {
    expect(found(['send', 'send the key', 'the key', 'key'], 'send the key').sort()).toEqual(
      ['key', 'send', 'send the key', 'the key'].sort(),
    )
  })

  test('may hold marks at their edges', () => {
    expect(found(['.env', '<!--*', '--yolo'], 'cat .env <!--x --yolo')).toEqual([
      '.env',
      '<!--',
      '--yolo',
    ])
  })
})

describe('white space and emphasis', () => {
  test('a phrase goes on over spaces, line ends and marks of emphasis', () => {
    expect(found(['do not tell'], 'do  not\n\ttell')).toHaveLength(1)
    expect(found(['do not tell'], '**do** not `tell`')).toEqual(['do** not `tell'])
    expect(found(['do not tell'], 'do ** not tell')).toEqual(['do ** not tell'])
  })

  test('a run of both does not move the start of what was found', () => {
    expect(found(['ignore all'], 'signore ** all')).toEqual([])
    expect(found(['ignore all'], 'x ignore * * all')).toEqual(['ignore * * all'])
  })
})

describe('terms that are looked for roughly', () => {
  /** Those that are there, with the place of their last character. */
  function roughly(patterns: string[], text: string): string[] {
    const terms = patterns.map((pattern, label) => ({ pattern, label, roughly: true }))
    const { roughLabels, places } = createMatcher(terms).search(text)
    return Array.from(roughLabels, (label, index) => `${patterns[label]} ${places[index]}`).sort()
  }
  const ALIKE = Array.from({ length: 12 }, (_, index) => `*forward ${'abcdefghijkl'[index]}x*`)

  test('are compared beyond what they share', () => {
    expect(roughly(['*forwarding*', '*forwarded*', '*forwards*'], 'it was forwarded')).toEqual([
      '*forwarded* 15',
    ])
    expect(roughly(ALIKE, 'forward cx and forward zx')).toEqual(['*forward cx* 9'])
  })

  test('go on over spaces, line ends and marks of emphasis', () => {
    expect(roughly(ALIKE, '**forward** \n  `cx`')).toEqual(['*forward cx* 17'])
    expect(roughly(['*send all keys*'], 'send  *all*\tkeys')).toEqual(['*send all keys* 15'])
    expect(roughly(['*send all keys*'], 'send al keys, send all')).toEqual([])
  })

  test('end where a word ends, unless they say otherwise', () => {
    expect(roughly(['*forwards'], 'forwardslash forwards')).toEqual(['*forwards 20'])
    expect(roughly(['*forwards*'], 'forwardslash')).toEqual(['*forwards* 7'])
    expect(roughly(['forwards*'], 'carryforwards')).toEqual([])
  })

  test('are found as in a plain search', () => {
    const random = randomFrom(5)
    const word = (length: number) =>
      Array.from({ length }, () => pick(random, ['a', 'b', ' '])).join('')
    for (let round = 0; round < 200; round++) {
      const patterns = [
        ...new Set(
          Array.from({ length: 40 }, () => word(3 + Math.floor(random() * 9)).trim())
            .filter((one) => one !== '' && !one.includes('  '))
            .map((one) => `*${one}*`),
        ),
      ]
      const text = word(200).replace(/ +/g, ' ').trim()
      const all = patterns.flatMap((pattern) => {
        const plain = pattern.slice(1, -1)
        return Array.from({ length: text.length }, (_, at) => at)
          .filter((at) => text.startsWith(plain, at))
          .map((at) => `${pattern} ${at + plain.length - 1}`)
      })
      expect(roughly(patterns, text)).toEqual(all.sort())
    }
  })
})

describe('other scripts', () => {
  test('are found without spaces around them', () => {
    expect(found(['忽略', '指令'], '请忽略之前的指令')).toEqual(['忽略', '指令'])
  })

  test('keep word ends where their script has them', () => {
    expect(found(['парол*', 'не'], 'пароли небо не')).toEqual(['парол', 'не'])
    expect(found(['clé'], 'clés clé')).toEqual(['clé'])
  })
})

describe('against a plain search', () => {
  /**
   * The definition of a hit, word by word and without cleverness; for texts of single spaces only.
   */
  function expected(patterns: string[], text: string): string[] {
    const all: string[] = []
    const isWord = (char: string | undefined) => char !== undefined && /[a-z0-9_]/.test(char)
    for (const pattern of patterns) {
      const word = pattern.replaceAll('*', '')
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const end = at + word.length
        if (!pattern.startsWith('*') && isWord(text[at - 1]) && isWord(text[at])) continue
        if (!pattern.endsWith('*') && isWord(text[end]) && isWord(text[end - 1])) continue
        all.push(`${at} ${word}`)
      }
    }
    return all.sort()
  }

  test('it finds the same in random texts', () => {
    const random = randomFrom(11)
    const letters = ['a', 'b', 'c', ' a', '.', '-', '_']
    const word = (length: number) =>
      Array.from({ length }, () => pick(random, letters))
        .join('')
        .trim()
    for (let round = 0; round < 300; round++) {
      const patterns = [
        ...new Set(Array.from({ length: 6 }, () => word(1 + Math.floor(random() * 4)))),
      ]
        .filter((pattern) => pattern !== '' && !/\s\s/.test(pattern))
        .map((pattern) => pick(random, ['', '*']) + pattern + pick(random, ['', '*']))
      const text = word(60)
      const matcher = createMatcher(patterns.map((pattern, label) => ({ pattern, label })))
      const { labels, starts } = matcher.search(text)
      const all = Array.from(
        labels,
        (label, index) => `${starts[index]} ${patterns[label]!.replaceAll('*', '')}`,
      )
      expect([...new Set(all)].sort()).toEqual([...new Set(expected(patterns, text))])
    }
  })
})

describe('the lexicon', () => {
  test('holds only terms that can be found in a reading', () => {
    const lost = CONCEPT_NAMES.flatMap((concept) =>
      LEXICON[concept].filter((pattern) => {
        const word = pattern.replace(/^\*|\*$/g, '')
        return word !== foldLine(word) || /[*`]|\s\s|^\s|\s$/.test(word) || word === ''
      }),
    )
    expect(lost).toEqual([])
  })
})
