/** Which commands destroy a machine, a disk or a person's work. */

import { regex } from '../../patterns/verbose.ts'
import { programOf } from '../../signals/shell/programs.ts'
import type { Command } from '../../signals/shell/shell.ts'

/** Places whose loss is the loss of a machine or of a person's work. */
const VITAL = regex`
    ^(?:\/|\/\*|~|~\/|~\/\*|\$home\/?\*?|\$\{home\}\/?\*?|\/(?:bin|boot|dev|etc|home|lib|opt|
        root|sbin|sys|usr|var|users|system|library)(?:\/\*?)?|
      \/(?:home|users)\/(?:\*|\$\{?(?:user|username|logname)\}?|
        (?!shared\b|linuxbrew\b)[a-z][\w-]{0,30})(?:\/\*?)?|~root\/?\*?|c:[\\/]?(?:(?:users|
          windows)[\\/]?)?(?:\*(?:\.\*)?)?|%userprofile%|%systemroot%|
      \$env:userprofile|\$\{?[a-z_]+\}?\/\*?|
      --no-preserve-root|(?:~|\$home|\$\{home\}|%userprofile%|\$env:userprofile|
        \/users\/[^/]{1,40}|\/home\/[^/]{1,40})\/(?:documents|desktop|downloads|pictures|music|
        movies|library|projects?|workspace|repos?|src|\.ssh|\.gnupg|\.config|\.\*)?\/?\*?)$
  `

/** Where people keep what they made, in their languages, on their own disks and on those they plug in. */
const KEEPING = regex`
    ^(?:(?:~|\$home|\$\{home\}|\/users\/[^/]{1,40}|\/home\/[^/]{1,40})\/(?:archives?|
        back-?ups?(?:\/[\w.-]{1,40})?|photos?|fotos?|videos?|dropbox|onedrive|nextcloud|
        google ?drive|icloud|dokumente|bilder|musik|schreibtisch|documentos|imágenes|imagens|
        imagenes|escritorio|música|images|bureau|documenti|immagini|документы|изображения)|
      \/(?:media|mnt|volumes)(?:\/(?:\$\{?\w{1,20}\}?|\*))?)\/?\*?$
  `

/** What programs leave behind anywhere. */
const LITTER = regex`
  \.(?:part|crdownload|download|tmp|temp|log|bak|swp|pyc|pyo|cache|orig|rej|o|old)$|ds_store|
  thumbs\.db|desktop\.ini|__pycache__|node_modules|\.cache|^\._|~\$
`

/** What came from the net and was installed since. */
const FETCHED_AGAIN = /^\*\.(?:dmg|pkg|exe|msi|deb|rpm|iso|appimage|apk|torrent)$/

const UNSET = /^\$\{?[a-z_]+\}?\/\*?$/

/** Files in memory, as `/dev/shm/key.json`, are no disks. */
const DISK = /^\/dev\/(?!shm\/|fd\/|std)/

/** A disk that the reader is to name, as manuals for memory cards write it. */
const OPEN_DISK = /^of=\/dev\/(?:sdx\d?|r?disk[nx]|mmcblkx|nvmexn\d)/

/** An image that is put on a memory card overwrites what was there, which is the point of it. */
function flashes(words: readonly string[]): 'crit' | null {
  if (!words.some((word) => /^of=\/dev\/(?:sd|nvme|hd|r?disk|vd|mmcblk)/.test(word))) return null
  const image = words.some((word) => /^if=\S{1,80}\.(?:img|iso|raw|wic|hddimg)$/.test(word))
  return image && words.some((word) => OPEN_DISK.test(word)) ? null : 'crit'
}

/** `${home:?}` is the home folder all the same; other variables are spared by such a guard, which is there for that. */
const asSet = (word: string): string =>
  word.includes('${home:') ? word.replace(/\$\{home:[-?+=][^{}]{0,80}\}/g, '${home}') : word

