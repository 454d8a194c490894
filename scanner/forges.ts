/**
 * The code forges whose pages are not the file itself: which repository an address names, and the
 * address of the bare file. Hosts and paths are compared as the URL standard writes them.
 */

interface Forge {
  /** Host names, with the aliases that people paste. */
  hosts: readonly string[]
  /** Null when the path names no repository. */
  repoOf(segments: Segments): string | null
  /** Where the bare file is, or null when the address is to stay as it is. */
  rawOf?(segments: Segments, url: URL): Raw | null
}

type Segments = readonly string[]
type Raw = { host: string; segments: Segments }

const FILE = 'SKILL.md'

/** First path segments of github.com that look like an owner and are not. */
const GITHUB_PAGES = new Set(
  (
    'about apps codespaces collections contact customer-stories dashboard enterprise events ' +
    'explore features issues join login logout marketplace new notifications orgs pricing pulls ' +
    'readme resources search security sessions settings signup site solutions sponsors stars ' +
    'team topics trending users'
  ).split(' '),
)

/** An owner may be named like the older, shorter ones. */
const GIST_ID = /^[0-9a-f]{32}$/

const ownerAndName = (segments: Segments) => repoName(segments.slice(0, 2))

const FORGES: readonly Forge[] = [
  {
    hosts: ['github.com', 'www.github.com'],
    repoOf: (segments) => (GITHUB_PAGES.has(segments[0] ?? '') ? null : ownerAndName(segments)),
    rawOf: githubRaw,
  },
  { hosts: ['raw.githubusercontent.com'], repoOf: ownerAndName },
  { hosts: ['gist.github.com'], repoOf: ownerAndName, rawOf: gistRaw },
  { hosts: ['gist.githubusercontent.com'], repoOf: ownerAndName },
  { hosts: ['gitlab.com', 'www.gitlab.com'], repoOf: gitlabRepo, rawOf: gitlabRaw },
  { hosts: ['bitbucket.org', 'www.bitbucket.org'], repoOf: ownerAndName, rawOf: bitbucketRaw },
  { hosts: ['codeberg.org', 'www.codeberg.org'], repoOf: ownerAndName, rawOf: codebergRaw },
  {
    hosts: ['huggingface.co', 'www.huggingface.co', 'hf.co'],
    repoOf: huggingFaceRepo,
    rawOf: huggingFaceRaw,
  },
]

/** The address to fetch, fragment dropped: of the bare file where a forge shows it in a page. */
export function rawFormOf(url: URL): string {
  const raw = forgeOf(url)?.rawOf?.(segmentsOf(url), url)
  if (raw) return `https://${raw.host}/${raw.segments.join('/')}`
  const plain = new URL(url)
  plain.hash = ''
  return plain.href
}

/** The name without the one dot that may end it: `a.example.` is no other host than `a.example`. */
export const plainHost = (hostname: string): string => hostname.replace(/\.$/, '')

/** `owner/name` (a GitLab subgroup keeps its whole path) on a known forge, else the host name. */
export function sourceRepoOf(url: URL): string {
  return forgeOf(url)?.repoOf(segmentsOf(url)) ?? plainHost(url.hostname)
}

/** A port other than the usual one is not the forge itself. */
function forgeOf(url: URL): Forge | undefined {
  const host = plainHost(url.hostname)
  return url.port === '' ? FORGES.find((forge) => forge.hosts.includes(host)) : undefined
}

function segmentsOf(url: URL): Segments {
  return url.pathname.split('/').filter((segment) => segment !== '')
}

// -- Names --------------------------------------------------------------------------------------

/**
 * Percent-decoded, without control and format characters. Null unless there are two or more parts
 * that stay one part each when decoded: `%2F` must not make a name of somebody else.
 */
function repoName(segments: Segments): string | null {
  if (segments.length < 2) return null
  const parts = segments.map(decodeName)
  parts.push((parts.pop() ?? '').replace(/\.git$/i, ''))
  return parts.some((part) => part === '' || /[/\\]/.test(part)) ? null : parts.join('/')
}

/** The empty string when it is malformed. */
function decodeName(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  } catch {
    return ''
  }
}

/** Everything before `/-/`; without that, the whole path is groups and project. */
function gitlabRepo(segments: Segments): string | null {
  const dash = segments.indexOf('-')
  return repoName(dash < 0 ? segments : segments.slice(0, dash))
}

function huggingFaceRepo(segments: Segments): string | null {
  return ownerAndName(segments.slice(huggingFaceStart(segments)))
}

/** Data sets and spaces have a segment in front of the owner; models have none. */
function huggingFaceStart(segments: Segments): number {
  return segments[0] === 'datasets' || segments[0] === 'spaces' ? 1 : 0
}

// -- Raw forms ----------------------------------------------------------------------------------

function githubRaw(segments: Segments): Raw | null {
  const [owner = '', name = '', kind, ...rest] = segments
  if (name === '' || GITHUB_PAGES.has(owner)) return null
  const host = 'raw.githubusercontent.com'
  const repo = [owner, name.replace(/\.git$/i, '')]
  if (kind === undefined) return { host, segments: [...repo, 'HEAD', FILE] }
  if ((kind === 'blob' || kind === 'raw') && rest.length > 1) {
    return { host, segments: [...repo, ...rest] }
  }
  if (kind === 'tree' && rest.length > 0) return { host, segments: [...repo, ...withFile(rest)] }
  return null
}

/** A `tree` page is a folder; GitHub also leads from it to the file when the path names one. */
function withFile(folder: Segments): Segments {
  return /\.md$/i.test(folder.at(-1) ?? '') ? folder : [...folder, FILE]
}

/**
 * `owner/id`, then maybe a revision; the id alone is a page, too, whose file is below `raw` then.
 * The fragment of a page names the file that is looked at.
 */
function gistRaw(segments: Segments, url: URL): Raw | null {
  const [owner = '', id = '', next, ...rest] = segments
  const host = 'gist.githubusercontent.com'
  const file = /^#file-skill-md\b/i.test(url.hash) ? [FILE] : []
  if (id === '') return GIST_ID.test(owner) ? { host, segments: ['raw', owner, ...file] } : null
  if (next === 'raw') return { host, segments }
  if (next !== undefined && (!/^[0-9a-f]{40}$/.test(next) || rest.length > 0)) return null
  const revision = next === undefined ? [] : [next]
  return { host, segments: [owner, id, 'raw', ...revision, ...file] }
}

function gitlabRaw(segments: Segments): Raw | null {
  const dash = segments.indexOf('-')
  if (dash < 2 || segments[dash + 1] !== 'blob' || segments.length < dash + 4) return null
  return { host: 'gitlab.com', segments: segments.with(dash + 1, 'raw') }
}

function bitbucketRaw(segments: Segments): Raw | null {
  if (segments[2] !== 'src' || segments.length < 5) return null
  return { host: 'bitbucket.org', segments: segments.with(2, 'raw') }
}

function codebergRaw(segments: Segments): Raw | null {
  const named = /^(?:branch|commit|tag)$/.test(segments[3] ?? '')
  if (segments[2] !== 'src' || !named || segments.length < 6) return null
  return { host: 'codeberg.org', segments: segments.with(2, 'raw') }
}

function huggingFaceRaw(segments: Segments): Raw | null {
  const at = huggingFaceStart(segments) + 2
  if (segments[at] !== 'blob' || segments.length < at + 3) return null
  return { host: 'huggingface.co', segments: segments.with(at, 'raw') }
}
