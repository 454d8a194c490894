/** What every page with a script needs: the settings in its head, its live region, its view. */

import { createApi, type Api } from './api.ts'
import { fill, part } from './dom.ts'

/** The content of a meta element, empty when it has none. */
export const setting = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''

export const pageApi = (): Api =>
  createApi(setting('api-base'), (url, init) => globalThis.fetch(url, init))

/** Says something to assistive software without moving the focus. */
export function announce(text: string): void {
  fill(part('announcement'), text)
}

/** Replaces the view of the page. The focus stays where the reader has it. */
export function show(view: HTMLElement, title: string): void {
  const place = part('view')
  fill(place, view)
  place.removeAttribute('aria-busy')
  document.title = title
}
