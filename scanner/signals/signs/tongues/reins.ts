/** The work goes on unbounded, pushes itself before all else, and waits for a day. */

import { regex } from '../../../patterns/verbose.ts'
import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'

const GOES_ON = followed(
  'beyond control',
  4,
  [
    /(?<!\p{L})(?:arbeite|arbeiten|laufen|mach|läuft|lauf)(?!\p{L})[^.!?]{0,20}weiter/u,
    /(?<!\p{L})(?:gespräch|sitzung|unterhaltung|aufhör|stopp|beendet)/u,
  ],
  [
    /(?<!\p{L})(?:stopp|aufzuhören|anzuhalten|abzubrechen)/u,
    /(?<!\p{L})(?:trotzdem|dennoch|zu ende|mach weiter|arbeite weiter)(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})continue\p{L}{0,2}(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:après la (?:fin|fermeture)|conversation (?:est )?terminée|
        même si on te (?:demande|dit))
    `,
  ],
  [
    /(?<!\p{L})(?:sigue|continúa)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:cuando (?:termine|acabe|se cierre)|después de (?:la|que) (?:\p{L}{1,12} )?
        (?:conversación|sesión|cierre)|aunque te (?:pidan|digan))
    `,
  ],
  [
    /(?<!\p{L})continue(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:depois (?:que|do fim|de encerrad)|mesmo (?:que|se) (?:te |lhe )?
        (?:peçam|pedirem)|conversa (?:tiver )?(?:acabad|encerrad|terminad))
    `,
  ],
  [
    /продолжай(?:те)?/u,
    /после (?:оконч|заверш|конца|закрыт)|даже если (?:тебя |вас )?(?:прос|попрос|скаж)/u,
  ],
  [/(?:对话|会话|聊天)(?:结束|关闭)(?:后|以后|之后)/u, /继续|照常|仍然/u, 16],
  [/(?:会話|セッション|対話)が終わ/u, /続け|動き続|作業を/u, 24],
  [/(?:대화|세션)[가이]? ?(?:끝|종료)/u, /계속|이어/u, 24],
)

const MANY_HANDS = either(
  'mass reach',
  4,
  [
    /(?<!\p{L})(?:so viele|beliebig viele|unbegrenzt viele)/u,
    /(?<!\p{L})(?:helfer|agenten|assistenten|instanzen)/u,
    30,
  ],
  [
    /(?<!\p{L})(?:autant d|sans limite)/u,
    /(?<!\p{L})(?:assistants|agents|aides|instances)(?!\p{L})/u,
    20,
  ],
  [
    /(?<!\p{L})(?:tantos|tantas|sin límite)(?!\p{L})/u,
    /(?<!\p{L})(?:ayudantes|agentes|asistentes|instancias)(?!\p{L})/u,
    20,
  ],
  [
    /(?<!\p{L})(?:quantos|quantas|sem limite)(?!\p{L})/u,
    /(?<!\p{L})(?:ajudantes|agentes|assistentes|instâncias)(?!\p{L})/u,
    20,
  ],
  [/сколько (?:угодно|нужно|захочешь|понадобится)|без ограничени/u, /помощник|агент|копи[йи]/u, 30],
  [/任意多|无限|要多少(?:有多少)?|数量不限/u, /助手|代理|子代理|帮手/u, 10],
  [/いくらでも|何体でも|無制限/u, /エージェント|助手|アシスタント/u, 16],
  [/얼마든지|무제한|원하는 만큼/u, /에이전트|도우미|보조/u, 16],
)

/** Bounds that somebody set are gone round. */
const BOUNDS_PASSED = either(
  'guard off',
  4,
  [
    /(?<!\p{L})(?:grenze|beschränkung|sperre|verbot)/u,
    /(?<!\p{L})(?:außen herum|drumherum|umgeh|hintergeh|umschiff)/u,
    120,
  ],
  [
    /(?<!\p{L})(?:limites?|interdictions?|restrictions?|garde-fous?)(?!\p{L})/u,
    /(?<!\p{L})contourn/u,
    60,
  ],
  [
    /(?<!\p{L})(?:límites?|prohibici|restricci|bloqueo)/u,
    /(?<!\p{L})(?:rodea|esquiva|sortea|búscale la vuelta)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:limites?|proibiç|restriç|bloqueio)/u,
    /(?<!\p{L})(?:contorn|drible|dê um jeito|burle)/u,
    60,
  ],
  [/ограничени|запрет|границ/u, /обход|обойди|обойти/u, 50],
  [/限制|禁令|约束/u, /绕过|绕开|另想办法/u, 14],
  [/制限|禁止|制約/u, /回避し|迂回|すり抜け|かいくぐ/u, 16],
  [/제한|금지|제약/u, /우회|피해 ?가/u, 16],
)

/** It wants to be taken for every task, before all others. */
const PUSHED = either(
  'pushed forward',
  6,
  [
    /(?<!\p{L})(?:jede[rn]? (?:anfrage|bitte|aufgabe)|egal worum|für alles)/u,
    regex.u`
      (?<!\p{L})(?:statt (?:der|aller) anderen|anstelle (?:der|aller|anderer)|
        vor allen anderen|andere skills? (?:nicht|nie|werden nicht))
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:toute demande|toutes les demandes|
        n'importe quelle demande|quelle que soit la demande)(?!\p{L})
    `,
    /(?<!\p{L})(?:avant (?:tous|toutes) les autres|à la place des autres|au lieu des autres)/u,
    80,
  ],
  [
    /(?<!\p{L})(?:cualquier (?:petición|tarea|consulta)|toda petición|para todo)(?!\p{L})/u,
    /(?<!\p{L})(?:antes que (?:las|los|el resto|cualquier)|en lugar de (?:las|los) (?:demás|otr))/u,
    80,
  ],
  [
    /(?<!\p{L})(?:qualquer (?:pedido|tarefa|consulta)|todo pedido|para tudo)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:antes (?:das|dos|de todas as) (?:demais|outr)|
        no lugar (?:das|dos) (?:demais|outr))
    `,
    80,
  ],
  [
    /(?:любо[йге]\p{L}{0,2} (?:просьб|задач|запрос)|какой бы ни была просьба|для всего)/u,
    /раньше (?:остальных|других|всех)|вместо (?:них|других|остальных)|к другим не обраща/u,
    80,
  ],
  [
    /(?:任何|所有|每个|一切)(?:请求|任务|问题)/u,
    /优先于其他|代替其他|而不是其他|不要(?:使用|调用)其他/u,
    30,
  ],
  [
    /(?:どんな|あらゆる|すべての)(?:依頼|要求|質問)/u,
    /他のスキルより(?:先|優先)|他のスキルの代わり|他のスキルは使わ/u,
    40,
  ],
  [
    /(?:모든|어떤) (?:요청|작업|질문)/u,
    /다른 스킬보다 먼저|다른 스킬 대신|다른 스킬은 (?:쓰지|사용하지)/u,
    40,
  ],
)

