/** Hooks of git that hand the work to a stranger, or run what a stranger has, at each commit. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { isCodeHost, isInstaller, isLocal } from '../../signals/places/addresses.ts'
import { isForeign, isStranger } from '../../signals/places/strangers.ts'
import { addressesIn } from '../../signals/places/written-addresses.ts'
import { pairs } from '../../signals/shell/snippets.ts'

/** The folder, the setting or the file that holds a hook, with those of the usual managers. */
const HOOK = worded(
  regex.g`
    core\.hookspath|\.git\/hooks\/|\bhooks\/(?:post|pre)-\w|init\.templatedir|\.husky\/|
    \.githooks?\/|
    \b(?:post|pre)-(?:commit|push|checkout|merge|rewrite|receive)\b|
    \b(?:prepare-)?commit-msg\b|\balways_run\b|\blocal-exec\b|\bpre(?:cmd|exec)\b|
    \bprompt_command\b|
    \bpost(?:create|start|attach)command\b
  `,
)

/** The patch, the files or the settings leave; or code comes in and is run. */
const LEAVES = worded(
  regex.g`
    (?:\b|\\n)(?:git (?:-c \S{1,40} )?(?:diff|show|log|format-patch|archive|bundle|
        stash|config)|fc -\w{1,3}|history|tar c\w{0,4}|printenv|env|cat [\w~./*$-]{2,60})\b
    (?:[^\n\\]|\\[^]){0,160}\|\s{0,6}(?:base64[^\n|]{0,20}\|\s?)?(?:curl|wget|nc|ncat|ssh|openssl)\b
    (?:[^\n\\]|\\[^]){0,240}|
    (?:\b|\\n)(?:curl|wget)\b[^\n]{0,240}
    (?:\|\s?(?:ba|z|da)?sh\b|["'@]?\$\((?:git|cat|tar|env)\b|<\(git\b)[^\n]{0,80}|
    \bfetch\s?\(\s?["'\x60]https?:[^\n]{0,160}(?:\bgit (?:show|diff|log)|execsync)|
    \b(?:(?:requests|httpx)\.(?:post|put)|urlopen)\([^\n]{0,120}(?:git|diff|patch)
  `,
)

/** Characters between both. */
const APART_MAX = 320

/** `nc host port` and `ssh user@host` name no scheme. */
const PLAIN_HOST = /\b(?:nc|ncat|ssh)\b[^\n|;'@]{0,40}[ @]([a-z\d][\w-]{0,60}\.[\w.-]{2,80})/

export function* hookThefts(document: Document): Generator<Hit> {
  for (const { start, end, second } of pairs(document, HOOK, LEAVES, APART_MAX)) {
    const host = PLAIN_HOST.exec(second[0])?.[1]
    const targets = [...addressesIn(second[0]), ...(host ? [`https://${host}/`] : [])]
    const strange = targets.some(
      (address) =>
        isForeign(document, address) ||
        (isStranger(address) && !isCodeHost(address) && !isLocal(address)),
    )
    if (strange && !targets.every(isInstaller)) yield { start, end, firm: true }
  }
}
