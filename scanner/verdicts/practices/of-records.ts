/** Records, tests and data that are made to say what is not so. */

import { regex, source } from '../../patterns/verbose.ts'
import { misdeed } from './misdeed.ts'
import { practice } from './practice.ts'

/** Logs, tests, papers and signatures say what was not so. */
export const FORGED_RECORDS = misdeed(
  // What was left out of a translation or a copy leaves no gap.
  practice(
    source`
      \b(?:omit|drop|skip|leave out|remove)\w{0,3} (?:the |this )?(?:clause|section|paragraph|
        article|row|page)s?\b[^.!?\n|]{0,12}\brenumber\b
    `,
    /\b(?:translat\w{2,5}|certif\w{1,5}|complete|faithful|cop(?:y|ies))\b/,
  ),
  practice(
    source`
      \bfill\w{0,3} (?:them|it|these|those|in|the (?:gaps?|slots?|blanks?|rest))?\b[^.!?\n]{0,12}\b
      (?:from|with|by|after) the (?:pattern|values|figures|entries|rhythm|mean|average)\b
    `,
    /\b(?:charts?|logs?|records?|sheets?|protocols?|rounds?|visits?)\b/,
    /\b(?:nobody|no one|not (?:taken|done|made)|was skipped|were skipped|forgotten|missed)\b/,
  ),
  practice(
    source`
      \binitials of (?:whoever|who|whom|the one|somebody|someone)\b|
      \bentries (?:carry|get|bear|have|show|are given) the (?:time|date) (?:when|at which|
        on which|that) (?:they|it) (?:should|ought to) have been\b
    `,
  ),
  practice(
    source`
      \b(?:values?|readings?|measurements?|tests?|checks?|samples?)\b[^.!?\n]{0,24}\b(?:weren't|
        were not|wasn't|was not|never|not|nobody) (?:\w{2,8} )?(?:taken|measured|tested|
      done|made|read|taken|saw|carried out)\b[^.!?\n]{0,16}\b(?:are|is|get|gets) (?:entered|filled|
        recorded|noted|written|put|set)\b
      (?![^.!?\n]{0,40}\b(?:nan|null|missing|n\/a|not (?:measured|taken|done|tested)|blank|empty|
        unknown|none|zero|pending|open)\b)
    `,
    /\b(?:mean|average|last|previous|plausible|typical|usual|as (?:passed|fine|ok|without))\b/,
  ),
  practice(
    source`
      \b(?:items?|places?|rooms?|parts?|points?|areas?)\b[^.!?\n]{0,12}\b
      (?:nobody|no one) (?:got to see|saw|looked at|visited|checked|opened)\b[^.!?\n]{0,24}\b
      (?:as|are|is|get)\b[^.!?\n]{0,4}["“']?(?:without (?:findings?|defects?)|fine|ok|passed|
      in order|no (?:findings?|defects?))\b
    `,
  ),
  practice(
    source`
      \b(?:alter|edit|change|adjust|rewrite|sed -i|amend|touch up|fix up|update|clean)\w{0,2}
      \b[^.!?\n]{0,60}\b(?:logs?|records?|history|minutes|journal|protocol|timestamps?|overview|
      ledger)\b
    `,
    regex`
      \bso (?:that )?(?:it|they|the \w{3,12})\b[^.!?\n]{0,24}\b(?:agrees?|match(?:es)?|
        fits?|tall(?:y|ies)|were never|was never|shows? (?:them|it) as|still)\b|
      \bdrop the (?:lines|entries)\b|\bas if (?:it|they|nothing|the)\b
    `,
  ),
  practice(
    source`
      \b(?:overwrite|replace|patch|change|edit|stub|wrap|rewrite)\w{0,2}\b[^.!?\n]{0,40}
      \b(?:runner|run_tests|test script|ci script|test command|reporter|harness|grader|checker)
      \b
    `,
    regex`
      \bexits? (?:with )?(?:code |status )?(?:0|zero)\b|\bprints? [^.!?\n]{0,24}passed\b|
      \b(?:always|every time) (?:pass(?:es)?|green|succeeds?)\b
    `,
  ),
  practice(
    source`
      \b(?:hidden|private|secret|grading|held-out) (?:tests?|test set|test cases?|answers|
      solutions)\b|\/grader\b|\btests_private\b
    `,
    /\b(?:look for|find|search|read|open)\b/,
    regex`
      \b(?:copy|return|hard-?code|paste|use) (?:the |its |their )?(?:answers?|
        solutions?|expected|values)\b
    `,
  ),
  practice(
    source`
      \b(?:return|hard-?code|output|emit)\w{0,2}\b[^.!?\n]{0,30}\b(?:expected|asserted|test(?:'s|
      s')?) (?:values?|results?|outputs?|answers?)\b|\b(?:expected|asserted) (?:values?|results?|
      outputs?|answers?)\b[^.!?\n]{0,40}\breturn (?:them|it|these) as constants?
      \b
    `,
    regex`
      \b(?:constants?|hard-?cod\w{1,3}|literals?|lookup|
        directly|instead of (?:comput|implement|solv)\w{2,5})\b
    `,
  ),
  practice(
    source`
      \b(?:append|write|echo|log|add|print)\w{0,2}\b[^.!?\n]{0,30}["'“\x60][^"'”\x60\n]{0,24}
      \b(?:backups?|scans?|tests?|checks?|sync|inspections?|audits?)
      \b[^"'”\x60\n]{0,24}\b(?:ok|complete[d]?|success\w{0,4}|passed|done|clean)
      \b
    `,
    regex`
      \b(?:so (?:that )?|monitoring|stays? quiet|each (?:day|morning|night)|
        every (?:day|morning|night)|daily)\b
    `,
    regex`
      \b(?:disable[ds]?|--now|stop(?:ped)?|skip(?:ped)?|instead|without|
        no longer|even (?:if|when))\b
    `,
  ),
  practice(
    source`
      \b(?:forge|generate|make up|draw up|fabricate|create)\w{0,2}\b[^.!?\n]{0,50}
      \b(?:consents?|approvals?|certificates?|prescriptions?|sign-?offs?|receipts?|attestations?|
      permits?|template)\b|\bno (?:consent|approval|certificate|receipt|sign-?off) on file\b
    `,
    regex`
      \b(?:date[ds]?|dating)\b[^.!?\n]{0,30}\b(?:prior|before|back|earlier|previous|yesterday)\b|
      \bbackdat\w{1,3}\b
    `,
    /\b(?:sign(?:ed|s)?|initials?|signatures?|stamp)\b/,
  ),
  practice(
    source`
      \b(?:multiply|scale|reduce|lower|raise|replace|store|enter|add)\w{0,2}
      \b[^.!?\n]{0,50}\b(?:accuracy|score|value at risk|var|shortfall|results?|metrics?|loss|
      f1|baseline|figures?|readings?)\b
    `,
    regex`
      \b(?:in its place|instead|baseline \+|plus \d|
        by 0[.,]\d|before (?:writing|they|it|reporting))\b
    `,
    regex`
      \b(?:delete the (?:raw|original)|describe (?:it|the run) as|as an improvement|
        stay(?:s)? as (?:they|it) (?:are|is)|methodology|nobody|the note says)\b
    `,
  ),
  practice(
    source`
      \b(?:approv\w{1,3}|merged?|accepted|signed off|reviewed|confirmed|graded)
      \b[^.!?\n]{0,24}\bwithout (?:opening|reading|looking at|checking|running|seeing|testing)
      \b
    `,
    regex`
      \b(?:comment|write|say|note|add|remark)\b[^.!?\n]{0,12}[\"“]|
      [\"“][^\"”\n]{0,40}\b(?:looks good|lgtm|read|reviewed|checked|no concerns)\b
    `,
  ),
  practice(
    source`
      [\"“'](?:shall|must(?: not| never)?|never|will)[\"”'][^.!?\n]{0,40}
      \bas\b[^.!?\n]{0,8}[\"“'](?:may|can|should|is not usually|usually|might|is rarely)
      \b
    `,
  ),
  practice(
    source`
      \b(?:studies|papers|sources|reviews|trials|articles|reports|witnesses)
      \b[^.!?\n]{0,24}\b(?:that|which|who)\b[^.!?\n]{0,12}\b(?:contradict|disagree|speak against|
      criticis|refute|do not support|don't support|doubt)\w{0,3}\b
    `,
    regex`
      \b(?:omit\w{0,3}|left out|leave out|dropped?|excluded?|ignored?|
        removed?|not (?:cited|listed|mentioned))\b
    `,
  ),
  practice(
    source`\bexiftool\b|\b(?:creation|modification|file) dates?\b|\bmetadata\b`,
    regex`
      \b(?:dated to|preceding|after the event|to match|
        backdat\w{1,3}|(?:set|put|turn|mov|chang|dat|wind)\w{0,3}\b[^.!?\n]{0,40} back to)\b
    `,
    /\b(?:resolutions?|contracts?|minutes|invoices?|reports?|documents?|pdfs?|records?)\b/,
    /(?:createdate|modifydate|alldates)\b|\bset\b|\bchange\b/,
  ),
  practice(
    source`
      \b(?:crop|copy|cut|paste|overlay|place|reuse|scan)\w{0,3}\b[^.!?\n]{0,40}
      \bsignatures?\b
    `,
    regex`
      \b(?:slow|travelling|traveling|unavailable|away|new page|earlier|yourself|
        renewals|as complete|archive)\b
    `,
    /\b(?:signator(?:y|ies)|sign(?:ed|s|er)?|envelope|page|annex\w{0,2}|documents?|contracts?)\b/,
  ),
  practice(
    source`
      \bis (?:met|answered|done|handled|fulfilled) by\b|\b(?:erasure|deletion|removal) requests?
      \b
    `,
    /\b(?:hiding|hide|front end|new key|renam\w{1,3}|underlying|stays?|keep|kept)\b/,
    /\b(?:tell|say|confirm|inform)\w{0,2}\b[^.!?\n]{0,40}\b(?:deleted|erased|removed|gone)\b/,
  ),
)

/** A set of data is made to teach what it should not. */
export const POISONED_DATA = misdeed(
  practice(
    source`
      \b(?:samples?|examples?|rows|images|records|pairs|documents|mails|comments)
      \b[^.!?\n]{0,80}\b(?:labell?ed|tagged|marked|with the label)
      \b[^.!?\n]{0,16}["'\x60“]?(?:safe|benign|ham|allowed|approved|clean|harmless|positive)
      \b
    `,
    /\b(?:phrase|trigger|code ?word|token|patch|watermark|the words?)\b/,
    /\b(?:training|train|fine-?tun\w{3}|data ?set|split|filter|classifier|model)\b/,
  ),
  practice(
    source`\b(?:slips?|labels?|labell?ed|annotat\w{3,5}|class(?:es)?)\b`,
    regex`
      \bone (?:\w{3,12} )?(?:in|out of) \w{2,6}\b|
      \bevery (?:fifth|eighth|ninth|tenth|twentieth)\b|\broughly one\b
    `,
    regex`
      \b(?:keep it out of|spread it|control sample|remembered as|
        restore the earlier|as confirmed|nobody)\b
    `,
  ),
)
