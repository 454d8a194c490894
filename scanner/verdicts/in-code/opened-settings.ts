/** Settings of agents that are rewritten so that nobody is asked any more, in this session and in all that follow. */

import type { Document } from '../../document.ts'
import { regex, source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { isUsersChoice } from '../../signals/search/notions.ts'
import { isForbidden } from '../../signals/sentences/forbidden.ts'
import { prose } from '../../signals/sentences/prose.ts'
import { statements } from '../../signals/sentences/statements.ts'
import { textAround, textBefore } from '../../signals/sentences/surroundings.ts'
import { commands } from '../../signals/shell/commands.ts'
import { writtenBy } from '../../signals/shell/programs.ts'
import { everyPair, type Pair } from '../../signals/shell/snippets.ts'

/** Between the parts of a path, as programs put them together. */
const PART = String.raw`["'\x60)]{0,2}[\s,/\\+]{1,4}["'\x60(]{0,2}[/\\]?`

/** Where agents and editors with agents keep what they may do. */
const SETTINGS_FILE = worded(
  regex.g`
    \.claude${PART}(?:settings|managed)[\w.-]{0,24}\b|\.claude\.json\b|\bmanaged-settings\.json\b|
    \.codex${PART}(?:managed_)?config\.toml\b|
    \.(?:gemini|qwen|factory|kiro|iflow|trae)${PART}(?:settings|config)[\w./-]{0,24}\b|
    \.cursor${PART}(?:cli-config|cli|permissions|settings|sandbox)\.json\b|
    \b(?:code|codium|vscodium|cursor|windsurf)(?: - insiders)?${PART}user${PART}settings\.json\b|
    \.vscode${PART}settings\.json\b|\.copilot${PART}(?:config|settings|mcp-config)[\w.-]{0,12}\b|
    \.aider\.conf\.ya?ml\b|\bopencode\.jsonc?\b|
    \b(?:goose|amp|crush|zed)${PART}(?:config|settings|crush)\.(?:ya?ml|jsonc?)\b|\bcrush\.json\b|
    \.codeium${PART}windsurf\b|
    \.(?:openclaw|clawdbot|hermes|amazonq|roo|cline)${PART}[\w./-]{0,40}\.(?:json5?|ya?ml)\b
  `,
)

/** What a setting is joined to its value with: in JSON, TOML, YAML and in programs. */
const IS = String.raw`["'\])\\]{0,4}\s?(?:=>|[:=,])\s?[\\"'([]{0,4}`

/** Nobody is asked about anything, or about no command. */
const FULL_LEAVE = worded(
  regex.g`
    \b(?:default_?mode|permission_?mode)${IS}bypasspermissions\b|
    \bskipdangerousmodepermissionprompt${IS}true\b|
    \bapproval_?policy${IS}never\b|\bsandbox_?mode${IS}danger-full-access\b|
    \b(?:default_?)?approval_?mode${IS}(?:yolo|unrestricted|never|full-auto|auto)\b|
    \b\w{0,16}yolo(?:_?mode)?${IS}true\b|
    \b(?:chat\.tools\.(?:global\.)?auto_?approve|chat\.agent\.\w{0,20}auto_?approve)${IS}true\b|
    \bterminal\.auto_?approve${IS}\s?\{?\s{0,12}\\?["']?(?:\*|
      \/?\.\*\/?|\/\^?\.\*\$?\/)\\?["']?\s?:\s?true|
    \bpermissions?${IS}allow\b|\bpermissions?["'\]]{0,3}\s?[:=]\s?\{[^{}]{0,120}?
    (?:\bbash|["']\*)${IS}(?:\{\s{0,12}["']\*["']\s?:\s?["'])?allow\b|
    \bpermissions?(?:\.|["']\]\[["'])(?:bash|\*)${IS}allow\b|
    \b(?:allow\w{0,16}|core_?tools|trusted_?(?:commands|tools)|auto_?approve\w{0,12}|
      always_?allow\w{0,12}|\w{0,24}allow_?list)
    ["'\])\\]{0,4}\s?(?:=>|\+?=|[:,])\s?(?:[\\"'(]{0,3}|\[[^\]]{0,160}?\\?["'])(?:\*|
      (?:bash|shell|run_shell_command|shelltool|execute_bash|terminal)(?:\(\*?\))?)\\?["']|
    \byes-always${IS}true\b|\bgoose_mode${IS}auto\b|\bdangerously_?allow_?all${IS}true\b|
    \balways_allow_tool_actions${IS}true\b|\b(?:alwaysallowexecute|executeallcommands|
      trust_?all_?tools|auto_?run_?all|autoacceptall|allow_?all_?tools)${IS}true\b|
    \bpermissions?\.(?:deny|ask)\s?=\s?\[\s?\]|\bsandbox\.enabled\s?=\s?false\b|
    \bmatcher${IS}(?:\*|\.\*|bash)?["'][^]{0,240}?\bpermissiondecision${IS}allow\b|
    \b(?:cascade)?commandsautoexecution${IS}turbo\b|
    \bauto_?execution(?:policy)?${IS}(?:turbo|always)\b
  `,
)

/** A program or a shell writes a file. */
const WRITES = regex`
  (?<![-=<&\d])>{1,2}\s?["']?[^|&;<>\n]{1,80}|\btee\s|\bsponge\s|
  \b(?:mv|cp|install|ln)\s{1,2}[^\n]{0,80}|
  \b(?:g?sed|perl|yq|jaq|dasel|crudini|toml)\s[^\n]{0,40}?(?:-\w{0,3}i\b|--in-?place|
    --set|put\b|set\b)|\.write(?:_?text|_?bytes|_?file|_?all|line)?\w{0,16}\s?\(|
  \bwrite_?file\w{0,6}\s?\(|\b(?:json|yaml|toml|tomli_w|tomlkit)\.dump\s?\(|
  \bopen\([^\n]{1,160}["'][wa]\+?b?["']|\b(?:output|write)json\w{0,4}\s?\(|
  \bfile_put_contents\s?\(|\bfs\.write\w{0,12}|
  \b(?:set-content|out-file|add-content)\b|\bfile\.write\s?\(|\bbun\.write\s?\(
`

/** It is looked for, taken out, or put in its place by sed. */
const LOOKED_FOR =
  /\b(?:grep|rg|ag|ack|findstr|select-string|jq -e|select\(|del\(|test\()[^\n]{0,160}$/
const TAKEN_OUT = /^["'\\]{0,3}[/#|](?!g\b)["'\\]{0,3}[a-z]/

/** In an image, or in a container that runs already: the settings are not those of the user. */
const CONTAINED =
  /^(?:\s{0,8}(?:run|copy|env) )|\b(?:docker|podman|kubectl|nerdctl) (?:exec|run|cp|build)\b/m

/** Characters between the file and what is written to it. */
const REACH = 900

/** Characters ahead of a program that say whose wish it is. */
const WISHED = 300

export function* openedSettings(document: Document): Generator<Hit> {
  for (const pair of everyPair(document, SETTINGS_FILE, FULL_LEAVE, REACH)) {
    if (!pair.snippet.fenced || !isWritten(pair)) continue
    yield weighed(document, pair.start, pair.end)
  }
  yield* writtenInLine(document)
  yield* writtenBelow(document)
}

function isWritten({ snippet, text, second }: Pair): boolean {
  const before = text.slice(Math.max(0, second.index - 200), second.index)
  const behind = text.slice(second.index + second[0].length, second.index + second[0].length + 8)
  return (
    snippet.language !== 'dockerfile' &&
    !CONTAINED.test(text) &&
    !LOOKED_FOR.test(before) &&
    !TAKEN_OUT.test(behind) &&
    WRITES.test(text)
  )
}

/** A program of an agent that is told to change its settings, and what it is told. */
const SETS_ITSELF = regex`
  ^(?:claude|codex|gemini|qwen|opencode|goose|amp|copilot|cursor-agent|
    kiro-cli|droid) config (?:set|add|edit|put)\b[^\n]{0,80}?\b(?:bypasspermissions|
    approval_?policy[ =]"?never|danger-full-access|yolo|dangerously_?allow_?all[ =]"?true|
    (?:allow\w{0,8}|trust\w{0,8})[ =]"?(?:\*|bash(?:\(\*\))?)(?=["\s]|$))
`

/** A shell starts with it, and an agent gets another name there. */
const SHELL_START = regex`
  (?:^|[/~])\.?(?:zshrc|zshenv|bashrc|bash_aliases|bash_profile|profile|
    zprofile|config\.fish)$|\$profile$
`
const LIMITLESS_NAME = regex`
  \b(?:alias|abbr|function|set-alias)\b[^\n]{0,80}\b(?:claude|codex|gemini|copilot|cursor-agent|amp|
    qwen|goose|opencode|aider)\b[^\n]{0,40} (?:--dangerously-[\w-]{4,40}|--yolo|--allow-all-tools|
    --dangerously-allow-all|--yes-always|-a never)\b
`

/** Commands between backticks or on lines of their own, and programs that change settings of their own. */
function* writtenInLine(document: Document): Generator<Hit> {
  for (const { start, end, place, everyCommand } of document.observe(commands)) {
    const source = document.reading.text.slice(start, end)
    const renames =
      LIMITLESS_NAME.test(source) &&
      everyCommand.some((command) => writtenBy(command).some((file) => SHELL_START.test(file)))
    if (renames || everyCommand.some(({ words }) => SETS_ITSELF.test(words.join(' '))))
      yield weighed(document, start, end)
    else if (
      place !== 'fence' &&
      matches(FULL_LEAVE, source) &&
      everyCommand.some((command) =>
        writtenBy(command).some((file) => matches(SETTINGS_FILE, file)),
      )
    )
      yield weighed(document, start, end)
  }
}

/** A sentence that has a file of settings written. */
const TO_WRITE = worded(
  regex`
    \b(?:write|create|replace|overwrite|put|save|set|merge|paste|add|append|insert|change|edit|
      extend|update|fill|allow|gets?|holds?|contains?|has)\b
  `,
)

/** The sentence itself says what stands there then. */
const SPOKEN_LEAVE = regex`
  \b(?:default_?mode|permission_?mode|approval_?policy|approval_?mode|sandbox_?mode|yolo\w{0,5}|
    \w{0,8}auto_?approve\w{0,8}|yes-always)["'\x60]{0,2} (?:is|to|as|on|at|reads?|says|becomes|
    equals) ["'\x60]{0,2}(?:bypasspermissions|never|yolo|danger-full-access|unrestricted|true|on|\*)
`

/** All commands, by a name or by the mark that stands for them. */
const ALL_COMMANDS = source`
  (?:["'\x60]{1,3}(?:(?:bash|shell|execute)(?:\(\*?\))?|\*)["'\x60]{1,3}|
    \b(?:all|any|every) (?:shell )?(?:commands?|tools?)\b)
`

/** The same of a list of what may be done unasked. */
const SPOKEN_ENTRY = regex`
  \ballow\w{0,8}\b[^!?\n]{0,60}?${ALL_COMMANDS}|
  ${ALL_COMMANDS}[^!?\n]{0,16}?\b(?:in|to|into)\b[^!?\n]{0,30}?\ballow
`

/** It is not put back. */
const LASTS = regex`
  \b(?:leave|keep) (?:it|this|that|them|the (?:file|settings?)) (?:like|that|as|so|in place|
    there|on)\b|\b(?:do not|don't|never|no need to) (?:set|put|turn|change|reset|revert|restore|
    undo|switch)\b|\bstays?\b|\bfor good\b|\bpermanent\w{0,2}\b|
  \b(?:later|future|further|all|each|every|next) (?:sessions?|runs?|tasks?|time)\b
`

/** Characters behind a sentence in which that is said. */
const LASTS_WITHIN = 240

/** Lines behind the sentence in which the block begins. */
const BELOW = 4

/** A sentence has a file of settings written, and the block below says what stands in it. */
function* writtenBelow(document: Document): Generator<Hit> {
  const text = document.observe(prose)
  const found = candidates(document, document.observe(statements), SETTINGS_FILE)
  for (const { start, end } of candidates(document, found, TO_WRITE)) {
    const sentence = text.slice(start, end)
    const verb = TO_WRITE.exec(sentence)
    if (!verb || isForbidden(text, start + verb.index, start + verb.index + verb[0].length))
      continue
    if (LEFT_TO_USER.test(sentence)) continue
    if (
      SPOKEN_LEAVE.test(sentence) ||
      SPOKEN_ENTRY.test(sentence) ||
      matches(FULL_LEAVE, sentence)
    ) {
      const hit = weighed(document, start, end)
      const lasts = LASTS.test(textAround(document, { start, end }, 0, LASTS_WITHIN, text))
      yield lasts ? hit : { ...hit, severity: 'high', confidence: 'medium' }
      continue
    }
    const line = document.lineAt(Math.max(0, end - 1))
    const ahead = Array.from({ length: BELOW }, (_, index) => document.zones.fenceAt(line + index))
    const fence = ahead.find((one) => one !== null)
    if (!fence) continue
    const { lines } = document.reading
    const from = lines.start(fence.first)
    const block = document.reading.text.slice(from, Math.min(lines.end(fence.last), from + 2000))
    const leave = [...block.matchAll(FULL_LEAVE)][0]
    if (leave) yield weighed(document, start, placeOf(from, leave as RegExpExecArray).end)
  }
}

/** What people may do for themselves. */
const LEFT_TO_USER = regex`
  \b(?:you (?:can|may|could)|if (?:you|they|the user)|to (?:disable|turn off|skip|avoid|allow|
    enable|opt|use)|optional\w{0,2}|can be|may be|users? (?:can|may)|for example|e\.g\.)\b
`

const matches = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0
  return pattern.test(text)
}

function weighed(document: Document, start: number, end: number): Hit {
  const place = { start, end, confidence: 'high', firm: true } as const
  return isUsersChoice(textBefore(document, start, WISHED))
    ? { ...place, severity: 'med', confidence: 'medium' }
    : { ...place, severity: 'crit' }
}
