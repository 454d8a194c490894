import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { HOME_WHOLE, REMOVES } from '../../signals/shell/calls.ts'
import { pairs } from '../../signals/shell/snippets.ts'

const REACH = 320

/** What tools leave behind, and files of one name. */
const REFUSE = regex`
  __pycache__|node_modules|\.cache\b|cache_dir|\.ds_store|(?<!not in \([^)\n]{0,40})\.pyc\b|
  \btmp\b|\btemp\b|\.log["']|\.bak\b|\.config\/|dry_run|dry-run|confirm|input\(|
  (?:glob|\/)\s?\(?["']\.[a-z][\w-]{2,20}["']
`

/** Remarks say nothing of what goes, and neither does the name of what is gone through. */
const withoutNames = (text: string, from: number, to: number): string => {
  const code = text.slice(from, to).replace(/(?:\/\/|#) [^\n]{0,200}/g, ' ')
  return /\bfor \(?(?:const |let )?(?:tmp|temp)\b/.test(text.slice(Math.max(0, from - 40), to))
    ? code.replace(/(?<!["'/])\b(?:tmp|temp)\b(?!["'/])/g, ' ')
    : code
}

/** Where a program asks for the home folder, or for one in which people keep their work. */
const HOMES = worded(
  regex.g`
    \b(?:path\.home|homedir)\(\)|\bexpanduser\(\s?["']~(?:\/(?:documents|desktop|pictures))?\/?["']
  `,
)

/** Everything in it, under the name that it was given or at once. */
const LISTED = regex`
  \b(\w{1,20})\s?:?=\s?(?:pathlib\.)?(?:(?:path\.home|(?:os\.)?homedir)\(\)|
    (?:os\.path\.)?expanduser\(\s?["']~\/?["']\s?\))
  [^\w./+][^]{0,160}?
  (?:\b\1\.(?:iterdir\(|r?glob\(\s?["']\*{1,2}(?:\/\*)?["'])|
    \b(?:readdir(?:sync)?|listdir|walk|scandir)\(\s?\1\s?[),])|
  \b(?:walk|listdir|scandir)\(\s?(?:os\.path\.)?expanduser\(\s?["']~\/(?:documents|
    desktop|pictures)\/?["']
`

/** Only some of it. */
const PICKED = regex`
  \b(?:endswith|startswith|suffix|fnmatch|splitext|extname|m?time\w{0,3}|getsize|st_size|
    includes|match|test)\b|\bif\b
`

/** It names what goes. */
const BY_PATH =
  /^remove-item\s(?:-\w{1,20}\s){0,3}["']?[^\s"'{}|;]{0,80}[\\/][^{}|\n;]{1,120}(?:[;\n]|$)/

/** What was removed by its path before a folder is listed did not come from the list. */
const isOfList = (listed: RegExpExecArray, removed: RegExpExecArray, text: string): boolean =>
  !/^(?:get-childitem|gci|ls)\b/.test(listed[0]) ||
  removed.index > listed.index ||
  !BY_PATH.test(text.slice(removed.index, listed.index))

export default defineRule({
  id: 'home-destruction',
  since: 1,
  category: 'system',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'A program destroys the files in the home folder',
  description:
    'The program goes through the home folder, or the whole machine, and deletes files or makes them unreadable.',
  remediation: 'Name the files to delete, below a folder of the project.',
  harmlessIf: 'only a cache is deleted, picked out by a filter',
  needs: [],
  examples: {
    fires: [
      '```powershell\n$each = { Remove-Item $args[0] -Force }\nGet-ChildItem C:\\Users -Recurse | % $each\n```\n',
      '```python\nfor p in pathlib.Path.home().iterdir():\n    shutil.rmtree(p, ignore_errors=True)\n```\n',
      '```python\nbase = pathlib.Path.home()\nfor p in base.iterdir():\n    shutil.rmtree(p)\n```\n',
      '```python\nfor root, dirs, files in os.walk(os.path.expanduser("~/Documents")):\n    for name in files:\n        os.remove(os.path.join(root, name))\n```\n',
      '```python\nfor tmp in Path.home().iterdir():\n    shutil.rmtree(tmp)\n```\n',
      '```js\nfor (const d of readdirSync(homedir())) rmSync(`${homedir()}/${d}`, { recursive: true })\n```\n',
      '```python\nfor p in Path.home().rglob("*.docx"):\n    p.write_bytes(f.encrypt(p.read_bytes()))\n```\n',
    ],
    quiet: [
      '```powershell\nRemove-Item "$spool\\*" -Force\nGet-ChildItem C:\\Users -Recurse -File | Sort-Object Length\n```\n',
      '```python\nfor p in Path.home().rglob("__pycache__"):\n    shutil.rmtree(p)\n```\n',
      '```python\nbase = Path.home()\nfor p in base.iterdir():\n    if p.suffix == ".part":\n        p.unlink()\n```\n',
      '```python\nhome = Path.home()\nlock = home / ".kit.lock"\nos.remove(lock)\n```\n',
      '```js\nrmSync("dist", { recursive: true, force: true })\n```\n',
      '```python\nconfig = Path.home() / ".app.toml"\nos.remove("out.txt")\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { text, start, end, snippet } of pairs(
      document,
      HOME_WHOLE,
      REMOVES,
      REACH,
      isOfList,
    )) {
      const from = start - snippet.start
      if (REFUSE.test(withoutNames(text, from, end - snippet.start + 120))) continue
      yield { start, end, firm: true }
    }
    for (const { text, start, snippet, first, second } of pairs(document, HOMES, REMOVES, REACH)) {
      if (second.index < first.index) continue
      const around = text.slice(Math.max(0, first.index - 60), second.index)
      const last = second.index + second[0].length + 80
      const behind = text.slice(first.index, last)
      if (
        !LISTED.test(around) ||
        PICKED.test(behind) ||
        REFUSE.test(withoutNames(text, first.index, last))
      )
        continue
      yield { start, end: snippet.start + second.index + second[0].length, firm: true }
    }
  },
})
