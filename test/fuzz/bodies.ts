/** Bodies for the two posts: what is meant to be there, mangled on every level down to the bytes. */

import fc from 'fast-check'
import { markdown } from './grammar.ts'

const address = fc.oneof(
  fc.constant('https://example.com/SKILL.md'),
  fc.webUrl(),
  fc.constantFrom('file:///etc/passwd', 'http://[::1]/', 'https://a:b@c.example/', '', '//x'),
  fc.string({ unit: 'binary' }),
)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  markdown.map((found) => found.slice(0, 300)),
)
const anything = fc.jsonValue({ maxDepth: 4 })
const or = <Value>(right: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 4, arbitrary: right as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: anything },
  )

const scanBody = fc.record(
  { url: or(address), challengeToken: or(text), extra: anything },
  { requiredKeys: [] },
)
const file = fc.record({ path: or(text), content: or(text) }, { requiredKeys: [] })
const bulkBody = fc.record(
  {
    urls: or(fc.array(or(address), { maxLength: 3 })),
    files: or(fc.array(or(file), { maxLength: 3 })),
    persist: or(fc.boolean()),
  },
  { requiredKeys: [] },
)

/** Keys that everything inherits are keys like any other in JSON. */
const NAMES = ['__proto__', 'constructor', 'toString', 'length', 'url', 'files']
const renamed = fc
  .tuple(
    fc.oneof(scanBody, bulkBody).map((body) => JSON.stringify(body)),
    fc.constantFrom(...NAMES),
  )
  .map(([body, name]) => body.replace(/"(?:path|extra|persist|url)"/, JSON.stringify(name)))

const json = fc.oneof(
  scanBody.map((body) => JSON.stringify(body)),
  bulkBody.map((body) => JSON.stringify(body)),
  renamed,
  anything.map((body) => JSON.stringify(body)),
)

const mangled = fc
  .tuple(json, fc.nat(400), fc.uint8Array({ maxLength: 6 }), fc.nat(3))
  .map(([body, at, strange, gone]): Uint8Array => {
    const bytes = Buffer.from(body)
    return Buffer.concat([bytes.subarray(0, at), strange, bytes.subarray(at + gone)])
  })

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '{"url":['), fc.integer({ min: 1, max: 4000 }))
  .map(([opening, times]): Uint8Array => Buffer.from(opening.repeat(times)))

export interface Posted {
  path: string
  contentType: string
  body: Uint8Array
}

export const posted: fc.Arbitrary<Posted> = fc.record({
  path: fc.constantFrom('/scan', '/scan/bulk'),
  contentType: fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'Application/JSON; charset=utf-8', 'x') },
  ),
  body: fc.oneof(
    { weight: 6, arbitrary: json.map((body): Uint8Array => Buffer.from(body)) },
    { weight: 3, arbitrary: mangled },
    { weight: 1, arbitrary: deep },
  ),
})
