/** Which file a command starts. */

import { baseName, interprets, programOf } from './programs.ts'
import type { Command } from './shell.ts'

/** The base name of the file that a command runs; null when it runs none. */
export function ranFile(command: Command): string | null {
  const program = interprets(command)
  const argument = program?.arguments.find((word) => !word.startsWith('-'))
  if (argument) return baseName(argument)
  const opened = programOf(command)
  if (
    opened &&
    /^(?:open|start|start-process|installer|msiexec|dpkg|rpm|xdg-open|chmod)$/.test(opened.name)
  )
    return baseName(
      opened.arguments.findLast((word) => /\.\w{2,8}$|^\.?\//.test(word)) ??
        opened.arguments.at(-1) ??
        '',
    )
  const first = command.words
    .find((word) => word !== 'sudo' && word !== '&&')
    ?.replace(/^%\w{2,20}%/, '')
  if (first && /^(?:\.{0,2}\/|~\/|\$home\/|\/tmp\/)/.test(first)) return baseName(first)
  // A backslash is an escape to the parser, and the folder one is in is searched for these.
  if (first && /^\.?[a-z][\w-]{0,40}\.(?:exe|bat|cmd|ps1|msi)$/.test(first))
    return baseName(first.replace(/^\./, ''))
  return null
}
