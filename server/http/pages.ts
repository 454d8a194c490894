/**
 * The site: its pages with the settings they need filled in, its scripts brought to the browser by
 * Bun's bundler, and its other files as they are. All of it is read once, at the start.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { staticPlugin } from '@elysiajs/static'
import { Glob } from 'bun'
import { Elysia } from 'elysia'
import { RULE_TEXTS } from '../../scanner/about.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { isTestSiteKey } from '../keys.ts'
import { apiMarkup } from './api-page.ts'
import { cachedAnswer, etagOf, JSON_TYPE, notModified } from './caching.ts'
import { ApiError } from './errors.ts'
import { readPage } from './frame.ts'
import { html, type Markup } from './markup.ts'
import type { LatestScan, ScanRecord } from './models.ts'
import { type NotFoundPages, notFoundPages } from './not-found.ts'
import type { Description } from './openapi.ts'
import { ABOUT_PATH, lastSegment, pathOf, skillNameIn, sourceIn } from './paths.ts'
import { namedRecord } from './records.ts'
import { rulesMarkup } from './rules-page.ts'
import {
  ABOUT_PAGE,
  API_PAGE,
  HOME,
  RULES_PAGE,
  reportSharing,
  type Sharing,
  skillSharing,
  withSharing,
} from './sharing.ts'

const FOLDER = join(import.meta.dir, '../../site')
const SCRIPTS = ['submit', 'report', 'skill', 'calls']
const HTML = 'text/html; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

/** Asked for again every time, and answered with 304 when unchanged: an upgrade shows at once. */
const REVALIDATE = 'no-cache'

/** When a finding of each rule is likely harmless: records do not say. */
const HARMLESS = JSON.stringify(
  Object.fromEntries(RULE_TEXTS.map(({ id, harmlessIf }) => [id, harmlessIf])),
)

export interface Pages {
  home: string
  report: string
  skill: string
  rules: string
  /** Without its endpoints, which are known once all routes are. */
  api: string
  about: string
  notFound: NotFoundPages
  /** Script text by entry name. */
  scripts: Map<string, string>
}

/** Reads the pages and bundles their scripts. `folder` is for tests. */
export async function readPages(
  config: Pick<
    Config,
    'production' | 'baseUrl' | 'siteUrl' | 'challengeSiteKey' | 'securityContact'
  >,
  folder: string = FOLDER,
): Promise<Pages> {
  const settings = {
    'api-base': apiBaseOf(config),
    'challenge-site-key': siteKeyOf(config),
  }
  const page = (name: string) => withCurrent(fillIn(readPage(folder, name), settings), `/${name}`)
  return {
    home: page('index'),
    report: page('report'),
    skill: page('skill'),
    rules: page('rules').replace('<!-- rules -->', () => rulesMarkup(RULE_TEXTS).toString()),
    api: page('api'),
    about: page('about').replace('<!-- contact -->', () => contactMarkup(config).toString()),
    notFound: notFoundPages(page('not-found')),
    scripts: await bundle(folder),
  }
}

/** The page with its links to itself marked as such, which most pages have none of. */
const withCurrent = (page: string, path: string): string =>
  page.replaceAll(`<a href="${path}">`, `<a href="${path}" aria-current="page">`)

/** Whom to write to, as the operator gave it. */
function contactMarkup({ securityContact }: Pick<Config, 'securityContact'>): Markup {
  if (securityContact === null) return html`The operator of this service has named nobody.`
  const shown = securityContact.replace(/^mailto:/, '')
  return html`<a href="${securityContact}" rel="nofollow noopener noreferrer">${shown}</a>`
}

/** Empty when pages and API have one address: those in the pages are then relative. */
const apiBaseOf = ({ baseUrl, siteUrl }: Pick<Config, 'baseUrl' | 'siteUrl'>): string =>
  baseUrl === null || baseUrl === siteUrl ? '' : baseUrl

