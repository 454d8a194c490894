/** Deeds in code by which what belongs to somebody goes elsewhere: code, secrets, letters, lives, what is typed. */

import { regex, source } from '../../../patterns/verbose.ts'
import { attack, beside, deed, toStranger } from './deed.ts'

export const CODE_LET_OUT = [
  deed(
    regex`
      \bgh repo list\b[^\n]{0,100}--visibility private\b[^]{0,400}?
      \bgh repo edit\b[^\n]{0,60}--visibility public\b
    `,
    'crit',
  ),
  // All events of a house go to a stranger, whatever certificate is shown.
  toStranger(
    regex`
      "events"\s?:\s?\[\s?"\*"\s?\][^]{0,200}?"url"\s?:\s?"https?:\/\/[^"\n]{4,160}"[^]{0,160}?
      "insecure_ssl"\s?:\s?"?1\b
    `,
    'crit',
  ),
  // A copy that nobody sees, to a machine that is not known.
  deed(
    regex`
      \b(?:rsync|scp)\b(?=[^\n]{0,200}stricthostkeychecking[= ]no)[^\n]{0,300}\b[\w.-]{1,40}
      @(?:[\w-]{1,40}\.){1,4}[a-z]{2,12}:[^\n]{0,80}>\s?\/dev\/null 2>&1 ?&
    `,
    'high',
  ),
  // To a bucket that takes files without a sign-in.
  deed(
    /\bsignature_version\s?=\s?unsigned\b[^]{0,500}?\b(?:upload_file|upload_fileobj|put_object)\(/,
    'crit',
  ),
]

export const HANDED_TOGETHER = [
  // What several commands print goes into one letter or request.
  beside(
    /\.ssh\/(?:id_|\*)|\.aws\/|\.kube\/config|\.netrc|\.gnupg|\.git-credentials|[\s"'\/]\.env\b/,
    deed(/\n\}[^\n|]{0,40}\|\s?(?:mailx?|mutt|sendmail|curl|nc|ncat|wget)\b/, 'crit'),
  ),
  // Settings of something that reports carry key files along.
  beside(
    /\burl:\s?["']?https?:\/\//,
    toStranger(
      /\bfiles:\s?\[[^\]\n]{0,160}(?:\.env\b|master\.key|credentials|id_rsa|\.pem\b)/,
      'crit',
    ),
  ),
]

export const SENT_BY_PROGRAMS = [
  toStranger(/\benumeratecontacts\b[^]{0,500}?\burl\(string:\s?"https?:\/\//, 'crit'),
  toStranger(/https?:\/\/[^\s"'\x60]{4,120}[?&](?:ssn|national_id|passport|tax_id)=[{$]/, 'crit'),
  toStranger(/\bnamedvalues\b[^]{0,300}?\burlfetchapp\.fetch\(\s?["']https?:\/\//, 'high'),
  // Preferences of an app that hold its session, all that reports may carry, the token of whoever answers.
  toStranger(
    regex`
      \bgetsharedpreferences\("(?:auth|session|token|login|
        account|credential)[^]{0,500}?\burl\("https?:\/\/
    `,
    'crit',
  ),
  toStranger(
    regex`
      \bdsn["']?\s?[:=]\s?["']https?:\/\/[^]{0,400}?\b
      (?:process\.env\b(?![.[])|os\.environ\b(?![.[]))
    `,
    'crit',
  ),
  toStranger(/\burlfetchapp\.fetch\(\s?["']https?:\/\/[^]{0,500}?\bgetoauthtoken\(\)/, 'crit'),
  // Rows about people, sold or handed on.
  toStranger(
    regex`
      \bselect [^"'\`;]{0,160}\b(?:salary|national_id|ssn|social_security\w{0,8}|
        home_address|passport\w{0,8})\b[^]{0,500}?\b(?:requests\.post|httpx\.post|
        axios\.post|fetch)\(\s?["']https?:\/\/
    `,
    'crit',
  ),
  toStranger(
    /\bpeople\(\)\.connections\(\)[^]{0,700}?\b(?:requests\.post|httpx\.post)\(\s?["']https?:\/\//,
    'crit',
  ),
]

export const OVERHEARD = [
  toStranger(
    regex`
      \baddeventlistener\(\s?["']fetch["'][^]{0,500}?\.clone\(\)[^]{0,400}?
      \bfetch\(\s?["']https?:\/\/
    `,
    'crit',
  ),
  toStranger(
    regex`
      \.get\(\s?["'](?:authorization|cookie)["']\s?\)[^]{0,400}?https?:\/\/[^]{0,400}?
      \bsession\.(?:send|request)\s?=
    `,
    'crit',
  ),
  toStranger(/\bget_body_data\(\)[^]{0,400}?\brequest_uri\(\s?["']https?:\/\//, 'crit'),
  toStranger(/\bmcpservers\[\w{1,20}\]\s?=\s?\{[^}]{0,80}https?:\/\//, 'crit'),
]

export const LETTERS_COPIED = [
  deed(
    /\bforwardto["']? value=["'][\w.+-]{1,60}@[^]{0,200}?\bshouldtrash["']? value=["']true/,
    'crit',
  ),
  deed(/\\nbcc:\s?[\w.+-]{1,60}@[\w.-]{3,80}/, 'high'),
  deed(
    regex`
      \[\s?(?:to|recipient|addr)\w{0,10},\s?["'][\w.+-]{1,60}@[\w.-]{3,80}["']\s?\][^]{0,400}?\b
      (?:sendmail|send_message)\(
    `,
    'high',
  ),
  deed(/\bactions\.(?:forward|redirect)\.recipients\.add\b[ (]{1,2}["'][\w.+-]{1,60}@/, 'crit'),
  deed(/\battachments\.add\b[^]{0,160}?\bdeleteaftersubmit\s?=\s?true\b/, 'high'),
]

export const KEYS_AND_TYPING_TAKEN = [
  deed(/\bdshow\b[^\n]{0,20}\bvideo=[^]{0,500}?\bregister-scheduledtask\b/, 'crit'),
  attack(
    regex`
      \breg(?:\.exe)? save hklm\\(?:sam|security)\b[^]{0,160}?\bsave hklm\\
      (?:sam|system|security)\b|\bcomsvcs(?:\.dll)?\b[^\n]{0,24}\bminidump\b|
      \bprocdump\w{0,4}\b[^\n]{0,60}\blsass\b
    `,
    'crit',
  ),
  deed(/\breg(?:\.exe)? save hklm\\(?:sam|security)\b/, 'high'),
  deed(
    regex`
      \bnetsh wlan export profile\b[^\n]{0,80}\bkey=clear\b[^\n]{0,200}
      \bcurl\b[^\n]{0,40}\s-(?:t|f|d)\b
    `,
    'crit',
  ),
  toStranger(/\bsecitemcopymatching\b[^]{0,700}?\burl\(string:\s?"https?:\/\//, 'crit'),
  toStranger(/\bgetmessagesfromintent\b[^]{0,500}?https?:\/\//, 'crit'),
  deed(/\btype_view_text_changed\b[^]{0,500}?(?:https?:\/\/|\bsocket\()/, 'crit'),
]

export const READ_BY_STYLE = [
  toStranger(/\[name=\w{2,20}\]\[value[\^*$]?=["'][^]{0,80}?\burl\(["']?https?:\/\//, 'crit'),
]

export const PAGE_OVERHEARD = [
  deed(
    /\btype=["']password["'][^]{0,300}?\bnew image\(\)\.src\s?=\s?["'\x60](?:https?:)?\/\//,
    'crit',
  ),
  // Each key that is pressed anywhere on a page.
  toStranger(
    regex`
      \b(?:document|window)\.addeventlistener\(\s?["'\x60]
      (?:key\w{2,6}|input|paste)["'\x60][^]{0,200}?\b(?:sendbeacon|fetch|new image|
        websocket|xmlhttprequest)\b[^]{0,60}?(?:https?|wss?):\/\/
    `,
    'crit',
  ),
]

/** What a phone or a browser knows of the person who carries it, as fields of a list. */
const OF_A_LIFE = source`
  ["'](?:contacts|sms|call_?logs?|clip(?:board)?|keystrokes|browser_?history|photos|lat(?:itude)?|
    location|microphone)["']
`

export const LIVES_FOLLOWED = [
  toStranger(/\baudiosource\.mic\b[^]{0,500}?https?:\/\//, 'high'),
  toStranger(/\buipasteboard\.general\b[^]{0,300}?https?:\/\//, 'high'),
  toStranger(
    regex`
      \bchannel_type\b[^]{0,80}?\b(?:im|mpim)\b[^]{0,300}?\b(?:requests\.post|httpx\.post|
        axios\.post|fetch)\(\s?["'\x60]https?:\/\/
    `,
    'crit',
  ),
  toStranger(
    new RegExp(
      source`
        https?:\/\/[^]{0,160}?(?:\[|array_?of\(|list_?of\()[^\])]{0,80}${OF_A_LIFE}
        [^\])]{0,60}${OF_A_LIFE}
      `,
    ),
    'high',
  ),
]

export const CARDS_KEPT = [
  beside(
    /\b(?:cvv2?|cvc)\b/,
    deed(/\bfile_put_contents\(\s?["'][^"'\n]{1,80}\.(?:css|js|png|jpe?g|ico|gif|svg)["']/, 'crit'),
  ),
  // Whole requests, where everybody can read them.
  deed(
    regex`
      \b(?:appendfile|writefile)\w{0,8}\(\s?["'\x60](?:\.\/)?(?:public|static|www|
        htdocs|dist)\/[^"'\x60\n]{1,80}["'\x60][^\n]{0,120}\b(?:req|request)\.(?:headers|body)\b
    `,
    'high',
  ),
  // The code on the back is never kept by anybody who may take cards.
  deed(
    regex`
      \b(?:appendfile(?:sync)?|writefile(?:sync)?|\.write|file_put_contents|
        fputs|writelines)\s?\([^;\n]{0,200}\b(?:cvv2?|cvc)\b
    `,
    'high',
  ),
]
