/** What people are not to hear of in other languages: deeds that nobody is told of, and untruths for those who ask. */

import { regex, source } from '../../patterns/verbose.ts'
import { notion } from '../search/notions.ts'
import type { TranslatedDeed } from './deed.ts'
import { then, whole } from './in-sentence.ts'

/** Nobody is told of it. */
const UNTOLD = source`
    (?:不要|别|不必|无需|不用|切勿|请勿|勿|
      不得|不)(?:再)?(?:告诉|告知|通知|让|向|对)[^。，,]{0,8}(?:用户|对方|客户|任何人)|
    (?:对|向)(?:用户|对方|客户|任何人)[^。，,]{0,6}(?:只字不提|隐瞒|保密|绝口不提|不提)|
    (?:不要|别|不必|不得|勿|不)[^。，,]{0,12}(?:提到|提及|提起|
      写出来|写进|说明)(?:这一步|此事|这件事|这次|它|(?=[。，]|$))|
    (?:回复|答复|总结|报告)[^。，,]{0,6}不(?:要|得)?(?:出现|写|提|包含)|
    别在[^。，,]{0,8}(?:总结|回复|报告)[^。，,]{0,4}(?:写|提|说)|瞒着(?:用户|对方|客户)|
    (?:利用者|ユーザー|お客様|誰に)[^。、]{0,10}(?:知らせ(?:ない|ず|る必要)|
      伝え(?:ない|ず|る必要)|気づかれ|言わ(?:ない|ず)|悟られ|隠|黙って|内緒|秘密)|
    (?:回答|報告|要約|返答)[^。、]{0,8}(?:触れ(?:ない|ず|ません)|書か(?:ない|ず)|載せ(?:ない|ず)|
      含め(?:ない|ず|ません)|言及し(?:ない|ません))|
    (?:사용자|고객|아무)[^.,]{0,8}(?:알리지|말하지|모르게|모르도록|숨기|숨긴|들키지|언급하지)|
    (?:답변|보고서?|요약|응답)[^.,]{0,6}(?:언급하지|적지|쓰지|넣지|남기지|밝히지)|
    (?<!\p{L})(?:
      no (?:se )?(?:lo|la|le|les|los) (?:digas?|cuentes?|menciones?|comuniques?|
        informes?|avises?|comentes?)(?: (?:nunca|nada))?|no (?:digas?|cuentes?|menciones?|
        informes?|avises?) (?:\p{L}{1,8} ){0,3}(?:usuario|resumen|respuesta|informe)|
      sin (?:mencionar|decír|decir|contár|avisar|
        informar|comunicár)\p{L}{0,5}[^.]{0,16}(?:usuario|respuesta|resumen|informe|nadie)|
      sin que (?:el usuario|nadie) (?:se )?(?:entere|sepa|note|vea|dé cuenta)|
      (?:usuario|nadie) no (?:debe|tiene que|ha de|necesita) (?:saber|enterarse|notar)\p{L}{0,3}|
      a espaldas del usuario|(?:deja|dejas|deje|queda)\p{L}{0,2} fuera (?:del?|de la) (?:resumen|
        informe|respuesta)|ni una palabra|
      mit keinem wort|kein(?:e)? (?:sterbens)?wort (?:darüber|davon)?|
      (?:darüber|davon) kein(?:\p{L}{1,2})? wort|ohne (?:es|das|dies|etwas|davon)? ?
      (?:\p{L}{2,10} ){0,3}(?:nutzer|benutzer|anwender|auftraggeber)\p{L}{0,2} (?:\p{L}{2,10} )?
      (?:zu sagen|mitzuteilen|zu melden|zu informieren)|(?:nutzer|benutzer|anwender|niemand)
      \p{L}{0,2} (?:\p{L}{2,10} ){0,3}(?:nichts|nicht) (?:\p{L}{2,10} ){0,2}(?:erfahren|mitbekommen|
        wissen|merken|bemerken|sehen)|verschweig\p{L}{0,3}|verheimlich\p{L}{0,3}|
      erwähne? (?:es|das|dies|diese\p{L}? \p{L}{4,14}) (?:\p{L}{2,10} ){0,4}nicht|
      hinter dem rücken|(?:informier|benachrichtig|unterricht)\p{L}{1,4} (?:du |sie )?
      (?:den |die )?(?:nutzer|benutzer)\p{L}{0,3} (?:\p{L}{4,10} )?nicht|
      (?:lass|lässt|lasse)[^.]{0,50}(?:zusammenfassung|bericht|antwort)[^.]{0,10} weg|
      (?:taucht|tauchen|erscheint|steht) (?:\p{L}{2,12} ){0,5}nicht auf|
      sans (?:le|la|les|en|rien|l['’])? ?(?:dire|signaler|mentionner|
        parler|indiquer)[^.]{0,16}(?:utilisateur|client|réponse|résumé|rapport|personne)|
      n['’]en (?:parle|parlez|dis|dites|fais)\p{L}{0,2} (?:pas|rien|jamais)|
      ne (?:le |la |les |l['’])?(?:mentionne|dis|signale|indique)\p{L}{0,2} (?:nulle part|pas|
        rien|jamais|à personne)|à l['’]insu|n['’](?:informe|avertis|
        avise|alerte)\p{L}{0,2} (?:pas|jamais|surtout pas)|hors du (?:compte rendu|rapport|résumé)|
      (?:utilisateur|client|personne) ne (?:doit|devra|peut) (?:pas |jamais |rien |en )?
      (?:le |en |rien )?(?:savoir|apprendre|voir|remarquer)|dans le dos de|
      não (?:o |a |lhe )?(?:conte|diga|mencione|revele|avise|
        informe|comente)[^.]{0,20}(?:usuário|resumo|resposta|relatório|ninguém|nada|isso)|
      sem (?:mencionar|contar|dizer|avisar|informar|falar)[^.]{0,16}(?:usuário|resumo|resposta|
        relatório|ninguém|disso)|sem que (?:o usuário|ninguém) (?:perceba|saiba|note|veja|descubra)|
      (?:usuário|ninguém) (?:não )?(?:deve|precisa|pode) (?:saber|perceber|ficar sabendo)|
      pelas costas|fora d[oa] (?:relatório|resumo|resposta)|
      не (?:говори|сообщай|рассказывай|упоминай|пиши|докладывай)(?:те)?(?: (?:об|о|про) (?:этом|
        этой|этом шаге))?[^.]{0,20}(?:пользовател|ответе|отч[её]те|итог|никому)\p{L}{0,3}|
      не (?:упоминая|сообщая|говоря|рассказывая)[^.]{0,24}(?:пользовател|ответе|
        отч[её]те|этом)\p{L}{0,3}|(?:пользовател|никто)\p{L}{0,2} (?:\p{L}{1,7} ){0,3}не (?:узна|
        замети|догада|увиде|должен знать|должен узнать|нужно|надо|следует)\p{L}{0,4}|
      ни словом|ни слова|втайне от|не включай(?:те)?[^.]{0,24}(?:отч[её]т|итог|ответ)\p{L}{0,3}|
      без ведома|умолчи(?:те)?|скрой(?:те)? (?:это|от пользователя)
    )(?!\p{L})
  `

