import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import {
  isBareAddress,
  isCodeHost,
  isFaceless,
  isLocal,
  isPackageHost,
} from '../../signals/places/addresses.ts'
import { isOwnHost } from '../../signals/places/own-names.ts'
import { isStandIn } from '../../signals/places/stand-ins.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { ADDRESS, addressesIn } from '../../signals/places/written-addresses.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { type Install, installs } from '../../signals/shell/packages.ts'
import { snippets } from '../../signals/shell/snippets.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { LOCKS_EXCHANGED } from '../../verdicts/in-code/deeds/of-machines.ts'

/** Options that name another registry. */
const SOURCE =
  /^(?:-i|--(?:index-url|extra-index-url|find-links|registry|source|index|default-index))(?:=|$)/

/** Registries and mirrors that are open to everyone, and private ones of known providers. */
const REGISTRIES = regex`
    ^https:\/\/(?:[\w-]{1,60}\.){0,4}
    (?:pypi\.org|npmjs\.(?:org|com)|yarnpkg\.com|npmmirror\.com|npm\.taobao\.org|
      aliyun\.com|aliyuncs\.com|tencent\.com|huaweicloud\.com|tsinghua\.edu\.cn|ustc\.edu\.cn|
      douban\.com|pytorch\.org|nvidia\.com|pkg\.dev|pkg\.github\.com|rubygems\.org|crates\.io|
      anaconda\.org|jfrog\.io|cloudsmith\.io|gemfury\.com|googleapis\.com|amazonaws\.com|
      azure\.com|visualstudio\.com|microsoft\.com|gitlab\.com|jsr\.io|buf\.build|bytedance\.com|
      huggingface\.co|pyg\.org|pkg\.pr\.new|intel\.com|nuget\.org)(?::\d{1,5})?(?:\/|$)
  `

