import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { mayMatch } from '../../signals/candidates.ts'
import { commands } from '../../signals/commands.ts'
import { everyPipeline, programOf } from '../../signals/programs.ts'
import type { Command } from '../../signals/shell.ts'
import { worded } from '../../wording.ts'

/** Places whose loss is the loss of a machine or of a person's work. */
const VITAL =
  /^(?:\/|\/\*|~|~\/|~\/\*|\$home\/?\*?|\$\{home\}\/?\*?|\/(?:bin|boot|dev|etc|home|lib|opt|root|sbin|sys|usr|var|users|system|library)(?:\/\*?)?|\/home\/\*|c:\\?\*?|\$\{?[a-z_]+\}?\/\*?|--no-preserve-root|(?:~|\$home|\$\{home\}|%userprofile%|\$env:userprofile|\/users\/[^/]{1,40}|\/home\/[^/]{1,40})\/(?:documents|desktop|downloads|pictures|music|movies|library|projects?|workspace|repos?|src|\.ssh|\.gnupg|\.config|\.\*)?\/?\*?)$/

/** Where people keep what they made, in their languages, on their own disks and on those they plug in. */
const KEEPING =
  /^(?:(?:~|\$home|\$\{home\}|\/users\/[^/]{1,40}|\/home\/[^/]{1,40})\/(?:archives?|back-?ups?|photos?|fotos?|videos?|dropbox|onedrive|nextcloud|google ?drive|icloud|dokumente|bilder|musik|schreibtisch|documentos|imágenes|imagens|imagenes|escritorio|música|images|bureau|documenti|immagini|документы|изображения)|\/(?:media|mnt|volumes)(?:\/(?:\$\{?\w{1,20}\}?|\*))?)\/?\*?$/

/** What programs leave behind anywhere. */
const LITTER =
  /\.(?:part|crdownload|download|tmp|temp|log|bak|swp|pyc|pyo|cache|orig|rej|o|old)$|ds_store|thumbs\.db|desktop\.ini|__pycache__|node_modules|\.cache|^\._|~\$/

const UNSET = /^\$\{?[a-z_]+\}?\/\*?$/

/** Files in memory, as `/dev/shm/key.json`, are no disks. */
const DISK = /^\/dev\/(?!shm\/|fd\/|std)/

const FORK_BOMB = /:\s?\(\s?\)\s?\{\s?:\s?\|\s?:\s?&\s?\}\s?;\s?:/

