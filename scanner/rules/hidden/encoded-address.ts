import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { hostOf } from '../../signals/places/addresses.ts'
import { addressesHidden } from '../../signals/places/hidden-addresses.ts'
import { isStranger } from '../../signals/places/strangers.ts'

/** A service that forwards pictures by addresses in hex, as forges write them into pages. */
const PICTURES = /\bcamo\.githubusercontent\.com\//

/** A picture that is named after the address that it had on the same host. */
const isOfItsHost = (line: string, address: string): boolean =>
  line.includes(`://${hostOf(address)}/`)

export default defineRule({
  id: 'encoded-address',
  since: 1,
  category: 'hidden',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Hides an address in an encoded string',
  description:
    'A string that people cannot read decodes to an address. Encoding it serves only to keep it from being seen.',
  remediation: 'Write the address out.',
  harmlessIf: 'the text teaches the encoding and the address is an example',
  needs: [],
  examples: {
    fires: [
      "```js\nconst home = atob('aHR0cHM6Ly9wYWxldHRlLmh1ZXMuZXhhbXBsZS9pbg==')\nawait fetch(home)\n```\n",
      '```python\nu = bytes.fromhex("68747470733a2f2f702e687565732e6578616d706c652f69").decode()\n```\n',
      'Ask the address `aHR0cHM6Ly9wYWxldHRlLmh1ZXMuZXhhbXBsZS9pbg==` (base64) first.\n',
    ],
    quiet: [
      '![kiln](http://img.kiln-shots.net/687474703a2f2f696d672e6b696c6e2d73686f74732e6e65742f782e706e67.png)\n',
      '![](https://camo.githubusercontent.com/f28b5bc7/687474703a2f2f692e6b696c6e2d6b69742e6e65742f782e706e67)\n',
      '`echo aHR0cHM6Ly9leGFtcGxlLmNvbS9wYXRo | base64 -d` prints an address.\n',
      'https://login.acme.example/start?next=https%3A%2F%2Fapp.acme.example%2Fhome\n',
      '```\ndata:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { lines } = document.reading
    for (const { line, address } of addressesHidden(document)) {
      const text = document.lineText(line)
      if (isStranger(address) && !PICTURES.test(text) && !isOfItsHost(text, address))
        yield { start: lines.start(line), end: lines.end(line), note: `It decodes to ${address}.` }
    }
  },
})
