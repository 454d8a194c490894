/**
 * Turns of phrase in other languages whose words stand apart: not to let know, silence for a yes, rules that count no
 * more.
 */

import { regex } from '../../patterns/verbose.ts'

/** Somebody is not told, or need not know. */
export const NOT_TOLD = regex`
    (?:不必|不用|无需|无须|不要|不会|别|不能|不让|勿|没必要|不需要)[^。！？\n]{0,10}
    (?:知道|知情|告诉|告知|说起|提起|提及|察觉|发现|通知|解释|显示|看到|看见|透露|声张)|
    (?:説明|報告|通知|言及|開示|表示|案内|明示|公表|知らせ|伝え|触れ|話|言わ|見せ|明かさ|知られ)(?:は|を|に|も|る)?
    (?:必要は?な|しない|せず|ない|なく|ず)|
    (?:밝히|알리|말하|언급하|설명하|보고하|표시하|보여주|드러내|알려주|고지하|통보하)지 ?(?:는 |도 )?(?:않|말|마)|
    (?:알|말할|알릴|설명할|밝힐) 필요(?:는|가)? 없|
    \b(?:no|sin|ni|nunca) (?:[\wáéíóúñ]{1,12} ){0,5}(?:saber(?:lo)?|sepan?|enter[ae]\w{0,3}|
      avis\w{1,4}|inform\w{1,5}|menci[oó]n\w{1,4}|dig\w{1,4}|decir\w{0,4}|cuent\w{1,3}|
      expli\w{2,6}|muestr\w{1,3}|coment\w{1,4}|revel\w{1,4}|not[ae]\w{0,3}|hables?)\b|
    \b(?:nicht|nichts|kein\w{0,2}|ohne|niemand\w{0,2}|nie) (?:[\wäöüß]{1,14} ){0,4}
    (?:(?:zu )?wissen|erf[aä]hr\w{1,3}|(?:be)?merk\w{1,3}|erwähn\w{1,4}|sag\w{1,3}|nenn\w{1,3}|
      zeig\w{1,3}|mitteil\w{1,4}|informier\w{1,3}|auffall\w{0,3}|auffällt|verrat\w{0,3}|
      mitbekomm\w{1,3}|erzähl\w{1,3})\b|
    \b(?:sag|sage|erwähne|erzähl\w{0,2}|verrat\w{0,2}|zeige?|melde) (?:[\wäöüß]{1,14} ){0,4}
    (?:nicht|nichts|niemandem)\b|
    (?:\bn['e] ?|\bsans |\bpas )(?:[\wàâçéèêëîïôûù']{1,12} ){0,5}(?:savoir|sache\w{0,3}|
      dire|dis\b|mentionn\w{1,4}|inform\w{1,4}|parl\w{1,4}|signal\w{1,4}|prévenir|préviens|
      montr\w{1,4}|révél\w{1,4}|remarqu\w{1,4}|expliqu\w{1,4}|appren\w{1,5}|averti\w{0,4})\b|
    \b(?:não|sem|nem|nunca) (?:[\wáâãàçéêíóôõú]{1,12} ){0,4}
    (?:saber|saiba\w?|avis\w{1,4}|inform\w{1,5}|mencion\w{1,4}|dig\w{1,3}|dizer|cont[ea]\w{0,3}|
      coment\w{1,4}|mostr\w{1,4}|revel\w{1,4}|expli\w{2,5}|perceb\w{1,4}|notifi\w{2,5})|
    (?:^|[\s,])(?:не|без|ни|незачем) (?:[а-яё]{1,14} ){0,4}(?:зна[а-яё]{1,4}|говор[а-яё]{1,4}|
      сообща[а-яё]{1,4}|упомин[а-яё]{1,5}|рассказ[а-яё]{1,5}|показ[а-яё]{1,5}|объясн[а-яё]{1,5}|
      замет[а-яё]{1,4}|увид[а-яё]{1,4}|раскры[а-яё]{1,4}|уведом[а-яё]{1,6})|
    (?:знать|говорить|сообщать|объяснять|рассказывать) (?:[а-яё]{1,14} ){0,3}
    (?:необязательно|не (?:нужно|надо|обязательно|стоит|следует)|незачем|ни к чему)
  `

