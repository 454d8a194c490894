/** Nobody is asked, in other languages: the question before a command is put out, and all is done without one. */

import { regex, source } from '../../patterns/verbose.ts'
import { notion } from '../search/notions.ts'
import type { TranslatedDeed } from './deed.ts'
import { NOT_WITHOUT } from './kept-dark.ts'
import { both, then, whole } from './in-sentence.ts'

const PROMPT = source`
    (?:确认|授权)(?:弹)?(?:框|窗)|(?:权限|授权|命令|工具|执行|操作)[^。，,]{0,8}(?:确认|审批|提示|弹窗|询问|批准)|
    (?:確認|承認|許可)の?(?:ダイアログ|画面|プロンプト)|(?:権限|許可|承認|コマンド|ツール|実行)[^。、]{0,8}(?:確認|プロンプト|ダイアログ|承認)|
    확인 ?(?:창|대화)|(?:권한|승인|허가|명령|도구|실행)[^.,]{0,6}(?:확인|요청|창|프롬프트|절차|승인)|
    (?<!\p{L})(?:
      (?:petición|peticiones|solicitud|solicitudes|diálogos?|avisos?|confirmación|
        confirmaciones|preguntas?) (?:de|para|sobre) (?:\p{L}{2,4} )?(?:permisos?|confirmación|
        aprobación|autorización|comandos|herramientas)|
      (?:berechtigungs|bestätigungs|freigabe|genehmigungs|
        zustimmungs|erlaubnis)(?:ab|an|nach|rück)?(?:frage|fragen|dialoge?n?|aufforderung|
        aufforderungen|prompts?|schritt|schritte)|(?:berechtigungs|freigabe)prüfung(?:en)?|
      (?:rück|nach)fragen? (?:vor|bei|zu|für) (?:\p{L}{2,12} )?\p{L}{0,10}
      (?:aufrufen?|befehlen?|aktionen)|demandes? (?:d['’](?:autorisation|approbation|accord)|
        de (?:confirmation|permission|validation))s?|confirmations? des? (?:commandes?|outils?)|
      invites? d['’]autorisation|(?:pedidos?|solicitaç(?:ão|ões)|caixas?|janelas?|diálogos?|
        avisos?|confirmaç(?:ão|ões)) (?:de|para) (?:permiss(?:ão|ões)|confirmação|aprovação|
        autorização|comandos|ferramentas)|
      запрос\p{L}{0,2} (?:на )?(?:разрешени|подтверждени|одобрени|прав)\p{L}{0,2}|
      подтверждени\p{L} (?:команд|действий|инструментов)
    )(?!\p{L})
  `
const OFF = source`
    关闭|关掉|禁用|停用|取消|去掉|绕过|改为(?:自动)?(?:允许|批准|通过)|無効|オフ|切って|切る|解除|外し|外す|停止|꺼|끄|끈|끕|비활성|해제|없애|
    (?<!\p{L})(?:
      (?:desactiv|deshabilit|inhabilit)(?:a|as|e|es|ar)|apag(?:a|as|ue)|quit(?:a|as|e|ar)|
      suprim(?:e|es|a)|elimin(?:a|as|e)|anul(?:a|as|e)|
      deaktivier(?:e|en|st|t)?|außer (?:betrieb|kraft|funktion)|abschalten|ausschalten|
      abstellen|abzuschalten|auszuschalten|(?:schalte?|schaltest|schalten|stelle?|
        stellst|stellen)(?=(?:[^.!?]|\.(?=\S)){0,120}(?<!\p{L})(?:ab|aus)(?!\p{L}))|
      entfern(?:e|en|st)|unterdrück(?:e|en|st)|
      désactiv(?:e|es|ez|er)|coup(?:e|es|ez|er)|supprim(?:e|es|ez|er)|retir(?:e|es|ez|er)|
      neutralis(?:e|es|ez|er)|desativ(?:e|a|ar|as)|deslig(?:ue|a|ar)|desabilit(?:e|a|ar)|
      remov(?:a|e|er)|elimin(?:e|a|ar)|suprim(?:a|e|ir)|
      отключ(?:и|ите|ай|айте|аешь|ить|ишь)|выключ(?:и|ите|ай|аешь|ить|ишь)|убер(?:и|ите|ёшь|ешь)|
      убира(?:й|йте|ешь|ть)|убрать|снима(?:й|ешь)|сними(?:те)?|отмени(?:те)?
    )(?!\p{L})
  `
