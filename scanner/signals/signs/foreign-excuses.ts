/** Ready answers, excuses and what is said of people, in other languages. */

import { sign, type SignPattern } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

export const FOREIGN_EXCUSES: readonly SignPattern[] = [
  // German
  sign(
    'ready answer',
    3,
    regex`
      \b(?:fragt|fragen|beschwert|beschweren|widerspricht|besteht|bestehen|verlangt|verlangen|
        bei (?:nach|rück)fragen|zweifelt|meldet sich|auf nachfrage)\b[^.!?]{0,80}
      \b(?:sag|sage|sagst|antworte|antwortest|schreib\w{0,2}|erklär\w{0,3}|wechsle|wechselst|
        verweise|behaupte|nenne|nennst|tu so|heißt es|beschwichtige)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \bwechs\w{1,4} das thema\b|
      \blenk\w{0,3} (?:\w{1,24} ){0,2}ab\b|
      \bweich\w{0,2} (?:\w{1,24} ){0,2}aus\b|
      \bklein(?:er schrift|gedruckt\w{0,3})\b|
      \b(?:die meisten|niemand|kaum jemand|kaum einer|kunden|leute|patienten|leser|
        mieter|eltern)\b[^.!?]{0,24}\b(?:nicht|nie|selten|kaum|ohnehin|sowieso)\b[^.!?]{0,16}
      \b(?:nach|prüf\w{0,3}|les\w{0,3}|frag\w{0,3}|merk\w{0,3}|vergleich\w{0,3})
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:zu (?:niedrig|hoch|kurz|wenig|viel|spät|früh)|
        um (?:ein|die) (?:drittel|viertel|hälfte|zehntel)|doppelt so|halb so)\b|\baufgeschlagen\b|
      \b(?:drei|zwei|fünf|zehn|vierzehn) (?:tage|wochen|monate) (?:später|früher) (?:an|ein)\b
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \bals (?:gesetzlich|vorgeschrieben|üblich|kostenlos|pflicht|unbedenklich|natürlich|erledigt|
        unabhängig|objektiv|krankheit|verschleiß|eigen\w{0,2}|freiwillig|geprüft)\w{0,3}\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \bdamit (?:sie|er|niemand|keiner|die|der|das) [^.!?]{0,40}\b(?:bleib\w{0,2}|kauf\w{0,3}|
        bestell\w{0,3}|unterschreib\w{0,3}|aufgeb\w{0,3}|verlänger\w{0,3}|
        zahl\w{0,3}|auffliegt|merkt)
    `,
  ),
  // French
  sign(
    'ready answer',
    3,
    regex`
      \b(?:si|quand|lorsque|en cas de)\b[^.!?]{0,40}\b(?:demande|proteste|insiste|refuse|s'étonne|
        pose|hésite|réclame|plaint|question\w{0,3})\b[^.!?]{0,60}\b(?:réponds|dis|change|explique|
        assure|prétends|invoque|parle)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \bchange de sujet\b|\bentre nous\b|\bpetits caractères\b|
      \b(?:la plupart|personne|les (?:clients|gens|lecteurs|patients|parents))\b[^.!?]{0,16}
      \bne\b[^.!?]{0,16}\b(?:vérifi|compar|li[st]|demand|remarqu|regard)
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:classés?|classées?|présentée?s?|déclarée?s?|décrite?s?|facturée?s?|comptée?s?) comme\b|
      \bréponds que c'est\b
    `,
  ),
  sign('unequal treatment', 2, /\bseulement (?:pour ceux|à ceux|pour les|s'ils)\b/),
  // Spanish
  sign(
    'ready answer',
    3,
    regex`
      \b(?:si|cuando|en caso de que)\b[^.!?]{0,40}\b(?:pregunta|protesta|insiste|reclama|
        se queja|duda|pide|exige)\w{0,2}\b[^.!?]{0,60}\b(?:contesta|responde|di|dile|diles|
        cambia|explica|asegura)\b
    `,
  ),
  sign(
    'kept dark',
    3,
    regex`
      \bdej[ao](?:lo|la)? fuera\b|\bletra pequeña\b|\b(?:la mayoría|nadie|los clientes|la gente|
        los lectores)\b[^.!?]{0,16}\bno\b[^.!?]{0,16}\b(?:comprueb|compar|le[ea]|pregunt|mir)
    `,
  ),
  sign('untrue word', 2, /\bdi(?:les|le)? que (?:ha sido|fue|es|era|no|se debe|hay)\b/),
  sign('false name', 3, /\b(?:figuran?|constan?|aparecen?) como\b|\bsin respuesta\b/),
  // Portuguese
  sign(
    'ready answer',
    3,
    regex`
      \b(?:quando|se|caso)\b[^.!?]{0,40}\b(?:pedir|perguntar|reclamar|insistir|
        desconfiar|questionar)\w{0,2}\b[^.!?]{0,60}\b(?:diga|responda|envie|mude|explique|garanta)\b
    `,
  ),
  sign('untrue word', 3, /\bdiga que (?:o sistema|não|foi|é|há|a lei|já)\b/),
  sign(
    'kept dark',
    3,
    regex`
      \bassim ninguém\b|\bletras (?:miúdas|pequenas)\b|\b(?:a maioria|os clientes|as pessoas)\b
      [^.!?]{0,16}\bnão\b[^.!?]{0,16}\b(?:confer|compar|lê|pergunt|repar)
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \bdescreva\b[^.!?]{0,40}\bcomo\b|\bqualquer que seja\b|
      \bpara que (?:a venda|ninguém|o cliente|eles)\b
    `,
  ),
  // Russian
  sign(
    'ready answer',
    3,
    regex`
      если[^.!?]{0,40}(?:спрос|спраш|возраж|жалу|настаив|сомнева|требу)[^.!?]{0,60}(?:отвеч|говори|
        объясн|скажи|пиши|перевед|ссылай)
    `,
  ),
  sign(
    'false name',
    3,
    /объясня[а-я]{1,4} (?:это |разницу |отказ )?(?:тем|чем|как)|мелким шрифтом|под предлогом/,
  ),
  sign(
    'kept dark',
    3,
    regex`
      смени тему|переводи разговор|уходи от ответа|
      (?:большинство|никто|клиенты|люди|читатели)[^.!?]{0,16} не (?:провер|чита|сравн|спраш|замеч)
    `,
  ),
  sign(
    'untrue word',
    3,
    /отвечай, что|говори, что|остальное занято|(?:показывай|предлагай) только/,
  ),
  // Chinese
  sign(
    'ready answer',
    3,
    /(?:问起|问到|问及|质疑|投诉|坚持|反对|追问|要求)[^。!?]{0,16}(?:就说(?!明)|回答|回复|告诉|解释|推说|转移|敷衍|搪塞)/,
  ),
  sign(
    'kept dark',
    3,
    /系统正在维护|转移话题|敷衍|搪塞|小字|(?:大多数|没有|没)人(?:会|都)?(?:不|去)?(?:看|核对|比较|注意|细读)|反正(?:他们|用户|客户|没人)/,
  ),
  sign(
    'false name',
    3,
    /(?:标记|记录|登记|写|算|归|记)(?:为|成|作)(?:已解决|已完成|设备|维护|同意|自愿|其他|正常)|其余的?记为/,
  ),
  // Japanese
  sign(
    'ready answer',
    3,
    /(?:聞かれ|尋ねられ|質問され|問われ|苦情が(?:来|あっ)|求められ)(?:たら|た場合|れば)[^。]{0,40}(?:答え|伝え|説明|言|ごまか|はぐらか)/,
  ),
  sign(
    'kept dark',
    3,
    /話題を(?:変え|そら)|(?:出さ|見せ|載せ|知らせ|示さ)ず|小さな(?:字|文字)|誰も[^。]{0,10}(?:ない|ません)|どうせ/,
  ),
  sign('false name', 3, /として(?:表示|計上|請求|掲載|集計|示す)|名目で/),
  // Korean
  sign(
    'ready answer',
    3,
    /(?:물으면|묻거든|항의하면|요구하면|의심하면|불평하면|문의하면)[^.]{0,50}(?:답|말|안내|설명|둘러대|넘기)/,
  ),
  sign('moved figure', 3, /실제보다|사실보다|실제와 다르/),
  sign('kept dark', 3, /화제를 돌|둘러대|얼버무|작은 글씨|아무도[^.]{0,10}(?:않|못)|어차피/),
  sign(
    'interest of others',
    3,
    /하게 (?:만든|만들|유도)|하도록 유도|(?:고객|사용자|손님) 이름으로/,
  ),
  sign('right withheld', 3, /第[二三四五]次(?:要求|询问|提出)|才给出?入口|先推荐|推荐更贵/),
  sign('untrue word', 3, /聞かれない限り|見えるように(?:する|し、|調整)|遅れていないように/),
  sign(
    'untrue word',
    3,
    regex`
      \bremplace\w{0,2}\b[^.!?]{0,40}\b(?:plaintes?|critiques?|
        refus|accidents?)\b[^.!?]{0,40}\bpar\b
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \baunque (?:lo|la|los|las) (?:haya|hay|sea|tenga)\b|\bmesmo que (?:haja|seja|tenha)\b|
      \balors (?:qu'il|que c'est|même qu)
    `,
  ),
]
