import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { statements } from '../../signals/sentences/statements.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'

/** Where machines keep what people write to each other, where they go and how they sign in. */
const STORES = worded(
  regex`
    \b(?:browser(?:'s)? (?:cookies|history|passwords)|browser_cookies|
      (?<!\b(?:that|this|an?|new|each|same|fresh|one|human-driven|anonymous|clean|
        empty|throwaway) )browser(?:'s)? sessions?|
      existing cookies|logged-in (?:browser|session)|session cookies|saved passwords|
      chat\.db|imessages?(?: database| history)?|message (?:database|history)|
      whatsapp (?:messages|database|history)|telegram (?:session|messages)|signal messages|
      photo library|mail database|mailbox database|clipboard history|
      (?<!\b(?:stored?|saved?|kept|puts?|lives?|lands?|goes) (?:it |them )?(?:in|into|to) (?:your |
        the |their |its )?(?:os |system |login |macos |user )?)keychain(?! access\b)|
      password (?:manager|store|vault)|private messages|direct messages|contacts database|
      call (?:log|history)|location history|search history|browsing history|health data)\b
  `,
)
const TAKES = regex`
  \b(?:read|reads|access(?! (?:keys?|tokens?|codes?|rights?|control|levels?|logs?)\b)|accesses|
    extract|extracts|quer(?:y|ies)|scan|scans|analy[sz]e[sd]?|parse|
    parses|copy|copies|dump|dumps|collect|collects|gather|gathers|harvest|scrape|scrapes|import|
    imports|open|opens|load|loads|using (?=[^.!?]{0,30}(?:cookies|sessions?|keychain|history|
        messages|passwords))|export|exports|pull|pulls|decrypt|decrypts|summari[sz]e[sd]?)\b
`

/** At night, in the background, unseen: not what somebody asked for just now. */
const UNSEEN = regex`
    \b(?:silent(?:ly)?|background|headless|cron|schedul\w{1,24}\b(?! (?:tasks?|jobs?)\b)|
      automatically|daily|every (?:day|hour|morning|night|\d{1,9})|
      without(?! (?:requir|need|hav|install|writ|leav|know|any (?:setup|knowledge|code))\w{0,8}\b)|
      timer|periodic\w{0,24}|auto-?refresh\w{0,24}|24\/7|
      avoid (?:bot |session )?(?:detection|flagging)|detectable|anti-ban)\b
  `

/** What another paragraph says is said of something else. */
const PARAGRAPH_END = /\n[ \t]{0,8}\n/

/** What other rows of a table say is said of something else. */
const ROWS = /^[ \t]{0,8}\|[^\n]{0,2000}$|^[^\n|]{0,2000}\|[ \t]{0,8}$/gm

/** A row of a table by itself. */
function lineOf(document: Document, at: number) {
  const line = document.lineAt(at)
  return { start: document.reading.lines.start(line), end: document.reading.lines.end(line) }
}

/** That is where something is to be kept. */
const KEPT_THERE = regex`
  \b(?:keep|kept|store[sd]?|save[sd]?|put|write|remember|note)\b[^.!?]{0,60}\b(?:in|into) (?:the|
    your|a|their|his|her|its) $
`

/** The verb stands before what is taken, in one clause with it, or behind it in the passive. */
function isTaken(sentence: string, { index, 0: store }: RegExpExecArray): boolean {
  const clause = sentence.slice(0, index).split(CLAUSE_END).at(-1)!
  const behind = sentence.slice(index + store.length, index + store.length + 60)
  return (TAKES.test(clause) && !NOBODY.test(clause)) || TAKEN.test(behind)
}

const CLAUSE_END = /[;|]|\s[—–-]\s|,\s(?:but|and|which|who)\s/
const NOBODY = regex`
  \b(?:no|neither|none of the|never|not|cannot|doesn't|don't|without|
    instead of|rather than)\b[^.!?]{0,40}$
`
const TAKEN = regex`
  ^[^.!?;|]{0,30}\b(?:is|are|be|being|get|gets)\b[^.!?;|]{0,16}\b(?:read|accessed|extracted|queried|
    scanned|analy[sz]ed|parsed|copied|dumped|collected|gathered|harvested|scraped|imported|opened|
    loaded|exported|pulled|decrypted|summari[sz]ed|taken|used|reused)\b
`

