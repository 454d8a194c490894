/**
 * `bun run eval CORPUS`: how far the grades can be trusted. The text of the samples is hostile; it
 * is scanned and never printed.
 */

import { RULES, RULES_VERSION } from '../../scanner/index.ts'
import { type Arguments, readArguments, USAGE } from './arguments.ts'
import { isHonest, readCorpus } from './corpus.ts'
import {
  type Part,
  printAlarms,
  printComparison,
  printContributions,
  printGoals,
  printHistogram,
  printMisses,
  printShares,
  printSpeed,
} from './evaluation.ts'
import { type Judgement, judge, timeScans } from './judgement.ts'
import { isHeldOut } from './measures.ts'
import { compareRuns, readRun, saveRun } from './saved-run.ts'

function evaluate({ corpus, compare, save, holdOut, rowsMax }: Arguments): string {
  const samples = readCorpus(corpus)
  const saved = compare === null ? null : readRun(compare)
  const judgements = samples.map(judge)
  const parts = partsOf(judgements, holdOut)
  if (save !== null) saveRun(save, judgements, RULES_VERSION)
  return [
    opening(judgements),
    printShares(parts),
    printGoals(parts),
    printHistogram(judgements),
    printContributions(judgements),
    printMisses(judgements, rowsMax),
    printAlarms(judgements, rowsMax),
    ...(saved ? [printComparison(compareRuns(saved, judgements), rowsMax)] : []),
    printSpeed(timeScans(samples)),
  ].join('\n')
}

function opening(judgements: readonly Judgement[]): string {
  const honest = judgements.filter(({ sample }) => isHonest(sample.kind)).length
  const bytes = judgements.reduce((sum, { sample }) => sum + sample.bytes, 0)
  return (
    `Version ${RULES_VERSION} of the rule set, ${RULES.length} rules. ${judgements.length} files: ` +
    `${judgements.length - honest} attacks, ${honest} honest, ${(bytes / 1e6).toFixed(1)} MB.\n`
  )
}

function partsOf(judgements: Judgement[], holdOut: Arguments['holdOut']): Part[] {
  if (holdOut === null) return [{ name: 'all', side: 'tuned', judgements }]
  const held = (judgement: Judgement) =>
    isHeldOut(judgement.sample.family, holdOut.part, holdOut.parts)
  return [
    { name: 'dev', side: 'tuned', judgements: judgements.filter((one) => !held(one)) },
    { name: 'held out', side: 'unseen', judgements: judgements.filter(held) },
  ]
}

/** 0 when it ran, whatever the figures; 2 for wrong use or a corpus that cannot be read. */
function main(words: readonly string[]): number {
  const request = readArguments(words)
  if (request.kind === 'help') {
    console.log(USAGE)
    return 0
  }
  if (request.kind === 'wrong') {
    console.error(`${request.message}\n\n${USAGE}`)
    return 2
  }
  try {
    console.log(evaluate(request.arguments))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 2
  }
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
