/**
 * Deeds in code by which papers, lists and what is typed in an office or a home reach somebody else: by the interfaces of
 * stores, forms and phones. Letters are in `of-office-letters.ts`.
 */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, deed, toHost, toStranger } from './deed.ts'

/** Names of files and folders that people keep to themselves. */
const PRIVATE_PAPERS = source`
  (?<![a-z])(?:diar(?:y|ies)|journal|memo(?!r)|therapy|patients|session_?notes|taxes|tax_?return|
    tax(?=\/)|passport|salar(?:y|ies)|payslip|payroll|contracts|medical|clients|
    client_(?:call|list|notes)|customers|invoices|testament|divorce|passwords|messages|chat\.db|
    history\.jsonl|transcript|letters|inbox|contacts)
`

/** Short messages of a phone, and where its owner is. */
export const PHONES_FOLLOWED = [
  toStranger(
    regex`
      (?:%smsr[bf]|\btermux-sms-(?:list|inbox)|\breceived text\b|\bsms[ _]received\b|
        \bincoming (?:sms|text message)\b|\{sms_(?:message|body)|\bgetmessagebody\(\)|
        \bcreatefrompdu\b|content:\/\/sms)[^]{0,400}?https?:\/\/
    `,
    'crit',
  ),
  beside(
    regex`
      \b(?:ask before running|hourly|every (?:hour|day|morning|\d{1,2} min)|each (?:hour|unlock)|
        automation|when i (?:leave|arrive)|cron|background)\b
    `,
    toStranger(
      regex`
        https?:\/\/[^\s"'\x60<>]{4,120}[?&]\w{1,12}=[\[{$%(]{1,2}(?:\w{1,12}[ _.])?
        (?:location|loc|lat|gps|position)\b
      `,
      'crit',
    ),
  ),
]