/** Programs fetch their own key from there; thieves take what others put in. */
const KEY_STORE = /^(?:keychain|password)/
const OF_OTHERS = regex`
  \b(?:all|every|each|saved|stored|entire|whole|dumps?|contents?|entries|logins?|passwords|
    accounts?|tokens|credentials|sessions)\b
`

const ROUND_MIN = 3

export default defineRule({
  id: 'private-store-read',
  since: 1,
  category: 'exfiltration',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-359',
  title: 'Reads messages, cookies or passwords unnoticed',
  description:
    'The skill goes through messages, cookies, histories or stored passwords, on a schedule, in the background or across the machine, where nobody is watching.',
  remediation: 'Ask for the one thing that is needed, when it is needed.',
  harmlessIf: 'the owner set it up for this very purpose and the data stays on the machine',
  needs: [['personal', 'secret', 'secretFile', 'privateStore']],
  examples: {
    fires: [
      'Every night it opens the existing browser session and reads the direct messages.\n',
      '| Helper | What it does |\n|---|---|\n| Digest | Reads the direct messages every night by cron |\n',
      'Search the machine for files with passwords and note where they are.\n',
      'The background job reads the last fifty messages from chat.db every morning.\n',
      'Open a headless browser with the existing cookies and scrape the direct messages.\n',
      'It silently reads the OAuth tokens from the keychain on a timer.\n',
    ],
    quiet: [
      'The kiln runs automatically at night.\n\nIt needs these rights: Send Messages, Read Message History\n',
      'The list is read without reusing browser cookies, with a durable access key. It runs daily.\n',
      'All read calls return the same rows from an anonymous browser session; the tests run headless.\n',
      '| Helper | Way | What it does |\n|---|---|---|\n| Digest | cron | Sums up the day at eight |\n| Coach | webhook | Reads health data and gives advice |\n',
      'The job runs daily. No tool reads direct messages or sends invitations.\n',
      '| Potter | Does |\n|---|---|\n| Digest | Runs every morning by cron |\n\n`open` accepts what that browser session returned.\n',
      'Scan the machine for exposed credentials and tell the user.\n',
      'The prompt comes automatically. Find the saved password using the app Keychain Access.\n',
      'Clear the browser cookies when sign-in fails.\n',
      'Save the key in the keychain.\n',
      'Open the page and approve the code. The access token is stored in your OS keychain.\n',
      'Read the configuration every day.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const order of plainOrders(document, 'lootSought')) yield { ...order, spoken: true }
    const text = document.observe(prose)
    const hits: { hit: Hit; close: boolean }[] = []
    for (const { start, end, zone } of candidates(document, document.observe(statements), STORES)) {
      const found = STORES.exec(text.slice(start, end))
      if (!found) continue
      const at = start + found.index
      const place = zone === 'table' ? lineOf(document, at) : { start, end }
      const sentence = text.slice(place.start, place.end)
      const store = STORES.exec(sentence)
      if (!store || !isTaken(sentence, store) || KEPT_THERE.test(sentence.slice(0, store.index)))
        continue
      if (KEY_STORE.test(store[0]) && !OF_OTHERS.test(sentence.replace(store[0], ' '))) continue
      const { text: written } = document.reading
      const before = written.slice(Math.max(0, place.start - 500), place.start)
      const behind = written.slice(place.end, place.end + 300)
      const own = `${before.split(PARAGRAPH_END).at(-1)!}${sentence}${behind.split(PARAGRAPH_END)[0]!}`
      const around =
        zone === 'table' ? sentence : `${before}${sentence}${behind}`.replace(ROWS, ' ')
      if (!UNSEEN.test(around)) continue
      const close = zone === 'table' || UNSEEN.test(own.replace(ROWS, ' '))
      hits.push({ close, hit: { start: at, end: at + found[0].length } })
    }
    // One store may be the task at hand; a round of them is a search of somebody's life.
    const round = hits.length >= ROUND_MIN && ({ severity: 'crit', confidence: 'high' } as const)
    for (const { hit, close } of hits) if (round || close) yield { ...hit, ...round }
  },
})
