/**
 * `GET /openapi.json`: made from the schemas of the routes that validate, so that it cannot drift.
 */

import { Elysia } from 'elysia'
import { cachedJson, JSON_TYPE } from './caching.ts'

/** What Elysia keeps of a route, as far as it matters here. */
export interface Route {
  method: string
  path: string
  hooks: {
    body?: unknown
    response?: unknown
    detail?: {
      summary?: string
      hide?: boolean
      parameters?: readonly Parameter[]
      /** Answers without a schema; those of `response` come beside them. */
      responses?: Responses
    }
  }
}

/** As much of JSON Schema as our own descriptions use. */
export interface Schema {
  type?: string
  description?: string
  const?: unknown
  default?: unknown
  examples?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
}

type Content = Record<string, { schema?: Schema }>
type Responses = Record<string, { description: string; content?: Content }>

export interface Operation {
  summary?: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Responses
}

export interface Description {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

const REASONS: { [status: string]: string; 200: string } = {
  200: 'Success',
  400: 'The request is not valid',
  403: 'The challenge token did not validate',
  404: 'There is none',
  429: 'Over the limit of the rolling 24 hours; see Retry-After',
  500: 'A fault of the service',
  503: 'Cannot be taken at the moment; see Retry-After',
}

/** A success whose body is of this media type and has no schema. */
export const successOf = (type: string) => ({
  200: { description: REASONS[200], content: { [type]: {} } },
})

/** `description` is asked at the first request. */
export function openapiRoutes(description: () => object) {
  let json: string | null = null
  return new Elysia({ name: 'openapi' }).get(
    '/openapi.json',
    ({ request }) => {
      json ??= JSON.stringify(description())
      return cachedJson(request, json, { version: json, cacheControl: 'no-cache' })
    },
    { detail: { summary: 'This description', responses: successOf(JSON_TYPE) } },
  )
}

/** Only routes with a summary are part of the interface; pages and assets are not. */
export function describe(routes: readonly Route[], baseUrl: string): Description {
  const paths: Description['paths'] = {}
  for (const { method, path, hooks } of routes) {
    if (!hooks.detail?.summary) continue
    const operations = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})
    operations[method.toLowerCase()] = operationOf(path, hooks)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchstone',
      version: '0',
      description: 'How far the instructions of a SKILL.md file can be trusted.',
    },
    servers: [{ url: baseUrl }],
    paths,
  }
}

function operationOf(path: string, { body, response, detail }: Route['hooks']): Operation {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const parameters = [...inPath, ...(detail?.parameters ?? [])]
  const answers = Object.entries((response ?? {}) as Record<string, unknown>)
  return {
    summary: detail?.summary ?? '',
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: jsonContent(body) } } : {}),
    responses: {
      ...detail?.responses,
      ...Object.fromEntries(
        answers.map(([status, schema]) => [
          status,
          { description: REASONS[status] ?? '', content: jsonContent(schema) },
        ]),
      ),
    },
  }
}

/**
 * A TypeBox schema is JSON Schema already; what it keeps under symbols does not survive the JSON.
 */
const jsonContent = (schema: unknown): Content => ({ [JSON_TYPE]: { schema: schema as Schema } })
