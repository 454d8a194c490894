/** Which file a command starts. */

import { baseName, interprets, programOf } from './programs.ts'
import type { Command } from './shell.ts'

/** They run what they are given, or what it holds. */
const OPENERS = /^(?:open|start|start-process|installer|msiexec|dpkg|rpm|xdg-open|chmod)$/

/** They run what a package says, and mostly take it by name. */
const INSTALLERS =
  /^(?:apt|apt-get|dnf|yum|zypper|pacman|apk|flatpak|snap|code|codium|cursor|pip3?|gem|npm|add-appxpackage)$/

const isPackage = (word: string): boolean =>
  /\.(?:deb|rpm|pkg\.tar\.\w{2,4}|apk|flatpak|snap|vsix|whl|gem|tgz|msix\w{0,6}|appx)$/.test(
    word,
  ) && !word.includes('://')

/** The base name of the file that a command runs; null when it runs none. */
export function ranFile(command: Command): string | null {
  const program = interprets(command)
  const argument = program?.arguments.find((word) => !word.startsWith('-'))
  if (argument) return baseName(argument)
  const opened = programOf(command)
  if (opened && OPENERS.test(opened.name))
    return baseName(
      opened.arguments.findLast((word) => /\.\w{2,8}$|^\.?\/./.test(word)) ??
        opened.arguments.at(-1) ??
        '',
    )
  const packed = opened && INSTALLERS.test(opened.name) && opened.arguments.findLast(isPackage)
  if (packed) return baseName(packed)
  const first = command.words
    .find((word) => word !== 'sudo' && word !== '&&')
    ?.replace(/^%\w{2,20}%/, '')
  if (first && /^(?:\.{0,2}\/|~\/|\$home\/|\/tmp\/)/.test(first)) return baseName(first)
  // A backslash is an escape to the parser, and the folder one is in is searched for these.
  if (first && /^\.?[a-z][\w-]{0,40}\.(?:exe|bat|cmd|ps1|msi)$/.test(first))
    return baseName(first.replace(/^\./, ''))
  return null
}