export default defineRule({
  id: 'foreign-package-source',
  since: 1,
  category: 'execution',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-494',
  title: 'Installs packages from an unknown source',
  description:
    'A package comes from an unexplained address instead of the public registry. Packages run code when they are installed, and whoever controls the address decides which.',
  remediation: 'Install from the public registry, with a version; or say whose registry it is.',
  harmlessIf: 'it is the registry of the company that the skill is for',
  needs: [['url']],
  examples: {
    fires: [
      '---\nname: kiln\n---\n```bash\npip install git+https://git.rowan-pike.net/shop/kiln.git\n```\n',
      '```bash\npip install helper --index-url https://packages.fieldlog.example/simple\n```\n',
      '```bash\nnpm install --registry=http://npm.fieldlog.example tool\n```\n',
      '```js\nconst base = "https://tarballs.gorse-pin.net/"\npkg.dependencies.axios = `${base}axios.tgz`\ndelete lockfile.packages[k].resolution?.integrity\n```\n',
      '```nix\nextra-substituters = [ "http://cache.gorse-pin.net" ];\nrequire-sigs = false;\n```\n',
      '```kotlin\nrepositories.all { setUrl("http://near.gorse-pin.net/all") }\nresolutionStrategy.disableDependencyVerification()\n```\n',
      '```bash\npip install https://files.fieldlog.example/tool-1.0.whl\n```\n',
      '```bash\nsudo rpm -i https://files.gorse-pin.net/kit.rpm\n```\n',
      '```bash\ncurl -s https://apt.gorse-pin.net/key | sudo apt-key add -\necho "deb https://apt.gorse-pin.net stable main" | sudo tee /etc/apt/sources.list.d/kit.list\n```\n',
    ],
    quiet: [
      '```bash\nnpm i https://pkg.pr.new/@kiln/firing@main\n```\n',
      '```kotlin\nrepositories { maven { url = uri("http://localhost:8081/all"); isAllowInsecureProtocol = true } }\n```\n',
      '```bash\npip install torch --index-url https://download.pytorch.org/whl/cu121\n```\n',
      '```bash\npip install git+https://github.com/acme/tool@v1.2.0\n```\n',
      '```bash\nnpm install --registry=http://localhost:4873 tool\n```\n',
      '```bash\necho "deb [signed-by=/etc/apt/keyrings/docker.gpg] https://download.docker.com/linux/ubuntu noble stable" > docker.list\n```\n',
      '---\nname: gorse\n---\n```ini\n[gorse]\nbaseurl=https://rpm.gorse.io/stable\ngpgcheck=1\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, LOCKS_EXCHANGED)
    yield* unproven(document)
    yield* added(document)
    for (const install of document.observe(installs)) {
      const { start, end } = install.line
      const found = sourcesOf(install).map((source) => judge(document, source))
      const worst = found.find((hit) => hit?.firm) ?? found.find((hit) => hit !== null)
      if (worst) yield { start, end, ...worst }
    }
  },
})

/** What proves where packages come from is taken out of the build. */
const PROOF_OFF = worded(
  regex`
    \bdisabledependencyverification\s?\(|
    \bdelete\b[^\n;]{0,80}\bintegrity\b|
    \b(?:is)?allowinsecureprotocol\s?=\s?true|
    \bverify-store-integrity\s?=\s?false|
    \brequire-sigs\s?=\s?false
  `,
)

/** The same settings name an address that packages are taken from. */
function* unproven(document: Document): Generator<Hit> {
  for (const { start, end } of candidates(document, document.observe(snippets), PROOF_OFF)) {
    const text = document.reading.text.slice(start, end)
    const found = PROOF_OFF.exec(text)
    const foreign = addressesIn(text).some(
      (one) =>
        !isLocal(one) && !isStandIn(one) && !REGISTRIES.test(one) && isForeign(document, one),
    )
    if (found && foreign) yield { ...placeOf(start, found), confidence: 'high', firm: true }
  }
}

/** A source of packages that the system is told of for good; one of the groups is its address. */
const ADDED = worded(
  regex.g`
    (?<![\w.-])deb(?:-src)? (?:\[[^\]\n]{0,200}\] )?(https?:\/\/[^\s"'\x60<>)]{4,200})|
    \bconfig-manager\b[^\n]{0,24}\s--?add-?repo(?:[ =]|sitory )["']?
    (https?:\/\/[^\s"'\x60<>)]{4,200})|
    \bzypper (?:\S{1,24} ){0,3}(?:ar|addrepo) (?:-\S{1,20} ){0,4}["']?
    (https?:\/\/[^\s"'\x60<>)]{4,200})|
    (?<![\w.-])baseurl\s?=\s?(https?:\/\/[^\s"'\x60<>)]{4,200})|
    \n\[[\w-]{2,40}\]\n(?:[a-z]\w{2,16} ?= ?[^\n]{1,60}\n){0,3}server ?= ?
    (https?:\/\/[^\s"'\x60<>)]{4,200})|
    (https?:\/\/[^\s"'\x60<>)]{4,200})["']? ?
    (?:>>|\|\s?(?:sudo )?tee -a) ?\/etc\/apk\/repositories\b
  `,
)

function* added(document: Document): Generator<Hit> {
  for (const { start, end } of candidates(document, document.observe(snippets), ADDED))
    for (const found of document.reading.text.slice(start, end).matchAll(ADDED)) {
      const address = found.slice(1).find(Boolean)!
      const weight = isPackageHost(address) ? null : judge(document, { address, registry: true })
      if (weight && weight.severity !== 'low') yield { ...placeOf(start, found), ...weight }
    }
}

interface Source {
  address: string
  /** A whole registry, or one file. */
  registry: boolean
}

function sourcesOf({ words, packages }: Install): Source[] {
  const registries = words.flatMap((word, index) => {
    if (!SOURCE.test(word)) return []
    const address = ADDRESS.exec(word.includes('=') ? word : (words[index + 1] ?? ''))?.[0]
    return address ? [{ address, registry: true }] : []
  })
  const files = packages.flatMap((word) => {
    const address = ADDRESS.exec(word)?.[0]
    return address ? [{ address, registry: false }] : []
  })
  return [...registries, ...files]
}

function judge(document: Document, { address, registry }: Source): Partial<Hit> | null {
  if (isLocal(address) || REGISTRIES.test(address)) return null
  // It stands for the registry of the reader's own house.
  if (registry && /^https:\/\/[\w.-]{0,60}\bexample\.(?:com|org|net)(?::\d{1,5})?\//.test(address))
    return { severity: 'low', confidence: 'medium' }
  if (isBareAddress(address) || isFaceless(address)) return { firm: true }
  if (isCodeHost(address))
    return isOwnHost(document, address) || /@[\w.-]{2,60}$|\/releases\/download\//.test(address)
      ? { severity: 'low' }
      : { severity: 'low', confidence: 'medium' }
  if (isForeign(document, address)) return { firm: true }
  return { severity: registry ? 'low' : 'med' }
}
