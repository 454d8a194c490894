/** `/.well-known/security.txt` (RFC 9116), when the operator said where reports should go. */

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { ApiError } from './errors.ts'
import { ABOUT_PATH } from './paths.ts'

/** The RFC wants less than a year, since what nobody looks after goes stale. */
const VALID_MS = 364 * 24 * 60 * 60 * 1000

const TYPE = 'text/plain; charset=utf-8'

export const securityRoutes = ({
  config,
  addresses,
  clock,
}: Pick<Deps, 'config' | 'addresses' | 'clock'>) => {
  const { securityContact } = config
  const expires = new Date(clock.now() + VALID_MS).toISOString()
  return new Elysia({ name: 'security' }).get(
    '/.well-known/security.txt',
    () => {
      if (securityContact === null) throw new ApiError('not_found')
      const text = securityText(securityContact, expires, addresses.siteUrl)
      return new Response(text, { headers: { 'content-type': TYPE } })
    },
    { detail: { hide: true } },
  )
}

/** Web addresses in it have to be https, so that without it the site is not named. */
function securityText(contact: string, expires: string, siteUrl: string): string {
  const site = siteUrl.startsWith('https://')
    ? [`Canonical: ${siteUrl}/.well-known/security.txt`, `Policy: ${siteUrl}${ABOUT_PATH}`]
    : []
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...site,
    '',
  ].join('\n')
}
