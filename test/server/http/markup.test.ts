import { expect, test } from 'bun:test'
import { html } from '../../../server/http/markup.ts'

test('what is filled in is escaped, but for markup put together the same way', () => {
  const inner = html`<b>${'<&"'}</b>`
  expect(html`<p title="${`"'`}">${inner}${7}${null}</p>`.toString()).toBe(
    '<p title="&quot;&#x27;"><b>&lt;&amp;&quot;</b>7</p>',
  )
})

test('lists are joined, each item by its own rule', () => {
  expect(html`${['<', html`<i>x</i>`, ['>']]}`.toString()).toBe('&lt;<i>x</i>&gt;')
})
