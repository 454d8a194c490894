/**
 * Where the challenge token comes from. Without a site key (development) it is a fixed word that
 * the server's always-pass set-up takes; with one, the widget's script is loaded, the only foreign
 * thing on these pages.
 */

import { element } from './dom.ts'

export interface Challenge {
  /** A token for one submission; waits while the widget asks the reader. Null when it is broken. */
  token(): Promise<string | null>
  /** A token is good once: asks for the next one. */
  renew(): void
}

/** The widget's face, as far as it is used. */
export interface Widget {
  render(place: HTMLElement, options: Record<string, unknown>): string
  reset(id: string): void
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

export const developmentChallenge: Challenge = {
  token: async () => 'development',
  renew: () => undefined,
}

/** Renders the widget once its script is there; `load` resolves to null when it cannot be had. */
export function widgetChallenge(
  siteKey: string,
  place: HTMLElement,
  load: () => Promise<Widget | null>,
): Challenge {
  let token: string | null = null
  let isBroken = false
  let waiting: ((token: string | null) => void)[] = []
  const settle = (value: string | null) => {
    token = value
    for (const resolve of waiting) resolve(value)
    waiting = []
  }
  const fail = () => {
    isBroken = true
    settle(null)
  }
  const rendered = load().then((widget) => {
    if (!widget) return fail()
    const id = widget.render(place, {
      sitekey: siteKey,
      theme: 'auto',
      size: 'flexible',
      callback: (value: string) => {
        isBroken = false
        settle(value)
      },
      'expired-callback': () => {
        token = null
      },
      'error-callback': fail,
    })
    return () => widget.reset(id)
  })
  return {
    token: () =>
      token !== null || isBroken
        ? Promise.resolve(token)
        : new Promise((resolve) => waiting.push(resolve)),
    renew() {
      token = null
      rendered.then((reset) => reset?.())
    },
  }
}

/** Adds the widget's script to the page. */
export function loadWidget(): Promise<Widget | null> {
  return new Promise((resolve) => {
    const script = element('script', { src: SCRIPT, async: true })
    script.addEventListener('load', () => {
      resolve((globalThis as { turnstile?: Widget }).turnstile ?? null)
    })
    script.addEventListener('error', () => resolve(null))
    document.head.append(script)
  })
}
