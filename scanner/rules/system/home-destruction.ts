import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { HOME_WHOLE, REMOVES } from '../../signals/calls.ts'
import { pairs } from '../../signals/snippets.ts'

const REACH = 320

/** What tools leave behind, and files of one name. */
const REFUSE =
  /__pycache__|node_modules|\.cache\b|cache_dir|\.ds_store|(?<!not in \([^)\n]{0,40})\.pyc\b|\btmp\b|\btemp\b|\.log["']|\.bak\b|\.config\/|dry_run|dry-run|confirm|input\(|(?:glob|\/)\s?\(?["']\.[a-z][\w-]{2,20}["']/

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
  cwe: 'CWE-676',
  title: 'A program goes through the home folder and destroys what it finds',
  description:
    'The program walks over everything in the home folder, or on the machine, and removes files or makes them unreadable.',
  remediation: 'Name the files that are to go, below a folder of the project.',
  harmlessIf: 'what goes is a cache that a filter picks out',
  needs: [],
  examples: {
    fires: [
      '```powershell\n$each = { Remove-Item $args[0] -Force }\nGet-ChildItem C:\\Users -Recurse | % $each\n```\n',
      '```python\nfor p in pathlib.Path.home().iterdir():\n    shutil.rmtree(p, ignore_errors=True)\n```\n',
      '```js\nfor (const d of readdirSync(homedir())) rmSync(`${homedir()}/${d}`, { recursive: true })\n```\n',
      '```python\nfor p in Path.home().rglob("*.docx"):\n    p.write_bytes(f.encrypt(p.read_bytes()))\n```\n',
    ],
    quiet: [
      '```powershell\nRemove-Item "$spool\\*" -Force\nGet-ChildItem C:\\Users -Recurse -File | Sort-Object Length\n```\n',
      '```python\nfor p in Path.home().rglob("__pycache__"):\n    shutil.rmtree(p)\n```\n',
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
      if (REFUSE.test(text.slice(from, end - snippet.start + 120))) continue
      yield { start, end, firm: true }
    }
  },
})
