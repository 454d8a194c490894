import { expect, test } from 'bun:test'
import {
  behindLastMark,
  lastSentence,
  lastSentenceAnyScript,
  lastSentencePastClosing,
} from '../../../scanner/stance/sentence-of.ts'

const WAYS = [lastSentence, lastSentenceAnyScript, lastSentencePastClosing, behindLastMark]

test.each([
  ['One. Two:', [' Two:', ' Two:', ' Two:', ' Two:']],
  ['One two:', ['One two:', 'One two:', 'One two:', 'One two:']],
  ['一。二:', ['一。二:', '二:', '一。二:', '二:']],
  ['*One.* Two:', ['*One.* Two:', '*One.* Two:', '* Two:', '* Two:']],
  ['In v1.x two:', ['In v1.x two:', 'In v1.x two:', 'In v1.x two:', 'x two:']],
  ['One. Two.', ['One. Two.', 'One. Two.', 'One. Two.', '']],
])('the last sentence of %s, by what ends the one before', (text, last) => {
  expect(WAYS.map((way) => way(text))).toEqual(last)
})
