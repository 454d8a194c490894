import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { candidates } from '../../signals/candidates.ts'
import { prose, statements } from '../../signals/statements.ts'
import { worded } from '../../wording.ts'

/** It stays when it is told to go. */
const STAYS = worded(
  /\b(?:cannot|can't|can not|must not|should not|may not|never|not) (?:be )?(?:removed?|uninstalled?|disabled?|deleted?|stopped|turned off|deactivated?)\b[^.!?\n]{0,60}\b(?:by|with|through|when|using|even|until|service|skill|unless)|\b(?:re-?installs?|restores?|re-?creates?|re-?enables?|re-?spawns?|restarts?) (?:itself|the (?:service|skill|hook|task|job|agent)) (?:if|when|after|whenever|on)\b[^.!?\n]{0,40}\b(?:removed|deleted|uninstalled|disabled|stopped|killed|terminated)|\b(?:prevent|block|resist|refuse|survives?)\b[^.!?\n]{0,40}\b(?:removal|uninstall\w{0,24}|deletion|being (?:removed|disabled|stopped)|reboots? and uninstall\w{0,24})\b/,
)

/** A service that is put in place unasked. */
const SETTLES = worded(
  /\b(?:installs?|registers?|sets? up|creates?|deploys?|adds?)\b[^.!?\n]{0,30}\b(?:persistent|permanent|hidden|always-on|background) (?:\w{1,24} ){0,2}(?:service|daemon|agent|task|process|job|launch ?agent|hook)\b[^.!?\n]{0,60}\b(?:on first run|automatically|silently|without|at (?:login|boot|startup)|on startup|by itself|first use)/,
)

export default defineRule({
  id: 'self-protection',
  since: 1,
  category: 'instructions',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Settles in and resists removal',
  description:
    'The skill installs something that runs by itself, or keeps itself from being removed. Software that will not go is not under its user’s control.',
  remediation: 'Let the user start and remove everything the skill brings along.',
  harmlessIf: 'the sentence warns of software that does this',
  needs: [['run', 'write', 'negation', 'lasting']],
  examples: {
    fires: [
      'The skill installs a persistent background service on first run.\n',
      'The helper reinstalls itself when it was removed.\n',
      'The service cannot be removed by uninstalling the skill.\n',
    ],
    quiet: [
      'The service restarts when the configuration changes.\n',
      'Columns cannot be removed while an index uses them.\n',
      'Install the service with systemctl.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start, end } of candidates(
      document,
      document.observe(statements),
      STAYS,
      SETTLES,
    )) {
      const text = document.observe(prose).slice(start, end)
      if (
        !/\b(?:skill|service|helper|hook|daemon|agent|plug-?in|extension|itself|process|task|protection)\b/.test(
          text,
        )
      )
        continue
      const settles = SETTLES.exec(text)
      const found =
        settles ??
        (/\b(?:skill|itself|uninstall\w{0,24}|removal)\b/.test(text) ? STAYS.exec(text) : null)
      if (found) yield { start: start + found.index, end: start + found.index + found[0].length }
    }
  },
})
