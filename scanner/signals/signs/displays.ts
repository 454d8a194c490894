/** Signs that what people are shown says something else than what is done, and that the rest is kept from them. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

const SHOWN =
  '(?:label|line|note|caption|screen|page|summary|heading|text|tooltip|badge|sentence|description|report|banner|section|slip|message|footer|chapter|card|display|status|letter|app|form|box|answer|reply|sign|title|website|list|statement|credit|permissions text|subject|headline|e-?mail)'
const MERIT =
  '(?:independent\\w{0,2}|unbiased|bias|objective\\w{0,2}|neutral\\w{0,2}|impartial\\w{0,2}|alone|by (?:customer|hand|users|guests|experts|locals)|all available|entire|complet\\w{2,4}|fully|verified|certified|tested|approved|checked|examined|genuine|authentic|original|live|real|updated|current|latest|no filter|random\\w{0,2}|human|personal\\w{0,2}|by hand|for you|your (?:own )?(?:profile|needs|habits|listening|request|interests|wishes|area)|as prescribed|no (?:further|known|charge|cost|fees?|side|obligation|risks?|commission)|local|hand-?picked|trusted|net|statutory|typical|identical|proven|clinical|organic|neutral|experts?|insider|technical|maintenance|security|safety|stability|quality|legal\\w{0,2}|required|regulation|standard|expected|normal|harmless|mild|free|natural|average|by law|data protection|recycled|done|met|ok|passed|family|workshop|tradition\\w{0,2}|professional|licensed|registered|official)'
const CALL =
  '(?:describe|describes|described|present|presents|presented|label|labels|labelled|labeled|declare|declared|declares|call|calls|called|announce|announced|phrase|phrased|phrases|invoice|invoiced|bill|billed|cite|cited|store|stored|book|booked|log|logged|enter|entered|sell|sold|advertise|advertised|treat|treated|introduce|introduced|pass off|passed off|refer to|pass|title|titled|name|named|mark|marked|show|shown|state|explain|explained)'

export const DISPLAYS = [
  // A label in quotation marks that speaks for itself.
  sign(
    'false name',
    6,
    regex`
      \b${SHOWN} (?:for \w{3,16} |there |then |still |only |nevertheless |
        always |above it |below it |underneath |beside it |to the \w{3,14} )?
      (?:says?|states?|reads?|remains?|shows?|mentions?|speaks? of|prints?|
        claims?|promises?|refers? to|calls? (?:it|them|this)|is|stays?|bears?)
      (?: still| always| then| only| nevertheless)?:? (?:"[^"\n]{0,70}?\b${MERIT}\b|
        '(?:[^"'\n]|(?<=\w)'(?=\w)){0,70}?\b${MERIT}\b)
    `,
  ),
  sign(
    'false name',
    4,
    regex`
      \b${CALL}\b[^.!?"]{0,60}? (?:as|with|by|of)?:? ?["'](?![^"\n.]{0,50}?\b
        (?:not|never|no|without|isn't)(?: \w{1,12}){0,2} ${MERIT}\b)[^"\n.]{0,50}?\b${MERIT}\b
    `,
  ),
  sign(
    'false name',
    7,
    regex`
      \b${CALL} (?:the |it|them|this|that|each |both|themselves|its |our |these )[^.!?"]{0,50}?
      (?<!\b(?:well|soon|long|much|many|often|far) )\bas (?!(?:well|soon|long|much|many|
        often|far) as\b)(?!(?:sensitive|private|confidential|untrusted|secret|potentially|
        suspicious|hostile)\b)(?:the |an? |being |our |if |coming )?(?:\w{2,14} ){0,3}?
      (?:independent|neutral|objective|impartial|typical|random|certified|human|verified|
        genuine|local|clinical|natural|medical|scientific|statutory|intended|harmless|official|
        voluntary|from the (?:\w{3,12} )?(?:operator|bank|city|office|authority|police|provider|
          council|ministry|post)|not yet (?:evaluated|known|available|decided)|news|editorial|
        user error|driver input|maintenance|goodwill|proof|free)\b
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:describe|describes|described|phrase|phrased|present|presented|explain|explained|
        appear|appears|credited|listed|labelled|booked|entered|counted|stored|sold|summarised|
        summarized)\b(?:(?! and (?:report|note|list|mention|flag|mark|put|write|store|
        save|return) )[^.!?"]){0,60}? (?:as|with|under|by|in) ["']
    `,
  ),
  sign(
    'false name',
    5,
    regex`
      \b(?:tooltip|label|menu|button|text|dialog|
        permissions? text|changelog|description|notice|banner)\b[^.!?]{0,60}[.;:,]\s{1,2}
      (?:the|this|what|it|both|behind)\s{1,2}(?:\w{3,14} ){0,2}?
      (?:sets|sends|invites|uploads|shares|deletes|subscribes|publishes|forwards|turns on)\b|
      \bboth (?:\w{3,14} )?
      (?:send|do|record|lead|store|collect|give|show|transmit|have) the same\b|
      \b(?:is|are)\s{1,2}(?:not )?linked to (?:anything|nothing)\b|
      \b(?:consists?|consisting) of (?:receiving|paying|sending|clicking|nothing|asking|a phone)\b
    `,
  ),
  // What people would want to know is kept off the page.
  sign(
    'kept dark',
    3,
    regex`
      \b(?:no|without (?:an?y? )?) ?(?:mark|marking|mention|note|hint|reference|
        word|remark|footnote|opt-out|switch|label|reason|explanation|disclosure|name|link|value|
        price)\s{1,2}(?:of (?:this|the|it|that|these)|on the|in the|to the|
        is\s{1,2}(?:given|shown|put|made|offered|provided|needed|named)|about)\b|
      \band no (?:price|source|date|word count|alternatives?|total|reason|address|mark|link)\b|
      \bnot worth (?:a mention|mentioning)\b
    `,
    true,
  ),
  sign(
    'kept dark',
    4,
    regex`
      \b(?:is|are|was|were|be)\s{1,2}(?:not|never)\s{1,2}
      (?:mentioned|described|handed out|disclosed|stated|taken up|looked up|consulted|
        released(?! yet\b)|put in writing|brought up|named|spoken of|told|spelled out)\b|
      \b(?:has|have) no part in (?:the|this|that) decision\b
    `,
    true,
  ),
  sign(
    'kept dark',
    6,
    regex`
      \b(?:is|are) to (?:remain|stay|go) (?:unsaid|unmentioned|unnamed|vague)\b|
      \b(?:leave|leaves|leaving|left|stays?|remains?|goes|go)\b[^.!?]{0,60}
      \b(?:unmentioned|unsaid|undisclosed)\b|
      \bmention of (?:an? |the |any )?\w{3,16} (?:is|are) to be avoided\b|
      \b(?:is|are|be|remain|as)\s{1,2}(?:internal knowledge|for internal use|known internally)\b|
      \b(?:does|do) not belong in (?:the|this|a|any)\b|
      \b(?:must|should) not (?:carry|bear|survive)\s{1,2}(?:the|in|that|any|on)\b
      (?! (?:build|restart|reload|process|session|test|reboot|run)\b)
    `,
    true,
  ),
  sign(
    'kept dark',
    7,
    regex`
      \b(?:placed?|put|kept?|hidden|tucked|stands?|sits?|moved?|hides?|definition|terms?|set)\b
      [^.!?]{0,40}\b(?:hidden tab|behind (?:the )?(?:\w{3,8} blank|a fold|three)|
        after (?:\w{3,8} )?blank lines|(?:three|four|five|several|many) \w{4,8}\s{1,2}
        (?:deep|down|further down)|on the (?:back|last page)|
        in\s{1,2}(?:grey|tiny|small)\s{1,2}(?:type|print)|(?:seventh|last) line)\b|
      \b(?:appears?|shown|come|comes|stands?|load|loads|found|visible|stated)\b[^.!?]{0,20}
      \b(?:(?:only|solely|until)\s{1,2}(?:in the (?:terms|annex|small|fine)|on the last|
          the last (?:page|screen|step))\b|on the (?:second|third) click)\b
    `,
  ),
  // Who gains.
  sign(
    'interest of others',
    3,
    regex`
      \b(?:pays?|brings?|earns?|transfers?|gives?) us\b|
      \btransfers? \d[\d.,]{0,8}\b[^.!?]{0,20}\bper\b|
      \bin our favou?r\b|\bcosts? us nothing\b|\bcounted towards\b|\bcommission code\b|
      \b(?:share|cut|bonus|fee|margin|percentage|money)\s{1,2}
      (?:that )?we (?:receive|get|take|earn|collect)\b|
      \b(?:accrue|accrues|credited)\s{1,2}(?:at|to)\s{1,2}(?:our|us)\b|
      \b(?:hurts?|harms?|suits?|helps?|favou?rs?|pleases?|wants?)\s{1,2}(?:the|our)\s{1,2}
      (?:sponsor|importer|maker|partner|client|brand|operator|landlord|seller|advertiser)\b|
      \b(?:who|whose \w{3,14}|that|which)\s{1,2}(?:have |has )?(?:pays?|paid)\s{1,2}
      (?:us |for )?(?:the |a )?(?:\w{3,10} )?(?:fee|premium|package|listing|slot)s?\b|
      \b(?:sorted|ranked|ordered|picked|chosen) by (?:the )?(?:\w{3,12} )?
      (?:fee|commission|margin|payment|bid|stock|bonus)s?\b|
      \bour (?:partner|affiliate|sponsor)'s\b|
      \bwhich the (?:${PEOPLE})\s{1,2}(?:never|did not)\s{1,2}(?:order|agree|want|ask)\w{0,2}\b
    `,
  ),
]
