/** The challenge of development: what the published test secret does, without asking anybody. */

import type { Challenge } from '../deps.ts'

export const alwaysPass: Challenge = {
  configured: true,
  verify: async (token) => (token === '' ? 'failed' : 'passed'),
}