/** A title without a verb, as in a list of steps: `die Abfrage … aus`. */
const GERMAN_PROMPT = source`
  (?:berechtigungs|bestätigungs|freigabe|genehmigungs)abfrage|
  (?:rück|nach)fragen? (?:vor|bei) \p{L}{4,18}
`
const GERMAN_OFF = '(?<!\\p{L})(?:ab|aus)(?=[.!]|$)'
/** Whose prompt it is. */
const OF_THE_AGENT = regex.u`
    settings\.json|\.claude|\.codex|\.cursor|config\.toml|设置|代理|智能体|工具调用|命令|
    エージェント|設定|ツール|에이전트|설정|도구|명령|
    (?<!\p{L})(?:agente?s?|agenten|ajustes|herramientas|comandos|einstellungen|werkzeug\p{L}{0,10}|
      befehle?n?|réglages|paramètres|outils|commandes|configurações|ferramentas|настройк\p{L}{1,3}|
      инструмент\p{L}{0,3}|команд\p{L}{0,2}|агент\p{L}{0,2})(?!\p{L})
  `
const PROMPT_ANCHOR = notion(`
  权限 | 授权 | 审批 | 确认 | 弹窗 | 権限 | 許可 | 承認 | 確認 | 권한 | 승인 | 허가 | 확인 |
  permisos? | confirmaci(?:ón|ones) | aprobación | autorización |
  \\p{L}{6,14}(?:abfrage|anfrage|nachfrage|rückfrage|frage|dialog|aufforderung|prompt|
    prüfung|schritt)\\p{L}{0,3} | rückfragen? | nachfragen? |
  autorisation | approbation | confirmations? | permission | permiss(?:ão|ões) |
  confirmaç(?:ão|ões) | aprovação | autorização |
  запрос\\p{L}{0,2} | подтверждени\\p{L}
`)

/** People may do it, or are told what it would do. */
const MAY = regex.u`
    可以|可在|可将|可把|如需|如果|若|想要|不建议|不推荐|风险|危险|谨慎|是否|默认|用于|支持|能够|能|
    允许您|できます|可能|場合|推奨し|危険|注意|既定|할 수|하려면|경우|위험|주의|기본값|원하면|
    (?<!\p{L})(?:puedes?|pueden|podrás|si (?:el|la|lo|no|quieres|deseas|prefieres)|
      peligro\p{L}{0,4}|riesgo|cuidado|por defecto|kannst|können|kann|lässt|falls|(?<!auch )wenn|
      gefähr\p{L}{2,4}|risiko|vorsicht|standard\p{L}{0,6}|voreingestellt|peux|peut|pouvez|risque|
      danger\p{L}{0,4}|par défaut|pode|podem|perigos?[ao]?|risco|padrão|можно|можешь|можете|может|
      если (?:нужно|хотите|хочешь|вам|пользователь)|опасн\p{L}{1,3}|риск\p{L}?|умолчанию)(?!\p{L})
  `

/** It is forbidden, or asked for: what is said of asking then is no leave. */
const NEVER = regex.u`
    切勿|禁止|绝不|不得|不能|不应|不可|决不|してはいけ|しないで|しません|禁止|ないこと|(?:실행|수행|진행|삭제|사용|전송)하지 (?:마|않|말)|안 (?:된|됩)|금지|
    (?<!\p{L})(?:nunca|jamás|nie|niemals|kein\p{L}{0,2}|jamais|никогда|нельзя|
      não (?!é preciso|é necessário|precisa)|no (?!hace falta|es necesario|hay que|necesitas))
  `

const BY_NO_MEANS = regex.u`
  切勿|绝不|不得|禁止|不要(?:自动|一律)|しない(?:で|こと)|하지 (?:마|않)|
  (?<!\p{L})(?:nunca|jamás|nie|niemals|jamais|никогда|нельзя)(?!\p{L})
`

/** Each of them is answered with a yes. */
const YES = source`
    (?:自动|一律|都|全部|直接)[^。，,]{0,6}(?:同意|确认|允许|点是|选是)|
    (?:自動|すべて|必ず|常に)[^。、]{0,10}(?:はい|承認|許可|同意)|
    (?:무조건|자동으로|항상|모두)[^.,]{0,8}(?:예|승인|허용|동의|확인)|
    (?<!\p{L})(?:(?:contesta|responde|di|acepta|conteste|responda)\p{L}{0,2} (?:siempre )?
      (?:que sí|sí|siempre)|(?:beantworte|bestätige|quittiere)[^.]{0,50}
      (?:mit ja|automatisch|stets|ungelesen)|(?:réponds|répondez|dis) (?:toujours )?oui|
      (?:responda|diga|clique) (?:sempre )?(?:em )?sim|отвечай(?:те)? (?:всегда )?[«"„]?да)(?!\p{L})
  `
