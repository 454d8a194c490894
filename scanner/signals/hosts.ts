/** What is known of the hosts that commands and sentences name. */

import type { Document } from '../document.ts'
import { dropHost, shortener } from '../lexicon/places.ts'
import { defineSignal } from '../signal.ts'

/** Installers that their makers publish as a pipe to a shell, by host and path. Over https only. */
const INSTALLERS =
  /^https:\/\/(?:sh\.rustup\.rs|(?:www\.)?rustup\.rs|astral\.sh\/(?:uv|ruff|ty)|(?:www\.)?bun\.(?:sh|com)\/install|deno\.land\/(?:x\/)?install|(?:get|raw)\.(?:volta\.sh|pnpm\.io|docker\.com|helm\.sh|k3s\.io|rke2\.io|nvm\.sh)|get\.(?:volta|pnpm|docker|helm|k3s|sdkman|jetify|scala-cli|opentofu|haskellup)\.[a-z]+|get-ghcup\.haskell\.org|install\.python-poetry\.org|pyenv\.run|bootstrap\.pypa\.io|fnm\.vercel\.app|mise\.(?:run|jdx\.dev)|starship\.rs|ollama\.(?:com|ai)\/install|claude\.ai\/install|cursor\.com\/install|fly\.io\/install|deb\.nodesource\.com|rpm\.nodesource\.com|packages\.microsoft\.com|aka\.ms\/install|cli\.github\.com|dl\.google\.com|sdk\.cloud\.google\.com|(?:releases|apt)\.hashicorp\.com|install\.determinate\.systems|nixos\.org\/nix\/install|get\.nextflow\.io|foundry\.paradigm\.xyz|sh\.wasmer\.io|wasmtime\.dev\/install|cli\.(?:doppler|moonrepo|supabase)\.com|app\.factory\.ai|hf\.co\/cli|fluxcd\.io\/install|run\.linkerd\.io\/install|istio\.io\/downloadistio|elastic\.co\/start-local|community\.chocolatey\.org\/install|get\.scoop\.sh|chocolatey\.org\/install|storage\.googleapis\.com\/cloud-samples-data|opencode\.ai\/install|zed\.dev\/install|tailscale\.com\/install|get\.trunk\.io|dl\.min\.io|get\.please\.build|raw\.githubusercontent\.com\/(?:nvm-sh\/nvm|homebrew\/install|ohmyzsh\/ohmyzsh|pyenv\/pyenv-installer|aquasecurity\/trivy|anchore\/(?:syft|grype)|helm\/helm|golangci\/golangci-lint|rhysd\/actionlint|jesseduffield\/lazydocker|trufflesecurity\/trufflehog|k3d-io\/k3d|kubernetes-sigs\/[a-z-]+|astral-sh\/[a-z]+|denoland\/[a-z_]+|oven-sh\/bun)\/)/

/** Reserved for documents, this machine, or an inner network: nothing leaves to these. */
const LOCAL =
  /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[?::1\]?|host\.docker\.internal|[\w-]+\.(?:local|localhost|internal|test|svc))/

const ADDRESS = /^(?:https?|ftp|wss?):\/\/([^/\s:?#"'<>]{1,253})(?::(\d{1,5}))?/

export const isInstaller = (address: string): boolean => INSTALLERS.test(address)

/** Host name of an address in lower case; '' when there is none. */
export const hostOf = (address: string): string => ADDRESS.exec(address)?.[1] ?? ''

export const isLocal = (address: string): boolean => LOCAL.test(hostOf(address) || address)

/** Hosts where anyone leaves or catches data without a name, and shorteners that hide where a link leads. */
const FACELESS = new RegExp(
  `(?:^|[/.])(?:${[...dropHost, ...shortener]
    .map((host) =>
      host
        .replace(/^\*\./, '')
        .replace(/[/*].*$/, '')
        .replaceAll('.', '\\.'),
    )
    .join('|')})(?:[/:?#]|$)`,
)

export const isFaceless = (address: string): boolean => FACELESS.test(address)

/** An https address with a name of its own: somebody answers for it. */
export const isNamed = (address: string): boolean =>
  address.startsWith('https://') && !isBareAddress(address) && !isFaceless(address)

/** A public IP address in place of a name. */
export const isBareAddress = (address: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostOf(address)) &&
  !isLocal(address) &&
  !/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./.test(hostOf(address))

/** Anyone can have a name below these, so such a name says nothing about who is behind it. */
const SHARED =
  /(?:^|\.)(?:vercel\.app|netlify\.app|github\.io|gitlab\.io|pages\.dev|workers\.dev|herokuapp\.com|onrender\.com|fly\.dev|glitch\.me|replit\.(?:app|dev)|repl\.co|web\.app|firebaseapp\.com|surge\.sh|railway\.app|blogspot\.com|wordpress\.com|amazonaws\.com|azurewebsites\.net|cloudfront\.net|r2\.dev|supabase\.co|deno\.dev|neocities\.org|000webhostapp\.com|ngrok[\w.-]{0,80}|trycloudflare\.com)$/

/** Labels that name a service of a maker, not the maker. */
const SERVICE_LABELS = new Set([
  'www',
  'api',
  'app',
  'cli',
  'get',
  'install',
  'raw',
  'dl',
  'download',
  'downloads',
  'releases',
  'static',
  'cdn',
  'docs',
  'dev',
  'com',
  'org',
  'net',
  'io',
  'sh',
  'ai',
  'co',
  'run',
  'mcp',
  'storage',
  'googleapis',
  'githubusercontent',
  'github',
  'gitlab',
  'bitbucket',
  'setup',
  'files',
])

/**
 * True when an https address belongs to whom the skill is about: its maker's label is in the name, the description, the
 * title or the file's own words apart from addresses. Shared hosting gives no such right to its subdomains.
 */
export function isOwnHost(document: Document, address: string): boolean {
  const host = hostOf(address)
  if (!address.startsWith('https://') || host === '' || SHARED.test(host) || isBareAddress(address))
    return false
  const code = /(?:^|\.)(?:github|githubusercontent|gitlab|bitbucket|hf|huggingface)\.\w+$/.test(
    host,
  )
  const owner = code ? (/^https:\/\/[^/]+\/([\w.-]{1,60})/.exec(address)?.[1] ?? '') : ''
  const labels = [...host.split('.').slice(0, -1), ...owner.split('-'), owner].filter(
    (label) => label.length >= 3 && !SERVICE_LABELS.has(label),
  )
  const words = document.observe(ownWords)
  return labels.some(
    (label) => words.has(label) || words.has(label.replaceAll('-', '')) || holdsWord(label, words),
  )
}

/** `exploreacme` belongs to a skill about acme. */
function holdsWord(label: string, words: ReadonlySet<string>): boolean {
  for (let length = 4; length < label.length; length++)
    if (words.has(label.slice(0, length)) || words.has(label.slice(-length))) return true
  return false
}

/** Words of the name, the description and the first heading, each also with its hyphens closed up. */
const ownWords = defineSignal('own-words', (document: Document): ReadonlySet<string> => {
  const words = new Set<string>()
  const declared = document.frontmatter.range
  const lines = declared ? Array.from({ length: declared.last }, (_, index) => index) : []
  for (const line of [...lines, document.zones.headings[0] ?? -1]) {
    if (line < 0) continue
    const text = document.lineText(line).replace(/https?:\/\/\S{1,2000}/g, ' ')
    for (const word of text.match(/[\w-]{3,60}/g) ?? [])
      for (const part of [word, word.replaceAll('-', ''), ...word.split(/[-_]/)]) words.add(part)
  }
  return words
})
