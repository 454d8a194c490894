import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { everyMatch } from '../../signals/search/searches.ts'

/** A command line put together from parts, and handed to a shell. Lists of arguments are safe. */
const JOINED = worded(
  regex.g`
    (?<![.\w])(?:os\.(?:system|popen)|subprocess\.\w{2,14}|
      exec(?:sync)?|child_process\.exec(?:sync)?|shell_exec|popen)\s?\(\s{0,8}(?:f["']
      [^"'\n]{0,200}\{([a-z_][\w.[\]"']{0,60})|\x60[^\x60\n]{0,200}\$\{([a-z_][\w.]{0,60})|
      ["'][^"'\n]{1,200}["']\s?\+\s?([a-z_][\w.]{0,60}))
  `,
)

/** A query put together in the same way. */
const QUERY = worded(
  regex.g`
    \bexecute(?:many)?\s?\(\s{0,8}(?:f["']{1,3}\s{0,8}(?:select|insert|
      update|delete)\b[^"'\n]{0,300}\{([a-z_][\w.]{0,60})|
      ["'](?:select|insert|update|delete)\b[^"'\n]{0,300}["']\s?(?:\+|%)\s?([a-z_][\w.]{0,60}))
  `,
)

/** Words of a command that the host puts in as the user typed them. */
const ARGUMENTS = worded(/\b(?:ba|z)?sh -c ["'][^"'\n]{0,200}\$arguments|\beval ["']?\$arguments/g)

export default defineRule({
  id: 'shell-injection',
  since: 1,
  category: 'execution',
  severity: 'low',
  confidence: 'medium',
  cwe: 'CWE-78',
  title: 'Builds a command line or a query from unchecked text',
  description:
    'Values are pasted into a command line or a database query. A value with the right characters in it becomes a command of its own.',
  remediation: 'Pass arguments as a list, and values as parameters.',
  harmlessIf: 'the values come from the program itself',
  needs: [['dynamicCode', 'interpreter', 'queryCall']],
  examples: {
    fires: [
      '```python\nos.system(f"convert {name} out.png")\n```\n',
      '```js\nexecSync(`git log ${branch}`)\n```\n',
      '```python\ncursor.execute(f"select * from t where id = {user_id}")\n```\n',
    ],
    quiet: [
      '```python\nsubprocess.run(["convert", name, "out.png"], shell=False)\n```\n',
      "```js\nexecSync('git status')\n```\n",
      '```python\ncursor.execute("select * from t where id = %s", (user_id,))\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const shape of [JOINED, QUERY, ARGUMENTS])
      for (const found of everyMatch(document, shape)) yield placeOf(0, found)
  },
})
