import { Type } from '@sinclair/typebox'
import { expect, test } from 'bun:test'
import { ApiError } from '../../../server/http/errors.ts'
import { createValidator, type Detail } from '../../../server/http/validation.ts'

const Item = Type.Object({
  path: Type.String({ maxLength: 3 }),
  flag: Type.Optional(Type.Boolean()),
})
const Body = Type.Object({
  name: Type.String({ minLength: 1 }),
  items: Type.Optional(Type.Array(Item, { maxItems: 2 })),
})
const validator = createValidator(Body, ({ name, items = [] }, complain) => {
  if (name === 'taken') complain('/name', 'Is taken')
  items.forEach((item, index) => {
    if (item?.path === 'bad') complain(`/items/${index}/path`, 'Is bad')
  })
})
const validate = (value: unknown) => validator({ value, complaints: [] })

function detailOf(value: unknown): Detail {
  try {
    validate(value)
  } catch (error) {
    if (error instanceof ApiError && error.extra.detail) return error.extra.detail
    throw error
  }
  throw new Error('nothing was refused')
}

test('known fields are copied, unknown ones dropped', () => {
  const value = { name: 'a', items: [{ path: 'b', extra: 1 }], extra: 2 }
  expect(validate(value)).toEqual({ name: 'a', items: [{ path: 'b' }] })
})

test('prototype keys mean nothing', () => {
  const hostile = JSON.parse('{"__proto__": {"name": "x"}, "constructor": {"prototype": {"p": 1}}}')
  expect(detailOf(hostile)).toEqual({ _errors: [], name: { _errors: ['Required'] } })
  const harmless = validate(JSON.parse('{"name": "a", "__proto__": {"polluted": 1}}'))
  expect('polluted' in harmless).toBe(false)
})

test('each failing field has its own messages, at its place', () => {
  expect(detailOf({ name: '', items: [{ path: 'ok' }, { path: 'long', flag: 'true' }] })).toEqual({
    _errors: [],
    name: { _errors: ['Must not be empty'] },
    items: {
      _errors: [],
      '1': {
        _errors: [],
        path: { _errors: ['Must have at most 3 characters'] },
        flag: { _errors: ['Must be true or false'] },
      },
    },
  })
})

test('a body that is no object says so at the top', () => {
  for (const value of [null, [], 'x', 0]) {
    expect(detailOf(value)._errors).toEqual(['Must be an object'])
  }
})

test('lists that are too long are told by their length alone', () => {
  const items = Array(1_000_000).fill({ wrong: 1 })
  expect(detailOf({ name: 'a', items })).toEqual({
    _errors: [],
    items: { _errors: ['Must have at most 2 items'] },
  })
})

test('something like a list is not one', () => {
  expect(detailOf({ name: 'a', items: { 0: { path: 'a' }, length: 1 } })).toMatchObject({
    items: { _errors: ['Must be a list'] },
  })
})

test('half a surrogate pair is refused where it stands', () => {
  expect(detailOf({ name: 'a', items: [{ path: '\ud800' }] })).toMatchObject({
    items: { '0': { path: { _errors: ['Must be well-formed Unicode'] } } },
  })
})

test('checks beyond the schema complain the same way', () => {
  expect(detailOf({ name: 'taken' })).toEqual({ _errors: [], name: { _errors: ['Is taken'] } })
})

test('what is wrong with the body as a whole stands beside what is wrong with its fields', () => {
  const refused = () => validator({ value: { name: '' }, complaints: ['Too large'] })
  expect(refused).toThrow(ApiError)
  try {
    refused()
  } catch (error) {
    expect((error as ApiError).extra.detail).toEqual({
      _errors: ['Too large'],
      name: { _errors: ['Must not be empty'] },
    })
  }
})

test('the rejected value is never repeated', () => {
  const detail = JSON.stringify(detailOf({ name: { secret: 'abcdef' }, items: ['abcdef'] }))
  expect(detail).not.toContain('abcdef')
})

test('a check is told of the sound fields, so that all problems come at once', () => {
  expect(detailOf({ name: 'taken', items: 1 })).toEqual({
    _errors: [],
    name: { _errors: ['Is taken'] },
    items: { _errors: ['Must be a list'] },
  })
})

test('nor does a problem of one item hide those of others, or of its own other fields', () => {
  const bad = { _errors: [], path: { _errors: ['Is bad'] } }
  expect(detailOf({ name: 'a', items: [3, { path: 'bad' }] })).toEqual({
    _errors: [],
    items: { _errors: [], '0': { _errors: ['Must be an object'] }, '1': bad },
  })
  expect(detailOf({ name: 'a', items: [{ path: 'bad', flag: 1 }] })).toEqual({
    _errors: [],
    items: { _errors: [], '0': { ...bad, flag: { _errors: ['Must be true or false'] } } },
  })
})
