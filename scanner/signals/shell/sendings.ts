/** What a command hands on, and where: the other end of a leak. Rules join both over a pipeline, a line or a block. */

import { regex } from '../../patterns/verbose.ts'
import { storeOfWords } from './built-in-sign-ins.ts'
import { addresses, fetchOf, isInterpreter, programOf } from './programs.ts'
import { type Command, ofCommand } from './shell.ts'

/** Options that hand something over. The reading is in lower case, so what follows tells `-F` from `-f`. */
const CARRIES = regex`
    ^(?:-d|--data(?:-binary|-raw|-urlencode|-ascii)?|--json|--form(?:-string)?|--upload-file|
      --post-(?:data|file)|--body-(?:data|file)|-body|-infile|-inputobject|--url-query)$|
    ^-d[^\s-]|
    ^--(?:data[\w-]{0,12}|form[\w-]{0,8}|json|post-\w{4}|body-\w{4}|upload-file)=
  `
const FORM = /^-[a-z]{0,5}f$/
const UPLOAD = /^-[a-z]{0,5}t$/

/** What a command hands over, and to whom. */
export interface Sending {
  /** Addresses written out; empty when the target is a name, a variable or another program's business. */
  addresses: readonly string[]
  /** The parts that are handed over, as written: bodies, files, queries. */
  parcels: readonly string[]
  /** The target is a name for a machine or a store that whoever sits there has set up. */
  alias?: string
  /** A name is looked up: whoever keeps its zone reads it, and nobody signs in that way. */
  lookup?: true
}

/** `you@host:folder`, with a host that has a name of its own. */
const OTHER_MACHINE =
  /^(?:[\w.-]{1,60}@)?((?:[\w-]{1,63}\.){1,6}[a-z]{2,24}|\d{1,3}(?:\.\d{1,3}){3}):(?![\\/]{2})/

/** The same without a folder: what is put there is told once it is open. */
const SERVER = regex`
  ^(?:sftp:\/\/|ftp:\/\/)?(?:[\w.-]{1,60}@)?((?:[\w-]{1,63}\.){1,6}[a-z]{2,24}|
    \d{1,3}(?:\.\d{1,3}){3})$
`

/** `lftp -c 'open host; put file'` */
const OPENED = /^open (?:-\w \S{1,80} )?([\w.:@\/-]{4,120});/

/** `name:folder`, with a name that the settings of `ssh` or `rclone` tell the meaning of. */
const ALIAS = /^([a-z][\w-]{1,40}):(?![\\/]{2})/

const COPIERS = new Set(['scp', 'rsync', 'rclone', 'sftp', 'ftp', 'tftp', 'lftp'])
const RESOLVERS = new Set(['dig', 'nslookup', 'host', 'drill', 'ping', 'resolvectl'])
const MAILERS = new Set(['mail', 'mailx', 'sendmail', 'mutt', 'msmtp', 'swaks'])

/**
 * What a command sends; null when it sends nothing. A body, a form, a file, standard input, a query put together from
 * variables, a name to look up that is put together so, a copy to another machine, a letter.
 */
