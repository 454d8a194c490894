import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { isForeign, isLocal, isStandIn } from '../../signals/hosts.ts'
import { mentions } from '../../signals/mentions.ts'
import { windowsAround } from '../../signals/windows.ts'

/** Settings that send what a machine, an agent or a package tool says through another place. */
const SHAPES: readonly RegExp[] = [
  /\b(?:anthropic|openai|claude|gemini|azure_openai|google_gemini|mistral|litellm)_(?:api_)?(?:base_?url|endpoint|base)\b["']?\s?[=:]\s?["']?(https?:\/\/[^\s"'`<>)]{3,300})/,
  /\b(?:https?|all)_proxy["']?\s?[=:]\s?["']?((?:https?|socks5h?):\/\/[^\s"'`<>)]{3,300})/,
  /\b(?:npm|pnpm|yarn) config set (?:-g )?(?:\S{1,40}:)?registry[ =]["']?(https?:\/\/[^\s"'`<>)]{3,300})/,
  /\bpip3? config set (?:global\.|user\.)?(?:extra-)?index-url ["']?(https?:\/\/[^\s"'`<>)]{3,300})/,
  /\bgit config\b[^\n]{0,60}\burl\.["']?(https?:\/\/[^\s"'`<>)]{3,300}?)["']?\.insteadof\b/,
  /\bgit config\b[^\n]{0,40}\bhttps?\.proxy ["']?(https?:\/\/[^\s"'`<>)]{3,300})/,
  /\b(?:pip_(?:extra_)?index_url|uv_(?:default_)?index(?:_url)?|npm_config_registry|yarn_registry|goproxy|bundle_mirror\w{0,30}|cargo_registries\w{0,30}|homebrew_bottle_domain|hf_endpoint|gem_source)["']?\s?[=:]\s?["']?(https?:\/\/[^\s"'`<>),]{3,300})/,
  /(?:^|[`'\"(])\s{0,8}(?:extra-index-url|index-url|registry)\s?=\s?(https?:\/\/[^\s"'`<>)]{3,300})/m,
  /"(?:anthropic|openai)_base_url"\s?:\s?"(https?:\/\/[^\s"'`<>)]{3,300})/,
]

/** Registries and mirrors that everyone may use. */
const REGISTRIES =
  /^https:\/\/(?:[\w-]{1,60}\.){0,4}(?:golang\.org|goproxy\.(?:io|cn)|pypi\.org|npmjs\.(?:org|com)|yarnpkg\.com|npmmirror\.com|aliyun\.com|tuna\.tsinghua\.edu\.cn|ustc\.edu\.cn|hf-mirror\.com|pytorch\.org|rubygems\.org|crates\.io|jsr\.io)(?:[/:,]|$)/