/** Source code that does the same. */
const IN_CODE = worded(
  /\b(?:shutil\.rmtree|fs\.(?:rm|rmdir)(?:sync)?|fileutils\.rm_rf|removeall|deltree)\s?\(\s{0,3}(?:os\.path\.expanduser\(\s?["']~\/?["']|path\.home\(\)\s?[,)]|os\.homedir\(\)\s?[,)]|["'](?:\/|\/\*|~|~\/|\/home|\/etc|\/usr|\/var|c:\\{1,2})["'])|\b(?:while (?:true|1)|while\s?\((?:true|1)\)|for\s?\(;;\))\s{0,3}[:{]?\s{0,12}(?:os\.|process\.)?fork\(\)/g,
)

/** A database as a whole, or all rows of a table, in a command or a sentence that orders it. */
const DATA = worded(
  /\b(?:run|execute|issue|then|finally|-e|-c|--eval)\b[^\n.]{0,40}["'`]\s?(?:drop (?:database|schema)(?! if exists (?:test|tmp|temp))\s[^\n"'`]{1,80}|truncate table [^\n"'`]{1,80}|delete from \w{1,40}\s?;?\s?["'`]|db\.dropdatabase\(\)|flushall)/g,
)

const HARMLESS_DATA =
  /test|tmp|temp|dev\b|local|scratch|sandbox|staging|example|migrat|rollback|reset/

export default defineRule({
  id: 'destructive-command',
  since: 1,
  category: 'system',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-676',
  title: 'Destroys data for good',
  description:
    'The command deletes a home or system folder, overwrites a disk, or brings the machine down. One run is enough, and there is no way back.',
  remediation: 'Name the exact folder inside the project, and ask before anything is deleted.',
  harmlessIf: 'the command stands in a list of things never to do',
  needs: [['shellDanger', 'erase', 'fileRemoval']],
  examples: {
    fires: [
      'rm -rf ~/\n',
      '```bash\nsudo rm -rf /*\n```\n',
      '```bash\ndd if=/dev/zero of=/dev/sda bs=1M\n```\n',
    ],
    quiet: [
      '```bash\nrm -rf dist node_modules\n```\n',
      '```bash\ndd if=disk.img of=copy.img\n```\n',
      'Never run `rm -rf /`.\n',
      '```bash\nsudo dd if=barge.img of=/dev/sdX bs=4M status=progress\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { text } = document.reading
    for (const found of mayMatch(document, IN_CODE) ? text.matchAll(IN_CODE) : [])
      yield { start: found.index, end: found.index + found[0].length }
    for (const found of mayMatch(document, DATA) ? text.matchAll(DATA) : [])
      if (!HARMLESS_DATA.test(text.slice(found.index, found.index + found[0].length + 40)))
        yield {
          start: found.index,
          end: found.index + found[0].length,
          severity: /\bprod/.test(found[0]) ? 'high' : 'med',
          confidence: 'medium',
        }
    for (const { pipelines, start, end, place } of document.observe(commands)) {
      for (const { commands: list } of everyPipeline(pipelines))
        for (const command of list) {
          const worst = destroys(command)
          const named = worst === 'high' && TYPED.test(text.slice(Math.max(0, start - 1500), start))
          const severity = named ? 'med' : worst
          if (severity)
            yield {
              start,
              end,
              severity,
              ...(place === 'line' && { confidence: 'medium' as const }),
            }
        }
      if (FORK_BOMB.test(document.reading.text.slice(start, end))) yield { start, end }
    }
  },
})

/** A disk that the reader is to name, as manuals for memory cards write it. */
const OPEN_DISK = /^of=\/dev\/(?:sdx\d?|r?disk[nx]|mmcblkx|nvmexn\d)/

/** Nothing runs before the reader has written the name of the disk. */
const TYPED =
  /\btype[sd]? (?:\w{1,12} ){0,2}(?:device|disk|name)|(?:digit|escrib|escrev|introdu)\p{L}{1,4} (?:\p{L}{1,3} )?(?:nombre|nome)|(?:gerätename|namen de[sr] (?:geräts|platte|laufwerks))\p{L}{0,2} (?:\p{L}{1,12} ){0,2}(?:ein|tipp)|sais\p{L}{1,4} (?:\p{L}{1,3} )?nom|вв(?:ед|од|ест)\p{L}{1,4} (?:\p{L}{1,8} )?имя|输入[^。]{0,8}(?:设备名|盘符|名称)|(?:デバイス名|ディスク名|装置名)[^。]{0,8}入力|(?:장치|디스크|기기) ?(?:이름|명)[을를]? (?:\S{1,6} )?입력/u

/** An image that is put on a memory card overwrites what was there, which is the point of it. */
function flashes(words: readonly string[]): 'crit' | null {
  if (!words.some((word) => /^of=\/dev\/(?:sd|nvme|hd|r?disk|vd|mmcblk)/.test(word))) return null
  const image = words.some((word) => /^if=\S{1,80}\.(?:img|iso|raw|wic|hddimg)$/.test(word))
  return image && words.some((word) => OPEN_DISK.test(word)) ? null : 'crit'
}

function destroys(command: Command): 'crit' | 'high' | null {
  const program = programOf(command)
  if (!program) return null
  const { name, arguments: words } = program
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
  return name === 'find' && words.includes('-delete') ? swept(words) : null
}

/** A search below such places that picks out no litter decides what goes. */
function swept(words: readonly string[]): 'crit' | 'high' | null {
  const options = words.findIndex((word) => word.startsWith('-'))
  const roots = words.slice(0, options)
  const named = words.filter((_, index) =>
    /^-(?:i?name|i?path|i?regex)$/.test(words[index - 1] ?? ''),
  )
  if (
    named.some((word) => LITTER.test(word)) ||
    words.includes('-empty') ||
    words.includes('-xtype')
  )
    return null
  if (!roots.some((root) => VITAL.test(root) || KEEPING.test(root))) return null
  const aged = words.some((word) => /^-[acm](?:time|min)$/.test(word))
  // What lay in the folder for downloads long enough is missed by few.
  return aged && roots.every((root) => /downloads\/?$/.test(root)) ? 'high' : 'crit'
}
