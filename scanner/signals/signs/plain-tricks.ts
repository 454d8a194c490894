/** Signs of plain tricks: done although it is not, a person who is none, costs that come late, those who never look. */

import { PEOPLE, sign } from './sign.ts'

/** Words of one sentence or two that take nothing back. */
const ON = '(?:(?!\\b(?:no|not|never|without|nothing|only if|do not|until)\\b)[^!?])'
const STUDIES =
  'studies|tests|runs|trials|samples|surveys|reviews|measurements|answers|quotes|reports|experiments'

export const PLAIN_TRICKS = [
  sign(
    'bent result',
    7,
    new RegExp(
      `\\b(?:not (?:be )?(?:delivered|sent|saved|done|reached|answered|finished)|older than|overdue|unread|incomplete|skipped|half-done|expired|untested|unanswered)\\b${ON}{0,70}\\b(?:report|show|mark|set|close|print|count|are|is)(?:s|ed|d)?\\b[^.!?]{0,24}\\b(?:to solved|as (?:solved|done|delivered|resolved|passed|tested|answered|complete)|100\\s{0,2}(?:percent|%)|set to (?:solved|done|closed|resolved))\\b`,
    ),
  ),
  sign(
    'untrue word',
    7,
    /\b(?:as|since|because) (?:nobody|no one|none of them) (?:has |ever )?\w{3,12}(?:ed|en|own|pt),? (?:take|write|enter|use|put|say|print|give)\b(?! (?:that|it|no|so|nothing|"))|\b(?:enter|write|add|record|note|sign)\b[^!?]{0,110}\. (?:it|this|that|the \w{3,12}) (?:was forgotten|never took place|was never (?:held|done)|did not (?:take place|happen)|was not (?:held|done))\b|\bis not given away\b/,
    true,
  ),
  // Nobody is there.
  sign(
    'forged voice',
    7,
    /\b(?:question|asks?|asked|wants? to know|doubts?)\b[^.!?]{0,40}\b(?:machine|computer|robot|bot|automated|an ai|software|human|a person|real)\b[^.!?]{0,50}\b(?:says?|answer|reply|laugh|deny|claim|insist)\b[^.!?]{0,24}(?:\bthat (?:you|it|he|she) (?:is|are|was|were|has|have) (?!an? (?:automated|ai|assistant|software|program|bot|machine|digital|virtual)|not human|no human)|: ?"?no\b|\bthis is \w{3,10}\b|\blaugh\b|\bit off\b)|\b(?:open|begin|start)\b[^.!?]{0,40}"(?:i'm|i am|this is) (?:calling )?from (?:your|the)\b/,
  ),
  // What it costs comes late.
  sign(
    'right withheld',
    7,
    new RegExp(
      `\\b(?:fees?|charges?|surcharges?|renewal|rise|deposit|minimum term|notice period|months|commission|terms|they)\\b${ON}{0,80}\\b(?:added|shown|mentioned|appears?|comes? up|listed|stated|named|visible|loads?)\\b[^.!?]{0,12}\\b(?:only\\s{1,2}(?:in|on|at|after|once|when)\\b[^.!?]{0,30}\\b(?:last|terms|receipt|signed|paid|card|signature|small|annex|invoice)|on the\\s{1,2}(?:last page|page where|receipt)|after the\\s{1,2}(?:signature|payment)|at the (?:till|very end)|in the (?:terms only|small print))\\b`,
    ),
  ),
  // They do not look.
  sign(
    'kept dark',
    6,
    new RegExp(
      `\\b(?:they|who|that|${PEOPLE}|and)\\s{1,2}(?:(?:no longer|rarely|seldom|hardly ever|hardly)\\s{1,2}(?:looks?|compares?|checks?|reads?|notices?|asks?|counts?|opens?|argues?|verify|verifies|complains?|remembers?)|cannot be (?:disproved|traced|checked))\\b|\\b(?:stays?|remains?|kept|keep)\\b[^.!?]{0,16}\\bout of sight\\b`,
    ),
    true,
  ),
  // A picture of what they have done.
  sign(
    'pressure',
    6,
    /\b(?:picture|photo|letter|message|video|line|reminder)\b[^.!?]{0,16}\b(?:of|from|about) (?:the|an?) (?:\w{3,10} ){0,2}(?:dog|child|animal|girl|boy|family)\b[^.!?]{0,40}\b(?:will not|won't|no longer|hungry|cold|tonight|waiting|because)\b|\bsulks?\b|\bpromises? to (?:come back|stay|return)\b/,
  ),
  sign(
    'false name',
    7,
    /\b(?:say|write|tell|answer|state|explain|reply)\b[^.!?]{0,60}\bthat (?:the|their|it|this|no)\b[^.!?]{0,60}\b(?:even (?:if|though|when) (?:our|we|it was|the fault|the mistake)|although (?:our|we|it was)|whether or not (?:this|that|it) is (?:the case|true|so))\b/,
  ),
  sign(
    'bent result',
    6,
    new RegExp(
      `\\bof the (?:\\w{3,9}|\\d{1,3}) (?:${STUDIES})\\b[^.!?]{0,40}\\b(?:tell|show|quote|publish|use|mention|report|take|cite|name|print|count)\\b[^.!?]{0,40}\\b(?:the (?:one|two|three|four|best|good)|those (?:that|which|with))\\b|\\b(?:do not|don't|never|no need to) label (?:them|it|the|either)\\b`,
    ),
    true,
  ),
  sign(
    'papers matched',
    6,
    /\b(?:log|report|display|sheet|form|record|screen|file)\s{1,2}(?:\w{4,6} )?(?:shows?|showing|says?|states?)\s{1,2}the (?:slow|old|other|lower|higher|planned|legal|agreed|permitted|first)\s{1,2}(?:one|value|speed|figure|number|date|name|price)\b/,
  ),
  sign(
    'unequal treatment',
    7,
    new RegExp(
      `\\b(?:applications|${PEOPLE}|callers|queries|names)\\b[^.!?]{0,12}\\bfrom the (?:\\w{3,12} )?(?:district|quarter|suburb|east|estate)\\b[^.!?]{0,20}\\b(?:receive|get|hear|wait|are (?:told|given|offered|sent|refused))\\b(?! the same)|\\b(?:regular|loyal|existing)\\s{1,2}(?:${PEOPLE})\\s{1,2}pay more\\b`,
    ),
  ),
]