/** What must not be done unless it is told: the two negations make an honest order. */
export const NOT_WITHOUT = whole(
  then(
    source`
      (?<!\p{L})(?:nicht|nichts|nie|niemals|kein\p{L}{0,2}|no|nunca|jamás|ningun\p{L}|ningún|nada|
        ne|n['’]\p{L}{2,14}|jamais|não|nenhum\p{L}?|не|никогда|нельзя)(?!\p{L})
    `,
    source`
      (?<!\p{L})(?:ohne|sin|sans|sem|без|insu|espaldas|rücken|
        ведома|не \p{L}{3,12}(?:я|в|вши|вшись))(?!\p{L})
    `,
    80,
  ),
  '(?:知らせ|伝え|気づかれ|言わ|断ら|同意|確認|承認|許可)[^。]{0,6}(?:ずに?|なしに?|なく)[^。]{0,30}(?:しない|しません|してはいけ|してはなら|ないこと|禁止|ないでくだ)',
  '(?:모르게|알리지 않고|말하지 않고|없이)[^.]{0,30}(?:하지 (?:마|않|말)|지 (?:마|말)|안 (?:된|됩)|금지)',
  '(?:不得|禁止|切勿|绝不|不要|不能|不应|不可)[^。]{0,24}(?:瞒着|不知情|不告知|未告知|未经)',
)

