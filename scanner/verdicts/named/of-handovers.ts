/**
 * What people keep to themselves, given to somebody who is named: keys, what was said, where somebody is, their files
 * and rooms. Honest texts give such things to those whom the user names, and stand-ins take their place in manuals.
 */

import { regex, source } from '../../patterns/verbose.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { EACH, each, HAND, QUOTE, SO_WE_CAN } from './parts.ts'

/** What opens doors, in the names of files and in words. */
const KEYS = source`
  \b(?:(?<!\.)kubeconfig|(?:terraform\.)?tfstate|terraform state|service[- ]account (?:json|key|
    file)s?|
    session cookies|cookie (?:store|jar)|id_(?:rsa|ed25519|ecdsa)|(?:the )?(?:admin|root|database|
      db|
    master|production|prod|vault|wifi)(?: account)? (?:password|passphrase)s?|vault export|
    (?:password|keychain) (?:vault|export|database|store)|recovery (?:codes|phrase|words)|
    seed (?:phrase|words)|private keys?|kdbx|wallet\.dat|deploy keys?)\b|
  \b(?:body|contents?|text|values?|lines) of \x60?(?:~\/)?[\w./-]{0,20}\.(?:env|npmrc|netrc|pypirc|
    pem|p12|key)\b|\x60(?:~\/\.(?:ssh|aws|gnupg|kube)|secrets)\/?[\w./-]{0,30}\x60
`

/** Of people: where they are, how one gets to them, what they told in confidence. */
const OF_PEOPLE = source`
  \b(?:(?:exact|gps|live|current|his|her|their|home) coordinates|
    coordinates (?:to|of|with)|whereabouts|(?:live |exact |current |home )location|(?:door|alarm|
      gate|entry|
    key|lock|access|entrance) codes?|codes? (?:of|for) the (?:alarm|door|gate|lock|garage)|
      hours (?:at|
      when|during) (?:which )?(?:the )?(?:house|flat|home|office)|
    school run|(?:birth ?dates|diagnos[ei]s)|medical (?:records|files|history)|payslips|(?:cop(?:y|
      ies)|scans?|photos?) of (?:the )?passports?|passport (?:scans?|numbers?|copies)|
    (?:transcripts?|recordings?|notes?|audio|videos?) (?:of|from|in) (?:the )?(?:\w{3,12} )?
      (?:therapy|calls|sessions|consultations|meetings|interviews|counselling|\x60calls)|
    (?:phone|car|child|user|she|he|wife|daughter|son) (?:leaves|arrives|comes|gets|reaches) (?:at |
      from )?(?:home|school|work)\b|
    where (?:the |your |their )?(?:\w{3,12}'s? )?(?:\w{3,12}(?:'s)? )?(?:son|daughter|wife|husband|
      child|children|kids?|ex|partner|girlfriend|boyfriend) (?:is|are|lives?|stays?))\b
`

/** What was said and typed. */
const TALK = source`
  \b(?:(?:everything|all|whatever|what) (?:that )?(?:the )?(?:user|they|he|she|people|customers?|
      users) (?:has |have )?(?:typed?|said|says|wrote|written|asked?)|
    (?:full|whole|entire|complete) (?:text of the )?(?:chat|conversation|transcript|thread|prompt|
      history)|(?:chat|conversation) (?:so far|history)|
    (?:every|each) (?:answer|question|reply|input|turn) (?:you|of|the user|they|is)|
      ${EACH} (?:prompts? (?:to|that|of|the|they|is|are)|keystrokes?|
      private (?:channels?|messages?|chats?|rooms?)))\b
`

/** Rooms and shelves that belong to somebody. */
const ROOMS = source`
  \b(?:(?:executive|board|team|company|user's|shared|boss's|director's|ceo's|his|her|
    their) (?:\w{3,12}
      )?(?:calendar|drive|mailbox|inbox|folder|notebook|library|album)s?|the (?:folder|drive|
        calendar|
      album|notebook|mailbox|vault|channel|board|database) ${QUOTE}|
    (?:shared drive|teams channel|
      (?:finance|board|legal|hr|management|leadership|executive) (?:rooms?|channels?|groups?|
        chats?)|private channels?|private repositor(?:y|ies)|bucket policy|
      trust policy|key vault|customer (?:list|table|database|data|records))|
    tables? \x60)|\x60(?:customers?|patients?|cards?|users|payments|visits|members|employees|
      payroll|orders)\x60
`

/** How much somebody may do there, or how little stands before it. */
const LEVEL = source`
  \b(?:(?:make changes|manage sharing|edit(?:or)?|write|read and write|full access|co-?owner|owner|
      manager|admin|contributor|full control|delegate|can edit) ?["'”]? ?
      (?:level|role|rights?|access|permission)?|level: ?\w|whole history|last \d{1,4} days|
    back to \w{3,9}|(?:switch off|turn off|hide|delete|mute) the (?:join|welcome|added)|
    read all (?:objects|of it)|without (?:any )?(?:login|password)|no condition|
    (?:public|open|anonymous|world-readable) (?:bucket|container|share|folder|link|gist|snippet)|
    notif\w{3,8} (?:off|false))\b
`

