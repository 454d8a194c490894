/** What `/api` shows: every endpoint of the description with a call to copy and its answers. */

import { JSON_TYPE } from './caching.ts'
import { type ErrorCode, STATUS } from './errors.ts'
import { html, type Markup } from './markup.ts'
import { ERROR_CODES, ErrorBody } from './models.ts'
import { type Description, type Operation, type Parameter, type Schema } from './openapi.ts'

/** Values that make the calls read like real ones. */
const SAMPLES: Record<string, string> = {
  id: 'sk_tz4a98xxat96iws9zmbrgj3a',
  name: 'pdf-tools',
  source: 'owner/skills',
}

const MEANINGS: Record<ErrorCode, string> = {
  invalid_request: 'The request is not valid; `detail` says where and why.',
  challenge_failed: 'The challenge token did not validate.',
  not_found: 'There is no such scan, name or path.',
  rate_limited: 'Over the limit of the rolling 24 hours; `Retry-After` says when a call is free.',
  challenge_misconfigured: 'The operator has not set up the challenge.',
  internal: 'A fault of the service; tell the operator the `requestId`.',
  unavailable: 'Cannot be taken at the moment; `Retry-After` says when to try again.',
}

export function apiMarkup({ servers, paths }: Description): Markup {
  const base = servers[0]?.url ?? ''
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return html`<nav class="contents" aria-label="Endpoints">
      ${operations.map(
        ({ path, method }) =>
          html`<a href="#${anchor(method, path)}">${method.toUpperCase()} ${path}</a> `,
      )}
      <a href="#errors">Errors</a>
    </nav>
    ${operations.map(({ path, method, operation }) => endpoint(base, path, method, operation))}
    ${errors()}`
}

const anchor = (method: string, path: string): string =>
  `${method}${path.replace(/[{}]/g, '').replace(/[^\w]+/g, '-')}`

function endpoint(base: string, path: string, method: string, operation: Operation): Markup {
  const { summary = '', parameters = [], requestBody, responses } = operation
  const body = requestBody?.content[JSON_TYPE]?.schema
  const id = anchor(method, path)
  const name = `${method.toUpperCase()} ${path}`
  return html`<section class="endpoint" aria-labelledby="${id}">
    <h2 id="${id}"><code>${name}</code></h2>
    <p>${summary}.</p>
    <pre class="call" tabindex="0"><code>${call(base, path, method, operation)}</code></pre>
    ${parameters.length > 0 ? fields(name, 'Parameters', parameters.map(parameterRow), 'In') : null}
    ${body ? fields(name, 'Body', rows(body)) : null}
    ${Object.entries(responses).map(([status, { description, content }]) =>
      answer(name, status, description, content),
    )}
  </section> `
}

/** A command that works as it stands, once the sample values are replaced. */
function call(base: string, path: string, method: string, operation: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? name)
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema
  if (method === 'get') return `curl ${base}${filled}`
  const body = JSON.stringify(schema?.examples?.[0] ?? {}, null, 2).replaceAll("'", "'\\''")
  return `curl ${base}${filled} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`
}

interface Row {
  name: string
  type: string
  optional: boolean
  note: string
}

/** One table; `of` tells those of a page apart for whoever hears it read, and is not shown. */
function fields(of: string, title: string, list: readonly Row[], second = 'Type'): Markup {
  const shown = list.map(({ name, type, optional, note }) => [
    html`<code>${name}</code>`,
    html`${type}${optional ? ', optional' : ''}`,
    html`${inline(note)}`,
  ])
  return table(`${of}: ${title}`, title, ['Field', second, 'Notes'], shown)
}

