/** What was never done is written down as done, and guests who never came are made to praise. */

import { either } from './parts.ts'
import type { SignPattern } from '../sign.ts'
import { regex } from '../../../patterns/verbose.ts'

const NEVER_DONE = either(
  'unearned mark',
  7,
  [
    regex.u`
      (?<!\p{L})(?<!nicht )(?<!nie )(?<!niemals )(?:als|für) (?:\p{L}{1,14} )?(?:bestanden|geprüft|
        erledigt|erfolgreich|abgenommen|durchgesehen|genehmigt|gesichert|gelaufen)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:trotzdem|dennoch|
        nie gelaufen|nicht (?:gelaufen|ausgeführt|durchgeführt|geschafft|gestartet|geprüft)|
        ob (?:\p{L}{1,14} ){1,5}oder nicht|schlägt (?:\p{L}{1,14} ){0,3}fehl|gar nicht|
        ohne (?:\p{L}{1,14} ){0,3}(?:auszuführen|zu prüfen|zu starten|hinzusehen))(?!\p{L})
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?<!jamais )(?<!pas )(?:comme (?!non)(?:\p{L}{1,14} )?(?:réussi|vérifié|
        validé|effectué|testé|conforme|relu)|que (?:\p{L}{1,14} ){0,4}(?:a été|ont été|
          est|sont) (?:\p{L}{1,14} )?(?:réussi|vérifié|validé|effectué|fait|testé|relu))
    `,
    regex.u`
      (?<!\p{L})(?:qu'(?:ils?|elles?) (?:\p{L}{1,14} ){1,3}ou non|sans (?:l'|les |le |la )?
        (?:avoir|exécut|lanc|vérifi|faire)|n'(?:a|ont|as) pas (?:pu|été|tourné)|
        même si (?:\p{L}{1,14} ){0,3}(?:pas|jamais|rien|échou)|faute de temps|
        jamais (?:lancé|exécuté|fait))
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?<!no )(?<!nunca )(?:(?:como|por) (?!no )
        (?:\p{L}{1,14} )?(?:pasad|superad|aprobad|verificad|hech|revisad|probad|
          realizad)\p{L}{1,2}(?! (?:solo|sólo|únicamente))|que (?:\p{L}{1,14} ){0,5}(?:pasaron|
          pasó|se (?:hizo|hicieron|verificó|revisó|probó)|está (?:hech|probad|verificad)))
    `,
    regex.u`
      (?<!\p{L})(?:hay(?:a|as|an) (?:\p{L}{1,14} ){0,4}o no|sin (?:haber|ejecutar|
        lanzar|comprobar|hacer)|no (?:se )?(?:haya|hayan|hayas|llegó|llegaste|hubo)|
        aunque (?:\p{L}{1,14} ){0,3}(?:no|fall\p{L}{1,3})|falt(?:e|ó) tiempo)(?!\p{L})
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?<!não )(?<!nunca )(?:(?:como|por) (?!não )(?:\p{L}{1,14} )?(?:aprovad|
          verificad|feit|revisad|testad|realizad|concluíd)\p{L}{1,2}(?! (?:só|somente|apenas))|
        que (?:\p{L}{1,14} ){0,5}(?:passou|passaram|
          (?:foi|foram|está|estão) (?:feit|testad|verificad|revisad|aprovad|concluíd)))
    `,
    regex.u`
      (?<!\p{L})(?:tenha (?:\p{L}{1,14} ){0,4}ou não|sem (?:ter|executar|rodar|conferir|fazer)|
        não (?:tenha|tenham|deu|houve|rodou)|(?:ainda|mesmo) que (?:\p{L}{1,14} ){0,3}
        (?:não|falh\p{L}{1,2})|falt\p{L}{1,3} tempo)(?!\p{L})
    `,
  ],
  [
    regex.u`
      (?<!не )(?:запис|отмеч|отмет|укаж|указыв|пиш|напиш|сообщ)\p{L}{0,4}(?:(?!(?:^|\s)не\s|только)
        [^.!?]){0,50}(?:пройден|проверен|выполнен|сделан|снят|успешн|согласован)
    `,
    regex.u`
      не (?:запуска|выполня|успе|проводи|делал|снимал|была|было)|даже если|обычно хватает|
      достаточно|была ли|или нет
    `,
  ],
  [
    regex.u`
      (?<!不)(?<!要)(?<!别)(?<!只)(?:写成|写|记为|标记为|标为|算作|登记为|填)(?!未)[^。!?]{0,8}
      (?:已?通过|已完成|已(?:检查|审核|备份|测试|验证|核对)|成功|合格)
    `,
    /没有?(?:跑|测|做|执行|检查|备份|验证|完成)|未(?:运行|执行|测试|检查|备份|验证)|失败|来不及|不管(?:有没有|是否)|无论(?:有没有|是否)|没过|不用真/u,
    40,
  ],
  [
    /(?:合格|成功|完了|確認済み|検証済み|実施済み|テスト済み|異常なし|問題なし)(?:に|と|として)(?:し|書|記|報告|扱|載)/u,
    /できな|実行してい?な|実行しな|していな|なくても|失敗し|しなかった|間に合わな|未実施/u,
    40,
  ],
  [
    regex.u`
      (?:통과|성공|완료|정상|검증|합격)(?:로|으로|했다고|됐다고|한 것으로|된 것으로| 처리)[^.]{0,8}
      (?:적(?!지)|기록(?!하지)|표시(?!하지)|보고(?!하지)|처리(?!하지)|쓰(?!지)|남(?!기지))
    `,
    /못한|못했|않은|않았|안 (?:돌|한|된)|실패|하지 않|없어도/u,
    40,
  ],
)

