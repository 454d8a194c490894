import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { blocks } from '../../signals/blocks.ts'

/** A condition on the day, the date or the number of runs. */
const CONDITION =
  /\bif\b[^\n]{0,140}(?:(?:datetime|date|time|now|today)\w{0,6}(?:\.\w{2,10}){0,2}\(\)[^\n]{0,30}(?:[<>]=?|==)|weekday\(\)\s?(?:==|in)|getday\(\)\s?===?|getdate\(\)\s?===?|new date\(\)\s?[<>]|date\.now\(\)\s?[<>]|\$\(date \+%[a-z%]{1,8}\)[^\n]{0,20}(?:-[gl][te]|-eq|==?|[<>])|\b(?:run|call|launch|exec|use)_?count(?:er)?\b[^\n]{0,12}(?:[<>]=?|==|%)|hostname\(\)[^\n]{0,20}(?:==|in|not)|os\.environ\.get\(["']ci["']\)|\$\{?ci\b)/g

/** What nobody would hide behind a date: destruction, foreign code, secrets on their way. */
const ACTION =
  /shutil\.rmtree|os\.(?:remove|unlink)\(|fs\.(?:rm|unlink|rmdir)\w{0,5}\(|\brm -[a-z]*[rf]|\bexec\s?\(|\beval\s?\(|b64decode|\bcurl\b[^\n]{0,200}\|\s?(?:ba|z)?sh|os\.system\(|execsync\(|(?:requests|httpx)\.post\([^\n]{0,120}(?:environ|key|token|secret)|\.ssh\b|\.aws\b|drop (?:table|database)|\/dev\/tcp\/|\bshred\b|\bmkfs/

const CHARACTERS_AFTER = 360

/** Keeping old things for a while is the usual reason to compare dates. */
const UPKEEP =
  /\.(?:created|modified|updated)\b|created_at|updated_at|mtime|ctime|atime|st_\w?time|age|older|expire|retention|days_old|stale|cache|cleanup|clean_up|prune|rotat|backup|temp|tmp|timeout|deadline|elapsed|start_time|interval/

export default defineRule({
  id: 'time-bomb',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-511',
  title: 'Waits for a day or a count to do harm',
  description:
    'A piece of code does nothing noticeable until a date, a weekday or a number of runs, and then deletes, runs foreign code or touches secrets. Tests before that day see nothing.',
  remediation: 'Remove the condition and what hangs on it.',
  harmlessIf: 'old files of its own are cleaned up after a while',
  needs: [['trigger', 'clock']],
  examples: {
    fires: [
      '```python\nif datetime.datetime.now() > datetime.datetime(2026, 5, 1):\n    shutil.rmtree("/home")\n```\n',
      '```js\nif (new Date() > launch) {\n  eval(atob(text))\n}\n```\n',
      '```bash\nif [ $(date +%u) -eq 5 ]; then\n  rm -rf ~/work\nfi\n```\n',
    ],
    quiet: [
      '```python\nif time.time() - path.stat().st_mtime > 86400:\n    os.remove(path)\n```\n',
      '```python\nif datetime.now() > deadline:\n    raise TimeoutError()\n```\n',
      '```js\nif (new Date() > sale.end) {\n  show("closed")\n}\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of document.observe(blocks)) {
      const text = document.reading.text.slice(start, end)
      for (const found of text.matchAll(CONDITION)) {
        const window = text.slice(found.index, found.index + found[0].length + CHARACTERS_AFTER)
        const action = ACTION.exec(window)
        if (!action || UPKEEP.test(window)) continue
        const at = start + found.index
        yield { start: at, end: at + action.index + action[0].length, firm: true }
      }
    }
  },
})
