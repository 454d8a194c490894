/**
 * Stores that a command reaches with a password which is written out: whoever wrote it has set them up, and reads what
 * is put there.
 */

import { regex } from '../../patterns/verbose.ts'
import type { Command } from './shell.ts'

/** What manuals write in place of a password, and names that are filled in. */
const STAND_IN = regex`
  ^$|[$<{%[\]}>*…]|^\.{2,}|^(?:x{3,}|your|my|change|some|the|new|pass|password|passwd|passphrase|
    pwd|secret|token|key|foobar|example|test|dummy|admin|user|guest|anonymous|none|null|true|
    false|value)(?:[-_]?\w{0,12})?$
`

const isWritten = (password: string): boolean => password.length > 3 && !STAND_IN.test(password)

/** `scheme://name:password@host`, also behind the name of a kind of store. */
const IN_ADDRESS = /(?:^|:)\w{2,8}:\/\/[^\s/@:]{0,60}:([^\s/@]{1,80})@/

/** A pair of a setting for such a store, alone or in one word with others. */
const IN_PAIR = regex`
  (?:^|[,:])(?:pass|password|secret|secret_access_key|account_key|
    key|bearer_token)=["']?([^,:"']{1,120})
`

/** The option of a program that takes a password, by its end. */
const OPTION = /^--?(?:\w{2,10}-)?(?:pass|password|secret-access-key|bearer-token)$/

/** True where a command signs in with a password that the text itself brings along. */
export function hasBuiltInSignIn({ words, inner }: Command): boolean {
  return (
    words.some((word, index) => {
      const before = words[index - 1] ?? ''
      if (before === '-p' && words[index - 2] === 'sshpass') return isWritten(word)
      if (/^-p./.test(word) && before === 'sshpass') return isWritten(word.slice(2))
      if (before === '-u' && /^[\w.@-]{1,60}[,:]./.test(word))
        return isWritten(word.slice(word.search(/[,:]/) + 1))
      if (OPTION.test(before)) return isWritten(word)
      const set = /^--?(?:\w{2,10}-)?(?:pass|password|secret-access-key|bearer-token)=(.{1,120})/
      const written = set.exec(word) ?? IN_ADDRESS.exec(word) ?? IN_PAIR.exec(word)
      return written !== null && isWritten(written[1]!)
    }) ||
    // It has its settings hide what stands there in the clear.
    inner.some(({ commands }) =>
      commands.some(
        ({ words: [program, verb, password] }) =>
          program === 'rclone' && verb === 'obscure' && isWritten(password ?? ''),
      ),
    )
  )
}

/** The options by which the store of a kind is named on the spot. */
const STORE_OPTION = /^--(?:sftp|ftp|smb|hdfs)-host$|^--(?:webdav|http)-url$|^--s3-endpoint$/

/** The same in one word: `:sftp,host=…:folder`, or a setting of a store that is set up. */
const STORE_PAIR = /(?:^|[,:])(?:host|url|endpoint)=["']?([^,"'\s]{3,160})/

/** The address of the store that the words for rclone name; null where they name one by what it is called at home. */
export function storeOfWords(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const named = STORE_OPTION.test(words[index - 1] ?? '') ? word : STORE_PAIR.exec(word)?.[1]
    if (named?.includes('.')) return named.includes('://') ? named : `https://${named}/`
  }
  return null
}