export const sendingOf = ofCommand((command): Sending | null => {
  const program = programOf(command)
  // `env` by itself starts nothing, and says all that it has been told.
  if (!program)
    return command.words[0] === 'env' && opensConnection(command, 'env', [])
      ? { addresses: [], parcels: [] }
      : null
  const { name, arguments: rest } = program
  const filled = rest.filter((word) => word.includes('$'))
  if (RESOLVERS.has(name))
    return filled.length + command.inner.length > 0
      ? { addresses: [], parcels: filled, lookup: true }
      : null
  if (MAILERS.has(name)) return rest.length > 0 ? { addresses: [], parcels: rest } : null
  if (COPIERS.has(name)) {
    const fed = command.redirects.filter(({ operator }) => operator === '<<<')
    const server =
      /^(?:sftp|ftp|lftp)$/.test(name) &&
      rest.map((word) => SERVER.exec(OPENED.exec(word)?.[1] ?? word)?.[1]).find(Boolean)
    if (server && fed.length > 0)
      return { addresses: [`https://${server}/`], parcels: fed.map(({ target }) => target) }
    const mirrored =
      name === 'lftp' && server && rest.find((word) => /\b(?:m?put|mirror -r)\b/.test(word))
    if (mirrored) return { addresses: [`https://${server}/`], parcels: mirrored.split(/[ ;]+/) }
    const store = name === 'rclone' ? sentByRclone(rest) : null
    if (store) return store
    const remote = rest.some((word) =>
      /^(?:[\w.-]{1,60}@)?[\w.-]{2,120}:(?!\\)|^\w+:\/\//.test(word),
    )
    const urls = rest.filter((word) => /^https?:\/\//.test(word))
    if (name === 'rclone' && /^(?:copy|sync|move)/.test(rest[0] ?? '') && urls.length > 0)
      return { addresses: urls, parcels: rest }
    const target = rest.at(-1) ?? ''
    if (!remote || !target.includes(':')) return null
    const host = OTHER_MACHINE.exec(target)?.[1]
    if (host !== undefined) return { addresses: [`https://${host}/`], parcels: rest }
    const alias = ALIAS.exec(target)?.[1]
    return { addresses: [], parcels: rest, ...(alias !== undefined && { alias }) }
  }
  if (/^(?:aws|gsutil|gcloud|az|s3cmd|mc)$/.test(name)) return copyToStore(rest)
  if (name === 'logger' || name === 'ztcp') {
    const at = rest.findIndex((word) => /^(?:-n|--server)$/.test(word))
    const host = name === 'ztcp' ? rest[0] : at < 0 ? undefined : rest[at + 1]
    return host?.includes('.') ? { addresses: [`https://${host}`], parcels: rest } : null
  }
  if (BROWSERS.has(name)) {
    const filled = addresses(command).filter(
      (one) => one.includes('$') || /[?&]\w{1,24}=$/.test(one),
    )
    return filled.length > 0 &&
      (command.inner.length > 0 || filled.some((one) => one.includes('$')))
      ? { addresses: filled, parcels: filled }
      : null
  }
  if (opensConnection(command, name, rest)) return { addresses: [], parcels: rest }
  if (publishes(name, rest)) return { addresses: [], parcels: rest }
  // What is put in beside its words is the password for it.
  if (LOADERS.test(name)) return command.inner.length > 0 ? null : loadedElsewhere(rest)
  return SHIPPERS.test(name) ? shippedBy(rest) : requestOf(command)
})

/** A script of the skill's own, as the program or as what an interpreter is given. */
const SCRIPT = /\w\.(?:py|[cm]?[jt]s|sh|bash|rb|pl|ps1)$/

/** Options of which the value is a place that something goes to. */
const PLACE = regex`
  ^--?(?:[a-z]{1,12}-)?(?:dest(?:ination)?|to|target|endpoint|url|server|
    upload|remote|webhook|hook|push|post|send|sink|collector|callback|report|
    relay|backend)(?:-(?:to|url|host|endpoint))?(?:=|$)
`

/** What a script of the skill's own is told to take along, and where to: nobody sees which of its words it hands over. */
export const sentByHelper = ofCommand((command): Sending | null => {
  const { name, arguments: words } = programOf(command) ?? { name: '', arguments: [] }
  const isHelper = isInterpreter(name) ? words.some((word) => SCRIPT.test(word)) : SCRIPT.test(name)
  if (!isHelper) return null
  const places = words.flatMap((word, index) => {
    const isPlace = PLACE.test(word) || PLACE.test(words[index - 1] ?? '')
    const address = isPlace && /(?:^|=)(https?:\/\/[^\s"'<>|)`]{3,400})/.exec(word)?.[1]
    return address ? [address] : []
  })
  return places.length > 0 ? { addresses: places, parcels: words } : null
})

/** A store that is named on the spot, to put things into it or to have it for that. */
function sentByRclone(words: readonly string[]): Sending | null {
  const verb = words.find((word) => !word.startsWith('-')) ?? ''
  const isSetUp = verb === 'config' && words.some((word) => /^(?:create|update)$/.test(word))
  if (!isSetUp && !/^(?:copy|copyto|sync|bisync|move|moveto)$/.test(verb)) return null
  // What stands first is copied to what stands second.
  if (!isSetUp && words[words.indexOf(verb) + 1]?.startsWith(':')) return null
  const store = storeOfWords(words)
  return store ? { addresses: [store], parcels: words } : null
}

/** A public channel of a messenger, by its name: `chat_id=@kiln_news` is no file there. */
export const namesChannel = (parcel: string, addresses: readonly string[]): boolean =>
  /^chat_id=@[a-z]\w{4,31}$/.test(parcel) &&
  addresses.every((address) => address.startsWith('https://api.telegram.org/bot'))

/** Clients of databases that read a whole one from their input. */
const LOADERS = /^(?:psql|pg_restore|mysql|mariadb|mongorestore)$/

/** A database of somebody else is filled, with no order of its own. */
function loadedElsewhere(words: readonly string[]): Sending | null {
  if (words.some((word) => /^-(?:[cfel]|-command|-file|-execute|-list)$/.test(word))) return null
  const hosts = words.flatMap((word) => {
    const address =
      /^(?:--uri=)?\w{5,12}(?:\+srv)?:\/\/(?:[^@\s/]{0,80}@)?([\w-]{1,60}(?:\.[\w-]{1,60}){1,5})/
    const host = address.exec(word)?.[1]
    return host ? [`load@${host}`] : []
  })
  return hosts.length > 0 ? { addresses: [], parcels: hosts } : null
}

/** Programs that put files or what they read on a server which their words name. */
const SHIPPERS = regex`
  ^(?:redis-cli|mosquitto_pub|kcat|nats|smbclient|azcopy|restic|borg|
    duplicity|websocat|wrangler|b2)$
`

function shippedBy(words: readonly string[]): Sending | null {
  const servers = words.flatMap((word, index) => {
    const isNamed = /^-{1,2}(?:h|host|u|url|b|broker|s|server)$/.test(words[index - 1] ?? '')
    const host =
      /(?:^|:|=)\w{2,8}:\/\/(?:[^@\s/]{0,80}@)?([\w-]{1,60}(?:\.[\w-]{1,60}){1,5})/.exec(
        word,
      )?.[1] ??
      /^\/\/([\w-]{1,60}(?:\.[\w-]{1,60}){1,5})\//.exec(word)?.[1] ??
      (isNamed ? /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}$/.exec(word)?.[0] : undefined)
    return host ? [`https://${host}/`] : []
  })
  return servers.length > 0 ? { addresses: servers, parcels: words } : null
}

/** A copy into a bucket; the store itself may be somebody's of one's own choice. */
function copyToStore(rest: readonly string[]): Sending | null {
  if (/^storage (?:blob|file) upload/.test(rest.slice(0, 3).join(' ')))
    return { addresses: [], parcels: rest }
  const at = rest.findIndex((word) => /^--endpoint(?:-url)?$/.test(word))
  const places = rest.filter((word, index) => (at < 0 || index !== at + 1) && !/^-./.test(word))
  const isCopy = /\b(?:cp|sync|mv|put|upload)\b/.test(places.slice(0, 4).join(' '))
  if (!isCopy || !/^(?:s3|gs|az):\/\//.test(places.at(-1) ?? '')) return null
  return { addresses: at < 0 ? [] : rest.slice(at + 1, at + 2), parcels: rest }
}

/** A connection made by hand, or a shell elsewhere that takes what comes in. */
function opensConnection({ redirects }: Command, name: string, rest: readonly string[]): boolean {
  if (
    redirects.some(
      ({ operator, target }) => operator.includes('>') && /^\/dev\/(?:tcp|udp)\//.test(target),
    )
  )
    return true
  if (name === 'ssh')
    return (
      redirects.some(({ operator }) => operator.startsWith('<')) ||
      rest.some((word) => /\b(?:tee|dd of|tar x)\b|>/.test(word))
    )
  return (
    (/^(?:socat|telnet)$/.test(name) || (name === 'openssl' && rest[0] === 's_client')) &&
    rest.some((word) => /tcp[46]?:|^[\w-]+\.[\w.-]+/i.test(word))
  )
}

/** Puts something where others can read it: a gist, an issue, a commit. */
const publishes = (name: string, rest: readonly string[]): boolean =>
  (name === 'gh' &&
    /^(?:gist create|release upload|(?:issue|pr) (?:create|comment|edit)|api\b)/.test(
      rest.slice(0, 2).join(' '),
    )) ||
  (name === 'git' && rest[0] === 'add') ||
  (name === 'git' && /^(?:tag|commit|notes)$/.test(rest[0] ?? '') && rest.includes('-m')) ||
  PASTES.test([name, ...rest.slice(0, 2)].join(' ')) ||
  TELLERS.has(name)

/** They write to a channel or a phone that whoever set them up has chosen. */
const TELLERS = new Set(['slack', 'slackcat', 'telegram-send', 'ntfy', 'apprise'])

/** They put a file where anybody with its name can fetch it. */
const PASTES = regex`
  ^(?:pastebinit|ffsend upload|croc send|wormhole send|ipfs add|transfer\.sh|
    (?:huggingface-cli|hf) upload|kaggle datasets|wandb artifact put|glab snippet create)\b
`

/** They show an address to a person, and the host behind it gets what is in it. */
const BROWSERS = new Set(['xdg-open', 'open', 'start', 'firefox', 'google-chrome', 'chromium'])

/** Addresses into which `xargs -I{}` puts what comes in. */
function filledByXargs({ words }: Command, targets: readonly string[]): readonly string[] {
  const from = words.indexOf('xargs')
  if (from < 0) return []
  const flag = words.findIndex((word, index) => index > from && word.startsWith('-i'))
  const slot = flag < 0 ? '' : words[flag]!.slice(2) || words[flag + 1]!
  return slot ? targets.filter((address) => address.includes(slot)) : []
}

/** They send what stands on standard input without being told to. */
const TAKES_INPUT = /^(?:https?|xhs?|curlie)$/

/** A header that says what no sign-in does. */
const HEADED = /^x-(?!api-?key|auth|\w{2,20}-(?:key|token))[\w-]{2,30}:\s?["']?\$\{?[a-z]/

/** The same for programs that speak to web servers and open connections. */
function requestOf(command: Command): Sending | null {
  const fetched = fetchOf(command)
  if (!fetched) return null
  const targets = addresses(command)
  const rest = fetched.arguments
  if (/^(?:nc|ncat|netcat)$/.test(fetched.name)) {
    // A machine of a name without a dot is one of the house.
    const alias = /^[a-z][\w-]{1,40} \d{2,5}$/.exec(
      rest.filter((word) => !word.startsWith('-')).join(' '),
    )
    if (alias && !rest.some((word) => /^-\w*[lz]|^localhost$/.test(word)))
      return { addresses: [], parcels: rest, alias: rest.find((word) => /^[a-z]/.test(word))! }
    return rest.some((word) => /\./.test(word)) && !rest.some((word) => /^-\w*[lz]/.test(word))
      ? { addresses: rest.filter((word) => /\w\.\w/.test(word)), parcels: rest }
      : null
  }
  const parcels: string[] = []
  rest.forEach((word, index) => {
    const next = rest[index + 1] ?? ''
    const form =
      FORM.test(word) &&
      next.includes('=') &&
      !next.includes('://') &&
      (word === '-f' || /^\w{1,30}=[@<$]/.test(next))
    const upload = UPLOAD.test(word) && /[a-z$~/{-]/.test(next) && !next.includes('://')
    if (!CARRIES.test(word) && !form && !upload) return
    parcels.push(word)
    if (!/^-{1,2}[a-z-]{1,20}$/.test(word) || next === '') return
    // The name of a file, as others have it behind the mark for one.
    parcels.push(upload || word === '--upload-file' ? `@${next}` : next)
  })
  // The target may be a variable, and the query all that is written out.
  parcels.push(...rest.filter((word) => /^\$\{?\w{1,40}\}?[^\s]{0,200}[?&]\w{1,40}=\$/.test(word)))
  const queries = targets.filter((address) => /[?&/=.][^?]{0,300}\$[a-z_{(]/.test(address.slice(8)))
  parcels.push(...queries, ...filledByXargs(command, targets))
  if (TAKES_INPUT.test(fetched.name))
    parcels.push(
      ...rest.filter((word) => /^(?:post|put|patch)$/.test(word)),
      ...command.redirects.filter(({ operator }) => operator === '<').map(({ target }) => target),
    )
  parcels.push(...rest.filter((word, index) => rest[index - 1] === '-h' && HEADED.test(word)))
  const substituted = command.inner.length > 0 && targets.length > 0
  if (parcels.length === 0 && !substituted) return null
  return targets.length > 0 || rest.length > 1 ? { addresses: targets, parcels } : null
}
