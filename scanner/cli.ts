/**
 * The command line: `bun run scan PATH_OR_URL...` prints a report; its exit code says how it went.
 */

import { type Arguments, readArguments, USAGE } from './cli/arguments.ts'
import { inputsOf, readInput } from './cli/source.ts'
import { formatGithub } from './format/github.ts'
import { formatJson } from './format/json.ts'
import { formatMarkdown } from './format/markdown.ts'
import { isAtOrBelow, type Result } from './format/result.ts'
import { formatSarif } from './format/sarif.ts'
import { formatText } from './format/text.ts'
import { visible } from './format/visible.ts'
import type { Grade } from './report.ts'
import { scan } from './scan.ts'

/** Inputs that are read at once. */
const READS_MAX = 8

async function resultsOf(targets: readonly string[]): Promise<Result[]> {
  const inputs = targets.flatMap(inputsOf)
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
  const report = scan(source.text)
  return { kind: 'scanned', input, report, scanDurationMs: Math.round(performance.now() - start) }
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
    await Bun.write(Bun.stderr, `${visible(request.message)}\n\n${USAGE}`)
    return 2
  }
  const results = await resultsOf(request.arguments.targets)
  await print(format(results, request.arguments))
  return exitCodeOf(results, request.arguments.failOn)
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
