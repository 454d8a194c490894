/** What the memory of an agent is made to say in other languages. */

import { source } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { notion } from '../search/notions.ts'
import type { TranslatedDeed } from './deed.ts'
import { both, then, whole } from './in-sentence.ts'

const MEMORY = source`
    (?<![\w/-])(?:claude|agents|memory|gemini)\.md|(?:长期|永久|持久)?记忆|永続メモリ|メモリ|記憶|메모리|기억|
    (?<!\p{L})(?:memoria|gedächtnis\p{L}{0,4}|mémoire|memória|памят(?:ь|и))(?!\p{L})
  `
/** Leave is given for all, nobody is asked any more, warnings do not count, or the user comes second. */
const AGAINST = source`
    (?:用户|使用者)已(?:经)?(?:授权|同意|批准)[^。]{0,4}(?:所有|全部|一切)|
    (?:以后|今后|永远|从此|之后|从今天起|从现在起)[^。，,]{0,8}(?:不再?需要|无需|不用|
      不必|不再)[^。，,]{0,4}(?:确认|询问|批准|审批|请示)|(?:安全|风险)(?:警告|提示|提醒)[^。]{0,4}
    (?:忽略|无视|不必理会)|(?:高于|优先于|凌驾于?)[^。]{0,2}(?:用户|系统)|
    (?:即使|哪怕)用户[^。，,]{0,8}(?:反对|说|要求|拒绝)|
    (?:利用者|ユーザー)[^。」]{0,6}(?:すべて|全て|全)[^。」]{0,10}(?:承認|許可|同意)|
    (?:今後|以後|これから)[^。」]{0,10}(?:確認|承認|許可)[^。」]{0,8}(?:求めない|不要|しない|
      せず|なし)|(?:許可|承認|確認)[はも]不要|(?:警告|注意)[^。」]{0,4}(?:無視|気にしない)|
    (?:利用者|ユーザー|システム)の?[^。」]{0,6}より(?:も)?(?:優先|上位|上)|
    (?:たとえ)?(?:利用者|ユーザー)が[^。」]{0,8}(?:反対|違うこと|拒否)[^。」]{0,6}(?:ても|でも)|
    사용자가[^.]{0,8}(?:반대|다르게 말|거부)[^.]{0,4}(?:도|더라도)|
    사용자(?:는|가)[^.]{0,6}(?:모든|전부)[^.]{0,8}(?:승인|허락|동의)|
    (?:앞으로|이후|다시는|더 ?이상)[^.]{0,8}(?:확인|승인|허락)[^.]{0,6}(?:않|없이|불필요)|
    (?:확인|승인|허락)이? ?필요 ?없|(?:경고|알림)[^.]{0,4}(?:무시)|
    (?:사용자|시스템)의? ?(?:지시|요청|말)?보다[^.]{0,4}(?:우선|위|앞)|
    (?<!\p{L})(?:
      usuario (?:ya |ha |había )?(?:autoriz|aprob|acept|permit)(?:ó|ado|ió|ido) (?:tod|cualquier)
      \p{L}{0,3}|no se (?:pid\p{L}{1,4}|pedirá|solicit\p{L}{1,3}|requier\p{L}{1,2}|
        necesit\p{L}{1,2}) (?:\p{L}{2,12} )?(?:confirmación|permiso|aprobación|autorización)|
      no (?:requieren|necesitan|precisan) (?:\p{L}{2,8} )?(?:confirmación|permiso|
        aprobación|autorización)|(?:alertas|avisos|advertencias) (?:de seguridad )?
      (?:\p{L}{2,6} )?(?:ignora|descarta)\p{L}{0,2}|(?:por encima|antes) de (?:lo que )?
      (?:\p{L}{2,12} ){0,3}(?:usuario|sistema)|prevalece[^.]{0,20}usuario|
      (?:aunque|incluso si) el usuario (?:diga|pida|dice|pide|prohíb|se niegue)\p{L}{0,2}|
      auch wenn (?:der|die) (?:nutzer|benutzer|anwender)\p{L}{0,2} (?:\p{L}{2,12} ){0,3}(?:anderes|
        widerspricht|verbietet|ablehnt|anders)|
      (?:nutzer|benutzer|anwender)\p{L}{0,2} hat (?:\p{L}{2,10} )?(?:alle|alles|
        sämtliche|jede\p{L}?)[^.]{0,24}(?:freigegeben|genehmigt|erlaubt|zugestimmt|bestätigt)|
      (?:nutzer|benutzer|anwender)\p{L}{0,2} (?:\p{L}{2,10} )?(?:alle|alles|sämtliche|
        jede\p{L}?)[^.]{0,24}(?:freigegeben|genehmigt|erlaubt|zugestimmt|bestätigt) (?:hat|habe)|
      (?:rückfragen|bestätigungen|nachfragen) (?:\p{L}{3,10} ){0,2}(?:entfallen|unnötig|
        überflüssig|unterbleiben|nicht (?:mehr )?nötig)|
      (?:brauchen|benötigen|erfordern) (?:\p{L}{4,12} )?keine (?:erlaubnis|freigabe|bestätigung|
        zustimmung|genehmigung|rückfrage)|(?:sicherheits)?(?:warnungen|hinweise) (?:\p{L}{3,10} )?
      (?:werden|sind) (?:\p{L}{2,10} )?(?:ignorier|übergang|zu ignorier)\p{L}{0,3}|
      (?:steht|stehen|geht|gehen) (?:über|vor) (?:den |dem |allen )?(?:\p{L}{4,14} )?(?:des |der )?
      (?:nutzer|benutzer|anwender|system)\p{L}{0,8}|
      utilisateur (?:a|avait) (?:déjà )?(?:autorisé|approuvé|accepté|validé) (?:tout|n['’]importe)
      \p{L}{0,3}|(?:plus|jamais) (?:aucune|de) (?:confirmation|autorisation|validation|question)|
      ne (?:plus|jamais) demander (?:de |la )?(?:confirmation|permission|autorisation)|
      se passent (?:de confirmation|d['’](?:autorisation|accord|approbation))|
      (?:alertes|avertissements) (?:de sécurité )?(?:sont |à )(?:à )?ignor\p{L}{1,3}|
      même si l['’]utilisateur (?:dit|demande|refuse|interdit|s['’]y oppose)|
      passe(?:nt)? avant[^.]{0,24}(?:utilisateur|système)|
      usuário (?:já )?(?:autorizou|aprovou|aceitou|
        permitiu|liberou) (?:tod|qualquer|tudo)\p{L}{0,3}|(?:nunca mais|não) se (?:pede|
        pedirá|solicita) (?:\p{L}{2,8} )?(?:confirmação|permissão|aprovação)|
      (?:dispensam|não (?:exigem|precisam de|requerem)) (?:confirmação|permissão|
        aprovação|autorização)|(?:alertas|avisos) (?:de segurança )?(?:são|devem ser) ignorad[oa]s|
      mesmo que o usuário (?:diga|peça|proíba|recuse)|
      acima d[oa]s? (?:que )?(?:\p{L}{1,9} ){0,2}(?:usuário|sistema)|
      пользователь (?:уже |заранее )?(?:разрешил|одобрил|подтвердил|согласился)[^.]{0,8}
      (?:все|всё|любые|всем)|подтверждени\p{L} (?:больше |впредь )?не (?:запрашива|требу|
        нужн|спрашива)\p{L}{0,5}|больше не (?:спрашива|запрашива)\p{L}{1,4}|
      даже если пользователь (?:говорит|просит|против|запреща|возража)\p{L}{0,4}|
      не требуют (?:разрешения|подтверждения|одобрения|согласия)|предупреждени\p{L}
      (?: безопасности)? (?:игнорир|не учитыва|пропуска)\p{L}{1,6}|(?:важнее|выше|главнее)[^.]{0,4}
      (?:просьб|указани|слов|требовани|воли)\p{L}{0,2} пользовател\p{L}
    )(?!\p{L})
  `
