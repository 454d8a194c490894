/** What a rule is, and what it says: where it saw something and what. Everything else is the engine's work. */

import type { Document } from './document.ts'
import type { Concept } from './lexicon/index.ts'
import type { Confidence, Severity } from './report.ts'

export const CATEGORIES = [
  'instructions',
  'hidden',
  'execution',
  'exfiltration',
  'credentials',
  'system',
  'declaration',
] as const
export type Category = (typeof CATEGORIES)[number]

/** One sighting. Offsets are of the reading, `end` exclusive. */
export interface Hit {
  start: number
  end: number
  /** Overrides the rule's own, for a sighting that is surer or worse, or less so, than the usual. */
  severity?: Severity
  confidence?: Confidence
  /** What was seen, when it helps: a host, a decoded text. Secrets in it are masked by the engine. */
  note?: string
  /** A conjunction or a hidden text: what stands around it does not lower it. */
  firm?: boolean
  /** Known by words alone, which a lesson on security says of others as well: it weighs less there. */
  spoken?: boolean
  /** Honest texts hold it as well: it counts in full only when another rule bears it out (`corroborate.ts`). */
  loose?: boolean
  /** Was weighed over all of its sentences: that they are several does not lower it once more. */
  summed?: boolean
  /** What is said around it was weighed: that its own sentence orders nothing does not lower it once more. */
  meant?: boolean
  /** About the whole file: no line is shown. */
  wholeFile?: boolean
}

/** Where a match stands, in a text that begins at `from`. */
export const placeOf = (from: number, { index, 0: text }: RegExpExecArray) => ({
  start: from + index,
  end: from + index + text.length,
})

export interface RuleDefinition {
  /** Noun phrase for the bad thing; the name of its file; never used again once dropped. */
  id: string
  /** The version of the rule set that brought it. */
  since: number
  category: Category
  severity: Severity
  confidence: Confidence
  /**
   * Where findings of another severity are surer, or less sure: those were met alone in honest texts as often as in
   * hostile ones.
   */
  confidenceOf?: Partial<Record<Severity, Confidence>>
  /** Null for rules that are not about security. */
  cwe: string | null
  title: string
  /** Why it matters, in one or two sentences. */
  description: string
  /** What the author or the reader can do. */
  remediation: string
  /** When a sighting is likely harmless, as a clause after "likely harmless if". */
  harmlessIf: string
  /**
   * What a text must hold for the rule to run at all: every group needs one of its concepts. An empty list
   * means that the rule always runs.
   */
  needs: readonly (readonly Concept[])[]
  /** Documentation and test at once: whole texts, at least three of each. */
  examples: { fires: readonly string[]; quiet: readonly string[] }
  match(document: Document): Iterable<Hit>
}

export type Rule = Readonly<RuleDefinition>

/** What readers are shown of a rule. */
export const TEXT_FIELDS = [
  'id',
  'category',
  'severity',
  'confidence',
  'cwe',
  'title',
  'description',
  'remediation',
  'harmlessIf',
] as const satisfies readonly (keyof Rule)[]
export type RuleText = Pick<Rule, (typeof TEXT_FIELDS)[number]>

export const defineRule = (definition: RuleDefinition): Rule => Object.freeze(definition)
