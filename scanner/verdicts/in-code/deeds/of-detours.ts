/** Deeds in code that take a detour: what comes in by a header or a name is run, what goes out goes out as one. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, deed, toStranger } from './deed.ts'

/** Files and variables with keys. */
const KEPT_KEYS = regex`
  \.ssh\/|id_(?:rsa|ed25519|\*)|\.aws\/cred|\.kube\/config|\.netrc|\.npmrc|\.git-credentials|
  \.env\b|\bprintenv\b|\benv\b\s?\|
`

/** Code that a name server, a visitor or whoever sends a request brings along. */
export const RUN_FROM_REQUESTS = [
  deed(
    regex`
      \bdig\b[^\n]{0,80}\btxt\b[^]{0,900}?\b(?:exec|eval)\s?\(|
      \bresolve(?:txt\(|\([^\n)]{0,80}["']txt["'])[^]{0,900}?\b(?:exec|eval|
        execsync|child_process)\b
    `,
    'crit',
  ),
  // A function by a name that is worked out, of what a visitor sends.
  deed(
    /\$\w{1,20}(?:\[[^\]\n]{1,16}\])?\s?\(\s?\$_(?:cookie|get|post|request|server|files)\b/,
    'crit',
  ),
  deed(
    regex`
      \bloads?["']?\)?\s?\(\s?(?:base64\.\w{8,16}|binascii\.\w{4,16}|
        bytes\.fromhex|zlib\.decompress)\s?\(
      [^\n)]{0,40}\b(?:headers?|cookies?|request|ctx|query|args|params)\b
    `,
    'crit',
  ),
  // The orders for a shell come with a list from elsewhere.
  toStranger(
    regex`
      https?:\/\/[^]{0,1600}?\bfor \w{1,16} in \w{1,16}
      (?:\.get\(|\[)["'][\w"', ()[\]]{0,60}:\n\s{0,12}
      (?:__import__\(["']subprocess["']\)|subprocess|os)\.(?:popen|run|call|system|check_output)\(
    `,
    'crit',
  ),
]

