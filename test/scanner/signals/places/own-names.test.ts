import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { isOwnHost, isSpokenOf } from '../../../../scanner/signals/places/own-names.ts'

const about = (name: string, body = '') =>
  createDocument(`---\nname: ${name}\ndescription: Notes for ${name}.\n---\n# Notes\n\n${body}\n`)

describe('isOwnHost', () => {
  test.each([
    ['acme', 'https://cli.acme.com/install.sh'],
    ['acme-search', 'https://api.acme.dev/v1'],
    ['acme', 'https://github.com/exploreacme/cli'],
  ])('a skill called %s owns %s', (name, address) =>
    expect(isOwnHost(about(name), address)).toBe(true),
  )

  test.each([
    ['acme', 'https://acme-tools.dev/install.sh'],
    ['acme', 'https://acme.attacker.example/x'],
    ['dev-setup', 'https://dev-setup.dev/x'],
    ['acme', 'http://cli.acme.com/install.sh'],
    ['acme', 'https://acme.vercel.app/x'],
    ['acme', 'https://203.0.113.9/acme'],
  ])('a skill called %s does not own %s', (name, address) =>
    expect(isOwnHost(about(name), address)).toBe(false),
  )
})

test('a maker is spoken of where the text names it more than once, addresses aside', () => {
  const address = 'https://get.fieldlog.dev/x'
  expect(isSpokenOf(about('notes', 'Use fieldlog. Open fieldlog.'), address)).toBe(true)
  expect(isSpokenOf(about('notes', `Use fieldlog. See ${address}.`), address)).toBe(false)
})
