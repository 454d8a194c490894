/** The Host header: one of them, with one name in it, or the request is refused (RFC 9112, 3.2). */

import { Elysia } from 'elysia'
import { invalidRequest } from './errors.ts'

/** Several headers arrive as one text, joined by commas. */
const SEVERAL = /[\s,]/

/** No answer depends on the name, but a proxy in front may have taken another of several. */
export const hostRule = () =>
  new Elysia({ name: 'host' }).onRequest(({ request }) => {
    if (SEVERAL.test(request.headers.get('host') ?? '')) {
      throw invalidRequest('Send one Host header, with one host name in it.')
    }
  })