/** Silence or doubt is a yes. */
export const SILENCE_IS_YES = regex`
    (?:犹豫|不回|没有?回复|没有?回应|不说话|沉默|没有?反对|不反对|未答复|不答)[^。！？\n]{0,14}
    (?:当|视为|视作|算|等于|默认|表示)[^。！？\n]{0,8}(?:答应|同意|许可|批准|默许|授权)|
    (?:返答|返事|回答|反応|異議|応答|連絡)(?:が|の|も)?(?:な|無|こな|来な)[^。\n]{0,14}(?:承認|同意|了承|許可|承諾)|
    (?:답|대답|응답|반응|반대|답변|회신)(?:이|가|을|은)? ?(?:없|하지|오지)[^.\n]{0,20}(?:동의|승인|허락|승낙|수락)|
    \b(?:duda|calla|silencio|no (?:responde|contesta|dice nada|se opone|reacciona))\b
    [^.\n]{0,40}(?:\ssí(?=[\s,.;:]|$)|\bacuerdo|\bacept|\baprob|\bconsent|\bautoriz)|
    \b(?:schweig\w{0,4}|widerspr\w{3,8}|zögert|keine (?:antwort|reaktion)|
      nicht (?:antwortet|reagiert|reagieren))\b[^.\n]{0,50}\b(?:zugestimmt|zustimmung|ja|
      einverstanden|einverständnis|genehmigt|freigabe|freigegeben)\b|
    \b(?:silence|personne ne (?:réagit|répond|dit)|pas de réponse|
      ne (?:répond|réagit|dit)|hésite|absence de réponse|sans réponse)\b[^.\n]{0,50}
    \b(?:accept|accord|oui\b|approuv|consent|autoris)|
    \b(?:silêncio|hesita\w{0,2}|duvid\w{1,3}|não (?:responde|reage|diz|se opõe|respondeu)|
      sem resposta)\b[^.\n]{0,40}(?:\bsim\b|\bacordo|\baceit|\baprov|\bconsent|\bautoriz)|
    (?:молч|промолч|смолч|не ответ|сомнева|колебл|не возра)[а-яё]{0,6}[^.\n]{0,40}
    (?:соглас|одобр|разреш|(?:^|[\s"])да(?:[\s".,]|$))
  `

/** Only this text counts, or the rules of others do not. */
export const RULES_GONE = regex`
    (?:只听|只按|只遵守|只遵循|仅以|只认)[^。\n]{0,16}(?:文件|说明|文档|技能|这里|本页|内容)|
    (?:限制|约束|规则|规定|要求|指令|政策|提示)[^。\n]{0,10}(?:不管|不算|不存在|不适用|不必理会|不用管|不用理|不再|没有意义|靠边)|
    (?:だけ|のみ)(?:に|を)?(?:従|守|有効)|
    (?:制限|規則|ルール|指示|方針|制約)(?:は|を|が)?[^。\n]{0,10}(?:存在しない|ないもの|無いもの|気にしな|考慮しな|従わなく|守らなく)|
    (?:문서|파일|스킬|글)만[^.\n]{0,10}(?:따르|따른|유효|믿)|
    (?:제한|규칙|지시|정책|제약)(?:은|을|이|는|를)?[^.\n]{0,10}(?:없는 것|무시|상관없|지키지 않|신경 쓰지)|
    \b(?:normas|reglas|límites|restricciones|instrucciones|políticas)\b[^.\n]{0,40}
    \b(?:ya no|no (?:rigen|cuentan|valen|aplican|importan|sirven|obligan)|dejan|quedan)\b|
    \bno (?:rigen|cuentan|valen|se aplican|importan) (?:[\wáéíóúñ]{1,10} ){0,2}
    (?:normas|reglas|límites|restricciones|instrucciones|políticas)|
    \b(?:regeln|vorgaben|grenzen|richtlinien|anweisungen|beschränkungen|schranken)\b[^.\n]{0,40}
    \b(?:vergessen|egal|nicht mehr|zählen nicht|spielen keine|entfallen|gelten nicht|kümmern|
      hinfällig|ignorieren)\b|
    \b(?:règles|limites|consignes|restrictions|directives|contraintes)\b[^.\n]{0,40}
    (?:\bne (?:comptent|valent|s'appliquent|tiennent|lient)|\bn'ont plus|\btombent|\boublie)|
    \b(?:regras|limites|restrições|instruções|normas|diretrizes)\b[^.\n]{0,40}
    \b(?:não (?:contam|valem|se aplicam|importam|obrigam)|deixam|esqueç)|
    (?:правил|огранич|инструкц|указан|требован|запрет)[а-яё]{0,6}[^.\n]{0,30}
    (?:не (?:соблюд|действ|счита|распростран|обязат|важн|учит|имеют)|забудь|отпада|теря)
  `

/** This page is done as it says. */
export const AS_IT_SAYS = regex`
    写什么[^。\n]{0,6}做什么|说什么[^。\n]{0,6}做什么|怎么(?:写|说)[^。\n]{0,4}怎么做|書いてあるとおり|書かれたとおり|書かれている通り|
    そこにある(?:指示|命令|手順)|적혀 ?있는 대로|하라는 대로|haz lo que|hazlo todo|lo que mande|tu, was|mach, was|
    tue, was|mach alles, was|fais ce qu|faites ce qu|faça o que|делай то, что|делай всё|
    делай все|поступай так, как
  `
