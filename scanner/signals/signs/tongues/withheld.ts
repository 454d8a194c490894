/** Harms are left out for one side, and those concerned need not know or would have agreed. */

import { regex } from '../../../patterns/verbose.ts'
import { either, inOrder } from './parts.ts'
import type { SignPattern } from '../sign.ts'

const HARMS_OUT = inOrder(
  'care left out',
  4,
  [
    regex.u`
      (?<!\p{L})(?:lass|lasse|streich|übergeh)\p{L}{0,2}(?!\p{L})[^.!?]{0,24}(?:nebenwirkung|
        schäden|todesf[aä]ll|komplikation)
    `,
    /(?<!\p{L})(?:weg|aus|beiseite)(?!\p{L})/u,
    24,
  ],
  [
    /(?<!\p{L})(?:omets|laisse de côté|passe sous silence|minimise|retire)(?!\p{L})/u,
    /(?<!\p{L})(?:effets (?:secondaires|indésirables)|complications|décès)/u,
    40,
  ],
  [
    /(?<!\p{L})(?:omite|deja fuera|minimiza|quita|suprime)(?!\p{L})/u,
    /(?<!\p{L})(?:efectos (?:secundarios|adversos)|complicaciones|muertes)/u,
    40,
  ],
  [
    /(?<!\p{L})(?:omita|omite|deixe de fora|minimize|retire|tire)(?!\p{L})/u,
    /(?<!\p{L})(?:efeitos (?:colaterais|adversos|secundários)|complicações|mortes)/u,
    40,
  ],
  [/(?<!не )(?:опусти|опускай|убери|убирай|умолчи|не упоминай)/u, /побочн|осложнени|смерт/u, 40],
  [
    /副作用|不良反应|并发症/u,
    /(?<!不得|不要|不能|不可)(?:删掉|省略|略去|不写|淡化|写成(?:轻微|与安慰剂相当))/u,
    20,
  ],
  [/副作用|有害事象|合併症/u, /(?:省(?:い|き|く)|載せない|書かない|軽く書)/u, 24],
  [/부작용|이상 ?반응|합병증/u, /(?:빼고|빼 주|빼라|생략하(?!지)|적지 않|가볍게)/u, 24],
)

/** The method that is written down says something else. */
const SAID_ALIKE = inOrder(
  'untrue word',
  4,
  [
    regex.u`
      (?<!\p{L})(?:in der methodik|im methodenteil|im bericht|
        schreib\p{L}{0,2}|steht)(?!\p{L})[^.!?]{0,16}(?:dass)
    `,
    /(?<!\p{L})alle(?!\p{L})[^.!?]{0,16}(?:gleich|nach denselben)/u,
    24,
  ],
  [
    /(?<!\p{L})(?:écris|indique|précise|note)(?!\p{L})[^.!?]{0,20}que/u,
    regex.u`
      (?<!\p{L})tou(?:s|tes|t)(?!\p{L})[^.!?]{0,24}(?:même façon|mêmes critères|
        de la même|également|vérifié)
    `,
    24,
  ],
  [
    /(?<!\p{L})(?:escribe|indica|di|anota)(?!\p{L})[^.!?]{0,20}que/u,
    /(?<!\p{L})tod[oa]s(?!\p{L})[^.!?]{0,24}(?:misma forma|mismos criterios|por igual)/u,
    24,
  ],
  [
    /(?<!\p{L})(?:escreva|indique|diga|anote)(?!\p{L})[^.!?]{0,20}que/u,
    /(?<!\p{L})tod[oa]s(?!\p{L})[^.!?]{0,24}(?:mesma forma|mesmos critérios|por igual)/u,
    24,
  ],
)