/** All that lies in the folder that a command is carried out in, by its full name. */
const inFolder = (word: string, folder = ''): string =>
  folder !== '' && /^(?:\.\/?|(?:\.\/)?\.?\*)$/.test(word)
    ? `${folder === '/' ? '' : folder}/${word.endsWith('*') ? '*' : ''}`
    : word

/** The same place without what a system passes over: `//`, `/./`, a slash behind a star. */
const plainPath = (word: string): string =>
  word.includes('/')
    ? word
        .replace(/^\.\.(?:\/\.\.){3,20}\/(?=\*?$)/, '/')
        .replace(/\/(?:\.?\/)+/g, '/')
        .replace(/(?<=\/)\.$/, '')
        .replace(/(?<=\*)\/$/, '')
    : word

/** How bad it is; null for a command that leaves such things alone. */
export function destroys(command: Command): 'crit' | 'high' | null {
  if (command.redirects.some(({ operator, target }) => operator === '>' && isDisk(target)))
    return 'crit'
  const program = programOf(command)
  if (!program) return null
  const { name } = program
  if ((name === 'tee' || name === 'cp') && isDisk(program.arguments.at(-1) ?? '')) return 'crit'
  const words = program.arguments
    .flatMap((word) => (word.includes(' ') ? word.split(' ') : [word]))
    // PowerShell parts the items of a list by commas.
    .map((word) => plainPath(asSet(inFolder(word, command.folder))).replace(/,$/, ''))
  if (DELETERS.test(name)) return words.some((word) => VITAL.test(word)) ? 'crit' : null
  if (name === 'npx' && DELETERS.test(words[0] ?? ''))
    return words.slice(1).some((word) => VITAL.test(word)) ? 'crit' : null
  if (name === 'rm') {
    const flags = words.filter((word) => word.startsWith('-')).join('')
    if (!/r/.test(flags)) return null
    if (!words.some((word) => VITAL.test(word)))
      return words.some((word) => KEEPING.test(word)) ? 'high' : null
    return words.every((word) => word.startsWith('-') || UNSET.test(word)) ? 'high' : 'crit'
  }
  if (name === 'dd') return flashes(words)
  if (/^mkfs(?:\.|$)/.test(name))
    return words.some((word) => OPEN_DISK.test(`of=${word}`))
      ? 'high'
      : words.some((word) => word.startsWith('/dev/'))
        ? 'crit'
        : null
  if (name === 'shred' || name === 'wipe') {
    if (words.some((word) => OPEN_DISK.test(`of=${word}`))) return 'high'
    return words.some((word) => DISK.test(word) || VITAL.test(word)) ? 'crit' : null
  }
  if (name === 'find')
    return words.includes('-delete') || empties(words)
      ? swept(words.some((word) => /^-i?name$/.test(word)) ? program.arguments : words)
      : null
  return WAYS.some((way) => way.names.test(name) && way.isOne(words)) ? 'crit' : null
}

/** Programs that delete whole folders without a further word. */
const DELETERS = /^(?:srm|rimraf|del-cli)$/

/** `-exec truncate -s 0 {} +`: what is emptied is as lost. */
const empties = (words: readonly string[]): boolean => {
  const at = words.findIndex((word) => /^-exec(?:dir)?$/.test(word))
  return (
    at >= 0 &&
    /^(?:truncate|shred)$|^cp$/.test(words[at + 1] ?? '') &&
    (words[at + 1] !== 'cp' || words[at + 2] === '/dev/null')
  )
}

/** A disk as a whole or a part of it, by the name that a system gives it. */
const isDisk = (word: string): boolean =>
  /^\/dev\/(?:mapper\/\w|sd[a-w]|nvme\d|hd[a-z]|r?disk\d|vd[a-z]|mmcblk\d)/.test(word)

const isVital = (words: readonly string[]): boolean => words.some((word) => VITAL.test(word))

