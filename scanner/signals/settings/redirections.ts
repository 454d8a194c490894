/** Settings that lead what a machine, an agent or a package tool says or fetches through another place. */

import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

const ADDRESS = String.raw`(https?:\/\/[^\s"'\`<>),]{3,300})`

/** Within one line. Each holds the address. */
export const LINE_SHAPES: readonly RegExp[] = [
  regex`
    \b(?:anthropic|openai|claude|gemini|azure_openai|google_gemini|mistral|litellm)_(?:api_)?
    (?:base_?url|endpoint|base)\b["']?\s?[=:]\s?["']?(https?:\/\/[^\s"'\`<>)]{3,300})
  `,
  /\b(?:https?|all)_proxy["']?\s?[=:]\s?["']?((?:https?|socks5h?):\/\/[^\s"'`<>)]{3,300})/,
  regex`
    \b(?:npm|pnpm|yarn) config set (?:-g )?(?:\S{1,40}:)?registry[ =]["']?
    (https?:\/\/[^\s"'\`<>)]{3,300})
  `,
  regex`
    \bpip3? config set (?:global\.|user\.)?(?:extra-)?index-url ["']?
    (https?:\/\/[^\s"'\`<>)]{3,300})
  `,
  regex`
    \bgit config\b[^\n]{0,60}\burl\.["']?
    (https?:\/\/[^\s"'\`<>)]{3,300}?)["']?\.(?:push)?insteadof\b
  `,
  /\bgit config\b[^\n]{0,40}\bhttps?\.proxy ["']?(https?:\/\/[^\s"'`<>)]{3,300})/,
  regex`
    \b(?:pip_(?:extra_)?index_url|uv_(?:default_)?index(?:_url)?|npm_config_registry|
      rustup_update_root|rustup_dist_server|uv_installer_\w{1,20}_url|uv_python_install_mirror|
      homebrew_(?:brew|core)_git_remote|homebrew_api_domain|nvm_source|nvm_nodejs_org_mirror|
      fnm_node_dist_mirror|node_mirror|electron_mirror|puppeteer_download_(?:host|base_url)|
      playwright_download_host|flutter_storage_base_url|pub_hosted_url|
      yarn_registry|goproxy|bundle_mirror\w{0,30}|cargo_registries\w{0,30}|homebrew_bottle_domain|
      hf_endpoint|gem_source)["'\]]{0,3}\s?[=:]\s?["']?(https?:\/\/[^\s"'\x60<>),]{3,300})
  `,
  regex.m`
    (?:^|[\`'\"(])\s{0,8}(?:extra-index-url|index-url|registry)\s?=\s?
    (https?:\/\/[^\s"'\`<>)]{3,300})
  `,
  // The name in one cell of a table, and the address in the next.
  regex`
    \b(?:goproxy|config set (?:-g )?registry|config set (?:global\.|user\.)?index-url|
      pip_index_url|npm_config_registry|uv_default_index)[\x60"'*]{0,3} {0,4}\| {0,4}[\x60"'*]{0,3}
    (https?:\/\/[^\s"'\`<>|)]{3,300})
  `,
  /\bapi_?base["']?\s?:\s?["']?(https?:\/\/[^\s"'`<>)]{3,300})/,
  /"http\.proxy"\s?:\s?"(https?:\/\/[^\s"'`<>)]{3,300})/,
  /"(?:anthropic|openai)_base_url"\s?:\s?"(https?:\/\/[^\s"'`<>)]{3,300})/,
]

/** Over several lines of one setting, which takes the place of the source that everyone uses. */
export const BLOCK_SHAPES: readonly RegExp[] = [
  source`
    \[\[tool\.poetry\.source\]\][^[]{0,160}?\burl\s?=\s?["']${ADDRESS}["'][^[]{0,80}?
    \bpriority\s?=\s?["'](?:primary|default)\b
  `,
  source`
    \[\[(?:tool\.uv\.)?index\]\][^[]{0,160}?
    \burl\s?=\s?["']${ADDRESS}["'][^[]{0,80}?\bdefault\s?=\s?true\b
  `,
  String.raw`\[url "${ADDRESS}"\][^[]{0,60}\b(?:push)?insteadof\b`,
  source`
    <mirrorof>\s?(?:\*[^<\s]{0,30}|external:\*|central)\s?</mirrorof>[^]{0,120}?<url>${ADDRESS}|
    <url>${ADDRESS}</url>[^]{0,120}?<mirrorof>\s?(?:\*|external:\*|central)\s?<|
    <mirrorof>\s?(?:\*|external:\*|central)\b[^\n]{0,60}<url>${ADDRESS}
  `,
  String.raw`\breplace-with\s?=[^]{0,120}?\bregistry\s?=\s?["'](?:sparse\+)?${ADDRESS}`,
  source`
    \bbundle config (?:set )?(?:--?\w{1,8} )?mirror\.\S{1,80} ${ADDRESS}|
    \bgem sources?\b[^\n]{0,80}(?:--add|-a) ${ADDRESS}
  `,
  source`
    \bcomposer config\b[^\n]{0,40}\brepos?(?:itories)?\.\S{1,30} (?:composer )?${ADDRESS}|
    \bconda config\b[^\n]{0,40}\bchannels? ${ADDRESS}
  `,
  source`
    \[\[(?:tool\.uv\.index|tool\.poetry\.source|source)\]\][^[]{0,160}?\burl\s?=\s?["']${ADDRESS}
  `,
  String.raw`\bnuget add source ${ADDRESS}|<add key="[^"\n]{1,60}" value="${ADDRESS}`,
  String.raw`--(?:extra-)?index-url[ =]["']?${ADDRESS}`,
  String.raw`["']?registry-mirrors["']?\s?[:=]\s?\[\s{0,12}["']${ADDRESS}`,
  String.raw`\bgoproxy=["']?${ADDRESS}`,
].map((source) => worded(new RegExp(source)))

/** Those of them that stand beside the usual source, and are common in honest texts. */
export const BESIDE_MIN = 7

/** Registries and mirrors that everyone may use. */
export const REGISTRIES = regex`
    ^https:\/\/(?:[\w-]{1,60}\.){0,4}(?:golang\.org|goproxy\.(?:io|cn)|pypi\.org|
      npmjs\.(?:org|com)|yarnpkg\.com|npmmirror\.com|aliyun\.com|tuna\.tsinghua\.edu\.cn|
      ustc\.edu\.cn|rsproxy\.cn|flutter-io\.cn|sjtu\.edu\.cn|bfsu\.edu\.cn|hf-mirror\.com|
      pytorch\.org|rubygems\.org|crates\.io|jsr\.io|docker\.(?:io|
        com)|nuget\.org|gitlab\.com|nvidia\.com|maven\.org|apache\.org|packagist\.org|gcr\.io|
      github\.(?:com|io)|githubusercontent\.com|anaconda\.org|conda\.io)(?::\d{1,5})?(?:[/,]|$)
  `

/** What proves that the answer is the right one is switched off, or what was proved before is thrown away. */
export const UNCHECKED = worded(
  regex.gu`
    \bsslverify["']?\s?=?\s?["']?(?:false|0)\b|
    \bstrict-?ssl["']?\s?[=:]?\s?["']?false\b|
    --?trusted-host\b|\btrusted-host["']?[ =]|
    \b\w{0,20}ssl_verify(?:_mode)?["']?\s?[=:]?\s?["']?(?:0|false|none)\b|
    \bssl_no_verify\b|\bgit_ssl_no_verify\b|
    \bnode_tls_reject_unauthorized["']?\s?[=:]\s?["']?0|
    \binsecure-registries\b|
    \bcontent_trust["']?\s?=\s?["']?0|
    \bcheck-revoke\s?=\s?false|
    \bchecksumpolicy\W{0,3}(?:\s?(?:to|=|:)\s?)?\W{0,3}(?:ignore|warn)\b|
    \bssl\.(?:insecure|allowall)\s?=\s?true|
    --allow-insecure-(?:host|connections)\b|
    allowinsecureconnections\b|
    certificates\.\w{1,30}\.cert false|
    \bgosumdb\s?=\s?["']?off\b|\bgonosum(?:db|check)\b|\bgoflags=["']?-insecure\b|\bgoinsecure=|
    \bfsckobjects["']?\s?=?\s?["']?false|
    \bfrozen-lockfile\s?[=:]?\s?false|
    \bproxystrictssl["']?\s?[:=]\s?false|
    --insecure\b|--no-verify-ssl\b|
    \b(?:delet|remov|drop|discard|ignor|skip|throw)\p{L}{0,4}\b[^.!?\n]{0,24}(?:lock ?files?|
      [\w-]{2,20}[.-]lock(?:\.\w{2,5})?\b|go\.sum\b|\bhashes\b|\bintegrity\b|\bsignatures?\b)|
    (?<!\bmigrat[^]{0,80})\brm\b[^\n]{0,30}(?:lock(?:\.json|\.ya?ml)?\b|go\.sum\b)
  `,
)
