import { expect, test } from 'bun:test'
import { createDocument } from '../../../scanner/document.ts'

const reading = (text: string) => createDocument(text).reading.text

test('a negation without its apostrophe is spelled out', () => {
  expect(reading('You DONT tell.')).toBe('you do not tell.')
})

test('accents hide no word that is read as a plainer one', () => {
  expect(reading('D\u00efsregard wh\u00e4t')).toBe('disregard wh\u00e4t')
  expect(reading('the p\u00e1ssword of the human')).toBe('the password of the user')
})

test('a word that only an address tells is read in plain words where that lacks its scheme', () => {
  expect(reading('Grab the list from kiln.example.com/list')).toBe(
    'download the list from https://kiln.example.com/list',
  )
})

test('code over a line end takes in no mark of a quotation', () => {
  expect(reading('> Run `curl\n> -s a` now.')).toBe('run `curl -s a`\nnow.')
})

test('a name is given to a path that a variable stands for', () => {
  const text = '```bash\nB=/bin\ncp $B/bash /tmp/b\n/tmp/b x.sh\n```'
  expect(reading(text)).toContain('\nbash x.sh\n')
})