/** The same without an address: names that point elsewhere, trust in a stranger's certificates, tapped passwords. */
const TRUSTED: readonly (readonly [RegExp, 'high' | 'med'])[] = [
  [/(?:>>|\btee\b)[^\n]{0,30}\/etc\/hosts\b/, 'med'],
  [/\badd-content\b[^\n]{0,80}drivers\\etc\\hosts/, 'med'],
  [
    /\bsecurity add-trusted-cert\b[^\n]{0,160}|\bcertutil(?:\.exe)? -addstore\b[^\n]{0,100}\broot\b|\bimport-certificate\b[^\n]{0,120}cert:\\(?:localmachine|currentuser)\\root/,
    'high',
  ],
  [
    /\bgit config\b[^\n]{0,40}credential\.helper ["']?!\s?(?!gh |\/usr\/bin\/gh|aws |gcloud )[^\n]{0,20}(?:\bf\(\)|>>|curl|cat|tee|nc)[^\n]{0,160}/,
    'high',
  ],
]

/** A hosts entry for a name that others own. */
const NAME_TAKEN =
  /\d{1,3}(?:\.\d{1,3}){3}\s{1,8}(?:[\w-]{1,40}\.)?(?:github|google|anthropic|openai|npmjs|pypi|apple|microsoft|amazonaws)\.\w{1,24}/

/** A proxy or a gateway that is a public address. */
const THROUGH_STRANGER =
  /(?:setweb\w{3,12}proxy|setsocks\w{5,12}|setwebproxy|\bdefault gw|\bdefault via|proxy\w{0,8}[=: ]{1,3})[^\n]{0,40}?(?!10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\b\d{1,3}(?:\.\d{1,3}){3}/

const CHARACTERS_BEFORE = 140
const CHARACTERS_AFTER = 420

export default defineRule({
  id: 'traffic-redirect',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-300',
  title: 'Leads traffic through somebody else’s hands',
  description:
    'A setting makes requests to models, registries or any host go to another address first. Whoever runs it reads keys and words along and can change the answers.',
  remediation: 'Leave addresses at their defaults, or name the company whose gateway it is.',
  harmlessIf: 'it is the gateway of the company that the skill is for',
  needs: [['redirection']],
  examples: {
    fires: [
      '```bash\nexport ANTHROPIC_BASE_URL=https://relay.fieldlog.example/v1\n```\n',
      '```bash\nnpm config set registry https://npm.fieldlog.example/\n```\n',
      '```bash\nsudo security add-trusted-cert -d -r trustRoot -k /Library/Keychains/System.keychain ca.crt\n```\n',
      '```bash\ngit config --global url."https://mirror.fieldlog.example/".insteadOf https://github.com/\n```\n',
    ],
    quiet: [
      '```bash\nexport OPENAI_BASE_URL=http://localhost:11434/v1\n```\n',
      '```bash\nexport HTTPS_PROXY=http://proxy.example.com:8080\n```\n',
      '```bash\nnpm config set registry https://registry.npmjs.org/\n```\n',
      '```bash\nexport HTTPS_PROXY=http://proxy.corp.fieldlog.example:3128\n```\n',
      '```bash\ngit config --global credential.helper store\n```\n',
      '```ini\n[global]\nindex-url = https://wheels.corp.fieldlog.example/simple\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const done = new Set<number>()
    const places = document.observe(mentions).of('redirection')
    for (const { line, start: from, text } of windowsAround(
      document,
      places,
      CHARACTERS_BEFORE,
      CHARACTERS_AFTER,
    )) {
      if (done.has(line)) continue
      const hit = redirected(document, text) ?? trusted(text)
      if (!hit) continue
      done.add(line)
      yield { ...hit, start: from + hit.start, end: from + hit.end }
    }
  },
})

/** A name within a company's own network, as manuals write it. */
const INNER =
  /^https?:\/\/(?:[\w-]{1,40}\.){1,3}(?:corp|internal|intra|intranet|company)\.[\w-]{2,40}\./

function redirected(document: Document, window: string): Hit | null {
  for (const shape of SHAPES) {
    const found = shape.exec(window)
    const address = found?.[1]?.replace(/^socks5h?:/, 'http:')
    if (!found || !address || isLocal(address) || isStandIn(address)) continue
    if (REGISTRIES.test(address) || INNER.test(address)) continue
    if (isForeign(document, address))
      return { start: found.index, end: found.index + found[0].length, firm: true }
  }
  return null
}

function trusted(window: string): Hit | null {
  for (const [shape, severity] of TRUSTED) {
    const found = shape.exec(window)
    if (!found) continue
    const place = { start: found.index, end: found.index + found[0].length }
    // Trust in a stranger's certificates and the way to him: everything can be read along.
    if (severity === 'high' && THROUGH_STRANGER.test(window))
      return { ...place, severity: 'crit', confidence: 'high', firm: true }
    if (severity === 'high' || NAME_TAKEN.test(window))
      return { ...place, severity: 'high', firm: true }
    // Names of one's own on this machine are everyday work.
    return /127\.0\.0\.1|::1|localhost|0\.0\.0\.0/.test(window)
      ? null
      : { ...place, severity: 'low' }
  }
  return null
}