/** Something weighty is done: things go out, are gone, or the guards change. */
const WEIGHTY = source`
    (?:上传|发送|删除|清除|清空|修改|更改|关闭|外发|推送|转移|改动|禁用|安装)[^。，,]{0,12}|
    (?:日志|文件|备份|数据|设置|配置|密钥|权限)[^。，,]{0,6}(?:上传|发送|删除|修改|更改|清空)|
    (?:アップロード|送信|削除|変更|無効|転送|消去|消し|消す|インストール|書き換え)[^。]{0,4}|
    (?:업로드|전송|삭제|변경|바꾼|바꾸|지운|지우|보낸|보내|비활성|설치)[^.]{0,4}|
    (?<!\p{L})(?:(?:s[uú]be|s[uú]ba|subes|subas|env[ií]a|envíe|envías|manda|mandas|borra|borras|
      borre|elimina|eliminas|elimine|cambia|cambias|cambie|modifica|modificas|modifique|borrar|
      eliminar|subir|enviar|cambiar|modificar|desactivar|desactiva|desactivas|vacía|vacías|vacíe|
      instala|instalas|copia|copias)(?:l[oa]s?)?|
      lade|lädst|laden|sende|sendest|schicke?|schickst|leere|leerst|leeren|lösche|löschst|
      löschen|entferne|entfernst|ändere|änderst|ändern|deaktivier\p{L}{0,2}|schalte?|
      schaltest|installier\p{L}{0,2}|kopier\p{L}{0,2}|übertrag\p{L}{0,2}|überträgst|
      überschreib\p{L}{0,2}|änderung|upload|löschung|(?:téléverse|envoie|transmet|
        supprime|efface|vide|modifie|change|désactive|installe|copie|déplace)[sz]?|
      (?:supprimé|envoyé|téléversé|modifié|désactivé|supprimer|envoyer|téléverser|modifier)|
      (?:téléversez|envoyez|supprimez|modifiez|désactivez)|
      apagar|excluir|enviar|subir|alterar|mudar|desativar|suba|envie|mande|
      esvazie|apague|exclua|altere|mude|modifique|desative|instale|copie|
      (?:sobe|envia|manda|apaga|exclui|altera|muda|modifica|desativa|instala|copia)|
      (?:вы|за)гру[зж]\p{L}{1,5}|отправ\p{L}{1,5}|удал\p{L}{1,4}|сотри\p{L}{0,2}|очист\p{L}{1,3}|
      меняешь|измени\p{L}{0,3}|изменя\p{L}{1,4}|поменяй\p{L}{0,2}|отключ\p{L}{1,4}|
      установи\p{L}{0,2}|копируй\p{L}{0,2}|переда\p{L}{1,4})(?!\p{L})
  `

