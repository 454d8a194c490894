/** Signs that the reason for a step is somebody's gain or ease at the cost of those it is done to. */

import { PEOPLE, sign } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

/** What tells people apart who have done nothing different. */
const ORIGIN =
  'surnames?|last names?|first names?|family names?|accents?|schooling|birthplaces?|origins?|nationalit(?:y|ies)|post ?codes?|zip codes?|districts?|quarters?|neighbou?rhoods?|estates?|hostels?|streets?|row|religions?|headscar(?:f|ves)|skin|mother tongues?|dialects?|abroad|foreign|ethnic\\w{0,4}|camps?|villages?|shelters?|pregnan\\w{1,3}|disabilit(?:y|ies)|wheelchairs?|over (?:forty|fifty|sixty|\\d0)|single (?:mothers?|parents?)'
const WORSE =
  'points? (?:lower|less|fewer|down|off)|(?:lower|less|fewer|shorter|longer|later|last|worse|dearer|higher (?:rate|price|deposit|bar|threshold)|twice the|double the)|kept (?:short|to|back|out)|is kept|are kept|stays? in the|wait(?:s)?|den(?:y|ied|ies)|declin\\w{1,3}|reject\\w{0,3}|refus\\w{1,3}|not (?:offered|invited|shown|called|asked|told|considered)|no (?:offer|call|reply|discount|interview)|skip\\w{0,4}|to the (?:back|end|bottom)|dropped|marked down|waiting list'

