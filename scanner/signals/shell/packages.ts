/** Packages that commands install, with where from. */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineSignal } from '../../signal.ts'
import type { CommandLine } from './command-lines.ts'
import { commands } from './commands.ts'
import { programOf } from './programs.ts'

export interface Install {
  line: CommandLine
  /** `npm`, `pip` and so on. */
  program: string
  /** Packages as written, options and their values left out. */
  packages: readonly string[]
  /** Every word behind the program. */
  words: readonly string[]
}

/** Programs with the words that have them install or run a package. */
const INSTALLERS: ReadonlyMap<string, RegExp> = new Map([
  ['npm', /^(?:i|install|add|exec|ci)$/],
  ['pnpm', /^(?:i|install|add|dlx)$/],
  ['yarn', /^(?:add|dlx|global)$/],
  ['bun', /^(?:add|install|i|x)$/],
  ['npx', /^/],
  ['bunx', /^/],
  ['uvx', /^/],
  ['pip', /^install$/],
  ['pip3', /^install$/],
  ['uv', /^(?:add|pip|tool)$/],
  ['pipx', /^(?:install|run)$/],
  ['poetry', /^add$/],
  ['conda', /^install$/],
  ['gem', /^install$/],
  ['cargo', /^(?:install|add)$/],
  ['go', /^(?:install|get)$/],
  ['rpm', /^/],
  ['dnf', /^(?:install|localinstall)$/],
  ['yum', /^(?:install|localinstall)$/],
  ['zypper', /^(?:in|install)$/],
  ['pacman', /^/],
  ['apk', /^add$/],
  ['flatpak', /^install$/],
  ['code', /^/],
  ['python', /^-m$/],
  ['python3', /^-m$/],
])

/** Options of package tools that take a value. */
const WITH_VALUE = regex`
  ^(?:-i|-r|-c|-p|-e|-t|--(?:index-url|extra-index-url|find-links|registry|requirement|constraint|
    package|prefix|target|python|from|with|source|trusted-host|git|version|proxy|cwd|filter))$
`

/** `(pip install): …` is the name of a way to install, and what follows is the sentence. */
const NAMED_IN_BRACKETS = /^\w{2,8} (?:install|add)\)/

export const installs = defineSignal('installs', (document: Document): readonly Install[] =>
  document.observe(commands).flatMap((line) =>
    line.everyCommand.flatMap((command) => {
      const program = programOf(command)
      const verb = program && INSTALLERS.get(program.name)
      if (!program || !verb) return []
      const { name, arguments: words } = program
      if (
        !verb.test(words.find((word) => !word.startsWith('-') || name.startsWith('python')) ?? '')
      )
        return []
      if (name.startsWith('python') && !/^pip3?$/.test(words[1] ?? '')) return []
      if (NAMED_IN_BRACKETS.test(document.reading.text.slice(line.start, line.end))) return []
      return [{ line, program: name, words, packages: packagesOf(name, words) }]
    }),
  ),
)

/** They install by name from where the system is set up for; only what has an address is somebody's. */
const OF_SYSTEM: ReadonlySet<string> = new Set([
  'rpm',
  'dnf',
  'yum',
  'zypper',
  'pacman',
  'apk',
  'flatpak',
  'code',
])

/** They run one package; what stands behind it is for that. */
const RUNNERS: ReadonlySet<string> = new Set(['npx', 'bunx', 'uvx'])

function packagesOf(program: string, words: readonly string[]): readonly string[] {
  const packages = packagesIn(words)
  if (OF_SYSTEM.has(program)) return packages.filter((word) => /^https?:\/\//.test(word))
  const runs = RUNNERS.has(program) || /^(?:dlx|exec|x)$/.test(words[0] ?? '')
  return runs ? packages.slice(0, 1) : packages
}

function packagesIn(words: readonly string[]): string[] {
  return words.filter(
    (word, index) =>
      !word.startsWith('-') &&
      !/^(?:i|install|add|exec|ci|dlx|x|run|pip3?|tool|global|get|sync)$/.test(word) &&
      !WITH_VALUE.test(words[index - 1] ?? '') &&
      /^[@a-z0-9]/.test(word),
  )
}
