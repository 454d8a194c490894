import { describe, expect, test } from 'bun:test'
import { readInput } from '../../../scanner/cli/source.ts'
import { reasonOf } from '../../../scanner/cli/unread.ts'

const messageFor = async (url: string) => {
  const source = await readInput({ kind: 'url', url })
  return source.kind === 'unread' ? source.message : null
}

describe('why something could not be read', () => {
  test('is said in own words when an address leads nowhere', async () => {
    const server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: ({ url }) =>
        Response.redirect(url.endsWith('/out') ? 'ftp://files.example/SKILL.md' : url),
    })
    const base = `127.0.0.1:${server.port}`
    try {
      expect(await messageFor(`http://${base}/round`)).toBe('The address redirects too often.')
      expect(await messageFor(`http://${base}/out`)).toBe(
        'The address redirects to one that is not http or https.',
      )
      expect(await messageFor(`https://${base}/`)).toBe('No secure connection could be set up.')
    } finally {
      await server.stop(true)
    }
    expect(await messageFor(`http://${base}/`)).toBe('Nobody answers at this address.')
    expect(await messageFor('http://')).toBe('This is no valid address.')
  })

  test('is at least the code, and never what the runtime says', () => {
    const error = Object.assign(new Error('raw words, pass `verbose: true`'), { code: 'EODD' })
    expect(reasonOf(error)).toBe('This failed: EODD.')
    expect(reasonOf(new Error('raw words'))).toBe('This failed.')
    expect(reasonOf('raw words')).toBe('This failed.')
  })
})
