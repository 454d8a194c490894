import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { mentions } from '../../signals/mentions.ts'

const MINER =
  /\bstratum\+(?:tcp|ssl):\/\/|\b(?:xmrig|minerd|cpuminer|t-rex|nbminer)\b[^\n]{0,80}(?:\s-o\s|--url|--pool|\s-u\s|--donate)|\s-o\s[^\n]{3,80}\s-u\s{1,3}(?:4|8|0x|bc1|t1|r)[a-z0-9]{30,110}\b|\bpool[\w.-]{2,60}:\d{3,5}\b[^\n]{0,80}\b(?:4|8)[a-z0-9]{94}\b/

export default defineRule({
  id: 'crypto-miner',
  since: 1,
  category: 'system',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Runs a miner',
  description: 'The command mines a currency on the user’s machine for somebody else.',
  remediation: 'Remove it.',
  harmlessIf: 'the file lists miners so that they can be found',
  needs: [['shellDanger']],
  examples: {
    fires: [
      './xmrig -o pool.example.net:3333 -u 4x\n',
      'miner --url stratum+tcp://pool.example.net:3333\n',
      'nohup minerd -o pool.example.org -u me &\n',
    ],
    quiet: [
      'Processes named xmrig are a sign of mining.\n',
      'Stratum is a protocol.\n',
      'Text mining with Python.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    for (const { start } of document.observe(mentions).of('shellDanger')) {
      const found = MINER.exec(document.reading.text.slice(start, start + 200))
      if (found) yield { start: start + found.index, end: start + found.index + found[0].length }
    }
  },
})
