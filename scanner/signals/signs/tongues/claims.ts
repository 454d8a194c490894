/** What people are told although it is not so, and what is written down as well done although it went wrong. */

import { regex } from '../../../patterns/verbose.ts'
import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** A failure is written down as a success, in one breath. */
const FAILED_YET_FINE = followed(
  'unearned mark',
  7,
  [
    regex.u`
      (?<!\p{L})(?:nicht (?:geklappt|gelungen|gelaufen|funktioniert|zustande|fertig)|fehlgeschlagen|
        gescheitert|fehlschlägt|ausgefallen|misslungen)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:dennoch|trotzdem|gleichwohl|einfach) (?:\p{L}{1,12} ){0,2}(?:als |für )?
      (?:gelungen|erfolgreich|bestanden|erledigt|vollständig|in ordnung)
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:échou\p{L}{1,4}|n'a pas (?:pu|abouti|fonctionné|marché)|
        n'ont pas (?:pu|abouti|fonctionné|tourné))
    `,
    regex.u`
      (?<!\p{L})(?:quand même|malgré tout|tout de même|
        tout simplement) (?:\p{L}{1,12} ){0,4}(?:réussi|succès|terminé|conforme|en ordre)|
      (?<!\p{L})(?:écri[stv]\p{L}{0,3}|indiqu\p{L}{1,3}|not\p{L}{1,3}) (?:\p{L}{1,12} ){0,4}que tout
    `,
    60,
  ],
  [
    regex.u`
      (?<!\p{L})(?:si|cuando|aunque) (?:\p{L}{1,14} ){0,5}(?:falla\p{L}{0,2}|
        falle\p{L}{0,1}|no (?:se )?(?:pas|funcion|termin|complet|hay|ejecut)\p{L}{1,5})
    `,
    regex.u`
      (?<!\p{L})(?:escrib|anot|apunt|registr|pon|di)\p{L}{0,4} (?:\p{L}{1,12} ){0,3}
      (?:que (?:todo|pasó|funcionó|salió|terminó)|como (?:correct|exitos|superad|complet))
    `,
    30,
  ],
  [
    regex.u`
      (?<!\p{L})(?:caso|se|quando|mesmo que) (?:\p{L}{1,14} ){0,5}(?:falh\p{L}{1,3}|
        não (?:rod|funcion|pass|termin|conclu)\p{L}{1,4})
    `,
    regex.u`
      (?<!\p{L})(?:escrev|anot|registr|diga)\p{L}{0,3} (?:\p{L}{1,12} ){0,3}
      (?:que (?:tudo|rodou|passou|funcionou|deu certo)|como (?:corret|aprovad|concluíd)|sem erros)
    `,
    30,
  ],
  [
    regex.u`
      (?<!\p{L})(?:если|когда|даже если) [^.!?;]{0,40}
      (?:не (?:созда|удал|сработа|прош|выполни|запусти)|упал|провали|сорвал)
    `,
    regex.u`
      (?:пиши|напиши|укаж|указыв|отмеч|отмет|запис|сообщ)\p{L}{0,4}(?:(?!не )[^.!?;]){0,40}
      (?:успешно|без ошибок|выполнен|пройден|в порядке)
    `,
    30,
  ],
  [
    /(?:没成功|失败了?|出错|没跑完|没做完|备份不了)[^。;]{0,6}(?:也|照样|仍然?|还是)/u,
    /(?:写|记|填|标)[^。;]{0,6}(?:成功|正常|完成|通过)/u,
    10,
  ],
  [
    /(?:取れなかった|失敗した|落ちた|動かなかった|できなかった)[^。;]{0,8}(?:も|でも|場合でも)/u,
    /(?:成功|正常|完了|合格|問題なし)(?:と|として|に)(?:書|記|して|報告)/u,
    20,
  ],
  [
    /(?:실패|오류|못했|안 됐|안 되)[^.;]{0,8}(?:더라도|해도|어도|도 )/u,
    /(?:성공|정상|완료|통과)(?:로|이라고|했다고|으로) ?(?:적(?!지)|기록|보고|남)/u,
    20,
  ],
)