/** Whoever gets the result does not look at it: said as a reason. */
const NOBODY_LOOKS = either(
  'kept dark',
  3,
  [
    /(?<!\p{L})(?:schaut|sieht|liest|prüft|merkt)(?!\p{L})/u,
    /(?<!\p{L})(?:ohnehin|eh|sowieso) (?:nicht|niemand|keiner|kaum)(?!\p{L})/u,
    30,
  ],
  [
    /(?<!\p{L})nadie(?!\p{L})/u,
    /(?<!\p{L})(?:va a|lo|la|los|las) (?:mir|le|not|revis|comprob)/u,
    20,
  ],
  [
    /(?<!\p{L})ninguém(?!\p{L})/u,
    /(?<!\p{L})(?:vai|costuma) (?:olhar|conferir|notar|ler|ver)/u,
    20,
  ],
  [/负责人|领导|老板|他们|对方|客户/u, /只看(?:结论|结果|数字|总数)/u, 6],
  [/팀장|책임자|상사|고객|대표/u, /결과만 (?:봅|본|보)|안 (?:봅|본)/u, 8],
)

/** The agent is to speak as somebody who praises. */
const PERSONA = either(
  'forged voice',
  7,
  [
    /(?<!\p{L})(?:\p{L}{0,10}bewertung|rezension|erfahrungsbericht|kundenstimm)/u,
    regex.u`
      (?<!\p{L})(?:aus (?:der )?sicht (?:\p{L}{1,14} ){0,3}(?:gäst|kund)|
        als (?:wärst du|ob du|seist du)|gib dich als|versetz\p{L}{0,2} dich in)
    `,
    120,
  ],
  [
    /(?<!\p{L})(?:avis|témoignages?)(?!\p{L})/u,
    /(?<!\p{L})(?:comme si (?:tu|vous) (?:ét|av)|dans la peau|fais-toi passer)/u,
    120,
  ],
  [
    /(?<!\p{L})(?:reseñas?|opiniones|testimonios)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:como si (?:fueras|hubieras|fueses)|
        hazte pasar|inventa (?:clientes|nombres|huéspedes))
    `,
    120,
  ],
  [
    /(?<!\p{L})(?:avaliações|resenhas|depoimentos)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:como se (?:fosse|tivesse)|passe-se|
        faça-se passar|invente (?:clientes|nomes|hóspedes))
    `,
    120,
  ],
  [
    /отзыв/u,
    regex.u`
      словно ты|будто (?:ты|вы)|придумай (?:имена|гостей|клиентов)|
      (?:пиши|пишите|составь|составляй)[^.!?]{0,20} от (?:лица|имени)
    `,
    100,
  ],
  [
    /好评|评价|评论|点评|种草/u,
    /(?:以|用)[^。]{0,8}(?:口吻|身份)[^。]{0,6}写|假装(?:是|去|买)/u,
    50,
  ],
  [/口コミ|レビュー|体験談|感想/u, /になりきっ|になりすま(?!し(?:を|が|の))/u, 50],
  [/후기|리뷰|체험담|댓글/u, /인 척 ?(?:쓰|하고|하며|후기|리뷰)|손님인 것처럼|고객인 것처럼/u, 50],
)

