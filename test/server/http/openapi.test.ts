import { Type } from '@sinclair/typebox'
import { expect, test } from 'bun:test'
import { describe as describeRoutes } from '../../../server/http/openapi.ts'

test('routes with a summary are described from their schemas, the others are left out', () => {
  const body = Type.Object({ url: Type.String() })
  const schema = {
    type: 'object',
    required: ['url'],
    properties: { url: { type: 'string' } },
  }
  const { paths } = describeRoutes(
    [
      {
        method: 'POST',
        path: '/a/:id',
        hooks: { body, response: { 200: body }, detail: { summary: 'A' } },
      },
      { method: 'GET', path: '/style.css', hooks: {} },
    ],
    'https://example.com',
  )
  expect(JSON.parse(JSON.stringify(paths))).toEqual({
    '/a/{id}': {
      post: {
        summary: 'A',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema,
            },
          },
        },
        responses: {
          200: {
            description: 'Success',
            content: {
              'application/json': {
                schema,
              },
            },
          },
        },
      },
    },
  })
})
