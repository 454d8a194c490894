/** The page for what is not there, in words for the kind of page that was asked for. */

import { html } from './markup.ts'
import { isApiPath, pathOf } from './paths.ts'

export interface NotFoundPages {
  other: string
  /** Below `/r/` and below `/c/`. */
  report: string
  skill: string
}

/** From the page as it stands, which is for other addresses. */
export const notFoundPages = (page: string): NotFoundPages => ({
  other: page,
  report: inWords(
    page,
    'No such report',
    'There is no scan with this identifier. It may have been mistyped, or removed after the time ' +
      'for which this service keeps reports.',
  ),
  skill: inWords(
    page,
    'No report of this name',
    'No completed scan here has the name in this address, or none from the source that it asks ' +
      'for. Names must match exactly, capitals included.',
  ),
})

function inWords(page: string, title: string, sentence: string): string {
  const words = html`<h1>${title}</h1>
    <p>${sentence}</p>`
  return page
    .replace(/<title>[^<]*/, `<title>${title} · Touchstone`)
    .replace(/<h1>[^]*?<\/p>/, words.toString())
}

/**
 * Null where programs ask, who get JSON: on paths of the API always, on report and skill pages
 * unless they say that they read HTML, elsewhere when they say that they do not.
 */
export function notFoundPage(request: Request, pages: NotFoundPages): Response | null {
  const path = pathOf(request)
  if (isApiPath(path)) return null
  const kind = path.startsWith('/r/') ? 'report' : path.startsWith('/c/') ? 'skill' : 'other'
  const accepted = request.headers.get('accept') ?? '*/*'
  const readsHtml = kind === 'other' ? /\btext\/(?:html\b|\*)|\*\/\*/i : /\btext\/html\b/i
  if (!readsHtml.test(accepted)) return null
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept',
  }
  return new Response(pages[kind], { status: 404, headers })
}
