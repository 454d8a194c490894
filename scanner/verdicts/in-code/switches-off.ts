/** Settings and switches by which an agent asks for nothing any more. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import type { Hit } from '../../rule.ts'
import { mentions } from '../../signals/search/mentions.ts'
import { sentenceAround } from '../../signals/sentences/paragraphs.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { isInImage } from '../../signals/sentences/surroundings.ts'

/** Those that a text sets or runs with; what only explains one weighs less. */
export function* switchesOff(document: Document): Iterable<Hit> {
  const text = document.observe(prose)
  for (const { start, end } of document.observe(mentions).of('permissionFlag')) {
    if (NOTHING_ALLOWED.test(text.slice(end, end + 20))) continue
    if (STILL_ASKS.test(text.slice(start, end + 24))) continue
    if (TURNED_BACK.test(text.slice(Math.max(0, start - 8), end))) continue
    if (isBoundAccount(document, start, end)) continue
    yield isAllAllowed(document, start, end) && !isInImage(document, document.lineAt(start))
      ? {
          start,
          end,
          severity: 'crit',
          confidence: 'high',
          firm: true,
        }
      : {
          start,
          end,
          severity: isReadOnly(text, start, end)
            ? 'low'
            : isRunLimitless(document, start, end)
              ? 'high'
              : 'med',
        }
  }
}

/** Switches that take every limit away, as against those that only ask less. */
const LIMITLESS = /dangerously|yolo|bypass|danger-full-access|trust-all|allow-all/

