import { describe, expect, test } from 'bun:test'
import { isDeeperThan, readJson } from '../../../server/http/body.ts'
import { ApiError } from '../../../server/http/errors.ts'
import { smallBodyBytesMax } from '../../../server/limits.ts'

const request = (body: BodyInit | null, type = 'application/json') =>
  new Request('http://localhost/scan', { method: 'POST', body, headers: { 'content-type': type } })

async function complaint(body: BodyInit | null, type?: string): Promise<string | undefined> {
  try {
    await readJson(request(body, type), { bytesMax: 1000 })
  } catch (error) {
    if (error instanceof ApiError) return error.extra.detail?._errors[0]
    throw error
  }
}

describe('reading a JSON body', () => {
  test('takes application/json in any case and with parameters', async () => {
    for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
      const { value } = await readJson(request('{"a":1}', type), { bytesMax: 1000 })
      expect(value).toEqual({ a: 1 })
    }
  })

  test('refuses other types, whatever the body is', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      expect(await complaint('{}', type)).toContain('Content-Type')
    }
  })

  test('refuses what is empty, malformed or not UTF-8', async () => {
    expect(await complaint('')).toContain('empty')
    for (const body of ['{', 'NaN', '{} x', Uint8Array.of(0x22, 0xff, 0x22)]) {
      expect(await complaint(body)).toContain('not valid JSON')
    }
  })

  test('refuses a body over the cap, with a length or without', async () => {
    expect(await complaint(`"${'a'.repeat(999)}"`)).toContain('larger')
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(400).fill(0x20))
      },
    })
    expect(await complaint(endless)).toContain('larger')
    expect(pulled).toBeLessThan(10)
  })

  test('accepts a body of exactly the cap', async () => {
    const { value, complaints } = await readJson(request(`"${'a'.repeat(998)}"`), {
      bytesMax: 1000,
    })
    expect(value).toHaveLength(998)
    expect(complaints).toEqual([])
  })

  test('a body between the cap and what is read is parsed, and complained about', async () => {
    const bounds = { bytesMax: 1000, readBytesMax: 2000 }
    const { value, complaints } = await readJson(request(`"${'a'.repeat(999)}"`), bounds)
    expect(value).toHaveLength(999)
    expect(complaints).toEqual(['The body is larger than 1000 bytes.'])
  })

  test('asks the door once for a large body, and for each piece of it, and never for a small one', async () => {
    for (const [length, known] of [
      [smallBodyBytesMax, false],
      [2 * smallBodyBytesMax, false],
      [2 * smallBodyBytesMax, true],
    ] as const) {
      const pieces = [`"${'a'.repeat(length / 2 - 1)}`, `${'a'.repeat(length / 2 - 1)}"`]
      const body = new ReadableStream({
        pull(controller) {
          const piece = pieces.shift()
          if (piece === undefined) controller.close()
          else controller.enqueue(Buffer.from(piece))
        },
      })
      const headers = { 'content-type': 'application/json' }
      const asked: number[] = []
      const held: number[] = []
      await readJson(
        new Request('http://localhost/scan/bulk', {
          method: 'POST',
          body,
          headers: known ? { ...headers, 'content-length': String(length) } : headers,
        }),
        {
          bytesMax: length,
          door: {
            enter: async (expectedBytes) => void asked.push(expectedBytes),
            hold: (bytes) => void held.push(bytes),
          },
        },
      )
      const isLarge = length > smallBodyBytesMax
      expect(asked).toEqual(isLarge ? [known ? length : 0] : [])
      expect(held.at(-1)).toBe(isLarge ? length : undefined)
    }
  })

  test('refuses deep nesting before it is parsed', async () => {
    expect(await complaint('['.repeat(500))).toContain('nested')
  })
})

test('nesting is counted outside of strings only', () => {
  const deeper = (text: string) => isDeeperThan(new TextEncoder().encode(text), 2)
  expect(deeper('[[1], {"a": 2}]')).toBe(false)
  expect(deeper('[[[')).toBe(true)
  expect(deeper('["[[[", "\\"[[[", {"[": "\\\\"}]')).toBe(false)
})
