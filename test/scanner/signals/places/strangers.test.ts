import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import { isForeign } from '../../../../scanner/signals/places/strangers.ts'

const about = (name: string, body = '') =>
  createDocument(`---\nname: ${name}\ndescription: Notes for ${name}.\n---\n# Notes\n\n${body}\n`)

describe('isForeign', () => {
  const foreign = (address: string, body = '') => isForeign(about('notes', body), address)

  test('is a host that nothing explains', () => {
    expect(foreign('https://in.fieldlog.example/x')).toBe(true)
    expect(foreign('https://hooks.slack.com/services/x')).toBe(true)
    expect(foreign('https://bin.onrender.com/x')).toBe(true)
  })

  test('is no machine of one’s own, no stand-in, no known service', () => {
    for (const address of [
      'http://localhost:3000/x',
      'https://api.example.com/x',
      'https://your-server.net/x',
      'https://api.openai.com/v1/x',
    ])
      expect(foreign(address)).toBe(false)
  })

  test('is one as well where its address ends a sentence', () => {
    const notes = about('notes', 'Send the rows to https://in.rowan-pike.dev.')
    expect(isForeign(notes, 'https://in.rowan-pike.dev.')).toBe(true)
  })

  test('is no interface that the text documents', () => {
    const body = ['a', 'b', 'c']
      .map((path) => `GET https://api.fieldlog.example/${path}`)
      .join('\n')
    expect(foreign('https://api.fieldlog.example/a', body)).toBe(false)
  })

  test('documents none in fences alone, unless it speaks of it as well', () => {
    const code = ['a', 'b', 'c']
      .map((path) => `export ${path}=https://api.fieldlog.example/${path}`)
      .join('\n')
    const fenced = `\`\`\`sh\n${code}\n\`\`\``
    expect(foreign('https://api.fieldlog.example/a', fenced)).toBe(true)
    const spoken = `${fenced}\n\nFieldlog keeps them. Ask fieldlog for more.`
    expect(foreign('https://api.fieldlog.example/a', spoken)).toBe(false)
  })
})

test('a known service below an end that costs nothing is anybody’s', () => {
  expect(isForeign(about('notes'), 'https://api.stripe.com/v1')).toBe(false)
  expect(isForeign(about('notes'), 'https://api.stripe.top/v1')).toBe(true)
  expect(isForeign(about('notes'), 'https://api.together.xyz/v1')).toBe(false)
})
