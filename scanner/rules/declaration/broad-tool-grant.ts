import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineRule, type Hit } from '../../rule.ts'

/** Grants that let a skill do anything: every tool, or a shell without bounds. */
const ALL = /^(?:\*|all|any)$/
const ANY_COMMAND = /^(?:bash|shell|terminal|execute|run)(?:\(\s{0,3}\*{1,2}(?::\*)?\s{0,3}\))?$/
const REACHING = regex`
  ^bash\(\s{0,3}(?:curl|wget|nc|ssh|scp|sudo|rm|eval|sh|bash|
    python3?|node)(?:[: ]\*{1,2}|\s{0,3}\*)\s{0,3}\)$
`

export default defineRule({
  id: 'broad-tool-grant',
  since: 1,
  category: 'declaration',
  severity: 'med',
  confidence: 'high',
  cwe: 'CWE-250',
  title: 'Asks for every tool in advance',
  description:
    'The front matter lets the skill use all tools, or any shell command, without asking. Whatever the text says is then done without a question.',
  remediation: 'List only the tools and commands that the skill needs, such as `Bash(git diff:*)`.',
  harmlessIf: 'the host asks for each command all the same',
  needs: [],
  examples: {
    fires: [
      '---\nname: x\nallowed-tools: Bash(*)\n---\n# x\n',
      '---\nname: x\nallowed-tools: "*"\n---\n# x\n',
      '---\nname: x\nallowed-tools: [Read, "Bash(curl:*)"]\n---\n# x\n',
    ],
    quiet: [
      '---\nname: x\nallowed-tools: Read, Grep\n---\n# x\n',
      '---\nname: x\nallowed-tools: Bash(git diff:*), Read\n---\n# x\n',
      '---\nname: x\ndescription: Explains allowed-tools and Bash(*).\n---\n# x\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { key, line, value } of document.frontmatter.fields) {
      if (!/^(?:allowed[-_]?tools|tools|permissions)$/i.test(key) || value === null) continue
      const grants = (typeof value === 'string' ? split(value) : value.flatMap(split)).map(
        (grant) => grant.toLowerCase(),
      )
      const start = document.reading.lines.start(line)
      const end = document.reading.lines.end(line)
      if (
        grants.some(
          (grant) => ALL.test(grant) || (/\(\s{0,3}\*/.test(grant) && ANY_COMMAND.test(grant)),
        )
      )
        yield { start, end }
      else if (grants.some((grant) => ANY_COMMAND.test(grant) || REACHING.test(grant)))
        yield {
          start,
          end,
          severity: 'low',
          ...(grants.some((grant) => REACHING.test(grant)) && {
            severity: 'med' as const,
            confidence: 'medium' as const,
          }),
        }
    }
  },
})

/** Commas and spaces part grants, except inside parentheses. */
const split = (text: string): string[] => text.match(/[^\s,()]{1,200}(?:\([^)]{0,200}\))?/g) ?? []
