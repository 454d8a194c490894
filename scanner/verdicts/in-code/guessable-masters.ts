/** Accounts of those who administer, given one after the other a password that anybody with the recipe can work out. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { isDoneQuietly } from '../../signals/sentences/surroundings.ts'
import { pairs } from '../../signals/shell/snippets.ts'

/** A list of those who administer, to be gone through. */
const MASTERS = worded(
  regex.g`
    \bgroup:list\b[^\n]{0,60}\badmin|--role[= ]["']?(?:administrator|admin|super_?admin|owner)\b|
    \b(?:listmembers|get-adgroupmember|net group|get-localgroupmember)\b[^\n]{0,30}\badmin|
    \bgetent group["' ]{1,3}(?:sudo|wheel|admins?|root)\b|\bmembersof?[^\n]{0,20}\badmins?\b|
    \b(?:users?|accounts?)\.(?:admins?|superusers?|owners?)\b|
    \b(?:is_superuser|is_admin|is_staff|admin|superuser)\s?[=:]{1,2}>?\s?(?:true|1)\b[^\n]{0,60}
    (?:\.each|\.all\b|:$|\bfor\b|\.update)|
    \bfor \w{1,20} in [^\n]{0,120}(?:is_superuser|is_admin|
      is_staff|admin\w{0,6})\b[^\n]{0,20}(?:true|=1|\)|;|:)|
    \bwhere\b[^;\n]{0,40}\b(?:is_admin|is_superuser|role|usertype|group_id)\s?=\s?['"]?(?:true|1|
      admin\w{0,10}|owner|super\w{0,6})\b|\b(?:get|list) users?\b[^\n]{0,60}(?:-r|--realm)\b|
    \bget-mgdirectoryrolemember\b|\bgam print admins\b|
    \bgrep\b[^\n]{0,30}\b(?:sudo|wheel|admins?)\b[^\n]{0,20}\/etc\/group
  `,
)

/** A password that is put together from words and a date, or is the same for all. */
const GUESSABLE = worded(
  regex.g`
    \b(?:oc_pass|\w{0,20}pass(?:word)?(?:_?confirmation)?|new-?password|newpass|
      pw|value)["']?\s?[=:]?\s{0,2}\(?(?:convertto-securestring )?["'][\w!@.#-]{2,30}(?:\$\(date\b|
      \$\(get-date|\#\{(?:date|time)\.|\{[^}\n]{0,30}(?:date|now|strftime|week|month|year)|
      ["']\s?[+.]\s?(?:date|strftime|time))|
    \b(?:set-?pass(?:word)?|setpassword|set_password|
      resetpassword|reset-password|chpasswd|passwd|change_password|
      changepassword|set-adaccountpassword)\b[^\n]{0,120}?["'=][\w!@.#-]{2,30}(?:\$\(date\b|
      \$\(get-date|\#\{(?:date|time)\.|\{[^}\n]{0,30}(?:date|now|strftime|week|month|year))|
    \becho ["'][^"'\n]{1,40}:[\w!@.#-]{2,30}\$\(date\b[^\n]{0,40}\bchpasswd\b|
    \bpassword\b[^\n]{0,30}\bconcat\([^\n)]{0,40}(?:date|now|year|month|week)
  `,
)

/** A second guard of the same door goes as well. */
const SECOND_GUARD_OFF = regex`
  \b(?:two-?factor\w{0,6}|2fa|totp|otp|mfa|u2f|webauthn)\b[^\n]{0,40}\b(?:disabled?|delete|
    remove|off|false|reset)\b|
  \b(?:disable|delete|remove|deactivate|reset)\w{0,2}\b[^\n]{0,40}(?:two-?_?factor|2fa|totp|otp|mfa|
    u2f|webauthn|google_authenticator)|
  otp_required_for_login\s?=\s?false|pam_google_authenticator|
  \bbrute-?_?force\w{0,40}[^\n]{0,40}\b(?:false|off|0)\b|-lockoutthreshold\s0|
  limit-login|\bfail2ban\b
`

const REACH = 500
const AROUND = 300

export function* guessableMasters(document: Document): Generator<Hit> {
  for (const { start, end, text, snippet } of pairs(document, MASTERS, GUESSABLE, REACH)) {
    const near = text.slice(
      Math.max(0, start - snippet.start - AROUND),
      end - snippet.start + AROUND,
    )
    const isSure = SECOND_GUARD_OFF.test(near) || isDoneQuietly(document, start, end)
    yield {
      start,
      end,
      confidence: 'high',
      firm: true,
      ...(isSure && { severity: 'crit' as const }),
    }
  }
}
