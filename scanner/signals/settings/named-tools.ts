/** Lists of settings by which tools that are named one by one need no question any more. */

import { regex } from '../../patterns/verbose.ts'

/** The entry of a server waives the question. */
const BY_SERVER =
  /"(?:autoapprove|alwaysallow)"\s?:\s?\[\s{0,20}(?:"[a-z][\w-]{2,40}"\s{0,20},?\s{0,20}){1,12}\]/g
/**
 * The rules of a client let the tools of a server through, or commands that check, build and look: `"mcp__kiln__*"`,
 * `"bash(npm test)"`, `"read(src/**)"`.
 */
const BY_CLIENT = regex.g`
  "allow"\s?:\s?\[\s{0,20}(?:\.{3}\s{0,20})?(?:"(?:mcp__[a-z][\w-]{2,80}(?:\*|[\w-])|
    bash\((?:(?:npm|pnpm|yarn|bun) (?:run )?(?:test|lint|build|check|format|typecheck)[\w:-]{0,20}|
      git (?:status|diff|log|show|branch)|ls|pwd|
      (?:cargo|go|make|mvn|gradle|dotnet) (?:test|check|build|lint|vet|fmt)|
      pytest|ruff|eslint|tsc|mypy|prettier|jest|vitest)(?: ?:?\*| --[\w-]{2,20})?\)|
    (?:read|grep|glob)\((?:\.\/)?[a-z][\w\/.*-]{1,60}\))"\s{0,20},?\s{0,20}){1,40}\]
`
const POWERS = regex`
  "(?:bash|shell|exec\w{0,4}|run\w{0,12}|write\w{0,8}|edit|command\w{0,4}|terminal|
    webfetch|delete\w{0,12}|all)"
`

/**
 * What settings in lower case hold beside such lists; null without one, or when a list names a tool that can do
 * anything.
 */
export function besideNamedTools(settings: string): string | null {
  const named = [...(settings.match(BY_SERVER) ?? []), ...(settings.match(BY_CLIENT) ?? [])]
  if (named.length === 0 || named.some((list) => POWERS.test(list))) return null
  return settings.replace(BY_SERVER, ' ').replace(BY_CLIENT, ' ')
}