export const CONVENIENCE = [
  sign(
    'unequal treatment',
    6,
    regex`
      \b(?:${PEOPLE}|claimants?|singers?|players?|names?|those|anyone|defendants?|
        accused|suspects?|inmates?|refugees?|migrants?)\b[^.!?]{0,30}\b(?:whose|with|from|of|in|
        living in|who|where)\b[^.!?]{0,36}\b(?:${ORIGIN})\b[^.!?]{0,70}\b(?:${WORSE})\b
    `,
  ),
  sign(
    'unequal treatment',
    6,
    regex`
      \b(?:enter|mark|rate|grade|score|rank|list|certify|declare|label|call|write|
        put|give|pass|approve|confirm)\w{0,2}\b[^.!?]{0,60}\bfor (?:\w{1,10} )?
      (?:paying|premium|sponsor\w{1,3}|advertis\w{1,3}|portfolio|gold|vip|investing|donating|
        partner|retainer|subscribed|favou?red) (?:\w{1,12} ){0,2}(?:clients?|customers?|sites?|
        members?|accounts?|brands?|firms?|suppliers?|vendors?|schools?|products?)\b
    `,
  ),
  // It has to pay.
  sign(
    'interest of others',
    4,
    regex`
      \b(?:as|since|because|for|so that|so|which|that|until)\b[^.!?;]{0,50}
      \b(?:earns? (?:its|their|his|her|our) (?:\w{1,10} )?(?:lease|keep|cost|money|place|living)|
        has to earn|have to earn|pays? (?:for itself|the (?:rent|lease|bills))|
        falls? due|(?<!\b(?:paid|settled|booked) (?:in|with) the )(?:another|a further|one more|
          next) (?:\w{1,12}'?s? )?(?:fees?|season|year|month|term|contract|instal\w{2,5}|
          premium|visit|treatment)\b|fills? (?:the|our) (?:books|calendar|slots|till|beds)|
        (?:must|may|should|can|shall|darf|soll)(?: not|n't| nicht)? (?:stand|stay|sit|
          run|leer ?stehen) (?:empty|idle|still|unused)|keeps? the (?:machines?|chairs?|
          slots|beds) (?:busy|full)|(?:sales?|lead) list|bonus(?:es)? (?:depend|hang)|
        the (?:quota|target|budget) (?:is|must be|has to be) (?:met|reached|kept))
    `,
  ),
  sign(
    'interest of others',
    4,
    regex`
      \b(?:brings?|keeps?|gets?|cuts?|pushes|holds?|presses|takes?) (?:down )?the (?:number|
        count|share|rate|figure|volume|pile|queue|quota|total)s? of (?:\w{1,16} ){0,2}
      (?:cases|claims|appeals|complaints|objections|refunds|admissions|callers|applicants|
        approvals|findings|hits|alarms|faults|failures|defects|returns|errors|injuries|
        accidents|reports) (?:down|low|up|below|above|under|within|to what|in check)\b|
      \b(?:teams?|we|office|budget|staff|desk|department|court|ward|
        clinic) can (?:carry|bear|afford|stomach|handle)\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex.u`
      \b(?:spares?|saves?) (?:us|the (?:team|office|staff|desk|house|
          company|kitchen|management)) (?:the |a |an |from |having |some |all )?(?:\w{1,14} )?
      (?:calls?|talks?|questions?|complaints?|letters?|trouble|discussions?|paperwork|refunds?|
        arguments?|visits?|recalls?|claims?|explain\w{0,3})\b|
      \berspart (?:uns|der|dem|den)\b|\bnous (?:évite|épargne)\b|\bnos (?:ahorra|evita|poupa)\b|
      \bизбавля\p{L}{1,3} нас\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:since|as|because|for|or|otherwise|else)\b[^.!?]{0,60}
      \b(?:portals?|retailers?|buyers?|auditors?|inspectors?|customers?|model|score|rating|
        statistics?|dashboard|index|figure|kpi|conversion|revenue|margin|insurers?|banks?|
        board|press|investors?)\b[^.!?]{0,30}\b(?:refuses?|rejects?|loses?|lose|drops?|suffers?|
        sinks?|falls?|complains?|asks?|sends? back|notices?|worr(?:y|ies)|balks?)\b[^.!?]{0,30}
      (?:\botherwise\b|\belse\b|\bpoints?\b|\bthe lot\b|\bquestions?\b)
    `,
  ),
  sign(
    'talked down',
    2,
    regex`
      \b(?:anyhow|anyway|in any case|all the same|so often that|knows? the story|
        like to (?:read|see|hear)|likes to (?:read|see|hear)|looks? (?:untidy|ugly|odd|
          messy|unprofessional|bad)|was (?:only |just )?standing around|nobody (?:counts|weighs|
          measures|compares|reads)|hardly anyone|cannot tell the difference|works? best)\b
    `,
  ),
  // Everybody around somebody hears of it.
  sign(
    'stranger told',
    6,
    regex`
      \b(?:employers?|boss|neighbou?rs?|colleagues|
        friends|relatives|emergency contacts?|famil(?:y|ies)|landlords?|school|parents|guests?|
        customers|followers|contacts?(?! (?:details?|forms?|pages?|columns?|fields?|e-?mails?)\b)|
        congregation|club)\b[^.!?]{0,60}\b(?:and|,|or) (?:to )?
      (?:every(?:body|one|\w{0,4})|
        all(?! (?:\w{3,5} |\d{1,3} )?(?:tools|tests|checks|endpoints|commands)\b)|
        the (?:whole|entire|rest))\b[^.!?]{0,80}\b(?:until|
        pressure|influence|shame|pay|paid|money|answers?|gives? in|name|reminds?|works)\b|
      \bevery (?:half )?(?:hour|\d{1,2} (?:minutes|hours)|ten minutes|few minutes)\b[^.!?]{0,30}
      \b(?:until|till)\b[^.!?]{0,40}
      \b(?:pays?|paid|money|payment|settles?|answers?|gives? in|arrives?|transfer)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \b(?:slips?|receipts?|readings?|proofs?|witness\w{0,2}|annex\w{0,2}|appendix|envelopes?|
        postmarks?|reports?|photos?|samples?|records?|logs?|contracts?|letters?|
        terms?|evidence|certificates?|statements?|counters?)\b[^.!?]{0,30}\b(?:kept out of|
        stays? (?:in|out of|with)|left in|remains? in|need not be (?:kept|sent|enclosed|shown)|
        is not (?:kept|enclosed|sent)|are not (?:kept|enclosed|sent)|not enclosed|
        goes to the (?:online |web )?(?:inbox|portal|archive) only)\b
    `,
  ),
  sign(
    'gone for good',
    5,
    regex`
      \b(?:remove|delete|destroy|shred|pulp|wipe|burn|discard|erase|purge|drop|
        throw (?:out|away))\b[^.!?]{0,50}\b(?:masters?|master (?:images?|files?|tapes?|copies)|
        originals?|negatives?|only cop(?:y|ies)|raw (?:files?|data|scans?|footage))\b
      [^.!?]{0,90}\b(?:checksums?|second (?:site|copy|location|disk)|backups?|copy on|copies on|
        mirror|both|pulp\w{0,3}|off-?site|other site|tape)\b
    `,
  ),
  sign(
    'gone for good',
    4,
    regex`
      \b(?:mark|send|give|release|hand)\w{0,2} (?:the |all |each )?(?:\w{1,10} )?(?:originals?|
        deeds?|charters?|records?|manuscripts?|negatives?|files?|specimens?|sheets?) (?:over )?
      (?:for|to) (?:pulp\w{0,3}|shredd\w{0,3}|destruction|disposal|the (?:skip|bin|shredder))\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex.u`
      \b(?:owners?|landlords?|boss|management|board|sponsors?|investors?|members|neighbou?rs?|
        eigentümer|vermieter|chef|leitung|vorstand|propriétaire|dueño|mayor|ministry|director|
        headteacher|client) (?:\p{L}{1,10} )?(?:would rather|prefers?|likes?|wishes?|möchten?|
        wünsch\p{L}{1,2}|will|wollen|does not (?:want|like|wish)|do not (?:want|like|wish)|
        wants?) (?:not|no|it|to|stay|keinen?|nicht|so|that|das|see|nothing|among)\b
    `,
  ),
]
