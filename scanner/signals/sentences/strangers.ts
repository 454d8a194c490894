/** Whose text it is when it is neither the user's nor the skill's: pages, mails, tickets, and those who write them. */

import { notion } from '../search/notions.ts'

/** What is fetched when the skill runs, and can be another text tomorrow. */
export const FETCHED = notion(`
  https?://[^\\s"'<>)\\x60]{3,200} | web ?pages? | txt record | dns (?:record|answer|entry) |
  the page | that page | this page | linked page |
  web ?sites? | the site | site owners? |
  (?:live|online|remote|hosted|central|shared|current|external|
    upstream|latest) (?:\\p{L}{1,16} )?(?:playbook|runbook|rules?|rule ?book|instructions?|
    directives?|orders?|guidance|guidelines?|polic(?:y|ies)|prompts?|briefing|manifest|config|
    configuration|wiki|notes?|document|text|file|list|feed|copy|version) |
  (?:rules?|instructions?|directives?|orders?|guidance|polic(?:y|ies)|prompts?|briefing|commands?|
    text|answer|reply|copy|version)\\b[^.!?]{0,40} (?:from|on|at|by) (?:the|our|a|its) (?:server|
    site|endpoint|publisher|vendor|hub|cloud|gateway|backend|registry|control plane|
    provider|address|host|url) | gist | pastebin | wiki page | playbook | feed |
  our (?:server|backend|endpoint|api|hub) | the (?:server|endpoint|hub|gateway) |
  central(?:e|a|ita)? | zentrale
`)

/** What others write and the agent comes across in its work. */
export const STRANGERS_TEXT = notion(`
  (?:tickets?|issues?|e-?mails?|mails?|comments?|threads?|pull requests?|reviews?|invitations?|
    attachments?|metadata|descriptions?|messages?|reports?|tweets?|posts?|replies|responses?|
    answers?|readmes?|commit messages?|commits?|log lines?|logs|captions?|alt texts?|form entries|
    entries|transcripts?|meeting chat|chat|documents?|files?|pages?|listings?|articles?|results?|
    outputs?|payloads?|headers?|footers?|annotations?|code comments?|bod(?:y|ies)|subjects?|fields?|
    cells?|rows?|records?|sheets?|notes?|images?|pictures?|screenshots?|qr codes?|banners?|slides?|
    events?|entry|bookings?|orders?|surveys?|feedback|requests?) |
  (?:reporters?|contributors?|senders?|commenters?|authors?|submitters?|participants?|attendees?|
    callers?|visitors?|customers?|guests?|suppliers?|vendors?|publishers?|third part(?:y|ies)|
    correspondents?|reviewers?|site owners?|counterpart(?:y|ies)?|(?<!human )partners?|whoever|
    anyone|anybody|strangers?|outsiders?) | correo | mensaje* | nachricht* | e-?mails? | seite |
  página | письм* | сообщени* | страниц* | 邮件 |
  网页 | 评论 | 页面 | メール | ページ | コメント | 메일 | 페이지 | 댓글
`)