const NEED_NOT_KNOW = inOrder(
  'kept dark',
  4,
  [
    regex.u`
      (?<!\p{L})(?:nutzer|benutzer|kunde|eltern|mieter|team|bewerber|
        auftraggeber|leitung)\p{L}{0,2}(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:(?:braucht|brauchen|muss|müssen) (?:das|davon|es) nicht|
        sags?t? du (?:\p{L}{1,12} )?davon nichts)
    `,
    16,
  ],
  [
    /(?<!\p{L})(?:utilisateur|client|parents|locataire|équipe|candidat|direction)s?(?!\p{L})/u,
    /(?<!\p{L})(?:n'(?:a|ont) pas (?:besoin de|à) (?:le |la |l')?(?:savoir|connaître|être))/u,
    12,
  ],
  [
    /(?<!\p{L})(?:usuario|cliente|padres|inquilino|equipo|candidato|jefe)s?(?!\p{L})/u,
    /(?<!\p{L})(?:no (?:necesitan?|tienen? (?:que|por qué)) (?:saber|enterarse))/u,
    12,
  ],
  [
    regex.u`
      (?<!\p{L})(?:utilizador|usuário|cliente|pais|inquilino|equipe|equipa|
        candidato|chefe)(?:e?s)?(?!\p{L})
    `,
    /(?<!\p{L})não (?:precisam?|têm|tem) (?:de |que )?(?:saber|conhecer)/u,
    12,
  ],
  [
    /(?:пользовател|клиент|родител|арендатор|команд|кандидат|начальник)\p{L}{0,4}/u,
    regex.u`
      (?:не (?:нужно|надо|обязательно)|незачем) (?:об этом )?знать|
      об этом (?:знать )?не(?:зачем| нужно| надо)
    `,
    16,
  ],
)

/** Whoever asks takes the agent for theirs. */
const BELIEVES_YOU = either(
  'untrue word',
  4,
  [
    /(?<!\p{L})(?:hält|halten) (?:dich|sie|uns) für (?:seine|ihre|einen|eine|unabhängig|neutral)/u,
    /(?<!\p{L})(?:soll|darf|dabei|weiterhin|bleib|lass)/u,
    50,
  ],
  [
    /(?<!\p{L})(?:te croi(?:t|ent)|pensent? que tu es|croi(?:t|ent) que tu)/u,
    /(?<!\p{L})(?:de son côté|indépendant|neutre|son conseil|pour (?:lui|eux|elle))/u,
    40,
  ],
  [
    /(?<!\p{L})(?:cree|piensa|creen|piensan) que (?:estás|eres|trabajas)/u,
    /(?<!\p{L})(?:de su lado|independiente|neutral|su asesor|para (?:él|ella|ellos))/u,
    40,
  ],
  [
    /(?<!\p{L})(?:acredita|pensa|acreditam|pensam) que (?:você|estás?|és|trabalha)/u,
    /(?<!\p{L})(?:do lado|independente|neutr|conselheiro|para el[ea])/u,
    40,
  ],
  [
    /(?:дума|счита|вер)\p{L}{1,3}, что ты/u,
    /на (?:его|ее|её|их) стороне|независим|его советник/u,
    40,
  ],
)

const WOULD_AGREE = inOrder(
  'talked down',
  4,
  [
    /(?<!\p{L})(?:hätten?|würden?)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:ohnehin|sowieso|eh) (?:zugestimmt|ja gesagt|unterschrieben|zustimmen|freigegeben)
    `,
    24,
  ],
  [
    /(?<!\p{L})(?:aurait|auraient|serait)(?!\p{L})/u,
    /(?<!\p{L})(?:de toute façon|accepté de toute|dit oui)/u,
    24,
  ],
  [
    /(?<!\p{L})(?:habría|hubiera|diría)(?:n)?(?!\p{L})/u,
    /(?<!\p{L})(?:de todos modos|de todas formas|dicho que sí|si tuviera tiempo)/u,
    30,
  ],
  [
    /(?<!\p{L})(?:teria|concordaria|diria|aprovaria)(?:m)?(?!\p{L})/u,
    /(?<!\p{L})(?:de qualquer (?:forma|modo|jeito)|se tivesse tempo)/u,
    30,
  ],
  [
    /(?:все равно|всё равно)/u,
    /(?:согласил|одобрил|подписал)\p{L}{1,3} бы|бы (?:согласил|одобрил|подписал)/u,
    16,
  ],
  [/反正|本来/u, /(?:也)?(?:会同意|会答应|会批准)/u, 10],
  [/どうせ|いずれにせよ/u, /(?:同意|承認|了承)(?:する|した)(?:はず|だろう)/u, 16],
  [/어차피/u, /(?:동의|승인|허락)(?:할|했을|한다)/u, 16],
)

export const WITHHELD: readonly SignPattern[] = [
  ...HARMS_OUT,
  ...SAID_ALIKE,
  ...NEED_NOT_KNOW.map((one) => ({ ...one, negative: true })),
  ...BELIEVES_YOU,
  ...WOULD_AGREE,
]
