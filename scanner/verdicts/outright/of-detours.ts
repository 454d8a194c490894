/**
 * Ways round that are told in words: what goes out as names that are looked up, what a name server orders, a second
 * place for all that is pushed; and grave things near words that hide them.
 */

import { source } from '../../patterns/verbose.ts'
import { WHOLE_IBAN } from '../../signals/places/accounts.ts'
import { ADDRESS } from './movements.ts'
import { close, each, inTurn, pattern, type Scheme } from '../schemes/scheme.ts'

/** Files and names that hold keys, guards that a command puts out, what agents go by. */
const GRAVE_THINGS = source`
  ~\/\.(?:npmrc|netrc|pypirc|git-credentials|aws\/credentials|ssh\/id_\w{2,8}|
    kube\/config|docker\/config\.json|
    config\/gh\/hosts\.yml)|
  \b(?:aws_secret_access_key|aws_session_token|_authtoken)\b|\*\.(?:pem|kdbx)\b|\bwallet\*|
  --dangerously-skip-permissions|stricthostkeychecking=no|docker_content_trust=0|seccomp=unconfined|
  core\.hookspath \/dev\/null|node_tls_reject_unauthorized=0|-auto-approve\b|
  branches\/\w{2,12}\/protection|disable --now falcon-sensor|\bset-mppreference\b|\.claude\/skills\/
`

/** It is kept from people, or they hear another thing. */
const KEPT_DARK = source`
  \b(?:answer|reply|say|claim|respond|explain) that (?:it|this|they|that|
    everything|all|nothing|no)\b|
  \b(?:is|are) (?:to be )?described as\b|\bdescribes? it well enough|
  \b(?:do not|don't|never|need not|no need to) (?:mention (?!any\b|secrets?\b|tokens?\b)|
    tell (?:the user|them|anyone)|bring (?:it|this|them) (?:up|to)|announce|let on)\b|
  \bleave no (?:line|trace|word|note)|\b(?:does|do) not belong (?:in|into)\b|
  \bdeny (?:that|it|having)\b|
  \bspeaks? only of\b|\bkeep (?:it|this|them) (?:out of|from) (?:the (?!repo|git|code|image|bundle|
    build|version)|them|him|her)|
  \bwithout (?:telling|mentioning|informing|notifying)|
  \b(?:users?|owner|person|client|customer)s? (?:need not|does not need to|must not|
    should not|will not|never)
    [ ](?:know|see|learn|notice|be told|hear)|
  \bnobody (?:will |needs to |has to |ever )?(?:notice|know|look|see)s?\b|
  \bcannot be told apart|\btend to ask\b
`

export const OF_DETOURS = {
  /** What is grave stands within a few lines of words that keep it from people. */
  graveAndUntold: [
    {
      parts: [pattern(GRAVE_THINGS), pattern(KEPT_DARK)],
      within: 350,
      apart: true,
      asked: true,
      severity: 'crit',
    },
  ] satisfies readonly Scheme[],

  /** Whoever answers for the names reads the pieces. */
  lookedUp: each(
    { severity: 'crit', asked: true, unless: /\b(?:never|must not|attackers?|exfiltration)\b/ },
    inTurn(
      source`
        \b(?:outputs?|results?|pieces?|contents?|labels?|chunks?|parts?|lines?)\b[^.!?\n]{0,80}
        \b(?:look(?:ed)? (?:those|them|it|these|the \w{3,10}) up|look up (?:those|them|it|
          these|the \w{3,10})|(?:resolve|query|ping) (?:each|those|them|it|these)) (?:under|below|
          beneath|as (?:an? )?(?:sub)?(?:domain|host|package)(?: ?name)?s?|in the zone)\b
      `,
    ),
  ),

  /** What a name server answers is run. */
  answersRun: each(
    {
      severity: 'crit',
      asked: true,
      unless: /\b(?:never|must not|do not (?:run|execute)|attackers?)\b/,
    },
    close(
      420,
      source`
        \b(?:dig|nslookup|txt)\b[^.!?\n]{0,40}\b(?:txt|records?|
          answers?|[\w-]{2,40}\.[\w-]{2,40}\.[a-z]{2,12})
      `,
      source`
        \b(?:is|holds?|has|as|contains?|gives?) (?:a |an |the )?(?:shell|bash|terminal)? ?(?:line|
          commands?|script|orders?)\b
      `,
      source`\b(?:run|execute|carry out|eval|do|perform) (?:it|them|that|this|what)\b`,
    ),
  ),

  /** All that is pushed goes to a second place as well. */
  secondPush: each(
    { severity: 'high', toStranger: true, asked: true },
    close(
      160,
      source`
        \b(?:second|additional|extra|another|further|hidden) push[- ](?:url|remote|
          target|address|destination)\b
      `,
      ADDRESS,
    ),
  ),

  /** Whatever the paper says, it is paid to the account that stands here. */
  accountWhatever: each(
    { severity: 'crit', asked: true },
    close(
      260,
      source`${WHOLE_IBAN}\b`,
      source`
        \b(?:stets|immer|in jedem fall|gleich was|egal was|unabhängig|toujours|
          quel(?:le)?s? que soi\w{1,3}|siempre|sin importar|
          independientemente|sempre|qualquer que|independentemente|always|in every case|regardless|
          whatever|no matter)\b|всегда|независимо
      `,
      source`
        \b(?:rechnung|facture|factura|fatura|invoice|bill|beleg|zahlung|paiement|pago|pagamento|
          payment|überweis\w{2,5})|счёт|счет|платеж
      `,
      source`
        \b(?:eintragen|einzutragen|eingetragen|ersetz\w{1,3}|inscri\w{2,4}|remplac\w{1,3}|
          pon\w{0,4}|reemplaz\w{1,4}|coloc\w{1,3}|substitu\w{1,3}|enter(?:ed)?|put|replaced?|use|
          set|written)\b|указ|замен
      `,
    ),
  ),

  /** What it was told before the user spoke, laid down where others read. */
  beginningsKept: each(
    { severity: 'crit', asked: true, unless: /\b(?:never|must not|attackers?|leak(?:s|age)?)\b/ },
    close(
      420,
      source`
        \b(?:text|words|lines|instructions|notes|everything|
          all|what) (?:that )?you (?:were|have been|had been|got|received|are) (?:given |handed |
          shown |told )?(?:before|at the (?:start|beginning))
      `,
      source`\b(?:copy|paste|write|put|transcribe|save|reproduce)\b`,
      source`\b(?:commit|push|publish|upload|post|gist|pull request)\b`,
    ),
    close(
      160,
      '(?:系统提示|开发者说明|工具定义|对话开始之前收到的)',
      '(?:逐字|原样|全部|完整)',
      '(?:gist|公开|发布|上传|推送|https?:)',
    ),
  ),
}
