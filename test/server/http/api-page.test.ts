import { Type } from '@sinclair/typebox'
import { expect, test } from 'bun:test'
import { apiMarkup } from '../../../server/http/api-page.ts'
import { describe as describeApi, type Route } from '../../../server/http/openapi.ts'

const Body = Type.Object(
  {
    name: Type.String({ maxLength: 8, description: "Whose it is; <b>not</b> a 'title'." }),
    tags: Type.Optional(Type.Array(Type.Object({ on: Type.Boolean({ default: true }) }))),
  },
  { examples: [{ name: "o'clock" }] },
)
const Answer = Type.Object({ grade: Type.Union([Type.String(), Type.Null()]) })

const ROUTES: Route[] = [
  {
    method: 'POST',
    path: '/things/:id',
    hooks: { body: Body, response: { 200: Answer, 404: Answer }, detail: { summary: 'Do it' } },
  },
  { method: 'GET', path: '/hidden', hooks: {} },
]

const page = apiMarkup(describeApi(ROUTES, 'https://api.example')).toString()

test('every endpoint of the description is there, with a call that can be pasted', () => {
  expect(page).toContain('<code>POST /things/{id}</code>')
  expect(page).not.toContain('/hidden')
  expect(page).toContain('curl https://api.example/things/sk_')
  // A quotation mark inside of a quoted argument of a shell.
  expect(page).toContain(Bun.escapeHTML(`"name": "o'\\''clock"`))
})

test('fields are listed by path with type, limits and notes, escaped', () => {
  expect(page).toContain('<code>tags[].on</code>')
  expect(page).toContain('At most 8 characters.')
  expect(page).toContain('Default true.')
  expect(page).toContain('string | null')
  expect(page).toContain('&lt;b&gt;not&lt;/b&gt;')
})

test('only what succeeds is shown field by field', () => {
  expect(page.split('Answer 200').length).toBeGreaterThan(1)
  expect(page).toContain('<b>404</b>')
  expect(page).not.toContain('Answer 404')
})