const EVERY = regex.u`
    所有|全部|一律|任何|すべて|全て|必ず|무조건|모든|항상|
    (?<!\p{L})(?:tod[oa]s|cada|cualquier|siempre|alle|jede[rsn]?|stets|chaque|tou(?:s|tes)|toujours|
      qualquer|sempre|вс[её]|кажд\p{L}{2,3}|люб\p{L}{2,3}|всегда)(?!\p{L})
  `

/* All is done without a question. */

/** Everything, what cannot be taken back, or even what needs a yes. */
const EVERYTHING = source`
    (?:所有|全部|一切|任何|每个|任意)[^。，,]{0,10}(?:命令|操作|步骤|调用|动作)|
    (?:删除|推送|付款|发布|转账)(?:和|、|与|或|及)[^。，,]{0,6}|
    (?:即使|即便|哪怕)[^。，,]{0,12}(?:需要|要求|规定)[^。，,]{0,6}(?:确认|批准)|
    (?:すべて|全て|あらゆる|どんな|どの|全)の?[^。、]{0,8}(?:コマンド|操作|処理|ツール|手順)|
    (?:コマンド|操作|呼び出し|処理)[はを]?(?:すべて|全て)|
    (?:削除|送信|公開|支払い)(?:も|と|や)[^。]{0,8}|(?:承認|確認|許可)が(?:必要|求め)[^。]{0,12}も|
    (?:모든|전체|어떤) ?[^.,]{0,6}(?:명령|작업|호출|단계|동작)|
    (?:호출|명령|작업)(?:은|을|도)? ?(?:전부|모두)|(?:삭제|전송|배포|결제)(?:와|과|나)[^.]{0,8}|
    (?:승인|확인|허가)이 ?필요한[^.]{0,8}도|
    (?<!\p{L})(?:
      tod[oa]s l[oa]s (?:comandos|acciones|órdenes|llamadas|pasos|operaciones)|
      (?:cada|cualquier) (?:comando|acción|llamada|operación|orden)|
      (?:borra|elimina|publica|paga|envía|despliega|instala)s? (?:y|o) \p{L}{4,12}|
      aunque [^.,]{0,40}(?:confirmación|permiso|aprobación)|
      (?:alle|sämtliche|jeden|jede|jeglichen?) (?:\p{L}{4,20} )?(?:\p{L}{0,14}
        (?:aufrufe?|befehle?|aktion(?:en)?|schritte?|operationen|kommandos?|handlungen))|
      (?:bestätigungs|genehmigungs|zustimmungs|freigabe)pflichtige\p{L}? \p{L}{5,14}|
      (?:löschungen|überweisungen|zahlungen|veröffentlichungen|löschvorgänge)|
      auch wenn [^.,]{0,40}(?:bestätigung|freigabe|zustimmung|genehmigung)|
      (?:toutes les|tous les|chaque|n['’]importe quelle) (?:commandes?|actions?|appels?|
        étapes?|opérations?)|(?:supprime|efface|publie|paie|envoie|déploie|installe)
      (?:s|z)? et (?:tu )?\p{L}{4,12}|(?:supprimez|publiez|effacez|envoyez) et \p{L}{4,12}|
      même (?:si|quand|lorsqu)[^.,]{0,40}(?:validation|confirmation|autorisation|accord)|
      tod[oa]s [oa]s (?:comandos|ações|ordens|chamadas|etapas|operações)|
      (?:cada|qualquer) (?:comando|ação|chamada|operação|ordem)|
      (?:apaga|exclui|publica|paga|envia|apague|exclua|publique|pague) e \p{L}{4,12}|
      (?:mesmo que|ainda que)[^.,]{0,40}(?:confirmação|permissão|aprovação)|
      (?:все|всех|любые|любую|любое|каждую|каждый|всякие) (?:\p{L}{4,14} )?(?:команд|действ|вызов|
        операци|шаг)\p{L}{0,3}|(?:удаля|публику|оплачива|устанавлива)\p{L}{1,4} и \p{L}{4,14}|
      даже (?:если|когда)[^.,]{0,40}(?:подтверждени|одобрени|разрешени|согласи)\p{L}{1,2}
    )(?!\p{L})
  `