/** On a day to come all data are destroyed, copies and all. */
const DOOMSDAY = followed(
  'gone for good',
  6,
  [
    regex.u`
      (?<!\p{L})\d{1,2}\. ?(?:januar|februar|märz|april|mai|juni|juli|august|september|
        oktober|november|dezember)
    `,
    regex.u`
      (?<!\p{L})(?:lösch|vernicht|zerstör)[^.!?]{0,40}(?:datenbank|sicherung|backup|alle daten|
        tabellen)|(?:datenbank|sicherung|backup)[^.!?]{0,40}(?<!\p{L})(?:lösch|vernicht|zerstör)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:\d{1,2}|1er) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|
        octobre|novembre|décembre)
    `,
    regex.u`
      (?<!\p{L})(?:supprime|efface|détruis)[^.!?]{0,40}(?:bases? de données|
        sauvegardes|tables|données)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|
        octubre|noviembre|diciembre)
    `,
    regex.u`
      (?<!\p{L})(?:borra|elimina|destruye)(?!\p{L})[^.!?]{0,40}(?:base de datos|copias|tablas|datos)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})\d{1,2} de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|
        outubro|novembro|dezembro)
    `,
    regex.u`
      (?<!\p{L})(?:apague|exclua|destrua)(?!\p{L})[^.!?]{0,40}
      (?:banco de dados|backups|tabelas|cópias)
    `,
  ],
  [
    regex.u`
      (?:\d{1,2}|перво\p{L}{2}|второ\p{L}{2}) (?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|
        сентябр|октябр|ноябр|декабр)
    `,
    /(?:удали|сотри|уничтож)[^.!?]{0,40}(?:баз|копи|данны|таблиц)/u,
  ],
  [
    /\d{4}年\d{1,2}月|\d{1,2}月\d{1,2}(?:日|号)/u,
    /(?:删除|清空|销毁|抹掉)[^。]{0,16}(?:数据库|备份|所有数据|全部数据)/u,
    30,
  ],
  [
    /\d{4}年\d{1,2}月|\d{1,2}月\d{1,2}日/u,
    /(?:データベース|バックアップ|全データ)[^。]{0,20}(?:削除|消去|破壊)/u,
    30,
  ],
  [/\d{1,2}월 ?\d{1,2}일/u, /(?:데이터베이스|백업|모든 데이터)[^.]{0,20}(?:삭제|지우|파괴)/u, 30],
)

export const REINS: readonly SignPattern[] = [
  ...GOES_ON,
  ...MANY_HANDS,
  ...BOUNDS_PASSED,
  ...PUSHED,
  ...DOOMSDAY,
]