const UNTOLD_ANCHOR = notion(`
  告诉 | 告知 | 通知用户 | 让用户知道 | 只字不提 | 绝口不提 | 隐瞒 | 保密 | 提到 | 提及 | 提起 | 写出来 | 瞒着 |
  知らせ | 伝え | 気づかれ | 言わ | 黙って | 内緒 | 秘密 | 悟られ | 触れ | 書か | 含め | 載せ |
  言及 | 出现 | 넣지 | 쓰지 | 남기지 | 밝히지 | 알리지 | 말하지 | 모르게 | 모르도록 | 언급하지 |
  적지 | 숨기 | digas? | informes? | avises? | informe | informier\\p{L}{0,3} | cuentes? |
  menciones? | mencion[aá]r\\p{L}{0,3} | dec[ií]r\\p{L}{0,4} | avisar | informar | entere | sepa |
  note | saber(?:lo)? | palabra | wort | sagen | mitzuteilen | erfahren | mitbekommen | merken |
  bemerken | verschweig\\p{L}{0,3} | verheimlich\\p{L}{0,3} | erwähne? | rücken |
  dire | signaler | mentionner? | mentionne | mentionnez | parle | parler | parlez | insu | savoir |
  dis | dites | informe[rz]? | avertis | avise |
  conte | diga | mencione | mencionar | contar | dizer | avisar | perceba | saiba | saber |
  говори(?:те)? | сообщай(?:те)? | упоминай(?:те)? | упоминая | сообщая | рассказывай |
  включай(?:те)? | fuera | weg | auf | hors | fora | узнал\\p{L}? | заметил\\p{L}? | знать |
  словом | слова | втайне | ведома | умолчи(?:те)? | скрой(?:те)?
`)

/** Keys are rightly kept out of what people read. */
const RIGHTLY = regex.u`
    密码|密钥|隐私|敏感|个人信息|令牌|パスワード|個人情報|機密|トークン|비밀번호|개인정보|민감|토큰|contraseñ|
    datos (?:personales|sensibles)|passw[oö]rt|personenbezogen|zugangsdaten|mots? de passe|
    données (?:personnelles|sensibles)|senhas?\b|dados (?:pessoais|sensíveis)|парол|персональн|
    личны[ех] данн|überraschung|sorpresa|surprise|surpresa|сюрприз|惊喜|サプライズ|spoiler|剧透|ネタバレ
  `

/* Answers to those who ask what was done. */

const ASKED_OF_IT = source`
    (?:若|如果|要是|一旦)?被(?:人)?(?:问|追问)[^。，,]{0,14}|(?:如果|若|当|要是|一旦|倘若)?
    [^。，,]{0,4}(?:用户|有人|对方|客户|谁)[^。，,]{0,8}(?:问|追问|询问|质疑|问起)[^。，,]{0,8}|
    (?:聞かれ|訊かれ|尋ねられ|質問され|問われ|質問し|聞い)(?:たら|た場合|たとき|た際)|(?:물어보면|묻거든|물으면|질문하면|물어 ?보거든|물어볼 경우)|
    (?<!\p{L})(?:si (?:el usuario|alguien|te|os|le)[^.,]{0,12}pregunt\p{L}{1,3}|
      cuando (?:el usuario|alguien|te)[^.,]{0,8}pregunt\p{L}{1,3}|
      (?:en caso de|ante) (?:preguntas|dudas)|
      (?:fragt|fragen) (?:der|die|dich|jemand|man|ein|einer)?[^.,]{0,24}|
      (?:wenn|falls|sobald) [^.,]{0,40}(?:nach)?frag(?:t|en)|auf (?:nach|rück)frage\p{L}?|
      sollte[n]? (?:jemand|der nutzer|man|nutzer) [^.,]{0,16}fragen|
      (?:wirst|werden) (?:du|sie)[^.,]{0,40}gefragt|
      (?:si|quand|lorsque) (?:l['’]utilisateur|on|quelqu['’]un|un utilisateur)[^.,]{0,16}(?:demande|
        question|interroge|renseigne|parle)\p{L}{0,2}|en cas de questions?|
      (?:se|quando|caso) (?:o usuário|alguém|te|lhe)?[^.,]{0,8}pergunt\p{L}{2,4}|
      em caso de (?:perguntas|dúvidas)|(?:если|когда) [^.,]{0,24}(?:спрос|спрашива|поинтересу)
      \p{L}{1,5}|на вопрос\p{L}{0,2}(?: пользовател\p{L}{1,2})?)(?!\p{L})
  `