/** Words are put into the mouths of people who never were there. */
const NEVER_THERE = either(
  'forged voice',
  7,
  [
    regex.u`
      (?<!\p{L})(?:schreib|verfass|erstell|poste|denk dir)\p{L}{0,3}(?!\p{L})[^.!?]{0,40}
      (?:bewertung|rezension|erfahrungsbericht)
    `,
    regex.u`
      (?<!\p{L})(?:nie (?:dort|da|gekauft|besucht|bestellt)|
        (?:wechselnd|verschieden)\p{L}{0,2} (?:namen|konten)|erfundene\p{L}?)
    `,
    120,
  ],
  [
    regex.u`
      (?<!\p{L})(?:rédige[rz]?|écri(?:s|re|vez)|publie[rz]?|poste[rz]?)(?!\p{L})[^.!?]{0,40}
      (?:avis|témoignages?)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:jamais (?:venue?|acheté|allée?|séjourné)|personne n'(?:y )?est|
        change\p{L}{0,2} de (?:prénom|nom|compte)|différents (?:noms|prénoms|comptes))
    `,
    120,
  ],
  [
    regex.u`
      (?<!\p{L})(?:escrib[ae]|escribir|redact[ae]r?|publica|publique|
        crea|cree)(?!\p{L})[^.!?]{0,40}(?:reseñas?|opiniones|testimonios)
    `,
    regex.u`
      (?<!\p{L})(?:clientes que no existen|nunca (?:estuv|fuer|compr|vin)|
        (?:nombres|cuentas|perfiles) (?:y tonos )?(?:distint|diferent)|
        distint[oa]s (?:nombres|cuentas))
    `,
    120,
  ],
  [
    regex.u`
      (?<!\p{L})(?:escrev[ae]r?|redija|redigir|publique|publicar|
        crie|criar)(?!\p{L})[^.!?]{0,40}(?:avaliações|resenhas|depoimentos)
    `,
    regex.u`
      (?<!\p{L})(?:clientes que não existem|nunca (?:estev|foram|compr|hosped)|sem ninguém ter|
        mudando (?:o|de) nome|(?:nomes|contas|perfis) diferentes)
    `,
    120,
  ],
  [
    /(?:пиши|напиши|состав|публику|размеща)\p{L}{0,4}[^.!?]{0,40}отзыв/u,
    /на самом деле не|которых не было|никогда не (?:был|покупа)|под (?:новым|разными|чужим)/u,
    100,
  ],
  [
    /(?:写|编|发)[^。]{0,12}(?:好评|评价|评论|点评)/u,
    /(?:没|未)(?:来|去|买|用|住)过|不同(?:账号|名字|顾客)|换个?(?:名字|账号)/u,
    50,
  ],
  [
    /(?:口コミ|レビュー|体験談|感想)を[^。]{0,8}(?:書|作|投稿)/u,
    /行っていな|来ていな|来店していな|行った人がいな|名前(?:と|を|や)[^。]{0,10}変え|(?:ちが|違)う人物/u,
    60,
  ],
  [
    /(?:후기|리뷰|체험담)[를을]? ?(?:쓰|씁|써|작성하|올리|남기)/u,
    /가 본 적이? 없|사 본 적이? 없|써 보지 않|이름(?:과|을)[^.]{0,10}(?:바꾸|바꿔|바꿉)/u,
    60,
  ],
)

export const REPORTS: readonly SignPattern[] = [
  ...NEVER_DONE,
  ...NOBODY_LOOKS,
  ...PERSONA,
  ...NEVER_THERE,
]