/** `autoApprove": []` */
const NOTHING_ALLOWED = /^["'\x60]{0,2}\s?[:=]\s?(?:\[\s?\]|\{\s?\}|false\b)/

/** The setting whose name alone says nothing, with a value by which questions are asked. */
const STILL_ASKS =
  /^approval_policy["'\x60]?\s?(?:[:=]|is|to)\s?["'\x60]?(?:on-request|untrusted|on-failure)\b/

/** `--no-auto-approve` has questions asked again. */
const TURNED_BACK = /--no-auto-?approve\w{0,4}$/

/** Nothing is asked where nothing can be written: the setting beside it says so. */
const isReadOnly = (text: string, start: number, end: number): boolean => {
  if (text.slice(start, end) !== 'approval_policy') return false
  const around = text.slice(Math.max(0, start - 160), end + 160)
  return (
    /\bsandbox_mode["'\x60]?\s?[:=]\s?["']?read-only\b/.test(around) &&
    !/\bdanger-full-access\b|\bnetwork_access\s?=\s?true\b/.test(around)
  )
}

/** Any command, in the list of what needs no approval. */
const ANY_COMMAND = /\ballow\w{0,4}["'\]]{0,3}\s?[:=][^\n\]]{0,120}\b(?:bash|shell)(?:\(\*\))?["']/

/** Settings that ask for nothing and let any command pass. */
function isAllAllowed(document: Document, start: number, end: number): boolean {
  const text = document.observe(prose)
  if (text.slice(start, end) !== 'bypasspermissions') return false
  const { text: written } = document.reading
  return (
    ANY_COMMAND.test(written.slice(Math.max(0, start - 240), end + 240)) ||
    (WRITES.test(text.slice(Math.max(0, start - 80), start)) &&
      INTO_SETTINGS.test(text.slice(end, end + 80)))
  )
}

/** A setting is written into the user's own settings: `write {"defaultMode":"…"} to ~/.claude/settings.json`. */
const WRITES = /\b(?:write|add|put|append|insert|merge|save|echo)s?\b[^.!?\n]{0,60}["':]\s?["']?$/
const INTO_SETTINGS =
  /^["'}\]\x60\s]{0,8}(?:in|into|to|>{1,2})\s?[\x60"']?~?[/\\.\w]{0,40}settings(?:\.local)?\.json/

/** In a container that is thrown away, by the same command. */
const CONTAINED = /\b(?:docker|podman) run\b(?:[^\n`]|\\\n){0,280}$/

/** A job of a pipeline in a container that was stripped of its rights or its network. */
const BOUND_JOB =
  /\bcontainer\s?:[^\n]{0,300}(?:--cap-drop[= ]all|--network[= ](?!host)|--read-only)[^`]{0,500}$/

/** Something else than the reader runs with it: `Sessions run with …`, `each worker is started with …`. */
const RUN_BY_OTHERS = regex`
    (?:^|[.:;,]\s|\b(?:and|so|where|while)\s)
    (?:(?:all|each|every|the|these|those|its|both|most)\s)?
    (?:(?!(?:in|for|with|on|at|during|after|before|to|from|of|then|you|next)\b)[\w-]{2,16}\s){0,2}
    (?:(?!(?:always|this|as|yes|does|tests? always)\b)[\w-]{2,20}s|children|people)\s
    (?:run|start|execute|launch|are\s(?:\w{2,12}ly\s)?(?:run|started|launched|
      spawned|executed|invoked))\s
    (?:with|under)\s\x60[^\x60]{0,200}$|
    (?:^|[.:;,]\s|\b(?:and|so|where|while)\s)(?:an?|each|every|the|this|its|one)\s
    (?:[\w-]{2,16}\s){0,2}[\w-]{2,20}\s
    (?:runs|starts|executes|is\s(?:\w{2,12}ly\s)?(?:run|started|launched|
      spawned|executed|invoked))\s
    (?:with|under)\s\x60[^\x60]{0,200}$
  `

/** Where it is held: a container, a machine that is thrown away, a folder of its own. */
const HELD = regex`
    \b(?:in|inside|within)\s(?:(?:an?|the|its|their|one)\s)?(?:[\w-]{2,16}\s){0,3}
    (?:containers?|sandbox(?:es)?|(?:virtual\s)?machines?|vms?|jails?|chroot)\b|
    \b(?:home|(?:working\s)?director(?:y|ies)|folders?|workspace|file\s?system)\b[^.!?;]{0,40}?
    \b(?:is|are)\s(?:an?\s|the\s)?(?:[\w-]{2,16}\s){0,2}
    (?:sandbox(?:es)?|fresh|temporary|empty|throwaway|scratch|thrown\saway)\b
  `

/** The wall is taken down, or the real thing stands behind it. */
const NOT_HELD = regex`
    \b(?:not|never|no\slonger|rather\sthan|instead\sof)\s(?:\w{2,12}\s){0,2}(?:in|inside|within)\b|
    \boutside\b|
    \b(?:escape|leave|unlock|break)s?\b|
    \b(?:privileged|docker\.sock|host\s(?:network|mount|disk|home))\b|
    \b(?:sandbox|container|jail)\b[^.!?;,]{0,30}\b(?:off|disabled|mounts?|open|lifted)\b|
    \b(?:real|user's|production|live|main)\s(?:home|machine|server|folder|directory)\b
  `

/** A test bench is described that runs agents without limits and holds them: nobody is told to do so. */
function isBoundAccount(document: Document, start: number, end: number): boolean {
  const around = sentenceAround(document, { start, end })
  if (!around) return false
  const text = document.observe(prose)
  const sentence = text.slice(around.start, around.end)
  return (
    HELD.test(sentence) &&
    !NOT_HELD.test(sentence) &&
    RUN_BY_OTHERS.test(text.slice(around.start, start).trimStart())
  )
}

/** Names of modes without a dash are values: something takes them. Alone on a line they are an entry of a list. */
const TAKES_VALUE = /[=:"'[({,]\s{0,3}["'\x60]?$|-{1,2}[\w-]{1,30}[ =]["']?$/

/** How a program is called, with what may be left out: `/kiln [--yolo] <jar>`. */
const SYNTAX = /\[$|^\s{0,20}\/[a-z][\w-]{1,30}\s/

/** `kiln init --yolo`: a program that makes a project asks for the names in it, and starts no agent. */
const SETS_UP = regex`
  (?:^|[\s\x60])(?!(?:claude|codex|gemini|copilot|cursor|aider|opencode|amp|goose|
    agent|qwen)\b)[a-z][\w-]{1,24} (?:init|create|new|scaffold|generate)(?: [\w.\/-]{1,30}){0,3} $
`

/** Characters before a switch in which the word may stand that orders its command. */
const COMMAND_CHARACTERS = 400

/** It is ordered to run a command that is marked as code. */
const RUNS_CODE = regex`
  \b(?:re-?)?(?:run|execute|launch|invoke|start|open)
  (?: (?:it|the (?:session|agent|client|tool|chat)))?(?: (?:with|as))?:?\s{0,3}\`[^\`]{0,300}$
`

/** A command that is to be run, as against a switch that is explained. */
function isRunLimitless(document: Document, start: number, end: number): boolean {
  const line = document.lineAt(start)
  const zone = document.zones.at(line)
  if (!LIMITLESS.test(document.observe(prose).slice(start, end))) return false
  const text = document.lineText(line)
  const before = text.slice(0, start - document.reading.lines.start(line))
  if (SETS_UP.test(before) && document.observe(prose).slice(start, end) === '--yolo') return false
  if (CONTAINED.test(document.reading.text.slice(Math.max(0, start - 300), start))) return false
  if (BOUND_JOB.test(document.reading.text.slice(Math.max(0, start - 600), start))) return false
  if (/^\s{0,20}`[^`]{1,2000}`[\s.]{0,4}$/.test(text)) return true
  if (zone === 'fence' || zone === 'code')
    return (
      (document.reading.text[start] === '-' || /-$/.test(before) || TAKES_VALUE.test(before)) &&
      !SYNTAX.test(before) &&
      !/\s#\s/.test(before) &&
      !/^\s{0,40}(?:#|\w{2,40}\s?:\s?(?:bool(?:ean)?|str(?:ing)?|int)\b)/.test(text.slice(0, 80))
    )
  return RUNS_CODE.test(
    document
      .lineText(line)
      .slice(0, start - document.reading.lines.start(line))
      .slice(-COMMAND_CHARACTERS),
  )
}
