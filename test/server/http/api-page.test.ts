import { Type } from '@sinclair/typebox'
import { expect, test } from 'bun:test'
import { Window } from 'happy-dom'
import { apiMarkup } from '../../../server/http/api-page.ts'
import { ERROR_CODES } from '../../../server/http/models.ts'
import { describe as describeApi, type Route, successOf } from '../../../server/http/openapi.ts'

const Body = Type.Object(
  {
    name: Type.String({ maxLength: 8, description: "Whose it is; <b>not</b> a 'title'." }),
    tags: Type.Optional(Type.Array(Type.Object({ on: Type.Boolean({ default: true }) }))),
  },
  { examples: [{ name: "o'clock" }] },
)
const Answer = Type.Object({ grade: Type.Union([Type.String(), Type.Null()]) })
const Either = Type.Union([
  Type.Object({ ok: Type.Literal(true), score: Type.Integer({ description: 'See `grade`.' }) }),
  Type.Object({ ok: Type.Literal(false), error: Type.Object({ code: Type.String() }) }),
])

const ROUTES: Route[] = [
  {
    method: 'POST',
    path: '/things/:id',
    hooks: { body: Body, response: { 200: Answer, 404: Answer }, detail: { summary: 'Do it' } },
  },
  {
    method: 'GET',
    path: '/things/:name.svg',
    hooks: {
      response: { 404: Answer },
      detail: { summary: 'Draw it', responses: successOf('image/svg+xml') },
    },
  },
  {
    method: 'GET',
    path: '/either',
    hooks: { response: { 200: Type.Array(Either) }, detail: { summary: 'One or the other' } },
  },
  { method: 'GET', path: '/hidden', hooks: {} },
]

const page = apiMarkup(describeApi(ROUTES, 'https://api.example')).toString()

/** The cells of each row of the table with that name, as text. */
function tableOf(label: string): string[][] {
  const { document } = new Window()
  document.body.innerHTML = page
  const rows = [...document.querySelectorAll(`[aria-label="${label}"] tr`)]
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
}

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

test('what has more than one shape shows the fields of all, and which has which', () => {
  expect(tableOf('GET /either: Answer 200')).toEqual([
    ['Field', 'Type', 'Notes'],
    ['[].ok', 'true | false', ''],
    ['[].score', 'integer', 'When ok is true. See grade.'],
    ['[].error', 'object', 'When ok is false.'],
    ['[].error.code', 'string', ''],
  ])
  expect(page).toContain('See <code>grade</code>.')
})

test('a parameter says where it stands, and an answer that is no JSON what it is', () => {
  expect(tableOf('GET /things/{name}.svg: Parameters')).toEqual([
    ['Field', 'In', 'Notes'],
    ['name', 'path', ''],
  ])
  expect(page).toContain('<b>200</b> Success (<code>image/svg+xml</code>)')
})

test('every code of an error is told with its status, and the body that bears it', () => {
  const codes = tableOf('Errors: Codes').slice(1)
  expect(codes.map(([code]) => code)).toEqual([...ERROR_CODES])
  expect(codes).toContainEqual(['rate_limited', '429', expect.stringContaining('Retry-After')])
  expect(tableOf('Errors: Body').map(([name]) => name)).toEqual([
    'Field',
    'error',
    'detail',
    'retryAfterSec',
    'requestId',
  ])
})

test('no two tables have the same name', () => {
  const labels = [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
  expect(labels).toEqual([...new Set(labels)])
})
