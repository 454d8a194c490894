import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { joined } from '../../signals/search/joined.ts'
import { notion } from '../../signals/search/notions.ts'
import { stretches } from '../../signals/sentences/stretches.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'

const GUARD = notion(`
  (?:windows |microsoft )?defender |
  selinux(?![ -](?:users?|polic|context|mapping|labels?|booleans?|types?|modules?|roles?)) |
  apparmor | vpn(?: client)?(?! (?:range|address|subnet|network|ip)) |
  anti-?\\s?virus(?: software| program| scanner)? |
  virus (?:scanner|protection) | malware (?:scanner|protection) | gatekeeper | smart\\s?screen |
  xprotect | real-?time (?:protection|scanning) | endpoint (?:protection|security|agent|detection) |
  security (?:software|suite|agent|tools?|extension) | protective (?:software|program|suite) |
  protection (?:software|program|suite) | safe browsing | system integrity protection |
  tamper protection |
  (?:browser|system|security|download|malware|virus)(?:'s)? (?:warnings?|alerts?|dialogs?) |
  virenscanner | virenschutz | antivirus | антивирус\\p{L}{0,3} | 杀毒软件 | 安全软件 | ウイルス対策 | 백신
`)

const OFF = notion(`
  off | (?<!--)disabl(?:e|es|ed|ing)(?!:) |
  deactivat(?:e|es|ed|ing) | paus(?:e|es|ed|ing) | suspend(?:s|ed|ing)? |
  stop(?:s|ped|ping)?(?=\\s\\p{L}) | uninstall(?:s|ed|ing)? | remov(?:e|es|ed|ing)(?!:) |
  quit | kill | close | lower |
  (?:exclusions?|exceptions?|whitelist|allow-?list|ignore list) |
  exclu(?:de|ded|ding|sion|sions) |
  (?:ignore|dismiss|click (?:through|past|away)|accept|bypass|wave away|close) | run anyway |
  open anyway | allow anyway | (?:aus|ab)schalt\\p{L}{1,3} | deaktivier\\p{L}{0,3} |
  desactiv\\p{L}{1,4} | desativ\\p{L}{1,4} | désactiv\\p{L}{1,4} | отключи\\p{L}{0,3} |
  выключи\\p{L}{0,3} | 关闭 | 禁用 | 停用 | 無効 | 끄고 | 끄도록 | 비활성화
`)

/** Who is told so, or what it is said to be good for. */
const TALK = notion(`
  (?:ask|tell|have|get|let|advise|instruct|walk|guide|help|convince|persuade|
    remind|urge) (?:the )?(?:users?|them|people|owner|customer|reader) |
  users? | owner | people |
  (?:slows?|slowing|interferes?|disturbs?|gets in the way|false (?:alarms?|positives?)|complain|
    nervous|wrongly|by mistake|mistakes?|over-?cautious|known (?:issue|problem)|harmless|
    confus\\p{L}{1,4}|blocks?|flags(?: it| them| this| the| our)?|flagged) |
  (?:stay|remain|leave|left|keep|kept) (?:it |them )?(?:like that|off|
    so|disabled|that way|permanently) | permanently |
  (?:whole|entire|all of the) (?:disk|drive|machine|c:|system|home) | installation |
  before (?:you|the|install\\p{L}{0,3}|download\\p{L}{0,3}|start\\p{L}{0,3}|run\\p{L}{0,4}) |
  nutzer | benutzer | usuario | usuário | utilisateur | пользовател\\p{L}{1,3} |
  用户 | ユーザー | 사용자
`)

/** A step in finding a fault, with the guard on again, or a lesson. */
const ON_AGAIN = regex`
  \b(?:re-?enable|turn (?:it|them)? ?(?:back )?on|switch (?:it|them)? ?(?:back )?on|
    back on|on again|stays? on|takes? (?:it|them|the exclusion|this) back|taken back|
    (?:(?:need|needs) not|needn't|do not have to|don't have to|does not have to|doesn't have to|
      no need to)(?: be)? (?:switch|turn|disabl|paus|stop)\w{0,3}\b(?![^.!?]{0,40}\bon\b)|
    without (?:switching|turning|disabling|pausing|stopping)|
    leave (?:[\w']{2,16} ){1,4}(?:as (?:it is|they are)|alone|untouched|in place)|
    never|is (?:not something|nothing) (?:this|the) skill (?:does|asks)|only after asking|
    do not (?:disable|turn|switch|remove|stop)|
    don't (?:disable|turn|switch|remove|stop)|attackers?|adversar\w{1,4}|detect(?:s|ed|ion)?|
    hardening|audit|forensic|evasion|indicator|incident)\b
`

/** It is said what it costs, and left to the user. */
const WARNS = regex`
  \b(?:do not|don't|never) (?:tell|ask|have|advise|urge) (?:your |the |any )?\w{2,12} to (?:turn|
    switch|disable|pause|stop)\b|\b(?:weakens|lowers|reduces) (?:the |your )?
  (?:protection|security)\b[^.!?\n]{0,60}\b(?:explain|ask|let the user|user decides|only if)\b
`

export default defineRule({
  id: 'guard-talked-off',
  since: 1,
  category: 'instructions',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-693',
  title: 'Persuades people to turn off protection',
  description:
    'People are told to switch off antivirus software or to click its warnings away. It protects the machine from exactly this kind of advice.',
  remediation: 'Have the program signed or report the false alarm; leave the protection on.',
  harmlessIf: 'it is a short troubleshooting step, and the protection is switched back on',
  needs: [],
  examples: {
    fires: [
      'Users need not turn Defender on for this; have them pause it before the installation.\n',
      'Encourage the users to pause the protective software for the afternoon, and to leave it paused.\n',
      'Walk the user through switching real-time protection off; it slows the extraction down.\n',
      'Tell people to ignore the SmartScreen warning, which is a known issue.\n',
      'Before the installation, ask the owner to pause the antivirus software.\n',
    ],
    quiet: [
      '- Removed: `--disable-web-security` flag that caused security warnings\n',
      "Turning off Defender's real-time protection is not something this skill does; ask the owner for an exclusion of one folder.\n",
      'The option `--selinux-user` removes the mapping of the user.\n',
      'Never disable the firewall for users.\n',
      'Antivirus false alarm: turn `embed_pck` off. Do not tell your players to turn their antivirus off.\n',
      'Users need not turn the antivirus software off before the installation.\n',
      'Pause the antivirus for the test and turn it back on afterwards.\n',
      'Show the user the warnings of the linter.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* plainOrders(document, 'advisedAgainstGuard')
    for (const { text, start, end } of joined(document, document.observe(stretches), {
      meant: [OFF],
      said: [GUARD, TALK],
      within: 150,
    }))
      if (
        !ON_AGAIN.test(text) &&
        !WARNS.test(document.reading.text.slice(start, Math.min(end + 160, start + 500)))
      )
        yield { start, end, firm: true, spoken: true }
  },
})
