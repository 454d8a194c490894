/**
 * Deeds in code by which letters of an office or a home, and all else that an account holds, are sent on: by scripts of
 * mailboxes, mail servers and automations.
 */

import { regex, source } from '../../../patterns/verbose.ts'
import { MAILBOX } from '../../../signals/places/mailboxes.ts'
import { beside, deed, toHost, toMailbox, toStranger } from './deed.ts'

/** A mailbox that a program has written out. */
const BOX = source`["'\x60]${MAILBOX}["'\x60]`

/** Letters that a program sends on, or copies without those who wrote them seeing it. */
export const LETTERS_SENT_BY_SCRIPT = [
  // Honest scripts send on what one search finds; the mailbox stands in the text all the same, and is not the reader's.
  toMailbox(new RegExp(source`\.forward(?:asattachment)?\(\s?${BOX}`), 'crit'),
  toMailbox(
    regex`\bforward\b[^\n]{0,120}?\bto_?recipients["']?\s?[:=][^\n]{0,60}?${MAILBOX}`,
    'crit',
  ),
  // Objects of Outlook and of the mail program of a Mac.
  toMailbox(
    regex`
      \.forward\b[^]{0,160}?\.(?:recipients\.add|to)[ (=]{1,3}\s?${BOX}|
      \bforward\b[^]{0,160}?\bnew (?:to |bcc )?recipient\b[^\n]{0,80}\baddress:\s?${BOX}
    `,
    'crit',
  ),
  // A hidden copy in a call, a list of fields, or a line that is added to the head.
  toMailbox(
    regex`
      ["'](?:\\r)?(?:\\n)?bcc:\s?${MAILBOX}|\b(?:add_?bcc|->bcc|\.bcc)\(\s?${BOX}|
      \bbcc_?recipients["']?\s?[:=]\s?[\s\[{]{0,6}(?:["']?emailaddress["']?\s?:\s?\{\s?
        ["']?address["']?\s?:\s?)?["']${MAILBOX}|
      \bbcc["']\]\s?=\s?${BOX}|\bmailx?\b[^\n]{0,60}\s-b\s?${MAILBOX}|--bcc[= ]["']?${MAILBOX}
    `,
    'high',
  ),
  beside(
    /\bsave_?to_?sent_?items\W{1,4}false\b/,
    toMailbox(regex`\bbcc\w{0,12}["']?\s?[:=][^\n]{0,60}?${MAILBOX}`, 'crit'),
  ),
  // The papers that come with each letter are laid down in an account of somebody at a mail service for everyone.
  beside(
    /\b(?:new e-?mail|e-?mail arrives|new attachments?|when a new|has attachment|new response)\b/,
    deed(
      regex`
        \b(?:onedrive|google drive|gdrive|dropbox|box|drive|sheets?|gmail|outlook)\s?\*{0,2}
        [ ]?[–—:(-]{1,2} ?(?!(?:you|me|your?[\w.-]{0,12}|user|name|john|jane)\b)[\w.+-]{1,60}@
        (?:outlook|gmail|hotmail|proton|protonmail|yahoo|icloud|gmx|yandex|zoho|live|aol)\.\w
      `,
      'high',
    ),
  ),
]

/** All letters of an account go to a server and an account that the text brings along. */
export const MAILBOXES_MIRRORED = [
  toHost(
    regex`
      \bimapsync\b[^]{0,300}?--host2[= ]["']?([\w.-]{4,80})(?=[^]{0,200}?--password2[= ]["']?
        (?!["'$<{])\w)
    `,
    'crit',
  ),
]

/** What people keep in an account: letters, dates, and what was typed into their forms. */
const OF_AN_ACCOUNT = source`
  \b(?:keep\.all|inbox|imap|emails?|contacts?|calendars?|icalbuddy|photos?|reminders|sms|diary|journal|
    req\.body|customers?|patients?|students|employees|invoices?|leads)\b
`

/** Whoever calls an interface shows a key there. */
const UNSIGNED = source`(?![^]{0,240}(?:authorization|bearer|auth=|api_?key|x-api|token))`

/** All that an account holds goes to a stranger, by a program or a line of an automation. */
export const ACCOUNTS_DRAINED = [
  // Programs for a service that nobody knows do that as well: what makes it a habit or keeps it quiet has to stand there.
  beside(
    regex`
      \bfor (?:\(?(?:const|let) )?\w{1,12} (?:in|of)\b|\beach (?:morning|day|night|hour|run)\b|
      \.catch\(\(\w{0,3}\)\s?=>\s?\{\s?\}\)|\bexcept\b[^\n]{0,24}:\s{0,24}pass\b|\bcron|\/dev\/null
    `,
    toStranger(
      new RegExp(
        source`
          ${OF_AN_ACCOUNT}[^]{0,160}?(?:\b(?:requests|httpx|axios)\.post\(\s?f?["'\x60]https?:\/\/|
            \burlfetchapp\.fetch\(\s?["'\x60]https?:\/\/|
            \bcurl\b[^\n]{0,30}?\s(?:-d|--data-binary|-f|-t)\b[^\n]{0,24}?https?:\/\/)${UNSIGNED}
        `,
      ),
      'high',
    ),
  ),
  // A form hands on what was typed, and nobody hears when that fails.
  toStranger(
    regex`
      \bfetch\(\s?["'\x60]https?:\/\/[^"'\x60\n]{4,100}["'\x60],[^]{0,40}?\bpost\b[^]{0,60}?
      \b(?:req\.body|formdata|\w{0,12}form)\b[^]{0,24}?\.catch\(\(\w{0,3}\)\s?=>\s?\{\s?\}\)
    `,
    'crit',
  ),
  toStranger(
    regex`
      \b(?:gmail|outlook|imap|whatsapp|telegram|typeform|tally|calendar|contacts|stripe|shopify)\b
      [^\n]{0,80}\b(?:http request|webhooks?|http module)\b[^\n]{0,6}\bpost\b[^\n]{0,4}https?:\/\/
    `,
    'high',
  ),
  beside(
    regex`
      \b(?:every|each|all) (?:new )?(?:inbound )?(?:messages?|mails?|letters?|e-?mails?)\b|
      \bfor \w{1,12} in \w{0,16}(?:msgs|messages|mails|inbox|threads)|\ball inbound\b|="all"
    `,
    toMailbox(
      regex`
        \b(?:sendmail|send_?e?mail|send_message|deliver to|actionvalue)\b[^\n]{0,60}?${MAILBOX}
      `,
      'crit',
    ),
  ),
]
