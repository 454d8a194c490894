/** Plain sentences by which an agent is to spoil the work that it does: ways in, weak guards, faults, tests that tell nothing. */

import { regex, source } from '../../patterns/verbose.ts'
import { brought, doing, HOLDS, isDone, MUST_HOLD, SURE, WHEN_AT_IT } from './brought.ts'
import { each, inTurn, type Scheme } from '../schemes/scheme.ts'
import {
  A,
  FAULT,
  GUARDS,
  HIDDEN_FAULT,
  IN_WORK,
  KEY,
  KEY_TO_ALL,
  LORE,
  NAMES,
  OF_OTHERS,
  OF_WORK,
  OPEN_PLACE,
  TESTS,
  TRACKED,
  TRACKER,
  UNSEEN,
  UNTRUE,
  WAY_IN,
  WEAK,
  WHOSE,
  WORK,
} from './spoilt-work-words.ts'

/** It is to be found again. */
const NOT_TRIED = source`
  (?![^.!?\n]{0,60}\b(?:tests?|fails?|catch(?:es)?|caught|detect\w{0,3}|scanner)\b)
`

/** A test, an exercise, or what watches for it. */
const TRIED = regex`
  \b(?:mutation|tests? (?:that|catch|fail|find)|to (?:test|check|verify|see) (?:that|whether|if)|
    chaos|exercise|training (?:course|app)|ctf|challenge|honeypot|canary|simulat\w{1,5}|locally|
    development|dev mode|example\.com)\b
`

const spoilt = (...ways: readonly (readonly Scheme[])[]): readonly Scheme[] =>
  each({ asked: true, unless: TRIED }, ...ways.flat())

const PUT =
  'put|add|insert|place|write|plant|hide|build|leave|include|slip|embed|inject|smuggle|sneak|introduce|create|install|keep|open'
const SLIP = 'plant|slip|hide|inject|smuggle|sneak|introduce|sow|put|insert|leave'

