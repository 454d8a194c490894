/**
 * Programs of somebody who is named, put on the user's machine in words: beside what they are mistaken for, with a guard
 * out, with all rights, or open to those who wrote the text.
 */

import { source } from '../../patterns/verbose.ts'
import { close, inTurn } from '../schemes/scheme.ts'
import { each, QUOTED, SO_WE_CAN } from './parts.ts'

/** It is put on, opened or started. */
const PUT_ON = source`
  \b(?:install|load|side-?load|open|run|start|launch|add|register|enable|get|fetch|download|import|
    enrol|enroll|set up|put|unpack|activate|use|join|point|set|pin|enter|map|connect|switch|
      turn)s?\b
`

export const PROGRAMS_OF_STRANGERS = {
  /** A name that is spelled wrong, and an excuse for it. */
  misspelt: each(
    { severity: 'crit', asked: true },
    close(
      260,
      source`\b(?:install|add|use|put|require|pull|get|import|depend)s?\b`,
      source`
        \b(?:(?:odd|unusual|strange|other|different|wrong|new) (?:spelling|name)|spelling|typo)\b
      `,
      source`
        \b(?:say|tell|call|explain|answer|claim|reply|insist)\b[^.!?\n]{0,50}\b(?:official|alias|
          mirror|renamed|fork|intended|on purpose|correct|normal|legacy|drop-in|right one)\b
      `,
    ),
  ),
  /** A guard is put out for it, or clicked away. */
  guardOut: each(
    { named: true, severity: 'crit' },
    close(
      260,
      PUT_ON,
      source`
        \b(?:play protect|smart ?screen|gatekeeper|(?:windows )?defender|enable content|
          enable editing|enable macros|unknown sources|developer mode|(?:click|tick|confirm|accept|
            dismiss|wave)\w{0,3} (?:through |away )?(?:all |the |any |every )?(?:warnings?|
              prompts?)|
          trust (?:its|the) publisher|accessibility (?:rights|service|permission|access))\b
      `,
      source`
        \b[\w-]{2,40}\.(?:apk|exe|msi|dmg|pkg|xls[mb]|docm|pptm|xlam|vsix|crx|xpi|zip|ipa|scr|bat|
          ps1|jar|appinstaller)\b|\bunpacked extension\b
      `,
    ),
  ),
  /** A login of a machine that somebody else holds. */
  signedIn: each(
    { severity: 'crit' },
    close(
      180,
      source`
        \bour (?:zerotier|tailscale|tailnet|netbird|wireguard|vpn|mdm|fleet|mesh|teamviewer|anydesk|
          remote support)\b
      `,
      SO_WE_CAN,
    ),
    inTurn(
      source`
        \b(?:join|add|enrol|enroll|connect|link|enter|attach)s? (?:the )?(?:user|customer|client|
          owner)'s
        [ ](?:machine|laptop|computer|phone|server|device|router)s?\b[^.!?\n]{0,24}\bour\b
      `,
    ),
    close(
      300,
      source`
        \b(?:code tunnel|remote tunnel|tunnels?|ngrok|cloudflared|tailscale(?: up)?|tailnet|
          zerotier|
          netbird|anydesk|rustdesk|teamviewer|screenconnect|remote desktop|chrome remote|
          splashtop|fleet|mdm|meshcentral|mesh ?agent)\b
      `,
      source`
        \b(?:(?:sign(?:ed)?|log(?:ged)?) (?:it |them )?in(?:to)? (?:to|with|under|as)|
          (?:of|with|under|to|in|into|from) our (?:\w{2,12} )?(?:account|tailnet|network|mdm|fleet|
            organi[sz]ation|tenant)|in our \w{3,12}|(?:fleet|tenant|account) of|
          unattended|permanent password|auth ?token|auth ?key|tskey-)
      `,
      source`
        ${SO_WE_CAN}|\b(?:send|text|pass|give|tell|mail|post)\b[^.!?\n]{0,60}\b(?:id|number|
          code|address)\b[^.!?\n]{0,30}(?:\+\d|@|${QUOTED})|\b(?:in our|our) (?:\w{2,10} )?(?:mdm|
          tailnet|tailscale|network|fleet|account)\b
      `,
    ),
  ),
  /** All that a machine has, to an image of somebody. */
  privileged: each(
    { named: true, severity: 'high', unless: /\b(?:docker-in-docker|dind|never|avoid)\b/ },
    close(
      240,
      source`\b(?:run|start|launch|pull)s?\b`,
      source`--privileged\b`,
      source`
        \b(?:host'?s? (?:root|filesystem|file system|disk)|root (?:of the host|mounted|
          file ?system)|docker\.sock|of the host mounted|host mounted)\b|[\x60"']/[\x60"']|-v \/:\/
      `,
    ),
  ),
  /** A server of tools whose calls nobody is asked about. */
  allAllowed: each(
    {
      named: true,
      severity: 'crit',
      unless: /\b(?:read-only|if you like|asks? before|check your client|options?)\b/,
    },
    close(
      260,
      source`\bmcp(?:[- ]servers?|\.json)\b`,
      source`
        \b(?:(?:every|all|each|its|any) (?:of (?:its|the) )?tools?\b[^.!?\n]{0,40}
          (?:always allow|allowed|auto-?approved?|trusted|without (?:asking|a prompt|confirmation)|
            no prompts?)|always allow|alwaysallow|trust (?:whatever|what|all|everything|anything))\b
      `,
    ),
  ),
  /** A package is taken from somebody's copy, which is not to be seen. */
  fork: each(
    { named: true, severity: 'crit', asked: true },
    close(
      300,
      source`\b(?:point|set|pin|change|switch|replace|take|move|swap|install)s?\b`,
      source`\bgithub:[\w-]|\bgit\+|\b(?:fork|copy|branch) (?:of|at|by|from)\b`,
      source`
        \b(?:runs? a (?:loader|script|program|helper|binary)|loader|(?:version|readme|lock ?file|
          changelog)[^.!?\n]{0,40}\b(?:stays?|remains?|at|as it (?:is|was)|unchanged|leave)|
          can(?:'t|not) be spotted)\b
      `,
    ),
  ),
  /** Others' machines earn coins. */
  mined: each(
    { severity: 'crit', asked: true },
    close(
      260,
      source`\b(?:run|use|start|keep|launch|put|spend)s?\b`,
      source`\b[\w.-]{0,30}(?:pool|stratum|xmr|mine|mining)[\w-]{0,12}\.[\w.-]{2,60}:\d{4,5}\b`,
      source`
        \b(?:idle|wallet|account|worker|spare|under|named|call the process|cpus?|gpus?|cores)\b
      `,
    ),
  ),
  /** Who holds the profile of a device holds the device. */
  enrolled: each(
    { named: true, severity: 'crit' },
    close(
      240,
      PUT_ON,
      source`\b(?:[\w-]{2,40}\.mobileconfig|(?:certificate|configuration|device|mdm) profile)\b`,
      source`\b(?:our|ours|we|remove the (?:icon|notice)|non-removable|cannot be removed)\b`,
    ),
  ),
  /** What somebody built, with the say over every page. */
  extension: each(
    { named: true, severity: 'high' },
    inTurn(
      source`
        \b(?:load|side-?load|install|add|force-?install)s? (?:the |an? )?(?:unpacked |vs ?code |
          chrome |browser |firefox ){0,2}(?:extension|add-?on)\b[^!?\n]{0,140}\b(?:all sites|
          every (?:site|page)|click through|all warnings|trust|without (?:the|a) (?:store|prompt|
            review)|by policy|developer mode|read and change)\b
      `,
    ),
  ),
}
