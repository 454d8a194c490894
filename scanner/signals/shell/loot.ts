/** What a command takes from a machine, judged from its words and those of its substitutions. */

import { SIGN_IN_FILES } from '../../lexicon/secret-files.ts'
import { regex } from '../../patterns/verbose.ts'
import { everyPipeline } from './handed-over.ts'
import { baseName, isWrapper, programOf } from './programs.ts'
import { type Command, ofCommand } from './shell.ts'

/**
 * `token`: one key that a tool gives out to sign in with. `secret`: keys, passwords, the environment. `private`: what a
 * person sees, copied or typed. `database`: all that a house knows. `folder`: where a person keeps all that is theirs.
 * `machine`: what it is.
 */
export type Loot = 'secret' | 'private' | 'database' | 'folder' | 'token' | 'machine'

/** Files that hold keys, passwords, sessions or what was typed. */
const SECRET_FILE = regex`
  (?:^|[/~*])\.ssh(?:\/(?!known_hosts|config\b)|$)|
  (?:^|\/|\*)id_(?:rsa|ed25519|ecdsa|dsa)\b|
  \.aws\/(?:credentials|config|\*)|(?:^|\/)\.aws\/?$|\.netrc\b|\.npmrc\b|\.pypirc\b|
  \.docker\/config\.json|\.kube(?:\/config|\/?$)|\.git-credentials|\.gnupg|\/etc\/shadow|
  \/etc\/passwd|
  \/proc\/(?:self|\d{1,7}|\*)\/environ|
  cookies(?:\.sqlite|$)|login data|logins\.json|key4\.db|wallet\.dat|local storage\/leveldb|
  \/tdata\b|\bxox[a-z]-|
  \.(?:solana|ethereum|electrum|bitcoin|exodus)\b|
  (?:^|[/*"'.@=])\.env(?:\.(?:local|production|prod|staging|\*)|\*)?$|
  \.(?:bash|zsh|python|psql|mysql|node_repl)_history|
  \.config\/(?:gcloud|gh\/|gh$|solana)|
  \.azure\/|\.claude\/\.credentials|\.codex\/auth|auth\.json|credentials\.json|
  secrets?\.(?:json|ya?ml|toml)|
  service[-_]account[\w-]{0,20}\.json|
  keychains?\b|keychain-db|serviceaccount\/token|\/run\/secrets\/|\.keystore|keystore\b|\.pem$|
  ^\*\.(?:key|kdbx|ovpn|ppk)$|(?:^|\/)id_\*|\.p12$|\.pfx$|\.password-store|\.vault-token|\.pgpass|
  \.my\.cnf|google\/chrome|
  application support\/(?:exodus|atomic|ledger live|electrum|bitcoin|ethereum)|
  \.kdbx$|(?:^|\/)passwords?\.(?:csv|txt|xlsx?)$|(?:^|\/)private\.key$|
  \bmaster\.key$|\bdeploy_key$|\.tfstate$|\.kube\/(?!cache)|\.azure$|\.oci\/?$|
  \.config\/(?:op|hub|heroku|fly|netlify|age|sops)(?:\/|$)|
  \.local\/share\/keyrings|\/kwalletd\b|
  \.config\/(?:google-chrome|chromium|bravesoftware|microsoft-edge|exodus)\b|
  \.mozilla(?:\/|$)|\.thunderbird\b|
  \/etc\/(?:ssl\/private|letsencrypt\/(?:live|archive|accounts))\b|krb5\.keytab|
  ssh_host_\w{2,10}_key$|^\$\{?(?:google_application_credentials|
    kubeconfig|aws_shared_credentials_file)\}?$|
  metamask|\.mozilla\/firefox|firefox\/profiles|brave-browser|web data$|local state$|
  ${SIGN_IN_FILES}
`

/** What a word has that names such a file, or a variable that does: most words of commands are options and verbs. */
const MAY_NAME_SECRET =
  /[./_]|-account|brave|cookies|xox|key|login data|web data|local st|telegram|metamask|kubeconfig/

/** Halves of a key that everyone may have, and files without a value in them. */
const OPEN_FILE =
  /example|sample|template|\.dist\b|\.pub\b|cert\.pem|ca\.pem|chain\.pem|known_hosts/

