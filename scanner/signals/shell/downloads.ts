/** Files that commands fetch from the net. */

import type { Document } from '../../document.ts'
import { defineSignal } from '../../signal.ts'
import { isLocal } from '../places/addresses.ts'
import type { CommandLine } from './command-lines.ts'
import { commands } from './commands.ts'
import { addresses, baseName, fetchOf, programOf, writtenBy } from './programs.ts'
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

/** Names the download may have been saved under: none where it is handed on at once. */
function savedAs(words: readonly string[], address: string, isHandedOn: boolean): string[] {
  const at = words.findIndex((word) => /^-(?:[a-z]*o|-output|-output-document|outfile)$/.test(word))
  const named =
    at >= 0 ? words[at + 1] : words[0] === 'start-bitstransfer' ? words.at(-1) : undefined
  const last = baseName(address.replace(/[?#].*/, ''))
  return [named, named === undefined && isHandedOn ? undefined : last].filter(
    (name): name is string => !!name && name !== '-',
  )
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
  if (name === 'tftp') return broughtByTftp(words)
  const saved = /^(?:python3?|node|bun|deno|perl|ruby|php)$/.test(name) && savedByProgram(words)
  if (saved) return saved
  const answer = ANSWERS.get(name)?.exec(words.join(' '))
  if (answer)
    return { address: `https://${name === 'gh' ? 'gist.github.com/' : ''}${answer[1]}/`, names: [] }
  const bucket =
    name === 'aws' && words.includes('--no-sign-request') && BUCKET.exec(words.join(' '))
  return bucket
    ? { address: `https://${bucket[1]}.s3.amazonaws.com/`, names: [bucket[2]!, last] }
    : null
}

/** `tftp -g -r file host`, `tftp host -c get file`, `tftp -i host get file`. */
function broughtByTftp(words: readonly string[]): { address: string; names: string[] } | null {
  const behind = (option: RegExp) => {
    const at = words.findIndex((word) => option.test(word))
    return at < 0 ? undefined : words[at + 1]
  }
  const file = behind(/^(?:get|-[a-z]{0,3}r)$/)
  const host = words.find(
    (word) => word !== file && /^(?:[\w-]{1,63}\.){1,6}(?:[a-z]{2,24}|\d{1,3})$/.test(word),
  )
  const kept = [behind(/^-[a-z]{0,3}l$/), file].filter((name): name is string => !!name)
  return file && host && !words.includes('-p')
    ? { address: `http://${host}/${file}`, names: kept }
    : null
}

/** A program in the words of a command that keeps what it asks for in a file. */
function savedByProgram(words: readonly string[]): { address: string; names: string[] } | null {
  const program = words[words.findIndex((word) => /^-[ce]$/.test(word)) + 1] ?? ''
  const address = /https?:\/\/[^\s"'\x60)]{4,300}/.exec(program)
  const file = address && KEPT_IN.exec(program.slice(address.index + address[0].length))
  return file ? { address: address[0], names: [file[1]!] } : null
}
const KEPT_IN = /["'\x60]([~.]{0,2}\/[\w./-]{2,120}|[\w-]{1,40}\.[a-z]\w{0,4})["'\x60]/

/**
 * What others than fetchers write out, for a redirection to keep: an answer of a host, a record of a name, a page of
 * notes.
 */
const ANSWERS: ReadonlyMap<string, RegExp> = new Map([
  ['openssl', /^s_client [^]{0,80}?-connect ([\w.-]{4,80}):\d/],
  ['dig', /\btxt (?:[+@]\S{1,40} )?([\w-]{1,60}\.[\w.-]{3,80})/],
  ['gh', /^gist view (?:-\w{1,10} ){0,3}([\w-]{6,60})/],
])

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
    for (const pipeline of from.everyPipeline)
      for (const [place, command] of pipeline.commands.entries()) {
        const list = pipeline.commands
        const fetched = fetchOf(command) && addresses(command)[0]
        const brought = fetched ? null : broughtFrom(command)
        const address = fetched ?? brought?.address ?? copiedFrom(command)
        const isCopied = !fetched && !brought
        if (!address || isLocal(address) || isNeighbour(address)) continue
        // The end of a pipe writes it, whatever it went through.
        const written = list.slice(place).flatMap(writtenBy)
        const isHandedOn = place < list.length - 1 || !from.pipelines.includes(pipeline)
        const names = [
          ...(unpacks(list) ? [UNNAMED_ARCHIVE] : []),
          ...(brought?.names ?? savedAs(command.words, address, isHandedOn)),
          ...written,
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