/** Names of files with no space behind them, as in scripts that set none. */
const MEMORY_FILES = worded(
  /(?:claude|agents|memory|gemini)\.md(?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af])/gu,
)
const MEMORY_ANCHOR = [
  MEMORY_FILES,
  ...notion(`
  claude\\.md | agents\\.md | memory\\.md | gemini\\.md | memoria | mémoire | memória |
  gedächtnis\\p{L}{0,7} | памят\\p{L}{1,3} | 记忆 | 記憶 | メモリ | 메모리
`),
]
const WRITTEN = source`
    写入|写进|加(?:一句|入|上)|记入|记下|记录|添加|追加|存入|保存|存进|追記|書き込|書き加|書き足|記録|保存|넣는|넣어|기록|적어|적는|저장|추가|남긴|남기|
    (?<!\p{L})(?:schreib(?:e|en|st)?|trag(?:e|en)?|trägst|ergänz(?:e|en|t)?|halte[nst]?|
      vermerk(?:e|en|st)?|hinterleg(?:e|en|st)?|speicher(?:e|n|st)|
      escrib(?:e|es|a|ir)|anot(?:a|as|e|ar)|apunt(?:a|as|e)|guard(?:a|as|e|ar)|grab(?:a|as|e|ar)|
      añad(?:e|es|a|ir)|agreg(?:a|as|ue|ar)|inclu(?:ye|yes|a|i|ir)|registr(?:a|as|e|ar)|
      grav(?:e|a|ar)|escrev(?:a|e|er)|salv(?:e|a|ar)|acrescent(?:e|a|ar)|adicion(?:e|a|ar)|
      inscri(?:s|vez|re|t)|not(?:e|es|ez|er)|ajout(?:e|es|ez|er)|enregistr(?:e|es|ez|er)|
      écri(?:s|vez|re|t)|mémoris(?:e|ez|er)|compl[eé]t(?:e|ez|er)|complète|
      запи(?:ши|шите|шешь|сывай|сывайте|сывать|сать)|внес(?:и|ите|ёшь|ти)|внос(?:и|ишь|ить)|
      сохран(?:и|ите|яй|яешь|ить|ишь)|допи(?:ши|шешь)|добав(?:ь|ьте|ляй|ляешь|ить|ишь))(?!\p{L})
  `

export const MEMORIES: readonly TranslatedDeed[] = [
  {
    says: 'A memory is written that gives leave for all, or stands above the user.',
    anchor: MEMORY_ANCHOR,
    meant: [whole(both(WRITTEN, MEMORY, 50))],
    said: [whole(then(MEMORY, AGAINST, 80))],
    anyway: true,
    within: 130,
  },
]
