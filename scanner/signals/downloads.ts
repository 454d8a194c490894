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
  /** The same with its folder, as written. */
  path: string
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
  return [named, last].filter((name): name is string => !!name && name !== '-')
}

/** Other programs that bring files from where their words say. */
function broughtFrom(command: Command): { address: string; names: readonly string[] } | null {
  const { name, arguments: words } = programOf(command) ?? { name: '', arguments: [] }
  const last = words.findLast((word) => !word.startsWith('-')) ?? ''
  if (/^(?:svn|rclone|hg|aria2c|axel|oras|rsync)$/.test(name)) {
    const address = words.find((word) => /^(?:https?|rsync|svn|ftp):\/\/\S{4}/.test(word))
    return address && !SENDS.test(words[0] ?? '')
      ? { address: address.replace(/^\w+:/, 'https:'), names: [baseName(address), last] }
      : null
  }
  if (name === 'gh' && words[0] === 'release' && words[1] === 'download') {
    const valueOf = (option: RegExp) => words[words.findIndex((word) => option.test(word)) + 1]
    const repository = words.some((word) => IN_REPOSITORY.test(word)) && valueOf(IN_REPOSITORY)
    const file = valueOf(/^(?:-p|--pattern|-o|--output)$/)
    return repository && file
      ? { address: `https://github.com/${repository}/releases/download/x/${file}`, names: [file] }
      : null
  }
  const bucket =
    name === 'aws' && words.includes('--no-sign-request') && BUCKET.exec(words.join(' '))
  return bucket
    ? { address: `https://${bucket[1]}.s3.amazonaws.com/`, names: [bucket[2]!, last] }
    : null
}

const IN_REPOSITORY = /^(?:-r|--repo)$/
const SENDS = /^(?:copy|sync|move|serve|config|push|commit)$/
const BUCKET = /s3 cp (?:--\S{1,30} ){0,4}s3:\/\/([\w.-]{2,80})\/(\S{1,200}) (?!s3:)/

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

/** `http://kiln-api:8000/…`: a name without an end is one of the same network of containers. */
const isNeighbour = (address: string): boolean =>
  /^https?:\/\/[a-z][\w-]{0,62}(?::\d{2,5})(?:[/?]|$)/.test(address)

export const downloads = defineSignal('downloads', (document: Document): readonly Download[] => {
  const found: Download[] = []
  for (const from of document.observe(commands))
    for (const { commands: list } of from.everyPipeline)
      for (const command of list) {
        const fetched = fetchOf(command) && addresses(command)[0]
        const brought = fetched ? null : broughtFrom(command)
        const address = fetched ?? brought?.address ?? copiedFrom(command)
        const isCopied = !fetched && !brought
        if (!address || isLocal(address) || isNeighbour(address)) continue
        const redirected = command.redirects.filter(({ operator }) => operator.startsWith('>'))
        const names = [
          ...(unpacks(list) ? [UNNAMED_ARCHIVE] : []),
          ...(brought?.names ?? savedAs(command.words, address)),
          ...redirected.map(({ target }) => target),
        ]
        const files = new Set<string>()
        for (const path of names) {
          const file = baseName(path)
          if (file === '' || files.has(file)) continue
          files.add(file)
          found.push({ file, path, address, from, isCopied })
        }
      }
  return found
})
