/** Files that commands fetch from the net. */

import type { Document } from '../document.ts'
import { defineSignal } from '../signal.ts'
import { type CommandLine, commands } from './commands.ts'
import { isLocal } from './hosts.ts'
import { addresses, baseName, fetchOf, programOf } from './programs.ts'
import type { Command } from './shell.ts'

export interface Download {
  /** Base name it was saved under, or may have been. */
  file: string
  address: string
  from: CommandLine
  /** From a machine that whoever copies has an account on. */
  isCopied: boolean
}

/** Names the download may have been saved under. */
function savedAs(words: readonly string[], address: string): string[] {
  const at = words.findIndex((word) => /^-(?:[a-z]*o|-output|-output-document|outfile)$/.test(word))
  const named =
    at >= 0 ? words[at + 1] : words[0] === 'start-bitstransfer' ? words.at(-1) : undefined
  const last = baseName(address.replace(/[?#].*/, ''))
  return [named, last].flatMap((name) =>
    name && name.length > 0 && name !== '-' ? [baseName(name)] : [],
  )
}

/** An archive that is unpacked on its way and never has a name. */
const UNNAMED_ARCHIVE = 'archive.tar'

const unpacks = (list: readonly Command[]): boolean =>
  list.some((command) => /^(?:bsd)?tar$|^cpio$|^bsdcat$/.test(programOf(command)?.name ?? ''))

/** `scp you@host:file .` as an address. */
function copiedFrom(command: Command): string | null {
  const program = programOf(command)
  if (!/^(?:scp|rsync|sftp)$/.test(program?.name ?? '')) return null
  const places = program!.arguments.slice(0, -1).map((word) => REMOTE.exec(word))
  const [, host, path] = places.find(Boolean) ?? []
  return host ? `https://${host}/${path}` : null
}

const REMOTE = /^(?:[\w.-]{1,60}@)?((?:[\w-]{1,60}\.){1,6}[\w-]{1,30}):([^\s:]{1,200})$/

export const downloads = defineSignal('downloads', (document: Document): readonly Download[] => {
  const found: Download[] = []
  for (const from of document.observe(commands))
    for (const { commands: list } of from.everyPipeline)
      for (const command of list) {
        const fetched = fetchOf(command) && addresses(command)[0]
        const address = fetched ?? copiedFrom(command)
        const isCopied = !fetched
        if (!address || isLocal(address)) continue
        const redirected = command.redirects.filter(({ operator }) => operator.startsWith('>'))
        const names = [
          ...(unpacks(list) ? [UNNAMED_ARCHIVE] : []),
          ...savedAs(command.words, address),
          ...redirected.map(({ target }) => baseName(target)),
        ]
        for (const file of new Set(names)) found.push({ file, address, from, isCopied })
      }
  return found
})