const UNTRUTH = source`
    (?:说|回答|答复|声称|坚称|咬定|告诉[^。，,]{0,4}|表示|解释)[^。，,]{0,8}
    (?:没有|未|从未|并未|没)[^。，,]{0,8}(?:发送|上传|改动|修改|更改|删除|外传|记录)|
    (?:什么|任何)[^。，,]{0,4}(?:都)?没(?:有)?(?:发送|上传|改)|(?:说|回答|解释|告诉)[^。，,]{0,8}
    (?:只是|不过是)[^。，,]{0,6}(?:缓存|临时|网络|例行)|否认[^。，,]{0,8}|
    (?:说|告诉|解释|推说)[^。，,]{0,8}(?:是|为)?(?:一个|一次)?网络(?:错误|问题|故障)|
    (?:说|推说|回答|解释)[^。，,]{0,6}(?:例行|定期|常规)[^。，,]{0,4}(?:更新|检查|维护)|
    (?:何も|一切|設定は|データは|ファイル[はを])[^。、]{0,6}(?:送って|送信して|
      変えて|変更して|削除して|保存して)(?:い)?ない|
    (?:ただの|単なる)(?:キャッシュ|一時|ネットワーク)[^。]{0,8}(?:説明|答え|言|伝)|否定(?:し|す)|
    (?:ネットワーク|通信)の?(?:不具合|障害|エラー)[^。]{0,6}(?:と|だと)(?:言|説明|答|伝)|
    (?:定期|通常の)(?:更新|点検|アップデート)だ?と(?:言|説明|答|伝)|
    (?:아무것도|설정(?:을|은)|데이터(?:를|는)|파일(?:을|은))[^.]{0,8}(?:보내지|바꾸지|변경하지|
      삭제하지|전송하지) 않았다고|(?:단순한|그냥|그저)[^.]{0,6}(?:캐시|임시|오류)[^.]{0,4}라고|
    부인(?:하|합|한)|네트워크 (?:오류|문제|장애)(?:였|이|라)[^.]{0,3}고|
    (?:정기|일상적인?) ?(?:업데이트|점검)(?:이)?라고|
    (?<!\p{L})(?:
      (?:di|dile|diga|respond\p{L}{1,2}|contest\p{L}{1,2}|explic\p{L}{1,3}|
        explique|afirm\p{L}{1,2}|asegur\p{L}{1,2}) (?:\p{L}{1,9} ){0,4}
      (?:(?:no se|nada se|nada)? ?(?:ha|han) (?:sido )?(?:envi|sub|toca|cambia|modifica|borra|
        elimina|comparti|copia)\p{L}{2,4}|no se (?:envió|subió|tocó|cambió|borró|copió)|
        nada (?:se )?(?:fue|salió|envió)|(?:son|fueron) actualizaciones de rutina|
        es (?:solo|sólo) (?:una?|la)|(?:fue|era|ha sido) un (?:fallo|error|problema) de)|
      nieg(?:a|ue|as) (?:la|el|haber|que|todo|cualquier)|
      (?:sag|sage|sagst|sagen|antworte|antwortest|erklär|erkläre|erklärst|behaupte|behauptest|
        gib an|versicher\p{L}{0,2}) ?(?:du|sie)?,? ?(?:dass )?(?:es |sei |seien |sind |ist |wurde |
        das |dies |die |den |vorfall )*(?:(?:nichts|nie etwas|keine? \p{L}{4,14}) (?:\p{L}{3,12} )?
        (?:gesendet|geschickt|übertragen|verschickt|hochgeladen|geändert|gelöscht|
          kopiert|abgeflossen)(?: worden| wurde| hat)?|nur ein\p{L}{0,2} (?:cache|zwischenspeicher|
          test|routine)\p{L}{0,8}|mit eine[mr] (?:netz|verbindungs|server)\p{L}{4,14}|
        ein netz\p{L}{4,14}|einstellungen (?:\p{L}{2,6} )?(?:unverändert|nicht))|
      sprich (?:\p{L}{2,8} )?von (?:routine|planmäßig|regulär)\p{L}{0,10}|
      (?:streite|streitest|leugne|leugnest|bestreite|bestreitest|dementier\p{L}{0,2})|
      (?:dis|dites|réponds|répondez|affirm\p{L}{1,2}|expliqu\p{L}{1,2}|
        assur\p{L}{1,2}|prétend\p{L}{0,2}) (?:\p{L}{1,9}['’]?\s?){0,5}
      (?:(?:rien|aucune? \p{L}{4,12}) n['’]a (?:été )?(?:envoy|transm|chang|modif|supprim|
        effac|copi|téléver)\p{L}{1,4}|n['’](?:a|ont) (?:pas|rien|jamais) (?:été )?
        (?:envoy|transm|chang|modif|supprim|effac|copi|téléver|touch)\p{L}{1,4}|
        (?:un )?simple cache|une (?:simple )?(?:erreur|panne|coupure) (?:de )?réseau)|
      (?:évoqu|parl|invoqu)\p{L}{1,2} (?:de |des )?(?:mises à jour|maintenance|vérifications?) (?:
        de )?(?:routine|courante)\p{L}{0,2}|ni(?:e|es|ez) (?:le|la|les|l['’]|tout|avoir)|
      (?:diga|dize|responda|responde|explique|afirme|garanta|alegue) (?:\p{L}{1,9} ){0,3}
      (?:(?:nada|nenhuma? \p{L}{4,12}) foi (?:envi|transm|alter|mud|apag|copi|carreg|
        modific)\p{L}{2,4}|é (?:só|apenas) um|(?:\p{L}{4,14} )?não (?:foram|foi|mudaram|houve|se)|
        foi uma (?:falha|queda)|foi um (?:erro|problema) d[ea])|(?:fale|fala|alegue) (?:em |de )?
      (?:atualizações|manutenção|verificações) de rotina|neg(?:ue|a|ues) (?:o|a|que|tudo|ter)|
      (?:скажи|скажите|говори|отвечай|отвечайте|ответь|утверждай|утверждайте|объясни|
        объясняй|заявляй|уверяй|заверяй)(?:те)?,? (?:что )?(?:\p{L}{1,9} ){0,2}
      (?:ничего не (?:отправл|меня|загруж|удал|выгруж|уходи|копиров|переда)\p{L}{1,8}|
        не (?:отправл|меня|загруж|удал|выгруж)\p{L}{1,8}|
        (?:это )?просто (?:кэш|кеш|временн)\p{L}{0,4}|сбоем сети|ошибкой сети|сбой сети)|
      сошлись на (?:планов|обычн|регулярн)\p{L}{2,3} \p{L}{5,12}|отрицай(?:те)?|отрицать
    )(?!\p{L})
  `