/** Other programs that end it, with what they must be told. */
const WAYS: readonly { names: RegExp; isOne(words: readonly string[]): boolean }[] = [
  {
    names: /^(?:wipefs|sgdisk|hdparm|nvme)$/,
    isOne: (words) =>
      words.some((word) =>
        /^(?:-a|-fa|-af|--all|-z|--zap-all|--security-erase\S*|format)$/.test(word),
      ) && words.some(isDisk),
  },
  { names: /^diskpart$/, isOne: (words) => words.includes('/s') },
  { names: /^clear-disk$/, isOne: (words) => words.includes('-removedata') },
  { names: /^blkdiscard$/, isOne: (words) => words.some(isDisk) },
  {
    names: /^cryptsetup$/,
    // Without a device behind it the name of the command is only spoken of.
    isOne: (words) => {
      const order = words.findIndex((word) => /^(?:lukserase|erase)$/.test(word))
      return order >= 0 && words.slice(order + 1).some((word) => !word.startsWith('-'))
    },
  },
  {
    names: /^diskutil$/,
    isOne: (words) =>
      words.some((word) => /^(?:erasedisk|secureerase|zerodisk|randomdisk)$/.test(word)) &&
      words.some((word) => /^(?:\/dev\/)?disk\d/.test(word)),
  },
  {
    names: /^(?:chmod|chown)$/,
    isOne: (words) =>
      words.some((word) => /^(?:-[a-qs-z]{0,4}r\w{0,4}|--recursive)$/.test(word)) &&
      words.some((word) => /^(?:0{1,4}|777|a-rwx|nobody\S*)$/.test(word)) &&
      isVital(words),
  },
  {
    names: /^(?:tar|bsdtar)$/,
    isOne: (words) =>
      words.includes('--remove-files') && words.includes('/dev/null') && isVital(words),
  },
  {
    names: /^rsync$/,
    isOne: (words) =>
      words.some((word) => word.startsWith('--delete')) &&
      VITAL.test(words.at(-1) ?? '') &&
      words.some((word) => /^\/?$|empty|^\/tmp\/\w{1,30}\/$/.test(word) && word !== words.at(-1)),
  },
  {
    names: /^(?:zfs|zpool)$/,
    isOne: (words) =>
      words[0] === 'destroy' &&
      words.some((word) => /^-[a-z]*[rf]/.test(word)) &&
      /^[\w-]{2,40}$/.test(words.at(-1)!),
  },
  { names: /^mv$/, isOne: (words) => words.at(-1) === '/dev/null' && isVital(words) },
  {
    names: /^(?:del|erase|rd|rmdir)$/,
    isOne: (words) => words.includes('/s') && isVital(words),
  },
  {
    names: /^(?:remove-item|ri)$/,
    isOne: (words) => words.some((word) => /^-r/.test(word)) && isVital(words),
  },
  {
    names: /^format(?:-volume)?$/,
    // A drive for developers is made on a volume that is empty.
    isOne: (words) =>
      words.some((word) => /^(?:[c-z]|%{1,2}[a-z]):$/.test(word)) ||
      (words.includes('-driveletter') && !words.includes('-devdrive')),
  },
]

/** A search below such places that picks out no litter decides what goes. */
function swept(words: readonly string[]): 'crit' | 'high' | null {
  const options = words.findIndex((word) => word.startsWith('-'))
  const roots = words.slice(0, options)
  const named = words.filter(
    (_, index) =>
      /^-(?:i?name|i?path|i?regex)$/.test(words[index - 1] ?? '') &&
      !/^(?:!|-not)$/.test(words[index - 2] ?? ''),
  )
  if (
    named.some((word) => LITTER.test(word)) ||
    words.includes('-empty') ||
    words.includes('-xtype')
  )
    return null
  if (!roots.some((root) => VITAL.test(root) || KEEPING.test(root))) return null
  const aged = words.some((word) => /^-[acm](?:time|min)$/.test(word))
  // Installers and packages that lay there long enough can be fetched again.
  if (
    aged &&
    named.length > 0 &&
    named.every((word) => FETCHED_AGAIN.test(word)) &&
    roots.every((root) => /downloads\/?$/.test(root))
  )
    return null
  // What lay in the folder for downloads long enough is missed by few.
  return aged && roots.every((root) => /downloads\/?$/.test(root)) ? 'high' : 'crit'
}
