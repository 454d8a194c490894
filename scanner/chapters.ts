/** What the categories of rules are called, and what they are about. */

import type { Category } from './rule.ts'

/** The name of each category and a sentence for a reader who has just met its first finding. */
export const CHAPTERS: Record<Category, { title: string; introduction: string }> = {
  instructions: {
    title: 'Instructions',
    introduction:
      'A skill is obeyed as if its reader had written it. These rules look at what the text makes the agent do: against its ' +
      'orders, behind the user’s back, or for the good of somebody else.',
  },
  hidden: {
    title: 'Hidden content',
    introduction:
      'What a person does not see, an agent reads all the same. These rules find text that is invisible, disguised, or pushed out ' +
      'of sight; what is hidden keeps its full weight whatever stands around it.',
  },
  execution: {
    title: 'Execution',
    introduction:
      'Code that nobody looked at runs with the rights of the agent. These rules find commands that fetch, decode or build what ' +
      'they run.',
  },
  exfiltration: {
    title: 'Exfiltration',
    introduction:
      'Data that has left cannot be called back. These rules join what is read with the place that it is sent to.',
  },
  credentials: {
    title: 'Credentials',
    introduction:
      'A key opens more than the task needs. These rules find keys that stand in the file, and commands that go and get them.',
  },
  system: {
    title: 'System',
    introduction:
      'Some steps outlast the session: deleted folders, guards switched off, programs that start again by themselves. These rules ' +
      'find what changes the machine.',
  },
  declaration: {
    title: 'Declaration',
    introduction:
      'What the front matter says of the skill: which tools it asks for, and whether its name can be relied on. Alone these ' +
      'findings seldom move a grade.',
  },
}