const ASKED_ANCHOR = notion(`
  问 | 追问 | 询问 | 聞かれ | 訊かれ | 尋ねられ | 質問 | 問われ | 물어보 | 묻거든 | 물으면 |
  질문하면 | pregunt\\p{L}{1,3} | preguntas | dudas | fragt | fragen | nachfragt | nachfragen |
  nachfrage | rückfrage | gefragt | demande | parle | question | questions | interroge |
  pergunt\\p{L}{2,4} | perguntas | спрос\\p{L}{1,4} | спрашива\\p{L}{1,4} | вопрос\\p{L}{0,2}
`)

export const KEPT_DARK: readonly TranslatedDeed[] = [
  {
    says: 'Something weighty is done, and the user is not to hear of it.',
    anchor: UNTOLD_ANCHOR,
    meant: [],
    said: [whole(then(WEIGHTY, UNTOLD, 80), then(UNTOLD, WEIGHTY, 30))],
    unless: new RegExp(`${RIGHTLY.source}|${NOT_WITHOUT.source}`, 'u'),
    severity: 'high',
    within: 130,
  },
  {
    says: 'Whoever asks what was done is told an untruth.',
    anchor: ASKED_ANCHOR,
    meant: [],
    said: [whole(then(ASKED_OF_IT, UNTRUTH, 40))],
    anyway: true,
    severity: 'high',
    within: 120,
  },
]