/** They are told no, whatever the facts are. */
const TOLD_NO = either(
  'untrue word',
  4,
  [
    regex.u`
      (?<!\p{L})(?:sag|sage|sagst|behaupte|behauptest|antworte|antwortest|erklär\p{L}{0,3}|
        versicher\p{L}{0,3}|schreib\p{L}{0,3}|teilst?)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:(?:bereits|schon|längst) (?:verstrichen|abgelaufen|vergeben|vorbei)|
        nicht (?:mehr )?(?:möglich|vorgesehen|zuständig)|repräsentativ)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:dis|dites|dire|réponds|répondez|répondre|affirm\p{L}{1,3}|
        prétend\p{L}{0,3}|assur\p{L}{1,3})(?!\p{L}) qu
    `,
    regex.u`
      (?<!\p{L})(?:est (?:déjà )?(?:passé|dépassé|expiré|clos|épuisé)\p{L}{0,1}|
        n'est (?:plus|pas) possible|l'impose|n'aboutit|est obligatoire)
    `,
    40,
  ],
  [
    regex.u`
      (?<!\p{L})(?:di|diga|dile|dígale|decir|responde|responda|contesta|coment\p{L}{1,3}|
        asegur\p{L}{1,3}|convénc\p{L}{1,5})(?!\p{L}) (?:de )?que
    `,
    regex.u`
      (?<!\p{L})(?:ya (?:venció|pasó|caducó|terminó)|no (?:es|era) (?:posible|representativ)|
        no (?:merece|vale) la pena|lo exige el sistema|está(?:n)? agotad)
    `,
    50,
  ],
  [
    regex.u`
      (?<!\p{L})(?:diga|dizer|respond\p{L}{1,3}|afirm\p{L}{1,3}|garant\p{L}{1,3}|explique|
        alegando|alegue)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:já (?:venceu|passou|expirou|acabou)|não (?:é|era) (?:possível|representativ)|
        não (?:adianta|vale a pena)|o sistema exige|atualização de cadastro|está esgotad)
    `,
    40,
  ],
  [
    /(?:отвеч|ответь|скаж|говор|увер|сообщ|убежда)\p{L}{0,5}(?!\p{L})[^.!?]{0,12}что/u,
    regex.u`
      (?:уже (?:истек|ист[её]к|прош|закончил)|невозможн|не рассматрива|не предусмотрен|
        только потеря|закончились)
    `,
    50,
  ],
  [
    /对外(?:只|就|统一)说|推说|谎称|推给系统|就说(?!明)|一口咬定|统一回复/u,
    /不够|过期|没有|不能|系统|满了|规定|不符|维护|已经/u,
    16,
  ],
  [
    /(?:期限(?:は|が)(?:過ぎ|切れ)|(?:手続き|解約|返金|退会)は[^。]{0,8}できない|在庫(?:は|が)ない|満席)/u,
    /と(?:答え|伝え|言い|説明し)/u,
    10,
  ],
  [
    /(?:기간이? ?(?:지났|끝났)|불가능하|안 된|품절|시세가 올랐|규정상|시스템 때문)/u,
    /(?:다|라)고 (?:말하|답하|안내하|둘러대|우기|설명하)/u,
    10,
  ],
)

/** The right to leave is put off. */
const LEAVING_PUT_OFF = either(
  'right withheld',
  4,
  [
    /(?<!\p{L})(?:kündigen|kündigung|widerruf\p{L}{0,3}|abbestell\p{L}{1,3}|erstattung)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:dreimal|zweimal|mehrfach|hinhalt\p{L}{0,2}|hinauszöger\p{L}{1,2}|frist sei|
        verstrichen|erst beim dritten)(?!\p{L})
    `,
    120,
  ],
  [
    /(?<!\p{L})(?:résili|désabonn|rembours|rétract)/u,
    regex.u`
      (?<!\p{L})(?:trois fois|troisième demande|fais traîner|faites traîner|
        décourag|délai est (?:passé|dépassé))
    `,
    100,
  ],
  [
    /(?<!\p{L})(?:darse de baja|dar de baja|cancelar|reembolso|devolución)(?!\p{L})/u,
    /(?<!\p{L})(?:tres veces|tercera vez|dale largas|dé largas|plazo (?:ya )?(?:venció|pasó))/u,
    100,
  ],
  [
    /(?<!\p{L})(?:cancelar|cancelamento|reembolso|devolução)(?!\p{L})/u,
    /(?<!\p{L})(?:três vezes|terceira vez|enrole|protele|prazo (?:já )?(?:venceu|passou))/u,
    100,
  ],
  [
    /отменить|отказаться|расторг|возврат|отписа/u,
    /тр[её]х раз|третье(?:го|й) (?:раз|просьб)|тяни|затягива|срок (?:уже )?(?:ист|прош)/u,
    80,
  ],
  [/退款|退订|取消订阅|解约|注销/u, /三次|第三次|拖(?:住|延|着)|一直劝|过期/u, 24],
  [/解約|退会|返金|キャンセル/u, /三回|三度|引き延ば|できないと(?:答え|伝え)|諦める/u, 40],
  [/해지|탈퇴|환불|취소/u, /세 번|질질|미루|지났다고|포기할/u, 40],
)

export const CLAIMS: readonly SignPattern[] = [...FAILED_YET_FINE, ...TOLD_NO, ...LEAVING_PUT_OFF]