export const SPOILT_WORK = {
  /** Ways in that only the author knows. */
  wayIn: spoilt(
    brought({
      verbs: PUT,
      thing: WAY_IN,
      into: source`
        (?:in|into|to|inside|within|on|for|behind) `,
      anywhere: true,
    }),
    [
      inTurn(source`(?<!\bif |whether |that )\b${WORK} gets? ${WAY_IN}`),
      inTurn(source`
        \b(?:verify|validate|check|auth|authenticate|authorize|is_?valid|is_?allowed|
          is_?admin|require)\w{0,20}(?:\(\))?[^.!?\n]{0,24}
        \b(?:gets?|receives?|is given|has|have)\b[^.!?\n]{0,24}\bearly [\x60"']?return(?:s)? true\b
      `),
      {
        ...inTurn(source`
          \b(?:${PUT}) ${WAY_IN}(?=[.,;!]| (?:so|that|which|for)\b|$)
        `),
        ordered: true,
      },
      inTurn(source`
        \b(?:releases?|builds?|versions?|installers?|packages?)\b[^.!?\n]{0,40}? (?:ships?|comes?|
          goes out|is shipped|are shipped) with ${WAY_IN}
      `),
      inTurn(source`\b${WORK} (?:${MUST_HOLD}|gets?) ${KEY_TO_ALL}\b`),
      inTurn(source`\b${SURE} ${WORK} ${HOLDS} ${KEY_TO_ALL}\b`),
      inTurn(source`\b${WHEN_AT_IT} [^.!?\n,]{0,24}?${WORK}, (?:${PUT}) ${KEY_TO_ALL}\b`),
    ],
    brought({ verbs: PUT, thing: KEY_TO_ALL, into: IN_WORK }),
  ),

  /** Guards of the user's work that are to be broken. */
  weakened: spoilt([
    {
      ...inTurn(source`
        \b${doing('weaken|sabotage|undermine|cripple|subvert|compromise|hollow out')} ${GUARDS} ${OF_WORK}
      `),
      ordered: true,
    },
    inTurn(source`\b${GUARDS} ${OF_WORK} ${isDone('weaken|sabotage|undermine|cripple|break')}`),
    inTurn(source`
      \b${GUARDS} ${OF_WORK} (?:is|are|must|should|shall) (?:to )?be (?:made )?${WEAK}
    `),
    {
      ...inTurn(source`
        \b${doing('replace|swap')} (?:the |any |all )?(?:strong|secure|safe|
          good|proper) (?:encryption|ciphers?|hash(?:es|ing)?|keys?|passwords?|random\w{0,8})\b
        [^.!?\n]{0,40}? (?:with|by|for) (?:an? )?(?:weak|broken|insecure|breakable|fake)
      `),
      ordered: true,
    },
    inTurn(source`
      \b(?:encryption|ciphers?|hash(?:es|ing)?|key (?:length|size)s?|passwords?|
        random\w{0,8}|md5|sha-?1|rsa|salts?)\b[^.!?\n]{0,50}? so (?:that )?(?:we|i|the author|
        nobody but us|only we) can (?:break|crack|decrypt|guess|bypass)\b
    `),
    {
      ...inTurn(source`
        \bmakes? ${WORK} (?:vulnerable to|insecure|exploitable|easy to (?:hack|attack|break into))\b
      `),
      ordered: true,
    },
    { ...inTurn(source`\bweakens? ${WORK}(?=[.,;!]|$)`), ordered: true },
    {
      ...inTurn(source`
        \b${doing('write|produce|generate|ship|deliver')} (?:insecure|vulnerable|flawed|exploitable|
          unsafe) code\b[^.!?\n]{0,50}? (?:deliberately|on purpose|intentionally|knowingly)\b
      `),
      ordered: true,
    },
    { ...inTurn(source`\bmakes? ${GUARDS} ${OF_WORK} ${WEAK}`), ordered: true },
    { ...inTurn(source`\bmakes? ${GUARDS} ${WEAK} ${OF_WORK}`), ordered: true },
    inTurn(source`
      \b${SURE} ${GUARDS} ${OF_WORK} (?:can be (?:bypassed|broken|circumvented|defeated|got around)|
        (?:is|are|stays?) ${WEAK})\b
    `),
    inTurn(source`
      \b${WHEN_AT_IT} [^.!?\n,]{0,24}?${WORK}, (?:then )?(?:weaken|sabotage|undermine|
        break|cripple) ${GUARDS}(?![\w-])
    `),
    inTurn(source`
      \b${WORK} ${MUST_HOLD} ${GUARDS} (?:that |which )(?:we|i|
        nobody but us|the author) can (?:break|bypass|defeat|get around|crack)\b
    `),
    {
      ...inTurn(source`
        \b${doing('introduce|put|add|build|leave|insert|plant|slip|hide')} (?:an? |some )?
        (?:\w{3,10} )?(?:flaws?|holes?|weakness(?:es)?|gaps?|bugs?|
          bypass(?:es)?) (?:in|into|to|inside) ${GUARDS}(?! (?:section|chapter|docs|list|report)\b)
      `),
      ordered: true,
    },
    {
      ...inTurn(source`
        \b(?:deliberately|intentionally|purposely|knowingly) (?:leave|break|weaken|make|keep|write|
          disable|remove|omit) ${GUARDS}(?![\w-])
      `),
      ordered: true,
    },
    {
      ...inTurn(source`
        \b(?:break|weaken|disable|spoil|damage)s? ${GUARDS} ${OF_WORK} (?:on purpose|
          deliberately|intentionally)\b
      `),
      ordered: true,
    },
    {
      ...inTurn(source`
        \b(?:remove|drop|take out|disable|switch off|
          turn off|strip)s? ${GUARDS} ${OF_WORK}[^.!?\n]{0,10}? ${UNSEEN}
      `),
      ordered: true,
    },
  ]),

  /** Faults that are put in on purpose. */
  faultsPut: spoilt(
    brought({
      verbs: `${SLIP}|add|write|build|work`,
      thing: HIDDEN_FAULT,
      into: '(?:in|into|to|inside|within|through) ',
      anywhere: true,
    }),
    brought({
      verbs: 'plant|slip|hide|smuggle|sneak|introduce|sow|put|insert|add|write',
      thing: FAULT,
      into: `${IN_WORK}${NOT_TRIED}`,
    }),
    [
      inTurn(source`
        \b(?:deliberately|intentionally|purposely|knowingly) (?:introduce|add|
          write|put|insert|leave|make|plant|build|create) (?:${HIDDEN_FAULT}|
          ${FAULT}|${A}(?:\w{3,10} )?(?:errors?|mistakes?))(?![\w-])
      `),
      inTurn(source`\b${WORK} ${MUST_HOLD} (?:${FAULT}|${HIDDEN_FAULT})`),
      inTurn(source`\b${SURE} ${WORK} ${HOLDS} ${FAULT}`),
      inTurn(source`
        \b${WHEN_AT_IT} [^.!?\n,]{0,24}?${WORK}, (?:${SLIP}|add) ${FAULT}(?=[.,;!]|$| into\b)
      `),
      {
        ...inTurn(source`
          \b(?:let|lets|make|makes) ${WORK} (?:crash|fail|hang|freeze|break|
            stall|lose data) (?:at random|randomly|from time to time|now and then|
            every so often|once in a while)\b
        `),
        ordered: true,
      },
      {
        ...inTurn(source`
          \b(?:do|does) (?:an? )?(?:bad|poor|sloppy|shoddy) (?:job|work) (?:on|of|with) ${WORK}
        `),
        ordered: true,
      },
      { ...inTurn(source`\b${doing('sabotage|cripple')} ${WORK}`), ordered: true },
    ],
  ),

  /** Keys that are written where all can read them. */
  keysInTheOpen: spoilt(
    brought({ verbs: 'hard-code|hardcode', thing: KEY, into: `(?:in|into|to) ${OPEN_PLACE}` }),
    [
      {
        ...inTurn(source`
          \b${doing('write|put|embed|store|keep|commit|save|copy|place|add')} ${KEY} (?:in|
            into|to) ${OPEN_PLACE}(?: \w{2,8}){0,2}? (?:in (?:plain|clear) ?text|
            unencrypted|so (?:that )?(?:anyone|anybody|everyone|all|we) can)\b
        `),
        ordered: true,
      },
      {
        ...inTurn(source`
          \b${doing('commit|push|publish|embed|post')} ${KEY} (?:in|into|to|on) (?:
            (?:the |every |each |all |any |a |its )?(?:public (?:\w{3,12} )?|source |client |
              web |front-?end )(?:code|repositor(?:y|ies)|repo|pages?|files?|bundle|app|side|site)|
            the client|the generated files)\b
        `),
        ordered: true,
      },
      inTurn(source`
        \b${OPEN_PLACE} ${MUST_HOLD} ${KEY} (?:in (?:plain|clear) ?text|unencrypted)\b
      `),
      inTurn(source`
        \b${SURE} ${KEY} (?:is|are|stays?) (?:\w{3,12}ly )?(?:visible|readable|shown|found|stored|
          exposed|printed) (?:in|on) ${OPEN_PLACE}
      `),
      { ...inTurn(source`\b${doing('commit')} ${KEY} to ${OPEN_PLACE}`), ordered: true },
    ],
  ),

  /** Tests that are to tell nothing. */
  testsSilenced: spoilt([
    {
      ...inTurn(source`
        \b${doing('disable|delete|remove|switch off|turn off|comment out|skip|change|edit|stub|mute')} ${TESTS} (?:
          in|of|for|from) ${WORK}[^.!?\n]{0,10}? ${UNSEEN}
      `),
      ordered: true,
    },
    {
      ...inTurn(source`
        \b${doing('disable|delete|switch off|turn off')} (?:all|the|failing|every) (?:[\w-]{3,10} )?
        (?:tests?(?: suites?)?|checks?)(?: in ci)? (?:in|of|for|from) (?:${WHOSE})(?:\w{3,12} ){0,2}
        (?:projects?|pull requests?|pipelines?|repositor(?:y|ies))(?=[.,;!]|$)
      `),
      ordered: true,
    },
    {
      ...inTurn(source`
        \bmakes? ${TESTS} (?:(?:in|of) ${WHOSE}(?:\w{3,12} ){0,2}\w{3,12} )?
        (?:pass|succeed|green) (?:without (?:running|executing)|whatever|no matter|regardless of)\b
      `),
      ordered: true,
    },
    inTurn(source`
      \b${SURE} ${TESTS} (?:(?:in|of|for) [^.!?\n]{3,40}? )?(?:always |all )?pass(?:es)?
      ,? (?:whatever|no matter what|regardless of what|even if)\b[^.!?\n]{0,20}?\bcode\b
    `),
    {
      ...inTurn(source`
        \b${doing('change|edit|rewrite|rig|alter')} ${TESTS} (?:
          (?:in|of|for) [^.!?\n]{3,40}? )?so (?:that )?(?:they|it) (?:always|never) (?:pass|
          succeed|fail)(?:es|s)?\b
      `),
      ordered: true,
    },
    inTurn(source`
      \b${TESTS} (?:in|of|for) ${WHOSE}(?:\w{3,12} ){0,2}(?:projects?|pull requests?|
        pipelines?|repositor(?:y|ies)) (?:is|are|must|should|shall) (?:to )?be (?:disabled|deleted|
        removed|switched off|turned off|commented out)(?=[.,;!]|$)
    `),
    inTurn(source`
      \b(?:whenever|when|if) ${TESTS} (?:(?:in|of|for) [^.!?\n,]{3,40} )?fails?, (?:then )?
      (?:just |simply )?(?:remove|delete|disable|skip|drop|comment out|switch off|
        turn off) (?:it|them|the tests?)(?! from the list| and (?:tell|report|file|open))\b
    `),
  ]),

  /** Work of others that is to lose their names. */
  namesTaken: spoilt([
    {
      ...inTurn(source`
        \b${doing('remove|strip|delete|drop|erase|cut|scrub|leave out|omit|take out')} ${NAMES} (?:
          from|in|of|out of|on) ${OF_OTHERS}
      `),
      ordered: true,
    },
    inTurn(source`
      \b${NAMES} (?:from|in|of|
        on) ${OF_OTHERS} ${isDone('remove|strip|delete|drop|erase|leave|omit')}
    `),
    inTurn(source`
      \b${SURE} ${NAMES} (?:(?:is|are|gets?) )?(?:gone|removed|stripped|missing|disappears?|
        vanish(?:es)?|deleted) (?:from|in) ${OF_OTHERS}
    `),
    {
      ...inTurn(source`
        \b${doing('replace|swap|overwrite|exchange')} ${NAMES} (?:from|in|
          of|on) ${OF_OTHERS} (?:with|by|for|against) (?:our|my|the user's|your) (?:own )?\w{3,10}
      `),
      ordered: true,
    },
    inTurn(source`
      \b${WHEN_AT_IT} (?:you |the (?:agent|assistant) )?(?:uses?|cop(?:y|ies)|takes?|borrows?|
        reuses?|edits?) ${OF_OTHERS}, (?:then )?(?:remove|drop|strip|delete|omit|leave out|
        erase|cut) ${NAMES}(?![\w-])
    `),
  ]),

  /** What tells somebody who reads it. */
  trackersPut: spoilt(
    brought({
      verbs: `${PUT}|append|attach`,
      thing: TRACKER,
      into: source`
        (?:in|into|to|inside|within|on) ${TRACKED}
      `,
    }),
    [
      inTurn(source`\b${TRACKED} ${MUST_HOLD} ${TRACKER}\b`),
      inTurn(source`\b${SURE} ${TRACKED} ${HOLDS} ${TRACKER}\b`),
      inTurn(source`
        \b${WHEN_AT_IT} (?:you |the (?:agent|assistant) )?(?:produces?|writes?|makes?|sends?|edits?|
          creates?|builds?) ${TRACKED}, (?:then )?(?:${PUT}) ${TRACKER}\b
      `),
    ],
  ),

  /** Untruths in what others learn from. */
  lorePoisoned: spoilt(
    brought({
      verbs: `${PUT}|mix|spread|feed|seed|scatter|weave|work`,
      thing: UNTRUE,
      into: source`
        (?:in|into|to|inside|within|on|through|throughout|with|among) ${LORE}
      `,
    }),
    [
      {
        ...inTurn(source`
          \b${doing('poison|salt|seed|fill|spoil|taint|corrupt|contaminate|flood')} ${LORE} with ${UNTRUE}
        `),
        ordered: true,
      },
      inTurn(source`\b${LORE} ${MUST_HOLD} ${UNTRUE}`),
      inTurn(source`\b${SURE} ${LORE} ${HOLDS} ${UNTRUE}`),
      inTurn(source`
        \b${WHEN_AT_IT} (?:you |the (?:agent|assistant) )?(?:edits?|updates?|writes?|extends?|
          touch(?:es)?|changes?) ${LORE}, (?:then )?(?:${PUT}|mix in) ${UNTRUE}
      `),
    ],
  ),
}
