/** What `/rules` shows: every rule of the scanner, each under an anchor of its own. */

import {
  CATEGORIES,
  CHAPTERS,
  type Category,
  type RuleText,
  SEVERITIES,
} from '../../scanner/about.ts'
import { html, type Markup } from './markup.ts'

const SEVERITY_WORDS = { crit: 'Critical', high: 'High', med: 'Medium', low: 'Low' } as const

export function rulesMarkup(rules: readonly RuleText[]): Markup {
  const present = CATEGORIES.filter((category) => of(category, rules).length > 0)
  return html`<nav class="contents" aria-label="Categories">
      ${present.map(
        (category) =>
          html`<span>
            <a href="#${category}">${CHAPTERS[category].title}</a>
            <span class="contents-count">${of(category, rules).length}</span>
          </span> `,
      )}
    </nav>
    ${present.map((category) => chapter(category, of(category, rules)))}`
}

/** The worst first. */
const of = (category: Category, rules: readonly RuleText[]): RuleText[] =>
  SEVERITIES.flatMap((severity) =>
    rules.filter((rule) => rule.category === category && rule.severity === severity),
  )

function chapter(category: Category, rules: readonly RuleText[]): Markup {
  const { title, introduction } = CHAPTERS[category]
  return html`<section class="chapter" aria-labelledby="${category}">
    <h2 id="${category}">${title}</h2>
    <p>${introduction}</p>
    <details class="titles">
      <summary>Titles, the worst first</summary>
      <ul>
        ${rules.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li> `)}
      </ul>
    </details>
    ${rules.map(article)}
  </section> `
}

function article(rule: RuleText): Markup {
  const { id, title, severity, confidence, cwe, description, remediation, harmlessIf } = rule
  return html`<article class="rule" id="${id}">
    <h3><a href="#${id}">${title}</a></h3>
    <p class="finding-meta">
      <b class="severity severity-${severity}">${SEVERITY_WORDS[severity]}</b>
      <span>${confidence} confidence</span>
      <code class="rule-id">${id}</code> ${cwe && weakness(cwe)}
    </p>
    <p>${description}</p>
    <p class="remedy"><b>What to do:</b> ${remediation}</p>
    <p><b>Likely harmless if</b> ${harmlessIf}.</p>
  </article> `
}

const weakness = (cwe: string): Markup => {
  const address = `https://cwe.mitre.org/data/definitions/${cwe.replace('CWE-', '')}.html`
  return html`<a href="${address}" rel="nofollow noopener noreferrer">${cwe}</a>`
}
