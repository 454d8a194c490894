/** A stranger's certificate is trusted and a stranger's proxy is used: what was meant to be secret can be read along. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import type { Hit } from '../../rule.ts'
import { isLocal } from '../../signals/places/addresses.ts'
import { isStandIn } from '../../signals/places/stand-ins.ts'
import { isForeignFor } from '../../signals/places/strangers.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { snippets } from '../../signals/shell/snippets.ts'

/** A certificate comes from the network; group 1 is its address. */
const FETCHED = worded(
  regex.g`
    \b(?:curl|wget|iwr|irm|invoke-webrequest|fetch|http)\b[^\n]{0,160}?
    (https?:\/\/[^\s"'\`]{4,160}\.(?:pem|crt|cer|der|p7b|p12))
  `,
)

/** What it is put into is believed by programs, or by the whole machine. */
const TRUSTED = regex`
  \bupdate-ca-(?:certificates|trust)\b|\badd-trusted-cert\b|\bcertutil\b[^\n]{0,60}-a\b|
  \bcertutil\b[^\n]{0,30}-addstore\b|\bimport-certificate\b|\btrust anchor\b|\bcertifi\b|\bcafile\b|
  \bnode_extra_ca_certs\b|\brequests_ca_bundle\b|\bssl_cert_file\b|
  \bcurl_ca_bundle\b|"certificates"\s?:|\bkeytool -import\w{0,4}\b|
  \/ca-trust\/source\/anchors\b|\/ca-certificates\/
`

/** Where everything is to pass through; the host or the address is one of the groups. */
const PROXY = worded(
  regex.g`
    \b(?:https?|all)_proxy["']?\s?[=:]\s?["']?((?:https?|socks5h?):\/\/[^\s"'\x60<>)]{3,120})|
    \bconfig set (?:https?-)?proxy[= ]["']?(https?:\/\/[^\s"'\x60]{3,120})|
    \bset(?:secure)?webproxy \S{1,20} ([\w.-]{4,80})|
    \bset proxy ["']?([\w-]{1,40}(?:\.[\w-]{1,40}){1,4})|
    \bproxy\.https? host ["']?([\w.-]{4,80})|\bhttps?::proxy ["']{1,2}(https?:\/\/[^\s"']{3,120})|
    "(?:http|ssl|https)proxy"\s?:\s?"([\w.-]{4,80})|
    \bproxy-server[= ]["']?(?:https?:\/\/)?([\w-]{1,40}(?:\.[\w-]{1,40}){1,4})|
    \bhttps?\.proxy[= ]["']?(https?:\/\/[^\s"'\x60]{3,120})|
    \bhttps?\.proxyhost[= ]["']?([\w.-]{4,80})|
    \bproxyserver\b[^\n]{0,30}["' ]([\w-]{1,40}(?:\.[\w-]{1,40}){1,4}):\d{2,5}
  `,
)

export function* interceptors(document: Document): Generator<Hit> {
  const fetching = candidates(document, document.observe(snippets), FETCHED)
  for (const { start, end } of candidates(document, fetching, PROXY)) {
    const code = document.reading.text.slice(start, end)
    if (!TRUSTED.test(code)) continue
    const cert = [...code.matchAll(FETCHED)].find(({ 1: address }) => isOthers(document, address!))
    const proxy = [...code.matchAll(PROXY)].find((found) =>
      isOthers(document, found.slice(1).find(Boolean)!),
    )
    if (!cert || !proxy) continue
    const from = Math.min(cert.index, proxy.index)
    const to = Math.max(cert.index + cert[0].length, proxy.index + proxy[0].length)
    yield { start: start + from, end: start + to, severity: 'crit', firm: true }
  }
}

function isOthers(document: Document, target: string): boolean {
  const address = target.includes('://')
    ? target.replace(/^socks5h?:/, 'http:')
    : `https://${target}`
  return (
    /\.[a-z]/.test(address) &&
    !isLocal(address) &&
    !isStandIn(address) &&
    isForeignFor(document, address)
  )
}
