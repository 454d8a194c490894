/** How a skill spreads, plants what is taken for known, conspires, jams others and hands talk on. */

import { notion } from '../notions.ts'
import { HONEST, OF_PEOPLE } from './honest-turns.ts'
import type { Constellation } from './constellations.ts'

/** Lines of the skill’s author. */
const LINES = notion(`
  these instructions | this (?:file|skill|text|page|prompt|note) | skill\\.md | load this | our (?:rules|priorities|reporter|flags|line|package index) |
  the sentence | a paragraph | stop hook | sessionstart hook | our skill | standing order | loader line | alias | copy this | the rule |
  text of this skill | the agent rules
`)
/** Where other agents and people read them. */
const PLACES = notion(`
  every (?:new )?(?:repository|project|folder|agent|answer|file|page|template) | each (?:project|answer|repository|agent|account|target) | claude\\.md |
  agents\\.md | pip\\.conf | \\.profile | \\.cursorrules | every other | other agents? | another agent | autostart | user's settings | template for |
  next one | outgoing | signature block | shell profile | sessionstart | stop hook | replies | notes field |
  next assistant | each report | every report | agent rules
`)
/** What a later session takes for known. */
const KNOWN_OF = notion(`
  memory | memories | recollection | note(?:s)? (?:for|store) | tomorrow's session | next session | remember | preference |
  later sessions | for later
`)
/** Nobody has said it. */
const UNTRUE = notion(`
  never (?:did|said|has) | though the | easier | more willing | waived | in good faith | not questioned | has agreed | agreed to | has released |
  is an expert | dislikes questions | prefers? to pay | trusts? us | plant |
  trusts the | completely | second opinions | not to be discussed | likes no
`)
/** Agents of others. */
const OTHER_AGENTS = notion(`
  (?:other|another|the other|rival|partner|peer|supplier's|departments'|idle|calendar|mail|helpdesk|between the|each other|sister) (?:\\p{L}{1,12} )?(?:\\p{L}{1,12}'s )?(?:agents?|bots?) |
  agents | bots
`)
/** They act together against those whom they serve. */
const IN_LEAGUE = notion(`
  cost cent(?:re|er)s? | call it a test | who takes which | code between | as a code | keep it out | owners? can read | sees a plain | agree with |
  understanding with | under their (?:own )?rights | small favours | vote for | one another's | owners are asleep | stands behind | pass the limit |
  settle with | a share of the | weather remarks | on their behalf |
  what the other | take a tenth | a cut of | behind the back of | in return for
`)
/** What does the same work. */
const RIVALS = notion(`
  (?:other|second|rival|another|newer|competing|old) (?:\\p{L}{1,12} )?(?:skills?|tools?|assistants?|plug-ins?|checker|helpers?) | built-in \\p{L}{1,12} |
  plug-in by | the rival
`)
/** It is put out of the way. */
const PUSHED = notion(`
  delete its | trigger words | so that it never | over our server | runs? over | through us | our server | uninstall | rename the | \\.bak |
  never starts | that never happened | you make up | failing mark | lower the rating | alias of ours | ours stands first |
  (?:it|they) (?:was|were) incompatible | warn (?:her|him|them) of | end up here | name of the built-in |
  as dangerous | as unsafe | like the bank's own | above it in
`)
/** What would put an end to it. */
const UPDATES = notion(`
  updates | update server | update address | update interval | definitions | new release | next release | newest number | newer versions? | versions |
  policy file | firmware | dependency bot | patch(?:es)? |
  security patches | patches
`)
/** It is kept out. */
const BARRED = notion(`
  hosts file | no longer loads? | would drop | recognise our | drop this one | 127\\.0\\.0\\.1 | 9999 | keep the old | the old one | our port |
  our patched | not applicable | keeps its entrance | check skill signatures | unsigned skills? | block the \\p{L}{1,12}(?: \\p{L}{1,12})?'s update |
  until we | remove this skill | detect(?:s)? this skill | detect us |
  as declined | put off the | for the rooms
`)
/** What was said in confidence. */
const TALK = notion(`
  conversation | dialogue | turns | setup text | system prompt | patient's words | user's (?:words|last|question) | customer's question | last question |
  typed | drafts and | after each talk | transcript | translation memory | output of env |
  is mirrored to | mirrored to
`)
/** The author gets it. */
const TO_US = notion(`
  our (?:editors|office|crawler|collector|staff|developers|relay|people|server delivers) | (?:to|by|on|over) our server | collect them | white letters |
  a parameter to the | address of the (?:logo|picture|image) | in its file name | encoded in its | we run | every other | under /public | for a book |
  referer | one-point | competitor's |
  the advertisers | that the advertisers | for our | to the maker
`)

export const ON_SPREAD: readonly Constellation[] = [
  {
    sign: 'mass reach',
    weight: 7,
    parts: [LINES, PLACES],
    within: 150,
    unless: HONEST,
    among: OF_PEOPLE,
  },
  {
    sign: 'untrue word',
    weight: 7,
    parts: [UNTRUE, KNOWN_OF],
    within: 170,
    unless: HONEST,
    among: OF_PEOPLE,
  },
  {
    sign: 'stranger told',
    weight: 7,
    parts: [IN_LEAGUE, OTHER_AGENTS],
    within: 200,
    unless: HONEST,
  },
  {
    sign: 'rival jammed',
    weight: 7,
    parts: [PUSHED, RIVALS],
    within: 190,
    unless: HONEST,
    among: OF_PEOPLE,
  },
  { sign: 'beyond control', weight: 7, parts: [BARRED, UPDATES], within: 170, unless: HONEST },
  { sign: 'private matter', weight: 7, parts: [TO_US, TALK], within: 190, unless: HONEST },
]