/** Empty in development's test mode, where the page needs no widget. */
function siteKeyOf({ challengeSiteKey }: Pick<Config, 'challengeSiteKey'>): string {
  return challengeSiteKey === null || isTestSiteKey(challengeSiteKey) ? '' : challengeSiteKey
}

/** Puts values into the empty `<meta name="…" content="">` of a page. */
export function fillIn(html: string, settings: Record<string, string>): string {
  return Object.entries(settings).reduce((filled, [name, value]) => {
    const empty = `<meta name="${name}" content="">`
    return filled.replace(empty, () => `<meta name="${name}" content="${Bun.escapeHTML(value)}">`)
  }, html)
}

async function bundle(folder: string): Promise<Pages['scripts']> {
  const built = await Bun.build({
    entrypoints: SCRIPTS.map((name) => join(folder, `${name}.ts`)),
    target: 'browser',
    format: 'esm',
    minify: true,
  })
  const texts = await Promise.all(built.outputs.map((output) => output.text()))
  return new Map(SCRIPTS.map((name, index) => [name, texts[index]!]))
}

export async function pageRoutes(
  { store, names, addresses }: Pick<Deps, 'store' | 'names' | 'addresses'>,
  pages: Pages,
  describeApi: () => Description,
) {
  let filled: string | null = null
  const apiPage = () =>
    (filled ??= pages.api.replace('<!-- endpoints -->', () => apiMarkup(describeApi()).toString()))
  const send = (request: Request, body: string, type: string) =>
    cachedAnswer(request, body, type, { version: body, cacheControl: REVALIDATE })
  const sendPage = (request: Request, page: string, sharing: Sharing) =>
    send(request, withSharing(page, sharing, addresses.siteUrl), HTML)
  const assets = await assetRoutes(FOLDER)
  for (const [name, script] of pages.scripts) {
    assets.get(`/assets/${name}.js`, ({ request }) => send(request, script, SCRIPT))
  }
  return new Elysia({ name: 'pages' })
    .use(assets)
    .get('/', ({ request }) => sendPage(request, pages.home, HOME))
    .get('/rules', ({ request }) => sendPage(request, pages.rules, RULES_PAGE))
    .get(ABOUT_PATH, ({ request }) => sendPage(request, pages.about, ABOUT_PAGE))
    .get('/api', ({ request }) => sendPage(request, apiPage(), API_PAGE))
    .get('/r/:id', async ({ request }) => {
      const { json } = await namedRecord({ store }, request)
      return sendPage(request, pages.report, reportSharing(JSON.parse(json) as ScanRecord))
    })
    .get('/c/:name', async ({ request }) => {
      const skillName = skillNameIn(lastSegment(request))
      const found = skillName === null ? null : await names.latest(skillName, sourceIn(request))
      if (!found) throw new ApiError('not_found')
      const latest = JSON.parse(found.latestJson) as LatestScan
      return sendPage(request, pages.skill, skillSharing(latest, pathOf(request)))
    })
    .get('/assets/harmless.json', ({ request }) => send(request, HARMLESS, JSON_TYPE))
}

/** The files beside the pages as they are. */
async function assetRoutes(folder: string) {
  const etags = new Map(
    [...new Glob('**/*').scanSync(folder)].map((path) => [
      `/${path}`,
      etagOf(readFileSync(join(folder, path))),
    ]),
  )
  const files = await staticPlugin({
    assets: folder,
    prefix: '/',
    alwaysStatic: true,
    indexHTML: false,
    // Pages have routes of their own, and sources are not served.
    ignorePatterns: [/\.(?:html|ts)$/],
    // Its own ETags stand without quotation marks, and its 304 without an ETag.
    etag: false,
    headers: { 'cache-control': REVALIDATE },
  })
  return new Elysia({ name: 'assets' })
    .onBeforeHandle(({ request, set }) => {
      const etag = etags.get(pathOf(request))
      if (etag === undefined) return
      set.headers.etag = etag
      return notModified(request, { etag, 'cache-control': REVALIDATE }) ?? undefined
    })
    .use(files)
}
