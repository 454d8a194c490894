/**
 * The command line: `bun run scan PATH_OR_URL...` prints a report; its exit code says how it went.
 */

import { type Arguments, readArguments, USAGE } from './cli/arguments.ts'
import { BaselineError, knownOf, readBaseline, writeBaseline } from './cli/baseline.ts'
import { inputsOf } from './cli/inputs.ts'
import { readInput } from './cli/source.ts'
import { tolerate } from './cli/tolerance.ts'
import { formatGithub } from './format/github.ts'
import { formatJson } from './format/json.ts'
import { formatMarkdown } from './format/markdown.ts'
import { counted, isAtOrBelow, type Result, type Scanned } from './format/result.ts'
import { formatSarif } from './format/sarif.ts'
import { formatText } from './format/text.ts'
import { visible } from './format/visible.ts'
import type { Grade } from './report.ts'
import { scanWhole } from './scan.ts'

/** Inputs that are read at once. */
const READS_MAX = 8

async function resultsOf(targets: readonly string[]): Promise<Result[]> {
  const inputs = inputsOf(targets)
  const results: Result[] = []
  for (let from = 0; from < inputs.length; from += READS_MAX) {
    const some = inputs.slice(from, from + READS_MAX)
    results.push(
      ...(await Promise.all(
        some.map((input) => (input.kind === 'unread' ? input : resultOf(input))),
      )),
    )
  }
  return results
}

async function resultOf(input: Parameters<typeof readInput>[0]): Promise<Result> {
  const source = await readInput(input)
  if (source.kind === 'unread') return source
  const start = performance.now()
  const report = scanWhole(source.text)
  const scanDurationMs = Math.round(performance.now() - start)
  const { input: shown, sha256, bytes } = source
  return {
    kind: 'scanned',
    input: shown,
    sha256,
    bytes,
    report,
    known: [],
    ignoredCount: 0,
    scanDurationMs,
  }
}

function format(results: readonly Result[], { format }: Arguments): string {
  switch (format) {
    case 'json':
      return formatJson(results)
    case 'sarif':
      return formatSarif(results)
    case 'github':
      return formatGithub(results)
    case 'markdown':
      return formatMarkdown(results)
    case 'text':
      return formatText(
        results,
        Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
      )
  }
}

/**
 * A bad grade outweighs what could not be read, so that an unreadable file beside it hides nothing.
 */
function exitCodeOf(results: readonly Result[], failOn: Grade): number {
  if (
    results.some((result) => result.kind === 'scanned' && isAtOrBelow(result.report.grade, failOn))
  )
    return 1
  return results.some((result) => result.kind === 'unread') ? 3 : 0
}

/** A reader that had enough, such as `head`, is no error. */
async function print(text: string): Promise<void> {
  try {
    await Bun.write(Bun.stdout, text)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
}

async function main(words: readonly string[]): Promise<number> {
  const request = readArguments(words)
  if (request.kind === 'help') {
    await print(USAGE)
    return 0
  }
  if (request.kind === 'wrong') {
    await Bun.write(Bun.stderr, `${visible(request.message)}\nSee bun run scan --help.\n`)
    return 2
  }
  try {
    return await run(request.arguments)
  } catch (error) {
    if (!(error instanceof BaselineError)) throw error
    await Bun.write(Bun.stderr, `${visible(error.message)}\n`)
    return 2
  }
}

async function run(asked: Arguments): Promise<number> {
  const entries = asked.baseline === null ? [] : readBaseline(asked.baseline)
  const tolerance = { ignored: new Set(asked.ignored), isKnown: knownOf(entries) }
  const results = (await resultsOf(asked.targets)).map((result) =>
    result.kind === 'scanned' ? tolerate(result, tolerance) : result,
  )
  await print(format(results, asked))
  if (asked.writeBaseline === null) return exitCodeOf(results, asked.failOn)
  const scanned = results.filter((result): result is Scanned => result.kind === 'scanned')
  const count = writeBaseline(asked.writeBaseline, scanned)
  await Bun.write(Bun.stderr, `${counted(count, 'finding')} written to the baseline.\n`)
  return scanned.length < results.length ? 3 : 0
}

/** What went wrong here and not with a skill must not look like a bad grade. */
const FAULT_CODE = 4

async function mainOrFault(words: readonly string[]): Promise<number> {
  try {
    return await main(words)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      /^E[A-Z]+: /,
      '',
    )
    await Bun.write(Bun.stderr, `The scan could not be finished: ${visible(reason)}\n`).catch(
      () => 0,
    )
    return FAULT_CODE
  }
}

if (import.meta.main) process.exitCode = await mainOrFault(process.argv.slice(2))
