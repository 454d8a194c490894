/** Accounts change on the word of a mail, children are asked out, applicants passed over for what they are. */

import { regex } from '../../../patterns/verbose.ts'
import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** A bank account is changed on the word of a mail. */
const ACCOUNT_CHANGED = either(
  'grave step',
  4,
  [
    /(?<!\p{L})(?:bankverbindung|bankdaten|kontonummer|iban|kontodaten)/u,
    regex.u`
      (?<!\p{L})(?:übernimm|übernimmst|übernehm|trag|
        änder|ersetz)\p{L}{0,4}(?!\p{L})[^.!?]{0,30}(?:sofort|umgehend|gleich|
        auch wenn|noch am)(?![^.!?]{0,60}(?:geprüft|rückruf|bestätig|nachdem))
    `,
    50,
  ],
  [
    /(?<!\p{L})(?:coordonnées bancaires|rib|iban|compte bancaire|nouveau compte)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:remplace|change|enregistre|mets|saisi[st]|modifie|paie|règle)\p{L}{0,2}
      (?!\p{L})[^.!?]{0,40}(?:aussitôt|immédiatement|tout de suite|le jour même|sans)
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:cuenta (?:bancaria|nueva)|iban|datos bancarios)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:cámbia\p{L}{1,2}|actualiza|sustituy\p{L}{1,3}|paga|
        registra|pon)(?!\p{L})[^.!?]{0,30}(?:mismo día|enseguida|de inmediato|
        inmediatamente|sin )(?![^.!?]{0,60}(?:verific|llam|confirm|antes|espera))
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:conta (?:bancária|nova)|nova conta|iban|dados bancários|chave pix)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:troque|altere|mude|atualize|pague|
        substitua|cadastre)(?!\p{L})[^.!?]{0,30}(?:mesmo dia|na hora|de imediato|imediatamente|
        logo|sem )(?![^.!?]{0,60}(?:verific|lig|confirm|antes|espere))
    `,
    60,
  ],
  [
    /реквизит|расч[её]тн\p{L}{2} сч[её]т|iban|банковск/u,
    regex.u`
      (?:меняй|замени|внес|внос|обнови|плати|оплати)\p{L}{0,3}[^.!?]{0,30}(?:сразу|немедленно|
        тут же|в тот же день|без )
    `,
    60,
  ],
  [
    /银行账户|收款账号|账户信息|开户行|银行卡/u,
    /(?:直接|立即|马上|当天)[^。]{0,8}(?:改|更新|替换|付款|打款)/u,
    24,
  ],
  [
    /振込先|口座番号|口座情報|銀行口座/u,
    /(?:すぐに?|その日のうちに|ただちに|即日)[^。]{0,12}(?:変更し|更新し|支払|振り込)/u,
    30,
  ],
  [/계좌/u, /(?:바로|즉시|당일|곧바로)[^.]{0,10}(?:변경|수정|바꾸|송금|입금|지급)/u, 24],
)

/** Nobody calls back. */
const NO_CALL = either(
  'check left out',
  4,
  [
    /(?<!\p{L})(?:rückruf|nachfrage|rückfrage|anruf)\p{L}{0,2}(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:nicht nötig|unnötig|überflüssig|kostet nur|entfällt|
        hält nur auf|altmodisch)(?!\p{L})
    `,
    50,
  ],
  [
    /(?<!\p{L})(?:n'appelle\p{L}{0,2} pas|inutile d'appeler|ne rappelle\p{L}{0,2} pas)/u,
    /(?<!\p{L})(?:fournisseur|comptabilité|client|banque)/u,
    40,
  ],
  [
    /(?<!\p{L})(?:no llames|no hace falta llamar|ni preguntes)(?!\p{L})/u,
    /(?<!\p{L})(?:proveedor|contabilidad|cliente|banco)/u,
    40,
  ],
  [
    /(?<!\p{L})(?:não (?:ligue|telefone|é preciso ligar|precisa ligar)|nem pergunte)(?!\p{L})/u,
    /(?<!\p{L})(?:fornecedor|contabilidade|cliente|banco)/u,
    40,
  ],
  [/не (?:звони|перезванивай|нужно звонить|надо звонить)/u, /поставщик|бухгалтер|клиент|банк/u, 40],
  [/(?:不用|不必|无需|不要)(?:再)?(?:打电话|回电|致电|电话核实)/u, /供应商|财务|客户|对方/u, 14],
  [
    /電話(?:での)?(?:確認)?(?:は|をする必要は)(?:不要|ない|いらない|いりません|ありません)/u,
    /取引先|仕入先|経理|相手/u,
    40,
  ],
  [/전화(?:로)? ?(?:확인)?(?:할 필요|은 필요|하지 않)/u, /거래처|공급|경리|상대/u, 40],
)