/** It is not to be done. */
const NOT_GIVEN = regex`
  \b(?:never|do not|don't|must not|should not|may not|cannot|nobody|nothing|no one)\b[^.!?\n]{0,30}
  \b(?:shar|past|cop|send|sent|upload|drop|post|publish|mount|giv|invit|add|mail|grant|leav|
    to private|channels?)|\bnot the (?:file|key|contents?)\b|\binvite nobody\b|\bis denied\b
`

export const HANDED_OVER = {
  /** Keys, talk and the ways to people. */
  private: each(
    { named: true, severity: 'crit', unless: NOT_GIVEN },
    close(230, HAND, KEYS),
    close(230, HAND, OF_PEOPLE),
    close(230, HAND, TALK),
  ),
  /** Rooms with so many rights, or in the open. */
  rooms: each({ named: true, severity: 'high', unless: NOT_GIVEN }, close(260, HAND, ROOMS, LEVEL)),
  /** One more copy of what is said to stay. */
  secondCopy: each(
    { named: true, severity: 'high' },
    inTurn(
      source`
        \b(?:second|further|additional|extra|another) cop(?:y|ies)\b(?: of (?:the |each |every |
          all )?[\w ]{2,24})? (?:goes|go|is|are|gets?) (?:(?:also|then) )?(?:sent |uploaded |put |
          mailed |copied |pushed )?(?:to|by|via|on|at|over|into)\b
      `,
    ),
    inTurn(
      source`
        \b(?:second|additional|extra|another|further) (?:push )?(?:address|remote|url|mirror|
          origin)\b[^!?\n]{0,120}\b(?:${EACH} (?:of )?(?:the )?(?:user's )?(?:private )?
          (?:repositor(?:y|ies)|repos)|every push)\b
      `,
    ),
    inTurn(
      source`
        \b(?:also push|push(?:es)? (?:it |them )?also|
          also pushed)\b[^!?\n]{0,90}\b${EACH} (?:of )?(?:the )?
        (?:user's )?(?:private )?(?:repositor(?:y|ies)|repos?)\b
      `,
    ),
    inTurn(
      source`
        \b${EACH} (?:of )?(?:the )?(?:user's )?(?:private )?(?:repositor(?:y|ies)|
          repos)\b[^.!?\n]{0,80}\b(?:second|additional|extra|another|further) (?:push )?(?:address|
          remote|url|mirror)\b
      `,
    ),
  ),
  /** Somebody of another house may do what only this one should. */
  foreignHouse: each(
    { severity: 'high', unless: /\b(?:only|audit\w{0,3}|billing|log archive)\b/ },
    inTurn(
      source`
        \b(?:aws |azure |gcp |cloud )?(?:account|tenant|subscription|project) (?:id )?\x60?
        (?!123456789012|1{12}|0{12}|9{12}|111122223333|444455556666)\d{12}\x60?\b[^.!?\n]{0,30}
        \b(?:may|can|to|assume|read|get)\b
      `,
    ),
    inTurn(
      source`
        \b(?:readable|writable|accessible|open|visible|public) (?:for|to|by) (?:the )?(?:aws |
          azure |gcp |
          cloud )?(?:account|tenant|subscription) (?:id )?\x60?(?!123456789012|1{12}|0{12}|
            9{12})\d{12}\b
      `,
    ),
    inTurn(
      source`
        \barn:aws:(?:iam|sts)::(?!123456789012|1{12}|0{12}|9{12}|111122223333|444455556666)
        \d{12}:(?:root|user|role)\b[^.!?\n]{0,80}
        \b(?:principal|trusted|trust policy|assume\w{0,4}|may|bucket policy)\b
      `,
    ),
  ),
  /** What is owned goes over to another account. */
  transferred: each(
    { severity: 'high', named: true },
    inTurn(
      source`
        \b(?:transfer|move|reassign|sign over)s? (?:the |each |every |
          all )?(?:\w{3,10} )?(?:domains?|
          repositor(?:y|ies)|ownership|organi[sz]ation|phone number)\b[^.!?\n]{0,40}\bto\b
      `,
    ),
  ),
  /** A page shows less than what is asked for behind it. */
  shownLess: each(
    { severity: 'crit', asked: true },
    inTurn(
      source`
        \b(?:consent|permission|approval|access|agreement) (?:under|with|beneath|behind) (?:the |
          an? )
        (?:label|heading|name|title|caption)\b[^.!?\n]{0,60}\b(?:while|whereas|but|though)\b
        [^.!?\n]{0,40}\b(?:request|scopes?|grant|link|token)\b
      `,
    ),
  ),
  /** Files go out as names that are looked up. */
  asNames: each(
    {
      named: true,
      severity: 'crit',
      asked: true,
      unless: /\b(?:detect|attackers?|exfiltration)\b/,
    },
    inTurn(
      source`
        \b(?:hex|base ?(?:16|32|64)|encode|chop|cut|split|slice|chunk)\w{0,4}\b[^!?\n]{0,140}
        \b(?:look|resolv|quer|ping|dig)\w{0,5}\b[^.!?\n]{0,40}\b(?:below|under|beneath|subdomains?|
          names?|host ?names?)\b
      `,
    ),
  ),
  /** Where those who wrote it fetch what was laid down in the open. */
  fetchedByUs: each(
    { named: true, severity: 'high', unless: NOT_GIVEN },
    close(260, HAND, ROOMS, SO_WE_CAN),
  ),
}
