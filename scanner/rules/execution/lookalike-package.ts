import type { Document } from '../../document.ts'
import { innocentNeighbours, popularPackages } from '../../lexicon/packages.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { installs } from '../../signals/shell/packages.ts'

/** Signs that pass for one another in most typefaces, each with the plain one. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[1|]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** An entry of a list of what is to be installed, as sentences and files write it. */
const PINNED =
  /(?<![\w.\/@-])["'\x60]?([a-z][\w-]{4,40})(?:\[[\w,]{1,40}\])?["']?(?:==|~=|>=|:\s?["'][~^]?)\d[\w.]{0,16}/g

const known: ReadonlySet<string> = new Set(popularPackages)

export default defineRule({
  id: 'lookalike-package',
  since: 1,
  category: 'execution',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-1357',
  title: 'Installs a package with a look-alike name',
  description:
    'The name is almost that of a popular package. Such packages are published to be installed by mistake, and run code when they are.',
  remediation: 'Correct the name, and pin the version.',
  harmlessIf: 'it is a different package that the author knows',
  needs: [['packageTool']],
  examples: {
    fires: [
      '```bash\npip install reqeusts\n```\n',
      '```bash\nnpm install Iodash\n```\n',
      '```bash\nnpm i expres axi0s\n```\n',
      '```bash\nnpm i numyp-fast axois-lite\n```\n',
      'In `requirements.txt` take `pyyalm-quick==6.1`, then `pip install -r requirements.txt`.\n',
    ],
    quiet: [
      'For potters (pip install): run the bundled command of the kiln.\n',
      '```bash\npip install scapy pyaml\n```\n',
      'In `requirements.txt` pin `pyyaml-include==2.1`, then `pip install -r requirements.txt`.\n',
      '```bash\npip install requests numpy\n```\n',
      '```bash\nnpm install lodash@4.17.21 preact\n```\n',
      'Run `npm install express` once.\n',
      '```bash\nnpm i axios-retry lodash-es react-router-dom\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { line, packages } of document.observe(installs))
      for (const written of packages) {
        const name = nameOf(written)
        const meant = name && modelOf(name)
        if (meant)
          yield { start: line.start, end: line.end, note: `"${name}" looks like "${meant}".` }
      }
    for (const { index, 0: pin, 1: written } of document.reading.text.matchAll(PINNED)) {
      const name = nameOf(written!)
      const meant =
        name && (popularPackages.find((one) => isSwapped(name, one)) ?? modelOfHead(name))
      if (meant)
        yield {
          start: index,
          end: index + pin.length,
          firm: true,
          note: `"${name}" looks like "${meant}".`,
        }
    }
  },
})

/** Without version, extras and scope; null for paths and addresses. */
function nameOf(written: string): string | null {
  const name = /^([a-z0-9][\w.-]{3,60})(?:[@=<>~![].{0,100})?$/.exec(written)?.[1]
  return name && !known.has(name) && !innocentNeighbours.has(name) ? name.replace(/_/g, '-') : null
}

/** The popular package that a name passes for; null when there is none. */
function modelOf(name: string): string | null {
  if (known.has(name)) return null
  for (const [sign, plain] of ALIKE) {
    const folded = name.replace(sign, plain)
    if (folded !== name && known.has(folded)) return folded
  }
  for (const popular of popularPackages)
    if (Math.abs(popular.length - name.length) <= 1 && isOneEditAway(name, popular)) return popular
  return modelOfHead(name)
}

/** `axois-lite`: with a word behind it, a name is taken for a misspelt one when two of its letters have changed places. */
function modelOfHead(name: string): string | null {
  for (let end = name.lastIndexOf('-'); end > 0; end = name.lastIndexOf('-', end - 1)) {
    const head = name.slice(0, end)
    const model = popularPackages.find((popular) => isSwapped(head, popular))
    if (model) return model
  }
  return null
}

function isSwapped(name: string, popular: string): boolean {
  if (name.length !== popular.length || name[0] !== popular[0]) return false
  let at = 0
  while (at < name.length && name[at] === popular[at]) at++
  return (
    at + 1 < name.length &&
    name[at] === popular[at + 1] &&
    name[at + 1] === popular[at] &&
    name.slice(at + 2) === popular.slice(at + 2)
  )
}

/** One letter more, less, other or two swapped, behind the first; a capital I for an l also at the first. */
function isOneEditAway(name: string, popular: string): boolean {
  if (name[0] !== popular[0])
    return name[0] === 'i' && popular[0] === 'l' && name.slice(1) === popular.slice(1)
  let at = 0
  while (at < name.length && name[at] === popular[at]) at++
  if (/\d$/.test(name) !== /\d$/.test(popular)) return false
  const rest = name.slice(at)
  const other = popular.slice(at)
  if (rest === '' || other === '') return rest !== 's' && other !== 's'
  if (rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1))
    return true
  return isSwapped(name, popular)
}