/** Folders that a pattern may stand for. */
const SECRET_FOLDERS = ['.ssh', '.aws', '.gnupg', '.kube', '.netrc', '.password-store']

/** Files that a pattern may stand for, below the home of a person. */
const SECRET_PATHS = [
  ...SECRET_FOLDERS,
  '.ssh/id_rsa',
  '.ssh/id_ed25519',
  '.aws/credentials',
  '.kube/config',
  '.docker/config.json',
  '.git-credentials',
  '.pgpass',
]

/** `~/.s*h`, `~/.aws/cred*`, `~/.@(ssh|aws)`: a pattern that takes such a file along, and hides its name. */
function guessesFile(word: string): boolean {
  const path =
    /^(?:~|\$home|\$\{home\}|\/(?:home|users)\/[^/]{1,40}|\/root)\/(\.[^\s]{2,60})$/.exec(word)?.[1]
  if (!path || !/[*?@[]/.test(path) || !/^\.@?[(\w]/.test(path)) return false
  const pattern = path
    .replace(/\*{2,}/g, '*')
    .replace(
      /[.*?]|@\(/g,
      (mark) => ({ '.': '\\.', '*': '[^/]*', '?': '[^/]', '@(': '(?:' })[mark]!,
    )
  return SECRET_PATHS.some((secret) => matchesWhole(pattern, secret))
}

/** `~/.s?h`: a pattern where the name would be as short. */
const guessesFolder = (word: string): boolean =>
  /[*?@[]/.test(word) && (guessesFile(word) || guessesShortly(word))

const guessesShortly = (word: string): boolean =>
  /\/\.[^/]{0,20}[?[]/.test(word) &&
  word.split('/').some((part) => {
    if (!/^\.[\w?[\]*-]{2,30}$/.test(part)) return false
    const pattern = part.replace(/[.*?]/g, (char) => (char === '.' ? '\\.' : '\\w'))
    return SECRET_FOLDERS.some((folder) => matchesWhole(pattern, folder))
  })

/** False as well for a pattern that is none. */
function matchesWhole(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^${pattern}$`).test(text)
  } catch {
    return false
  }
}

export const isSecretFile = (word: string): boolean =>
  MAY_NAME_SECRET.test(word) &&
  (SECRET_FILE.test(word) || guessesFolder(word)) &&
  !OPEN_FILE.test(word) &&
  !/^https?:/.test(word)

const DUMPS = new Set(['env', 'printenv', 'export', 'declare', 'set'])
/** Marks of lists, and words of sentences, that stand before a command. */
const BEFORE = /^(?:until|[-*+@]|\d{1,2}[.)]|run)$/

/** The words from the program on; `env` alone is one, whatever it may start. */
function wordsOf({ words }: Command): readonly string[] {
  const at = words.findIndex((word) => !BEFORE.test(word) && (word === 'env' || !isWrapper(word)))
  return words.slice(Math.max(0, at))
}

/** A flag that leaves it a dump; those of `set` change the shell and show nothing. */
const dumps = (first: string, rest: readonly string[]): boolean =>
  (first === 'jq' &&
    rest.some((word) => /^-\w*n/.test(word)) &&
    /^(?:env|\$env)\b/.test(rest.at(-1)!)) ||
  (DUMPS.has(first) && rest.every((word) => first !== 'set' && /^-[a-z0]{1,2}$/.test(word)))

const KEY_STORES = regex`
  ^(?:security (?:find-(?:generic|internet)-password|dump-keychain|export)|
    secret-tool (?:lookup|search)|cmdkey \/list|vaultcmd|gpg\b[^|]{0,120}? --export-secret|
    wg showconf|wg show \S{1,20} private-key)\b
`

const TOKENS = regex`
  ^(?:gopass show|kwallet-query|getent shadow|printenv \w{1,40}_(?:key|token|secret|password)\b|
    gcloud auth (?:print-\w{2,10}-token|application-default print)|gh auth token|
    aws configure get|op (?:item get|read)|pass show|vault (?:read|kv get)|
    kubectl get secrets?|az account get-access-token|az keyvault secret (?:show|download)|
    aws secretsmanager get-secret-value|gcloud secrets versions access|heroku auth:token|
    vault token create|(?:kubectl|oc) (?:-\S{1,20} (?:\S{1,40} )?){0,3}create token|
    oc whoami (?:-t|--show-token)|fly(?:ctl)? (?:auth token|tokens create)|keyring get|
    npm token create|doctl auth token|databricks tokens create|glab auth token)\b
`

/** All that a store of secrets holds, with the values, instead of the one that is needed. */
const WHOLE_STORE = regex`
    ^kubectl config view\b(?: \S{1,30}){0,3} --raw\b|
    ^(?:pulumi|sops) (?:\S{1,20} ){0,2}(?:--show-secrets|-d|--decrypt)\b|
    ^(?:nomad var list|vault kv get|(?:terraform|tofu) state pull)\b|\bn8n export:credentials\b|
    ^(?:kubectl|oc) (?:\S{1,40} ){0,6}?get (?:\S{1,20},)?secrets?(?:,\S{1,40})? (?:\S{1,40} ){0,4}?
    (?:-o ?=?(?:ya?ml|json)|--output[= ](?:ya?ml|json)|-oyaml|-ojson)|
    ^(?:op items? list|pass git|vault kv (?:list|export)|
      aws (?:secretsmanager (?:list|batch-get)|ssm get-parameters-by-path)|gcloud secrets list|
      doppler secrets download|vercel env pull|netlify env:list|
      heroku config(?!:)|railway variables|
      fly secrets list|az keyvault secret list|bw (?:export|list)|lpass export|
      helm get values|docker secret inspect|gpg\b[^|]{0,120}? --export-secret|
      aws iam create-access-key|aws configure export-credentials|
      aws sts (?:get-session-token|assume-role)|
      gcloud iam service-accounts keys create|az ad sp create-for-rbac)\b
  `

/** Programs that give out the clipboard, the screen, or what was typed before. */
const WATCHERS = new Set([
  'pbpaste',
  'xclip',
  'xsel',
  'wl-paste',
  'get-clipboard',
  'screencapture',
  'scrot',
  'grim',
  'maim',
  'gnome-screenshot',
  'spectacle',
  'history',
  'fc',
  'arecord',
  'imagesnap',
  'fswebcam',
  'termux-sms-list',
  'termux-contact-list',
  'termux-location',
  'termux-call-log',
  'termux-clipboard-get',
  'termux-microphone-record',
])
/** Programs that do much else, too: the screen, the camera or the microphone is what they are pointed at. */
const recordsScreen = (name: string, rest: readonly string[]): boolean =>
  (name === 'xinput' && rest.some((word) => word.startsWith('test'))) ||
  (name === 'import'
    ? rest.includes('-window') && rest.includes('root')
    : name === 'ffmpeg' &&
      rest.some((word) => /^(?:x11grab|avfoundation|gdigrab|dshow|v4l2|alsa|pulse)$/.test(word)))

const FACTS = new Set([
  'uname',
  'hostname',
  'whoami',
  'id',
  'ifconfig',
  'ipconfig',
  'systeminfo',
  'sw_vers',
  'hostnamectl',
  'lsb_release',
  'ps',
  'netstat',
  'ss',
  'lscpu',
  'lsof',
  'system_profiler',
  'dmidecode',
  'get-computerinfo',
  'who',
  'last',
])

/** The gravest thing a command reads, itself or in a substitution; null when it reads none. */
export const lootOf = ofCommand((command): Loot | null => {
  const program = programOf(command)
  const name = program?.name ?? ''
  const rest = program?.arguments ?? []
  if (name === 'git' && rest[0] === 'credential' && rest[1] === 'fill') return 'secret'
  if (name === 'source' || name === '.') return null
  if (name === 'git') return innerLoot(command) === 'secret' ? 'secret' : null
  if (
    (!MENTIONS_ONLY.test(name) && subjects(command).some(isSecretFile)) ||
    command.redirects.some(readsSecret) ||
    takesFromFolder(command, name)
  )
    return 'secret'
  if (name === 'lftp' && rest.some((word) => word.split(/[ ;]+/).some(isSecretFile)))
    return 'secret'
  if (echoesSecret(command) || searchesKeys(name, rest) || elsewhereTaken(name, rest))
    return 'secret'
  const words = wordsOf(command)
  // `env:` opens a table of settings.
  if (!/^\w+:$/.test(words[0] ?? '') && dumps(baseName(words[0] ?? ''), words.slice(1)))
    return 'secret'
  if (name === 'get-childitem' || name === 'gci' || name === 'dir')
    if (rest.some((word) => word.startsWith('env:'))) return 'secret'
  if (KEY_STORES.test([name, ...rest.slice(0, 3)].join(' '))) return 'secret'
  const inner = innerLoot(command)
  if (inner === 'secret') return inner
  const call = [name, ...rest.slice(0, 8)].join(' ')
  if (WHOLE_STORE.test(call)) return 'secret'
  if (TOKENS.test(call)) return 'token'
  if (WATCHERS.has(name) || recordsScreen(name, rest)) return 'private'
  if (name === 'osascript' && rest.some((word) => OWN_PAPERS.test(word))) return 'private'
  if (isDump(name, rest)) return 'database'
  if (COLLECTORS.test(name) && rest.some((word) => PERSONAL.test(word))) return 'folder'
  if (FACTS.has(name) || (name === 'ip' && /^(?:a|addr|route|link)/.test(rest[0] ?? '')))
    return inner ?? 'machine'
  return inner
})

/** Programs that look for files by their names, or for lines by what they hold. */
function searchesKeys(name: string, words: readonly string[]): boolean {
  if (/^(?:find|fd|fdfind|locate)$/.test(name))
    return words.some((word) => isSecretFile(word.replace(/[\^$\\]/g, '')))
  return (
    /^(?:[ef]?grep|rg|ag)$/.test(name) &&
    words.some((word) => HELD_IN_KEYS.test(word)) &&
    words.some((word) => /^(?:~|\$home|\$\{home\}|\/home|\/root|\/users|\/)\/?$/.test(word))
  )
}

/** What only a key begins with. */
const HELD_IN_KEYS =
  /private key|\bakia|aws_secret|\bgh[pousr]_|\bsk-(?:ant|proj|live)|password|passwd|api_?key/

/** The environment or a key file of another machine, a container or an account. */
function elsewhereTaken(name: string, words: readonly string[]): boolean {
  if (!/^(?:ssh|docker|podman|kubectl|oc|su|runuser)$/.test(name)) return false
  const parts = words.flatMap((word) => (word.includes(' ') ? word.split(' ') : [word]))
  const at = parts.findIndex((word) => /^(?:env|printenv|cat|base64)$/.test(word))
  if (at < 1) return false
  const [program = '', ...behind] = parts.slice(at)
  const end = behind.findIndex((word) => /^[>&|;]/.test(word))
  const rest = end < 0 ? behind : behind.slice(0, end)
  return program === 'env' || program === 'printenv'
    ? dumps(program, rest)
    : rest.some(isSecretFile)
}

/** Programs that read what lies in the folder they are carried out in. */
const READERS = regex`
  ^(?:tar|bsdtar|zip|7za?|rsync|scp|sftp|rclone|cpio|cat|base64|xxd|gzip|cp|find|
    head|tail|openssl|gpg|for)$
`

/** In a folder of keys, all that lies there or a file by its name alone. */
function takesFromFolder({ words, redirects, folder = '' }: Command, name: string): boolean {
  if (folder === '' || !(isSecretFile(`${folder}/x`) || isSecretFile(folder))) return false
  const named = [
    ...redirects.filter(({ operator }) => operator === '<').map(({ target }) => target),
    ...words.flatMap((word) => (/(?:^|=)@/.test(word) ? [word.slice(word.indexOf('@') + 1)] : [])),
    ...(READERS.test(name) ? words.slice(1) : []),
  ]
  return named.some(
    (word) =>
      /^(?:\.|\.\/?\*?|\*)$/.test(word) ||
      (/^(?:\.\/)?[\w*?][\w.*?-]{0,60}$/.test(word) && isSecretFile(`${folder}/${word}`)),
  )
}
/** What a person keeps, asked of the program that keeps it. */
const OWN_PAPERS = regex`
  \btell app(?:lication)? ["']?(?:notes|messages|mail|contacts|
    calendar|reminders)\b[^]{0,120}\b(?:get|body|content|every|properties|name of|value of)\b
`

/** Programs that take whole folders along. */
const COLLECTORS =
  /^(?:tar|bsdtar|zip|7za?|rsync|scp|rclone|cpio|restic|duplicity|inotifywait|fswatch)$/

/** The home of a person, or a folder of it in which everything is personal. */
const PERSONAL = regex`
  ^(?:~|\$home|\$\{home\}|\/home\/[^\/\s]{1,40}|\/users\/[^\/\s]{1,40}|
    %userprofile%|\$env:userprofile)
  (?:[\/\\](?:documents|desktop|pictures|downloads|\*)?(?:[\/\\]\*?)?)?$
`

/** Programs that write out a database as a whole. */
const isDump = (name: string, rest: readonly string[]): boolean =>
  DATABASE_DUMPS.test(name)
    ? !rest.some((word) => /^(?:-s|--schema-only|--no-data|--version|--help)$/.test(word))
    : name === 'psql'
      ? rest.some((word) =>
          /\bcopy \(?\s?(?:select\b|\w)[^]{0,400}\bto (?:stdout|program|')/.test(word),
        )
      : name === 'sqlite3' && rest.some((word) => /^\.(?:dump|backup)\b/.test(word))
const DATABASE_DUMPS = /^(?:pg_dump(?:all)?|pg_basebackup|mysqldump|mariadb-dump|mongodump)$/

/** The secret of a pipeline, spelled out to be handed on: `echo "${{ secrets.TOKEN }}" | …`. */
const echoesSecret = ({ words }: Command): boolean =>
  /^(?:echo|printf)$/.test(words[0] ?? '') &&
  words.some((word) => /(?:^|\$\{\{)secrets\.[\w{]|%\{user-password\}/.test(word) || KEY.test(word))

/** A variable whose name says that a key is in it, and nothing beside it. */
const KEY = /^\$\{?\w{1,40}_(?:api_?key|access_key|secret(?:_key)?|token|password)\}?$/

/** Programs whose words are names to them, or belong to another machine. */
const MENTIONS_ONLY = regex`
  ^(?:echo|printf|touch|mkdir|chmod|chown|rm|test|\[|\[\[|ssh|ssh-add|ssh-keygen|ssh-copy-id|export|
    cd|docker|vim|vi|nano|code|nohup|install|ln)$
`

/** Words without the keys that a program only signs in with. */
const subjects = ({ words }: Command): readonly string[] =>
  words.filter(
    (word, index) =>
      !(words[index - 1] === '-i' && words[0] !== 'pastebinit') &&
      !/^-(?:outfile|o|-output|-identity\S{0,12}|-key|-cert|-cacert|-netrc\S{0,10}|-env-file|-kubeconfig)$/.test(
        words[index - 1] ?? '',
      ) &&
      !/^ssh\s|^-o|^--?(?!-?(?:post-file|body-file|upload-file|data|form))[\w-]{1,30}=|^-i/.test(
        word,
      ),
  )

const readsSecret = ({ operator, target }: { operator: string; target: string }): boolean =>
  operator.startsWith('<') && target.split(' ').some(isSecretFile)

const RANK: readonly Loot[] = ['machine', 'token', 'folder', 'database', 'private', 'secret']

/** What a command takes by itself; one in many substitutions is asked once. */
const ownLoot = ofCommand((command): Loot | null => lootOf({ ...command, inner: [] }))

function innerLoot(command: Command): Loot | null {
  let found: Loot | null = null
  for (const { commands } of everyPipeline(command.inner))
    for (const inner of commands) {
      const loot = ownLoot(inner)
      if (loot && (!found || RANK.indexOf(loot) > RANK.indexOf(found))) found = loot
    }
  return found
}

/** The graver of two. */
export const graver = (one: Loot, other: Loot): Loot =>
  RANK.indexOf(one) > RANK.indexOf(other) ? one : other
