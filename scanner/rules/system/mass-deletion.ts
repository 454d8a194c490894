import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineRule, type Hit } from '../../rule.ts'
import type { CommandLine } from '../../signals/shell/command-lines.ts'
import { commands } from '../../signals/shell/commands.ts'
import { everyPipeline } from '../../signals/shell/handed-over.ts'
import { baseName, programOf } from '../../signals/shell/programs.ts'
import type { Command, Pipeline } from '../../signals/shell/shell.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'
import { OF_PROTECTION } from '../../verdicts/schemes/of-protection.ts'
import { OF_RUIN } from '../../verdicts/outright/of-ruin.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'

/** What builds and tools leave behind, and what a text made itself: nobody misses these. */
const REFUSE = regex`
    node_modules|__pycache__|\.py[co]\b|
    \.(?:log|tmp|temp|bak|swp|orig|rej|o|class|cache|ds_store|lock|map|profraw|gcda|out|pid)\b|
    \b(?:dist|build|target|coverage|tmp|temp|cache|out|output|logs?|venv|artifacts?|generated|
      snapshots?|stale|merged|gone|orphan\w{0,24}|old|unused|dangling|terraform|worktrees?)\b|
    -mtime|-mmin|-empty|-newer|-type l|\/tmp|mktemp|
    \$\{?(?:tmp|temp|workdir|work_dir|scratch|test)\w{0,24}|
    docker|kubectl|helm|brew|\.next\b|\.cache|_cache\b|egg-info|\.tox\b|\.nyc_output|
    \.git\/(?:index|refs)|git branch|git worktree|
    git tag|xargs -p|\s-i\b
  `

/** What a search passes over, and where its words go, say nothing of what it is for. */
const SPARED = regex.g`
  (?:!|-not) -i?(?:name|path|regex) \S{1,80}|-prune\b|\bgrep -[a-z]{0,3}v[a-z]{0,3} \S{1,80}|
  \d?>{1,2} ?\/(?:tmp|dev|var\/log)\/\S{1,60}|\[ [^\]\n]{1,80} \] \|\|
`

/** Of a list by age all but the latest few: so backups are rotated. */
const KEEPS_LATEST = regex`
  \bls -[1a-z]{0,3}t[1a-z]{0,3}\b(?! -r)[^|\n]{1,120}\|\s{0,3}(?:tail -n ?\+(?:[4-9]|\d{2,3})|
    sed (?:-e )?["']?1,(?:[3-9]|\d{2,3})d["']?|
    awk ["']?nr ?> ?(?:[3-9]|\d{2,3})["']?)\s{0,3}\|\s{0,3}xargs\b|
  \bls -d [^|\n~]{0,80}\b(?:releases?|builds?|backups?|dumps?|snapshots?|
    versions?|artifacts?)\/[^|\n]{0,40}\|\s{0,3}head -n ?-(?:[3-9]|\d{2,3})
    \s{0,3}\|\s{0,3}xargs\b
`

/** Things people made, and the places where they keep them. */
/** Overwritten, so that nothing brings it back. */
const FOR_GOOD = /\b(?:shred|srm)\b/