/** What a child tells of home is written down for others. */
const CHILD_ASKED = either(
  'private matter',
  6,
  [
    /(?<!\p{L})(?:kind|kinder|kindern)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:allein zu hause|beruf der eltern|adresse[^.!?]{0,30}schule|
        wann[^.!?]{0,20}nach hause)(?![^.!?]{0,60}(?<!\p{L})(?:nicht|nie|kein\p{L}{0,2})(?!\p{L}))
    `,
    80,
  ],
  [
    /(?<!\p{L})(?:enfants?|élèves?)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:seuls? (?:à la|chez)|métier (?:de leurs|des|de ses) parents|
        leur adresse|son adresse)
    `,
    60,
  ],
  [
    /(?<!\p{L})(?:niñ[oa]s?|alumnos?)(?!\p{L})/u,
    /(?<!\p{L})(?:sol[oa]s? en casa|trabajo de (?:sus|los) padres|su dirección|dónde viven?)/u,
    60,
  ],
  [
    /(?<!\p{L})(?:crianças?|alunos?|menin[oa]s?)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:sozinh[oa]s? em casa|(?:trabalho|profissão) dos pais|
        endereço|onde moram?)(?![^.!?]{0,60}(?<!\p{L})(?:não|nunca)(?!\p{L}))
    `,
    60,
  ],
  [
    /(?:ребен|ребён|дет(?:и|ей|ям))/u,
    regex.u`
      (?:оста[её]тся|бывает|сидит) (?:дома )?один|домашн\p{L}{2} адрес|
      где (?:живет|живёт|работают родители)
    `,
    60,
  ],
  [
    /孩子|小朋友|学生|儿童/u,
    /一个人在家|独自在家|父母(?:的)?(?:工作|收入|电话)|家庭住址|住哪/u,
    24,
  ],
  [
    /子ども|子供|児童|お子さん/u,
    /(?:一人で|ひとりで)(?:家|留守番)|(?:親|両親)の(?:仕事|職業)|住所を(?:聞|尋ね)/u,
    30,
  ],
  [/아이|어린이|학생/u, /혼자 (?:집|있는)|부모님?의? ?(?:직업|직장)|집 ?주소/u, 24],
)

/** Applicants are passed over for what they are. */
const PASSED_OVER = either(
  'unequal treatment',
  4,
  [
    /(?<!\p{L})(?:bewerb\p{L}{3,8}|kandidat\p{L}{2,5}|lebensl[aä]uf\p{L}{0,2})/u,
    regex.u`
      (?<!\p{L})(?:über fünfzig|kopftuch|ausländisch\p{L}{0,2} name\p{L}{0,1}|
        mütter|kinderwunsch|schwanger|akzent|herkunft|stadtteil)
      (?![^.!?]{0,80}(?<!\p{L})(?:nicht|keine?|aus|ausgeblendet|denselben|gleich|egal)(?!\p{L}))
    `,
    80,
  ],
  [
    /(?<!\p{L})(?:candidat(?:ure|e)?s?|cv|profils?|femmes)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:origine étrangère|maternité|avoir des enfants|plus de cinquante ans|
        (?:nom|prénom) (?:\p{L}{2,8} )?étranger|accent)(?!\p{L})
    `,
    100,
  ],
  [
    /(?<!\p{L})(?:candidat[oa]s?|aspirantes?|currículos?)(?!\p{L})/u,
    regex.u`
      (?<!\p{L})(?:origen extranjero|apellidos? extranjer|maternidad|embaraz|más de cincuenta|
        mayores de cincuenta|acento)
    `,
    80,
  ],
  [
    /(?<!\p{L})(?:candidat[oa]s?|currículos?)(?!\p{L})/u,
    /(?<!\p{L})(?:mais de cinquenta anos|sotaque|maternidade|grávid|origem estrangeira|bairro)/u,
    80,
  ],
  [
    /кандидат|соискател|резюме/u,
    /старше (?:пятидесяти|50|сорока|40)|беременн|декрет|нерусск|акцент|маленьк\p{L}{2,3} дет/u,
    80,
  ],
  [
    /应聘|候选人|求职|简历/u,
    /(?:三十五|35|四十|四十五|五十)岁以上|未婚未育|怀孕|备孕|已婚|口音|籍贯|外地/u,
    30,
  ],
  [/応募者|候補者|履歴書/u, /(?:五十|50|四十|40)(?:歳|代)以上|妊娠|出産|外国(?:籍|風)|育児/u, 40],
  [
    /지원자|후보자|이력서/u,
    /(?:쉰|50|마흔|40|45)(?:살|세) ?이상|임신|출산|외국(?:인|계)|출신 지역/u,
    40,
  ],
)

/** They go last, and the paper gives another reason. */
const PASSED_OVER_WHY = followed(
  'false name',
  4,
  [
    regex.u`
      (?<!\p{L})(?:zieh\p{L}{0,2} (?:\p{L}{1,14} ){0,6}ab|
        sortier\p{L}{0,3} (?:\p{L}{1,14} ){0,4}aus|ans ende|nach hinten)(?!\p{L})
    `,
    /(?<!\p{L})(?:als grund|begründ|offiziell|passt nicht|heißt es)/u,
    100,
  ],
  [
    /(?<!\p{L})(?:écarte|retire|passent après|sous la barre|note (?:se )?fixe)/u,
    regex.u`
      (?<!\p{L})(?:comme motif|raison technique|moins adapté|ne parle que|
        seules l'expérience|vraie raison)
    `,
    200,
  ],
  [
    /(?<!\p{L})(?:descarta|aparta|al final de la lista|réstales|baja)(?!\p{L})/u,
    /(?<!\p{L})(?:como motivo|motivo oficial|falta de experiencia|no encaja|perfil)/u,
    100,
  ],
  [
    /(?<!\p{L})(?:descarte|no fim da lista|elimine|ficam (?:no fim|para trás))(?!\p{L})/u,
    /(?<!\p{L})(?:como motivo|apenas que|falta de experiência|não se encaixa)/u,
    100,
  ],
)

export const PASSING_OVER: readonly SignPattern[] = [
  ...ACCOUNT_CHANGED,
  ...NO_CALL,
  ...CHILD_ASKED,
  ...PASSED_OVER,
  ...PASSED_OVER_WHY,
]
