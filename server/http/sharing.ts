/**
 * What a page says of itself before any script has run: title, description and Open Graph tags, for
 * crawlers and for the previews of shared links.
 */

import { type Grade, VERDICTS } from '../../scanner/about.ts'
import { UPLOAD } from '../statuses.ts'
import type { LatestScan, ScanRecord } from './models.ts'
import { ABOUT_PATH } from './paths.ts'

export interface Sharing {
  title: string
  description: string
  /** Path of the page on the site. */
  path: string
  /** Path of the picture on the site: 1200 by 630 pixels. */
  picture: string
  /** Not for search engines, which would go on showing it when it was taken down. */
  unlisted?: boolean
}

/** Pictures are made once per grade; everything without a grade shares one. */
const pictureOf = (grade: Grade | null): string =>
  `/pictures/${grade === null ? 'touchstone' : `grade-${grade.toLowerCase()}`}.jpg`

/** Longer names are cut, in characters. */
const NAME_CHARACTERS_MAX = 80

/** Marks that reorder or hide text; a title cannot isolate them, so they are left out. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u034f\u115f\u1160\u17b4\u17b5\u3164\ufe00-\ufe0f\uffa0]/gu

export const HOME: Sharing = {
  title: 'Touchstone: how far can this skill be trusted?',
  description:
    'Touchstone reads a SKILL.md file, grades it from A to F and shows the lines that decided.',
  path: '/',
  picture: pictureOf(null),
}

export const RULES_PAGE: Sharing = {
  title: 'Rules · Touchstone',
  description:
    'Every rule that Touchstone judges by: what it finds, why it matters, when it is harmless.',
  path: '/rules',
  picture: pictureOf(null),
}

export const API_PAGE: Sharing = {
  title: 'API · Touchstone',
  description: 'Scan skills from a program: every endpoint of Touchstone with a call to copy.',
  path: '/api',
  picture: pictureOf(null),
}

export const ABOUT_PAGE: Sharing = {
  title: 'About · Touchstone',
  description:
    'Who visits when Touchstone fetches a file, how to be left alone, what is kept, whom to ask.',
  path: ABOUT_PATH,
  picture: pictureOf(null),
}

export function reportSharing(record: ScanRecord): Sharing {
  const name = shortName(record.skillName)
  const { scanId, grade } = record
  const base = { path: `/r/${scanId}`, picture: pictureOf(grade), unlisted: isUpload(record) }
  if (record.status === 'completed') return { ...base, ...graded(record, name) }
  const failed = record.status === 'failed'
  return {
    ...base,
    title: failed ? 'The scan failed · Touchstone' : 'Scanning · Touchstone',
    description: failed
      ? 'Touchstone could not read this file; the page says why.'
      : 'Touchstone is reading this file. The page becomes the report when it is done.',
  }
}

/** `path` is the page as asked for, since a name can be written in more than one way. */
export const skillSharing = (latest: LatestScan, path: string): Sharing => ({
  path,
  picture: pictureOf(latest.grade),
  unlisted: isUpload(latest),
  ...graded(latest, shortName(latest.skillName)),
})

/** What somebody sent in may be of interest to them alone. */
const isUpload = ({ sourceRepo }: LatestScan): boolean => sourceRepo === UPLOAD

function graded({ grade, score, findings, sourceRepo }: LatestScan, name: string) {
  const verdict = grade === null ? '' : VERDICTS[grade]
  const worst = findings[0]
  const found =
    worst === undefined
      ? 'Nothing known found.'
      : `${findings.length} finding${findings.length === 1 ? '' : 's'}, first: ${worst.title}.`
  return {
    title: `${grade} · ${name} · Touchstone`,
    description: `${verdict}, ${score} of 100. ${found} Source: ${visible(sourceRepo)}.`,
  }
}

function shortName(name: string | null): string {
  const characters = [...visible(name ?? '')]
  if (characters.length === 0) return 'a skill without a name'
  const short = characters.slice(0, NAME_CHARACTERS_MAX).join('')
  return characters.length > NAME_CHARACTERS_MAX ? `${short}…` : short
}

const visible = (text: string): string => text.replace(INVISIBLE, '').trim()

/** The page with this in its head. */
export function withSharing(page: string, sharing: Sharing, siteUrl: string): string {
  const title = Bun.escapeHTML(sharing.title)
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Touchstone',
    'og:title': sharing.title,
    'og:description': sharing.description,
    'og:url': siteUrl + sharing.path,
    'og:image': siteUrl + sharing.picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': sharing.title,
  }
  const robots = sharing.unlisted ? '  <meta name="robots" content="noindex">\n' : ''
  const metas = Object.entries(tags)
    .map(([name, value]) => `  <meta property="${name}" content="${Bun.escapeHTML(value)}">\n`)
    .join('')
  const description = Bun.escapeHTML(sharing.description)
  const head = `  <title>${title}</title>
  <meta name="description" content="${description}">
${robots}${metas}  <meta name="twitter:card" content="summary_large_image">
</head>`
  return page.replace('</head>', () => head)
}