/** A module or a command by a name of which no half is one. */
export const NAMED_BY_HALVES = [
  deed(/\beval ["']?(?:\$\{?\w{1,20}\}? ?){1,5}["']?\s?\|\s?["']?\$\{?\w/, 'crit'),
  deed(/\b(?:import_module|__import__|require)\(\s?["'][\w.]{1,16}["']\s?\+\s?["']/, 'crit'),
  deed(/\bgetattr\(\s?\w{1,30}\s?,\s?["']\w{1,12}["']\s?\+\s?["']\w{1,12}["']\s?\)\s?\(/, 'crit'),
]

/** A shell whose words go over a connection that a filter for text has opened. */
export const SHELL_BY_FILTER = [
  deed(
    /\b(?:create_connection|wrap_socket|\.connect)\s?\([^]{0,700}?\bpty\.(?:fork|spawn)\s?\(/,
    'crit',
  ),
  deed(/\/inet\/(?:tcp|udp)\/[^]{0,600}?\|&\s?getline\b[^]{0,300}?\|\s?getline\b/, 'crit'),
]

/** Who may sign in is written by a program that is no editor. */
export const KEYS_WRITTEN_SIDEWAYS = [
  // Put together from halves, so that no half is a key.
  deed(/\bssh-(?:ed25519|rsa) (?:\$\{?\w{1,20}\}?){2,4}[^\n]{0,80}(?:\btee\b|>>)/, 'crit'),
  deed(
    regex`
      \bconfig set dir["']?,?\s{1,3}["']?\S{0,40}\.ssh\b|
      \bconfig set dbfilename["']?,?\s{1,3}["']?authorized_keys\b
    `,
    'crit',
  ),
  deed(
    regex`
      \bauthorized_key:[^]{0,240}?\bkey:\s?["']?\{\{\s?lookup\(\s?["']
      (?:ansible\.builtin\.)?url["'][^\n]{0,120}\bvalidate_certs\s?=\s?false\b
    `,
    'crit',
  ),
]

/** What is kept in the record of a cloud leaves out who was given rights. */
export const RECORDS_THINNED = [
  deed(
    regex`
      \blogging sinks (?:update|create)\b[^\n]{0,160}--add-exclusion\b[^\n]{0,200}\b(?:setiampolicy|
        cloudaudit|protopayload|activity)\b
    `,
    'crit',
  ),
]

/** Files with keys, cut into names that are looked up or into lines of a commit. */
export const KEYS_CUT_UP = [
  beside(
    KEPT_KEYS,
    deed(
      regex`
        \b(?:xxd|od|base32|base64|hexdump)\b[^]{0,700}?\b(?:dig|nslookup|
          drill|resolvectl query)\b[^\n]{0,80}\$[\w{(]
      `,
      'crit',
    ),
  ),
  deed(
    regex`
      \benv\b\s?\|\s?e?grep\b[^\n]{0,60}(?:token|secret|pass|key)[^]{0,900}?
      \bgit push\b[^\n]{0,60}(?:https?:\/\/|git@)
    `,
    'crit',
  ),
  // A makefile does it when it is read, whatever is to be built.
  deed(
    regex`
      \$\(shell\b[^\n]{0,160}\b(?:curl|wget)\b[^\n]{0,80}(?:--post-file|--body-file|--data-binary|
        -d @|-f \S{1,20}=@|--upload-file|\s-t )
    `,
    'crit',
  ),
]

/** What nobody but the program itself has reason to see, in a header. */
export const KEYS_IN_HEADERS = [
  deed(
    regex`
      \b(?:get|request)\(\s?\{[^}]{0,160}?\bhost(?:name)?["']?:\s?["'][\w-]{1,40}
      (?:\.[\w-]{1,40}){1,4}["'][^]{0,200}?
      \bheaders["']?:[^]{0,160}?\b(?:readfilesync|process\.env)\b
    `,
    'crit',
  ),
  deed(
    regex`
      ["']user-agent["']\s?[\],:=]{1,3}[^\n]{0,60}\b(?:btoa\(|b(?:64|32|16)encode\(|
        hexlify\(|buffer\.from\([^\n)]{1,40}\)\.tostring\()
    `,
    'crit',
  ),
  toStranger(
    regex`
      \bobject\.(?:entries|assign)\((?:\{\}, ?)?process\.env\)[^]{0,700}?
      \burl["']?:\s?["']https?:\/\/
    `,
    'crit',
  ),
]

/** A rule that sends letters on, put into a mailbox by a program. */
export const LETTERS_SENT_ON = [
  beside(
    /\b(?:getrules|rules)\b[^]{0,900}?\.save\(/,
    deed(
      /\bactions\.(?:forward|forwardasattachment|redirect)\b[^\n]{0,40}\.(?:recipients|enabled)\b/,
      'high',
    ),
  ),
  deed(
    regex`
      \b(?:passwords?|verification code|iban|wire|otp)\b[^]{0,300}?\bactions\.(?:forward|
        forwardasattachment|redirect)\.recipients\.add\(
    `,
    'crit',
  ),
]

/** Written into the skills and the rules of all agents of whoever runs it. */
export const CARRIED_BY_PROGRAMS = [
  deed(
    regex`
      \b(?:path\.home\(\)|expanduser\(|homedir\(\)|os\.environ\["home"\])[^]{0,900}?
      \bglob\(\s?f?["'][^"'\n]{0,40}(?:skill\.md|claude\.md|agents\.md|
        \.cursorrules|\{\w{1,16}\})["'][^]{0,500}?
      (?:\.write_text\(|\.write\(|writefilesync\(|appendfilesync\()
    `,
    'crit',
  ),
]

/** Keys of others are made, and laid down elsewhere. */
export const KEYS_MADE_AND_SENT = [
  deed(
    regex`
      \bcreate_access_key\([^]{0,1200}?\b(?:put_object|upload_file|upload_fileobj)\(|
      \bcreate_access_key\([^]{0,1200}?\b(?:requests|httpx)\.post\(
    `,
    'crit',
  ),
]

/** All that a repository holds goes to a machine that is not known, and nobody hears of it. */
export const CODE_MIRRORED = [
  deed(
    regex`
      \bstricthostkeychecking=no\b[^\n]{0,80}\bgit\b[^\n]{0,20}\bpush\b[^\n]{0,40}--(?:mirror|all)\b
    `,
    'crit',
  ),
]

/** An account of a currency in pieces, so that no piece is one. */
export const PAYEES_IN_PIECES = [
  deed(
    regex`
      ["'](?:0x[\da-f]{2,12}|bc1[\da-z]{2,10})["']
      (?:\s?,\s?["'][\da-z]{4,14}["']){3,8}[^]{0,900}?\.join\s?\(
    `,
    'crit',
  ),
]

/** Each row goes to the database of somebody else while it is written. */
export const ROWS_COPIED_ON = [
  deed(
    regex`
      \bdblink(?:_exec|_send_query)?\s?\([^;]{0,200}?\b(?:row_to_json|
        to_jsonb?|hstore)\s?\(\s?(?:new|old)\b
    `,
    'crit',
  ),
  // What a helper of git is told is kept, and posted.
  beside(
    /\bcredential\.helper\b/,
    deed(
      regex`
        \bhttps?connection\(\s?["'][\w.-]{4,80}["'][^]{0,300}?\.request\(\s?["']post["'][^]{0,200}?
        \bdumps\(
      `,
      'crit',
    ),
  ),
]

/** A role that another account may take up, and that may do all; the name of its rights is worked out. */
export const ROLES_FOR_OTHERS = [
  beside(
    /\bbase64 (?:-d|--decode)\b|administratoraccess\b/,
    deed(
      regex`
        \bcreate-role\b[^]{0,500}?\barn:aws:iam::(?!123456789012|1{4}2{4}3{4}|
          0{12}|9{12})\d{12}:root\b[^]{0,300}?\battach-role-policy\b
      `,
      'crit',
    ),
  ),
]

/** Every connection goes through a machine that is not known, and takes the keys of whoever connects along. */
export const DETOUR_FOR_ALL = [
  beside(
    /\bforwardagent yes\b/,
    deed(
      regex`
        \b(?:match )?host \*[^]{0,400}?\bproxy(?:command|jump)\b[^\n]{0,80}
        @(?:[\w-]{1,40}\.){1,4}[a-z]{2,12}\b
      `,
      'crit',
    ),
  ),
]

/** A variable of a makefile that is to be cleaned is the home of whoever builds. */
export const HOMES_CLEANED = [
  deed(
    /\b(\w{1,20})\s{0,8}:?=\s{0,4}\$[({]home[)}](?![\w/])[^]{0,900}?\brm -rf \$[({]\1[)}]/,
    'crit',
  ),
]
