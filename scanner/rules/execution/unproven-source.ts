import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { isLocal } from '../../signals/places/addresses.ts'
import { isReserved, isStandIn } from '../../signals/places/stand-ins.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { isDoneQuietly } from '../../signals/sentences/surroundings.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** Settings by which a source of programs need not prove who it is. */
const UNPROVEN = worded(
  regex.g`
    \binsecure-registries\b(?!\W{1,6}\[\s?\])|\binsecure_registry\b|\bregistries\.insecure\b|
    \bdocker_content_trust["']?\s?=\s?["']?0|
    --tls-verify=false|\bskip_verify\s?=\s?true|
    \binsecure_skip_verify\s?[=:]\s?true|
    \[\s?trusted=yes\b|--allow-unauthenticated\b|--nogpgcheck\b|
    \bgpgcheck\s?=\s?(?:0|false|no)\b|
    --no-gpg-checks?\b|
    \bacquire::allowinsecurerepositories\b|
    \bsiglevel\s?=\s?(?:never|optional trustall)\b|
    \bstrict-ssl["']?\s?(?:=|:|\s)\s?["']?false\b|
    --trusted-host(?=[ =]\S)|\bgonosumdb\b|\bgonosumcheck\b|\bgoflags=-insecure\b|
    \bgosumdb\s?=\s?["']?off\b|--no-verify-ssl\b|
    \bset-psrepository\b[^\n]{0,80}\btrusted\b|
    --disable-content-trust\b|--insecure-skip-tls-verify\b|
    \ballowinsecureprotocol\b(?:\s?=\s?true|\(true\))
  `,
)

/** A host with or without a scheme. */
const SOURCE =
  /(?<![\w@.-])(?:https?:\/\/)?((?:[\w-]{1,63}\.){1,5}[a-z]{2,14})(?::\d{2,5})?(?=[/"'`\s\],)]|$)/g

/** Those that everyone may use, and names of files. */
const KNOWN = regex`
    (?:^|\.)(?:docker\.(?:io|com)|ghcr\.io|quay\.io|gcr\.io|pkg\.dev|k8s\.io|mcr\.microsoft\.com|
      microsoft\.com|amazonaws\.com|ecr\.aws|azurecr\.io|pypi\.org|pythonhosted\.org|
      npmjs\.(?:org|com)|yarnpkg\.com|golang\.org|debian\.org|ubuntu\.com|fedoraproject\.org|
      centos\.org|redhat\.(?:com|io)|archlinux\.org|alpinelinux\.org|github\.com|
      githubusercontent\.com|gitlab\.com|nvidia\.com|pytorch\.org|powershellgallery\.com|
      nuget\.org|npmmirror\.com|aliyun\.com|aliyuncs\.com|tsinghua\.edu\.cn|ustc\.edu\.cn)$|
    \.(?:json|ya?ml|toml|conf|list|sh|py|js|ts|md|txt|repo|service|lock|ps1|cfg|ini|io\/v\d|
      npmrc|crt|pem|cert|tar|gz|deb|rpm|d)$
  `

const REACH = 260

/** The first characters of a setting tell it from another: one check after the other is switched off. */
const KIND = 8

export default defineRule({
  id: 'unproven-source',
  since: 1,
  category: 'execution',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-494',
  title: 'Takes software from a source without verifying it',
  description:
    'An unexplained registry or mirror is trusted without certificates or signatures. Whoever answers under its name decides what is installed.',
  remediation:
    'Use the official source, or your own with a valid certificate, and leave the checks on.',
  harmlessIf: 'it is the registry of the user’s own company',
  needs: [],
  examples: {
    fires: [
      '```json\n{ "insecure-registries": ["img.leafcache.net"] }\n```\n',
      '```bash\necho "deb [trusted=yes] http://deb.leafcache.net ./" >> /etc/apt/sources.list\n```\n',
      'Take base images from `img.leafcache.net/lib` and set `DOCKER_CONTENT_TRUST=0`.\n',
    ],
    quiet: [
      'The kiln reads `ctx.cmdlineargs.rest` and takes `--host`, `--trusted-host` and `--help`.\n',
      '```json\n{ "insecure-registries": [] }\n```\n',
      '```json\n{ "insecure-registries": ["registry.lab.local:5000"] }\n```\n',
      '```bash\npip install --trusted-host pypi.org requests\n```\n',
      'Set `DOCKER_CONTENT_TRUST=1` before you pull.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const snippet of candidates(document, document.observe(snippets), UNPROVEN)) {
      const text = document.reading.text.slice(snippet.start, snippet.end)
      const all = [...text.matchAll(UNPROVEN)]
      const several = new Set(all.map(([words]) => words.slice(0, KIND))).size > 1
      for (const found of all) {
        const from = Math.max(0, found.index - REACH)
        const around = text.slice(from, found.index + found[0].length + REACH)
        const source = [...around.matchAll(SOURCE)].map(([, host]) => host!).find(isStrange)
        if (!source) continue
        const start = snippet.start + found.index
        const end = start + found[0].length
        const hidden = isDoneQuietly(document, start, end)
        yield {
          start,
          end,
          note: `The source is ${source}.`,
          firm: true,
          ...((hidden || several) && { severity: 'crit', confidence: 'high' }),
        }
        break
      }
    }
  },
})

/** `http.sslVerify` is a setting of git and no host. */
const SETTING = /^https?\./

const isStrange = (host: string): boolean => {
  const address = `https://${host}`
  return (
    !SETTING.test(host) &&
    !isLocal(address) &&
    !isReserved(address) &&
    !isStandIn(address) &&
    !KNOWN.test(host)
  )
}
