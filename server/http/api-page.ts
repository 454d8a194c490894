/** What `/api` shows: every endpoint of the description with a call to copy and its answers. */

import { JSON_TYPE } from './caching.ts'
import { html, type Markup } from './markup.ts'
import { type Description, type Operation, type Parameter, type Schema } from './openapi.ts'

/** Values that make the calls read like real ones. */
const SAMPLES: Record<string, string> = {
  id: 'sk_tz4a98xxat96iws9zmbrgj3a',
  name: 'pdf-tools',
  file: 'pdf-tools.svg',
  source: 'owner/skills',
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
    </nav>
    ${operations.map(({ path, method, operation }) => endpoint(base, path, method, operation))}`
}

const anchor = (method: string, path: string): string =>
  `${method}${path.replace(/[{}]/g, '').replace(/[^\w]+/g, '-')}`

function endpoint(base: string, path: string, method: string, operation: Operation): Markup {
  const { summary = '', parameters = [], requestBody, responses } = operation
  const body = requestBody?.content[JSON_TYPE]?.schema
  const id = anchor(method, path)
  return html`<section class="endpoint" aria-labelledby="${id}">
    <h2 id="${id}"><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${summary}.</p>
    <pre class="call" tabindex="0"><code>${call(base, path, method, operation)}</code></pre>
    ${parameters.length > 0 ? fields('Parameters', parameters.map(parameterRow)) : null}
    ${body ? fields('Body', rows(body)) : null}
    ${Object.entries(responses).map(([status, { description = '', content }]) =>
      answer(status, description, content?.[JSON_TYPE]?.schema),
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
  note: string
}

const fields = (title: string, list: readonly Row[]): Markup =>
  html`<div class="table-scroll" tabindex="0" role="region" aria-label="${title}">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        ${list.map(
          ({ name, type, note }) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>${type}</td>
              <td>${note}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`

/** Failures share one shape, so only the first of them is shown in full, by the page itself. */
function answer(status: string, description: string, schema: Schema | undefined): Markup {
  const success = status.startsWith('2')
  const list = success && schema ? rows(schema) : []
  return html`<p class="answer"><b>${status}</b> ${description}</p>
    ${list.length > 0 ? fields(`Answer ${status}`, list) : null}`
}

const parameterRow = (parameter: Parameter): Row => ({
  name: parameter.name,
  type: `${parameter.in}${parameter.required ? '' : ', optional'}`,
  note: parameter.description ?? '',
})

/** The fields of an object and of what lies below it, by path: `summary.total`, `results[].ok`. */
function rows(schema: Schema, prefix = ''): Row[] {
  const variants = schema.anyOf?.filter((variant) => variant.properties)
  if (variants && variants.length > 0) return unique(variants.flatMap((one) => rows(one, prefix)))
  if (schema.items) return rows(schema.items, `${prefix}[]`)
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const optional = required.has(name) ? '' : ', optional'
    return [
      { name: path, type: typeOf(field) + optional, note: noteOf(field) },
      ...rows(withoutNull(field), path),
    ]
  })
}

const unique = (list: readonly Row[]): Row[] => [
  ...new Map(list.map((row) => [row.name, row])).values(),
]

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
