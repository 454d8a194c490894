/** Mailboxes as texts write them, and those of nobody. */

import { source } from '../../patterns/verbose.ts'
import { NAME_OF_NOBODY } from './stand-ins.ts'

/** A mailbox anywhere in a text. */
export const MAILBOX = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}`

/**
 * Where a mailbox of manuals is, from behind the `@` on: at a name that is kept for documents, or at a word that stands
 * for the reader's own house (`company.com`, `my-project.iam.gserviceaccount.com`).
 */
export const MAIL_HOST_OF_NOBODY = source`
  (?:${NAME_OF_NOBODY}|(?:test|example|sample)\.\w{2,4}|
    (?:[\w-]{1,63}\.){0,4}(?:localhost|domain|company|your-?(?:company|domain|org)|my-?company|
      our-?company|acme|contoso|email)(?:\.\w{2,12}(?:\.\w{2})?)?|
    (?:(?:project|proj|my|your|example|test|demo|gcp-sa)[\w-]{0,40}\.iam|
      developer|cloudservices)\.gserviceaccount\.com)(?![\w-]|\.\w)
`

const HOSTS = /[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g
const OF_NOBODY = new RegExp(`^${MAIL_HOST_OF_NOBODY}`)

/** The hosts of the mailboxes in a text, as they are written. */
export const mailHosts = (text: string): readonly string[] =>
  text.includes('@') ? Array.from(text.matchAll(HOSTS), ([, host]) => host!) : []

/** Those of them at which somebody may be. */
export const mailHostsOfSomebody = (text: string): readonly string[] =>
  mailHosts(text).filter((host) => !OF_NOBODY.test(host))
