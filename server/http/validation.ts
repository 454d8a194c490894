/**
 * Checks parsed bodies against the schemas of `models.ts` and says what is wrong field by field, in
 * the nested `_errors` shape. The rejected value itself is never repeated.
 */

import { type Static, type TSchema, TypeGuard } from '@sinclair/typebox'
import { TypeCompiler, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler'
import type { JsonBody } from './body.ts'
import { ApiError } from './errors.ts'

/** `_errors` of this place, and the same for each field or position below it. */
export interface Detail {
  _errors: string[]
  [field: string]: Detail | string[]
}

/** Reports a problem with the field at a path such as `/files/3/content`; '' is the whole body. */
export type Complain = (path: string, message: string) => void

/** A value with holes: any field may be missing, and any item of a list. */
type Sound<Value> = Value extends readonly (infer Item)[]
  ? (Sound<Item> | undefined)[]
  : Value extends object
    ? { [Name in keyof Value]?: Sound<Value[Name]> }
    : Value

/**
 * A check that a schema cannot say. It is given what satisfies the schema, with holes for the rest,
 * so that the caller learns of all problems at once; what it says of the whole body counts when all
 * of it does.
 */
export type Check<Value> = (value: Sound<Value>, complain: Complain) => void

const KNOWN: { [type in ValueErrorType]?: (schema: TSchema) => string } = {
  [ValueErrorType.String]: () => 'Must be a text',
  [ValueErrorType.StringMinLength]: () => 'Must not be empty',
  [ValueErrorType.StringMaxLength]: (schema) => `Must have at most ${schema.maxLength} characters`,
  [ValueErrorType.Boolean]: () => 'Must be true or false',
  [ValueErrorType.Array]: () => 'Must be a list',
  [ValueErrorType.ArrayMaxItems]: (schema) => `Must have at most ${schema.maxItems} items`,
  [ValueErrorType.Object]: () => 'Must be an object',
  [ValueErrorType.ObjectRequiredProperty]: () => 'Required',
}

/**
 * Turns a schema into a function from an untrusted body to a fresh value that holds the known
 * fields and nothing else. That function throws `invalid_request` with every problem it found.
 */
export function createValidator<Schema extends TSchema>(
  schema: Schema,
  check: Check<Static<Schema>> = () => {},
): (body: JsonBody) => Static<Schema> {
  const compiled = TypeCompiler.Compile(schema)
  return ({ value, complaints }) => {
    const problems = new Map<string, Set<string>>()
    const complain: Complain = (path, message) => {
      problems.set(path, (problems.get(path) ?? new Set()).add(message))
    }
    const known = pick(schema, value, '', complain)
    if (!compiled.Check(known)) {
      for (const error of compiled.Errors(known)) complain(error.path, messageOf(error))
    }
    const whole = problems.size === 0
    check((sound(known, '', problems) ?? {}) as Sound<Static<Schema>>, (path, message) => {
      if (path !== '' || whole) complain(path, message)
    })
    for (const complaint of complaints) complain('', complaint)
    if (problems.size === 0) return known as Static<Schema>
    throw new ApiError('invalid_request', { detail: detailOf(problems) })
  }
}

/**
 * Copies what the schema knows, own properties only, so that keys such as `__proto__` mean nothing.
 */
function pick(schema: TSchema, value: unknown, path: string, complain: Complain): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) {
    complain(path, 'Must be well-formed Unicode')
  }
  if (TypeGuard.IsArray(schema) && Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? value.length)) {
      complain(path, `Must have at most ${schema.maxItems} items`)
      return []
    }
    return value.map((item, index) => pick(schema.items, item, `${path}/${index}`, complain))
  }
  if (!TypeGuard.IsObject(schema) || !isPlainObject(value)) return value
  const copy: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties)) {
    if (Object.hasOwn(value, name)) {
      copy[name] = pick(property, value[name], `${path}/${name}`, complain)
    }
  }
  return copy
}

/** The value with a hole wherever there is a problem. */
function sound(value: unknown, path: string, problems: Map<string, unknown>): unknown {
  if (problems.has(path)) return undefined
  if (Array.isArray(value)) {
    return value.map((item, index) => sound(item, `${path}/${index}`, problems))
  }
  if (!isPlainObject(value)) return value
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([name, field]) => [name, sound(field, `${path}/${name}`, problems)]),
  )
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function messageOf({ type, schema, value }: ValueError): string {
  // A missing field is reported once as missing and once as having the wrong type.
  if (value === undefined) return 'Required'
  return KNOWN[type]?.(schema) ?? 'Invalid value'
}

function detailOf(problems: Map<string, Set<string>>): Detail {
  const root = emptyDetail()
  for (const [path, messages] of problems) {
    let at = root
    for (const field of path.split('/').slice(1)) at = (at[field] ??= emptyDetail()) as Detail
    at._errors.push(...messages)
  }
  return root
}

/** Without a prototype, so that a field name cannot reach one. */
const emptyDetail = (): Detail => Object.assign(Object.create(null), { _errors: [] })
