/**
 * Names that a program gives to modules and functions: `import subprocess as s` makes `s.run(…)` of `subprocess.run(…)`,
 * and the reading holds the latter; so does `const h = require("https")`. Only modules with which something can be done
 * to a machine are looked at.
 */

import { regex } from '../patterns/verbose.ts'
import type { Reading } from './fold.ts'
import { ADDED_MAX, rewritten } from './rewrite.ts'

const MODULES = regex`
  ^(?:os|sys|subprocess|socket|shutil|base64|codecs|marshal|zlib|pty|ctypes|builtins|importlib|
    requests|httpx|paramiko|ftplib|smtplib|urllib(?:\.request)?|http\.client|
    https?|fs(?:\/promises)?|net|tls|dns|child_process|axios|node-fetch)$
`

/** `import subprocess as s, os` */
const IMPORT = /(?:^|;)\s{0,40}import ([\w., ]{2,200})/g

/** `from os import system as run` */
const FROM = /(?:^|;)\s{0,40}from ([\w.]{2,40}) import \(?([\w, ]{2,200})/g

/** `const h = require("https"), { execSync: run } = require("child_process")` */
const REQUIRED = regex.g`
  (?:\b(?:const|let|var) |, ?)(\w{1,30}|\{[\w:, ]{2,120}\}) ?= ?require\(["'\`]
  (?:node:)?([\w/-]{2,20})["'\`]\)
`

/** `import h from "https"`, `import * as h from …`, `import { execSync as run } from …` */
const IMPORTED = regex.g`
  (?:^|;)\s{0,40}import (?:\* as )?(\w{1,30}|\{[\w, ]{2,120}\}) from ["'\`]
  (?:node:)?([\w/-]{2,20})["'\`]
`

const RENAMED = /(?:^|,)\s{0,4}([\w.]{1,40})(?: as (\w{1,30}))?\s{0,4}(?=,|$)/g

/** `execSync: run` or `execSync as run` */
const TAKEN_OUT = /(?:^|,) ?(\w{1,30})(?:(?: as |: ?)(\w{1,30}))? ?(?=,|$)/g

/** A name that stands before a dot or a call, or is handed to one, and is no part of another. */
const USED = /(?<![\w.$@'"-])([a-z_]\w{0,30})(?=\.[a-z_]|\(|\))/g

export function withAliases(reading: Reading): Reading {
  if (!reading.text.includes('import ') && !reading.text.includes('require(')) return reading
  const names = new Map<string, string>()
  const named = (line: string): string => {
    if (line.includes('import ')) note(line, names)
    if (line.includes('require(') || line.includes(' from ')) noteScript(line, names)
    return names.size > 0 ? line.replace(USED, (name: string) => names.get(name) ?? name) : line
  }
  return rewritten(reading, named, ADDED_MAX)
}

function note(line: string, names: Map<string, string>): void {
  for (const [, list] of line.matchAll(IMPORT))
    for (const [, module, name] of list!.matchAll(RENAMED))
      if (name && MODULES.test(module!)) names.set(name, module!)
  for (const [, module, list] of line.matchAll(FROM))
    if (MODULES.test(module!))
      for (const [, what, name] of list!.matchAll(RENAMED))
        names.set(name ?? what!, `${module}.${what}`)
}

/** The same of scripts, where functions are taken out of a module in braces. */
function noteScript(line: string, names: Map<string, string>): void {
  for (const pattern of [REQUIRED, IMPORTED])
    for (const [, taken, module] of line.matchAll(pattern)) {
      if (!MODULES.test(module!)) continue
      const whole = module!.replace('/', '.')
      if (taken === whole) continue
      if (!taken!.startsWith('{')) names.set(taken!, whole)
      else
        for (const [, what, name] of taken!.slice(1, -1).matchAll(TAKEN_OUT))
          names.set(name ?? what!, `${whole}.${what}`)
    }
}