const UNASKED = source`
    (?:不用|无需|不必|不要|不需要|不再|无须)(?:再)?(?:询问|请示|征求|征得|
      等待|经过|确认|批准|审批|问)|跳过[^。，,]{0,4}(?:确认|审批|询问)|
    不经(?:过)?(?:确认|批准|同意|询问)|未经(?:确认|批准|同意)|
    (?:確認|承認|許可|同意)(?:なし|無し|を(?:求めず|得ず|取らず|待たず|省))|(?:尋ね|聞か|問わ|確かめ|待た)ずに?|
    (?:확인|승인|허락|동의) ?없이|묻지 ?(?:않|말)|(?:구하지|기다리지|받지|거치지) ?(?:않|말)|
    (?<!\p{L})(?:
      sin (?:preguntar|consultar|confirmar|confirmación|aprobación|autorización|permiso|pedir|
        esperar|solicitar)\p{L}{0,3}|no (?:hace falta|es necesario|hay que|necesitas) (?:preguntar|
        consultar|pedir|confirmar|esperar)\p{L}{0,3}|
      ohne (?:\p{L}{2,10} ){0,2}(?:rückfragen?|nachfragen?|freigabe|bestätigung|
        zustimmung|genehmigung|erlaubnis|zu fragen|nachzufragen|abzuwarten)|
      ohne (?:den |die |das |auf |um |eine? ){1,3}\p{L}{4,14} (?:zu |abzu|einzu)\p{L}{4,10}|
      (?:frage?|fragst|fragen) (?:\p{L}{2,10} ){0,3}nicht(?: nach)?|
      sans (?:demander|consulter|attendre|confirmation|validation|autorisation|
        accord|solliciter|poser)|inutile de (?:demander|consulter|attendre)|
      pas besoin de (?:demander|consulter|confirmer|confirmation)|
      sem (?:perguntar|consultar|confirmar|confirmação|
        aprovação|autorização|permissão|pedir|esperar|solicitar)|
      não (?:é preciso|é necessário|precisa) (?:perguntar|consultar|pedir|confirmar|esperar)|
      без (?:запроса |лишних |всякого )?(?:подтверждени|разрешени|согласи|одобрени|
        вопрос|спрос)\p{L}{1,2}|не (?:спрашива|дожида|запрашива|ожида|жд)\p{L}{1,5}
    )(?!\p{L})
  `
const UNASKED_ANCHOR = notion(`
  无需 | 不必 | 不用 | 不要 | 不需要 | 不再 | 无须 | 跳过 | 不经 | 未经 | 確認なし | 承認なし |
  許可なし | 求めず | 得ず | 待たず | 尋ねず | 聞かず | 問わず | 없이 | 묻지 | 구하지 | 기다리지 |
  받지 | 거치지 | sin | preguntar\\p{L}{0,3} | consultar | ohne | nicht | sans | inutile |
  pas besoin | sem | perguntar | без | спрашивая | спрашивай(?:те)? | дожидаясь | дожидайся |
  запрашивая | запрашивай(?:те)?
`)

/** What only looks at things, a program for trials, or what was agreed to before. */
const HARMLESS = regex.u`
    只读|查询|测试|已(?:经)?(?:批准|授权|确认)|安全(?:的)?(?:命令|操作)|読むだけ|読み取り|参照|テスト|承認済|읽기|조회|테스트|승인된|
    (?<!\p{L})(?:solo lectura|lectura|pruebas?|tests?|seguros?|ya aprobad[oa]s|lesend\p{L}{0,2}|
      lesen|schreibgeschützt\p{L}?|nur lese\p{L}{0,6}|sicheren?|bereits \p{L}{6,14}|lecture|
      essais?|sûres?|déjà|somente leitura|leitura|testes|segur[oa]s|já aprovad[oa]s|чтени\p{L}|
      провер\p{L}{1,3}|тест\p{L}{0,4}|безопасны\p{L}|уже)(?!\p{L})
  `

export const GUARDS_OFF: readonly TranslatedDeed[] = [
  {
    says: 'The question before a command is switched off.',
    anchor: PROMPT_ANCHOR,
    meant: [whole(both(PROMPT, OFF, 60), then(GERMAN_PROMPT, GERMAN_OFF, 70))],
    said: [OF_THE_AGENT],
    unless: MAY,
    severity: 'high',
    within: 110,
  },
  {
    says: 'Each question before a command is answered with a yes.',
    anchor: PROMPT_ANCHOR,
    meant: [],
    said: [whole(both(PROMPT, YES, 50)), EVERY],
    unless: new RegExp(`${MAY.source}|${BY_NO_MEANS.source}`, 'u'),
    severity: 'high',
    within: 110,
  },
]

export const UNASKED_FOR: readonly TranslatedDeed[] = [
  {
    says: 'All is carried out, and nobody is asked.',
    anchor: UNASKED_ANCHOR,
    meant: [],
    said: [whole(both(EVERYTHING, UNASKED, 50))],
    unless: new RegExp(
      `${HARMLESS.source}|${MAY.source}|${NEVER.source}|${NOT_WITHOUT.source}`,
      'u',
    ),
    severity: 'high',
    within: 90,
  },
]