/** What people type into a page or a form goes to a host of somebody else as well. */
export const INPUTS_COPIED = [
  toHost(
    regex`
      (?:\bname\^?=["']?card|\bcard-?number|\bcvv|\bcvc|\bcc-?(?:num|csc|exp)|\btype=["']?password)
      [^]{0,300}?(?:\b(?:sendbeacon|fetch|image\(\)\.src|xmlhttprequest|axios\.post|websocket)\b|
        \$\.post\()[^]{0,40}?["'\x60](?:https?:|wss?:)?\/\/([\w.-]{4,80})
    `,
    'crit',
  ),
  toStranger(/\bsubmitform\s?\(\s?[{"'\x60][^]{0,80}?https?:\/\//, 'crit'),
  // All that a form was told, by a line of an automation.
  toStranger(
    regex`
      \b(?:webhooks?|http (?:request|module)|post)\b[^\n]{0,60}https?:\/\/[^\n]{0,100}\b(?:all fields|
        (?:whole|entire) (?:row|record|submission)|bank_account|ssn|iban|passport|date_of_birth)\b
    `,
    'crit',
  ),
]

/** Whoever opens a paper loads its template from a stranger, with the macros in there. */
export const TEMPLATES_FROM_AFAR = [
  toStranger(
    regex`
      \b(?:attachedtemplate|oleobject|subdocument)["'][^>\n]{0,40}\btarget=["']https?:\/\/|
      \btarget=["']https?:\/\/[^>"'\n]{4,120}["'][^>\n]{0,120}\/(?:attachedtemplate|oleobject)["']
    `,
    'crit',
  ),
]

/** All that a browser is signed in with. */
const COOKIE_JARS = source`
  \b(?:browser_?cookie3|rookiepy|pycookiecheat|get_?all_?cookies|cookies\.getall|context\.cookies|
    get_cookies|storage_?state)\b[^]{0,300}?\b(?:post|put|send|upload|curl)\b[^\n]{0,60}?
`

/** What lets one in everywhere: all cookies of a browser, the key of a service, the words of a wallet. */
export const WAYS_IN_POSTED = [
  toStranger(regex`${COOKIE_JARS}https?:\/\/`, 'crit'),
  deed(regex`${COOKIE_JARS}[ "'(](?!127\.|10\.|192\.168\.|0\.0)\d{1,3}(?:\.\d{1,3}){3}:\d`, 'crit'),
  toStranger(
    regex`
      \bbearer \$\{?(notion|slack|github|gitlab|openai|anthropic|stripe|hubspot|airtable|jira|
        linear|asana|trello|google|gmail|graph|azure|dropbox|zoom|shopify|telegram|discord|twilio|
        sendgrid|figma|xero|salesforce)_\w{0,12}(?:token|key|secret)\}?
      [^\n]{0,24}\bhttps?:\/\/(?!(?:[\w-]{1,40}\.){0,4}\1(?:api|hq|cdn)?\.\w{2,6}(?![\w.-]))
    `,
    'crit',
  ),
  deed(
    /\bcurl\b[^\n]{0,200}=\$\{?(?:\w{1,12}_)?(?:seed|mnemonic|(?:seed|recovery)_?phrase)\}?\b/,
    'crit',
  ),
]

/** Papers, tables and talks of people go to a host that the text does not explain. */
export const PAPERS_UPLOADED = [
  toStranger(
    regex`
      (?:~|\$home|\$\{home\}|%userprofile%|\/home\/\w{1,20}|\/users\/\w{1,20})[\\\/][^\n]{0,24}
      (?:${PRIVATE_PAPERS}|documents|health|finance|insurance|photos|pictures|legal|scans|kids|
        family)[^]{0,120}?\bcurl [^\n]{0,40}?(?:-[ft]\b|--upload-file|--data-binary|-d ?@|
        --form)[^\n]{0,60}https?:\/\/
    `,
    'crit',
  ),
  // A table that a program has just written.
  toStranger(
    regex`
      \bto_(?:csv|excel|json|parquet|feather)\([^]{0,200}?(?:\bcurl\b[^\n]{0,60}\s(?:-f|--form|-t|
          --upload-file|--data-binary|-d)[ "'=][^\n]{0,60}https?:\/\/|
        \brequests\.(?:post|put)\(\s?["']https?:\/\/[^\n]{0,120}\b(?:files|data)\s?=)
    `,
    'high',
  ),
  toStranger(
    regex`
      (?:\$export\b|\bfiles\.list\b|\burl_private\w{0,10}|\bconversations\.(?:history|list)|
        \bcrm\/v3\/objects|\bsf data (?:query|export)|\bfrom (?:contacts?|patients?|leads?)\b)
      [^]{0,300}?\b(?:stream|send|post|replay|upload|push|forward|mirror|relay)\w{0,3}\b
      [^\n]{0,80}https?:\/\/
    `,
    'crit',
  ),
]

/** What people keep to themselves is put where everybody reads it. */
export const PAPERS_MADE_PUBLIC = [
  deed(
    new RegExp(
      source`
        \bgh gist create\b[^\n]{0,60}(?:--public|\s-p)\b[^\n]{0,160}(?:~|\$home|\$\{home\})\/
        [^\n]{0,80}${PRIVATE_PAPERS}
      `,
    ),
    'crit',
  ),
  beside(
    /\bpasswords?\b|\bjournal\b|\bdiary\b|\bprivate repo\w{0,8} (?:breaks?|slows?|fails?)\b/,
    deed(
      regex`
        \b(?:vault|notes|journal|diary|documents|second-?brain)\b[^\n]{0,60}\bgh repo create\b
        [^\n]{0,120}--public\b
      `,
      'crit',
    ),
  ),
  deed(
    new RegExp(
      source`
        \b(?:api_paste_private=0|curl\b[^\n]{0,60}(?:pastebin\.com|dpaste\.\w{2,4}|0x0\.st|
            transfer\.sh|paste\.rs|bashupload\.com|file\.io|tmpfiles\.org|catbox\.moe|gofile\.io)|
          nc termbin\.com)\b[^\n]{0,120}${PRIVATE_PAPERS}|
        ${PRIVATE_PAPERS}[^\n]{0,80}\b(?:nc termbin\.com|pastebinit|
          curl\b[^\n]{0,80}(?:pastebin\.com|dpaste\.\w{2,4}|0x0\.st|transfer\.sh|paste\.rs|
            bashupload\.com|file\.io|tmpfiles\.org|catbox\.moe|gofile\.io))\b
      `,
    ),
    'crit',
  ),
  deed(
    regex`
      \b(?:keepassxc-cli export|bw export|lpass export|op export|security dump-keychain)\b
      [^\n]{0,120}(?:\/var\/www|public_html|htdocs|\/srv\/(?:http|www)|\/nginx\/|s3:\/\/|gs:\/\/)
    `,
    'crit',
  ),
  // Passwords of people as a row of a table.
  deed(/\bappend_?rows?\(\s?\[[^\]\n]{0,80}\b(?:password|passwd|cvv|secret)\b/, 'high'),
]

/** A key that opens the whole store, in a page that everybody may look at. */
export const KEYS_IN_PAGES = [
  beside(
    /\b(?:github pages|netlify|public page|in the page|static (?:site|page)|embed\w{0,3}:)/,
    deed(
      regex`
        \bauthorization["']?\s?:\s?["'\x60]bearer (?!\$|\{|<|[\w-]{0,6}(?:your|xxx))(?:pat|key|ghp|sk|
          xox|secret|eyj)[\w.…-]{2}
      `,
      'crit',
    ),
  ),
]

/** Whatever the user's chat is sent goes to a second one, by its number. */
export const CHATS_DOUBLED = [
  deed(
    regex`
      \b(?:in|of)\s?[\[(]\s?\w{2,30},\s?["']?-?\d{7,}["']?\s?[\])][^]{0,160}?\b(?:send_?message|
        chat_postmessage|channels\.fetch|send_?document)\b
    `,
    'crit',
  ),
]
