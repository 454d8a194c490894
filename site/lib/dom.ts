/**
 * The only way nodes are made on these pages: from names, attributes and children, never from
 * markup strings. It refuses what could make attacker text act: handlers, styles, and addresses of
 * other schemes.
 */

export type Child = Node | string | number | null | undefined | false
export type Attributes = Record<string, string | number | boolean | null | undefined>

const SVG = 'http://www.w3.org/2000/svg'

/** An address of this site or a fragment; `//host` and `/\host` would leave it. */
const LOCAL = /^(?:#|\/(?![/\\]))/

/** An HTML element. A `false` or null attribute is left out, `true` becomes an empty one. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return furnish(document.createElement(tag), attributes, children)
}

/** An SVG element; give the root `aria-hidden` or a role and a label. */
export function drawing<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return furnish(document.createElementNS(SVG, tag), attributes, children)
}

/** Puts the children in place of whatever the parent held. */
export function fill(parent: Element, ...children: Child[]): void {
  parent.replaceChildren(...nodes(children))
}

/** Children without the gaps that conditions leave. */
export function nodes(children: readonly Child[]): (Node | string)[] {
  return children
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (typeof child === 'number' ? String(child) : (child as Node | string)))
}

/** The element of that id. A page without it is our own fault, so this throws. */
export function part<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (!found) throw new Error(`This page has no element #${id}`)
  return found as T
}

/** Text that only assistive software reads. */
export const unseen = (text: string): HTMLElement => element('span', { class: 'unseen' }, text)

function furnish<T extends Element>(target: T, attributes: Attributes, children: Child[]): T {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    const text = value === true ? '' : String(value)
    refuse(name, text)
    target.setAttribute(name, text)
  }
  target.append(...nodes(children))
  return target
}

function refuse(name: string, value: string): void {
  if (/^on|^style$|^srcdoc$/i.test(name)) throw new Error(`Attribute ${name} is not allowed`)
  if (/^(?:href|src|action|formaction)$/i.test(name) && !isPlainAddress(value)) {
    throw new Error(`Attribute ${name} takes http(s) addresses and paths of this site only`)
  }
}

function isPlainAddress(value: string): boolean {
  if (LOCAL.test(value)) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