/** The roles are for narrow screens, where the style sheet lays the rows out as something else. */
function table(
  label: string,
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Markup[])[],
): Markup {
  return html`<div class="table-scroll" tabindex="0" role="region" aria-label="${label}">
    <table role="table">
      <caption>
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${columns.map((name) => html`<th scope="col" role="columnheader">${name}</th> `)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          ([head, ...cells]) =>
            html`<tr role="row">
              <th scope="row" role="rowheader">${head!}</th>
              ${cells.map((cell) => html`<td role="cell">${cell}</td> `)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`
}

/** Descriptions mark code with backticks, as OpenAPI has it. */
const inline = (text: string): Markup[] =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))

/** Only what succeeds: failures share one shape, which stands at the end of the page. */
function answer(
  of: string,
  status: string,
  description: string,
  content: Operation['responses'][string]['content'],
): Markup {
  const [type, { schema } = {}] = Object.entries(content ?? {})[0] ?? []
  const list = status.startsWith('2') && schema ? rows(schema) : []
  const other = type === undefined || type === JSON_TYPE ? null : html` (<code>${type}</code>)`
  return html`<p class="answer"><b>${status}</b> ${description}${other}</p>
    ${list.length > 0 ? fields(of, `Answer ${status}`, list) : null}`
}

const parameterRow = (parameter: Parameter): Row => ({
  name: parameter.name,
  type: parameter.in,
  optional: !parameter.required,
  note: parameter.description ?? '',
})

/** What every refusal looks like, and what each code means. */
function errors(): Markup {
  const codes = ERROR_CODES.map((code) => [
    html`<code>${code}</code>`,
    html`${STATUS[code]}`,
    html`${inline(MEANINGS[code])}`,
  ])
  return html`<section class="endpoint" aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    <p>Whatever is refused, at any endpoint, has this body. Check the status first.</p>
    ${fields('Errors', 'Body', rows(ErrorBody as Schema))}
    ${table('Errors: Codes', 'Codes', ['Code', 'Status', 'Notes'], codes)}
  </section> `
}

/** The fields of an object and of what lies below it, by path: `summary.total`, `results[].ok`. */
function rows(schema: Schema, prefix = ''): Row[] {
  const variants = schema.anyOf?.filter((variant) => variant.properties) ?? []
  if (variants.length > 0) return merged(variants.map((one) => rowsOfVariant(one, prefix)))
  if (schema.items) return rows(schema.items, `${prefix}[]`)
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = below(prefix, name)
    const row = { name: path, type: typeOf(field), optional: !required.has(name) }
    return [{ ...row, note: noteOf(field) }, ...rows(withoutNull(field), path)]
  })
}

const below = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`)

interface Variant {
  /** By what it is told from the others. */
  when: string
  /** Names of its own fields, without what lies below them. */
  own: Set<string>
  list: Row[]
}

function rowsOfVariant(schema: Schema, prefix: string): Variant {
  const properties = Object.entries(schema.properties ?? {})
  const mark = properties.find(([, field]) => field.const !== undefined)
  return {
    when: mark ? `When \`${mark[0]}\` is ${JSON.stringify(mark[1].const)}.` : '',
    own: new Set(properties.map(([name]) => below(prefix, name))),
    list: rows(schema, prefix),
  }
}

/** Each field once, with the types of all variants; what only some have says which. */
function merged(variants: readonly Variant[]): Row[] {
  const all = variants.flatMap(({ list, own, when }) =>
    list.map((row) => ({ row, when: own.has(row.name) ? when : '' })),
  )
  return [...Map.groupBy(all, ({ row }) => row.name).values()].map((same) => {
    const { row, when } = same[0]!
    const type = [...new Set(same.map((one) => one.row.type))].join(' | ')
    const isPart = same.length < variants.length && when !== ''
    return { ...row, type, note: isPart ? `${when} ${row.note}`.trim() : row.note }
  })
}

const isNull = (schema: Schema): boolean => schema.type === 'null'

function withoutNull(schema: Schema): Schema {
  const left = schema.anyOf?.filter((variant) => !isNull(variant))
  return left?.length === 1 ? left[0]! : schema
}

function typeOf(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items) return `array of ${typeOf(schema.items)}`
  return schema.type ?? 'any'
}

function noteOf(schema: Schema): string {
  const known = withoutNull(schema)
  const limits = [
    known.maxLength === undefined ? '' : `At most ${known.maxLength} characters.`,
    known.maxItems === undefined ? '' : `At most ${known.maxItems} items.`,
    known.default === undefined ? '' : `Default ${JSON.stringify(known.default)}.`,
  ]
  return [schema.description ?? known.description ?? '', ...limits].filter(Boolean).join(' ')
}