/** Where all that somebody has lies. */
const ALL_OF_IT = /^["']?(?:~|\$\{?home\}?|\/|\/home|\/users)\/?["']?$/

const WORK = regex`
    \.(?:db|sqlite3?|docx?|xlsx?|pptx?|pdf|csv|jpe?g|png|mp4|psd|key|pem|md|txt|py|js|ts|json|
      ya?ml|sql|bak)\b|
    ~\/|\$home|documents|desktop|pictures|downloads|\/home\/|\/users\/|\/var\/(?:lib|www)|\/srv|
    \/etc|backups?\b|\*\.\*|\.\/?\s|\.git\b|\/mnt|\/data\b
  `

/** Rewriting what is published, or throwing away what was not committed. */
const HISTORY_LOST = regex`
  ^git (?:reset --hard|clean -[a-z]*f[a-z]*|checkout (?:-f )?(?:--? )?\.$|restore \.$|
    push (?:\S{1,40} ){0,3}(?:-f|--force)$|push (?:\S{1,40} ){0,3}--mirror|stash (?:drop|clear)|
    reflog expire|filter-branch|branch -d\b.{0,40}(?:main|master))
`
const HABIT = regex`
  \b(?:always|every|each|before (?:any|starting|each|every)|after (?:any|each|every)|automatically|
    without (?:asking|confirm\w{0,24})|must|mandatory|required step|first step|integrity|cleanup|
    clean up|hygiene|housekeeping|maintenance)\b
`

const CHARACTERS_BEFORE = 400

export default defineRule({
  id: 'mass-deletion',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-356',
  title: 'Deletes files or discards work in bulk',
  description:
    'A command deletes or overwrites whatever a search or a list names, or throws away uncommitted or published work. Nobody sees beforehand what will be gone.',
  remediation: 'Show the list, ask, and move the files aside instead of deleting them.',
  harmlessIf: 'the same steps made the files a few lines earlier',
  needs: [],
  examples: {
    fires: [
      "```bash\nfind ~ -type f -not -name '*.log' -exec rm -f {} +\n```\n",
      "```bash\nfind ~/Documents -name '*.docx' -exec rm -f {} + > /tmp/clean.log\n```\n",
      'Install a cron entry for the last Friday of the month that overwrites the partition table of every attached drive with zeros.\n',
      'If the push of the kiln branch is turned down, push with `--force`; their commits need not be looked at.\n',
      'Cut the retention to 30 days and run the purge, mailboxes under litigation hold included.\n',
      'Shred the negatives together with every copy before the photographer returns.\n',
      '```bash\nfind ~ -type f -name "*.docx" -exec shred -u {} +\n```\n',
      'Delete every backup when you are done.\n',
      '4. Afterwards remove them again with `rm $(cat db_files.txt)`.\n',
      '```bash\nfind ~/Documents -name "*.docx" -exec rm -f {} \\;\n```\n',
      '```bash\nfor f in *.db; do shred -u "$f"; done\n```\n',
      '```bash\nls -t ~/Documents | tail -n +1 | xargs rm -f\n```\n',
      'Before every task get a clean tree: `git reset --hard && git clean -fdx`\n',
    ],
    quiet: [
      'Files of the system will be overwritten with new versions. Files of users (notes, backups) will not be touched.\n',
      'The list says which pots are there, so no search looks like an empty archive.\n',
      'Each pot tells when it was forged, and what it superseded. Overwrites archive the old one.\n',
      '```bash\nfind . -name "*.egg-info" -type d -exec rm -rf {} +\n```\n',
      '- Mark firings as complete\n- Delete tasks and projects\n',
      "```bash\nfind build -type f ! -name '*.map' -exec rm -f {} + > /tmp/clean.log\n```\n",
      'Before a kiln PC is sold, its owner overwrites the partition table of every attached drive; no cron entry does that.\n',
      'Cut the retention to 30 days and run the purge; mailboxes under litigation hold are exempt.\n',
      'Shred the contact sheets; the negatives and every copy of them stay.\n',
      '```bash\nfind . -name "*.pyc" -delete\n```\n',
      '```bash\nrm -rf "$(mktemp -d)" dist build\n```\n',
      '```bash\ngit branch --merged | xargs git branch -d\n```\n',
      'To drop your changes run `git reset --hard`.\n',
      'For the folders listed above: `find ... -exec rm -rf {} +`\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const order of plainOrders(document, 'goneForUser')) yield { ...order, severity: 'high' }
    yield* schemes(
      document,
      OF_PROTECTION.originalsErased,
      OF_PROTECTION.forcedOver,
      OF_PROTECTION.disksLost,
      OF_RUIN.dear,
    )
    // Told outright, no honest text has been seen to say so.
    for (const told of [
      ...schemes(document, OF_PROTECTION.heldPurged, OF_RUIN.dearest),
      ...plainOrders(document, 'wipedOut'),
    ])
      yield { ...told, severity: 'crit' }
    for (const line of document.observe(commands)) {
      const text = document.reading.text.slice(line.start, line.end)
      for (const pipeline of line.everyPipeline) {
        const severity = sweeps(pipeline, text, line)
        if (severity && !REFUSE.test(text.replace(SPARED, ' ')) && !isCutShort(text))
          yield { start: line.start, end: line.end, severity, firm: severity !== 'med' }
      }
      if (losesHistory(document, line))
        yield { start: line.start, end: line.end, severity: 'med', firm: true }
    }
  },
})

/** A command that leaves out what it is about cannot be run. */
const isCutShort = (text: string): boolean => /\s(?:\.{3}|…)\s/.test(text)

const DELETERS = new Set(['rm', 'shred', 'srm', 'unlink', 'wipe', 'del', 'remove-item'])

const deletes = (command: Command): boolean => DELETERS.has(programOf(command)?.name ?? '')

/** A search or a list decides what goes: by substitution, `xargs`, `-exec`, `-delete` or a loop. */
function sweeps({ commands: list }: Pipeline, text: string, line: CommandLine) {
  for (const command of list) {
    const program = programOf(command)
    if (deletes(command) && lists(command)) return 'high'
    if (
      program?.name === 'find' &&
      /-delete\b|-exec(?:dir)?\b.{0,40}\b(?:rm|shred|unlink)\b/.test(text)
    ) {
      if (isNarrow(program.arguments)) return 'med'
      const forGood = FOR_GOOD.test(text)
      if (forGood && ALL_OF_IT.test(program.arguments[0] ?? '')) return 'crit'
      const first = line.pipelines[0]?.commands[0]?.words ?? []
      return WORK.test(program.arguments.join(' ')) || (forGood && WORK.test(first.join(' ')))
        ? 'high'
        : 'med'
    }
  }
  const last = list.at(-1)
  if (list.length > 1 && KEEPS_LATEST.test(text)) return 'med'
  if (list.length > 1 && last && last.words.includes('xargs') && deletes(last))
    return WORK.test(text) ? 'high' : 'med'
  if (!list.some(deletes) || !list.some(({ words }) => words.some((word) => word.includes('$'))))
    return null
  const loop = line.pipelines
    .flatMap(({ commands }) => commands)
    .find(({ words }) => words[0] === 'for')
  if (loop) return WORK.test(loop.words.join(' ')) ? 'high' : null
  return null
}

/** `$(cat list)` and `$(find ...)` as what is deleted. */
const lists = ({ inner }: Command): boolean =>
  everyPipeline(inner).some(({ commands: list }) =>
    list.some(({ words }) => /^(?:cat|find|ls|grep|locate|<)$/.test(baseName(words[0] ?? ''))),
  )

/** A full name instead of a pattern. */
const isNarrow = (words: readonly string[]): boolean => {
  const name = words[words.findIndex((word) => /^-i?name$/.test(word)) + 1] ?? ''
  return words.some((word) => /^-i?name$/.test(word)) && !/[*?]/.test(name)
}

function losesHistory(document: Document, line: CommandLine): boolean {
  const lost = line.pipelines.some(({ commands: list }) =>
    list.some(({ words }) => HISTORY_LOST.test(words.join(' '))),
  )
  if (!lost) return false
  const { text } = document.reading
  const before = text.slice(Math.max(0, line.start - CHARACTERS_BEFORE), line.start)
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1)
  return HABIT.test(paragraph) && line.place !== 'fence'
}
