/** How a sentence gives the words below it to somebody who means harm: `A malicious server can write:`. */

import { regex } from '../patterns/verbose.ts'

/** What such a sentence may begin with. */
export const OPENS_EXAMPLE = regex.u`
  ^[\s\d*_>#.)-]{0,12}(?:(?:for example|for instance|e\.g\.|say|here|thus|in practice|
    in the worst case|at worst|to this end|
    zum beispiel|etwa|beispielsweise|im schlimmsten fall|por ejemplo|así|en el peor caso|
    en la práctica|par exemple|ainsi|au pire|
    por exemplo|assim|na prática|no pior caso|per esempio|ad esempio|così|nel peggiore dei casi|
    например|так|в худшем случае)
  [,:]?\s|(?:例如|比如|譬如|例えば|たとえば|예를 들어|예컨대)[,，、]?\s{0,2})?
  (?:(?:the|an?|any|some|such an?|der|die|das|eine?|el|la|los|las|una?|unos|le|les|une|des|um|uma|
    os?|as?|il|lo|gli|uno)\s|l['\u2019])?$
`

/** In German the verb may stand before the one who can: `So kann ein Angreifer schreiben:`. */
export const OPENS_TURNED = regex.u`
  ^[\s\d*_>#.)-]{0,12}(?:(?:so|dann|hier|zum beispiel|etwa|beispielsweise|im schlimmsten fall|
    darin|dort) )(?:kann|könnte|könnten|können|mag|darf) (?:der |die |das |eine? )?$
`

/** What is done by writing, in the form that stands behind a verb such as `can`. */
const WRITES = {
  english:
    'writes?|puts?|plants?|returns?|hides?|places?|inserts?|injects?|slips?|embeds?|adds?|includes?|publish(?:es)?|registers?|serves?|answers?|responds?|replies|reply|leaves?|posts?|delivers?|smuggles?|crafts?|suppl(?:y|ies)|sends?|describes?|declares?|contains?|holds?|carr(?:y|ies)|says?|reads?|sets?|changes?',
  german:
    'schreiben|schreibt|einfügen|fügt|unterbringen|verstecken|versteckt|zurückgeben|liefern|liefert|einschleusen|platzieren|hinterlassen|hinterlegen|antworten|antwortet|senden|sendet|einbetten|veröffentlichen|anbieten|setzen|hineinschreiben',
  spanish:
    'escrib(?:ir|e|a)|pon(?:er|e|ga)|coloc(?:ar|a)|insert(?:ar|a)|inyect(?:ar|a)|devolver|devuelve|ocult(?:ar|a)|esconder|esconde|incluir|incluye|añad(?:ir|e)|publica[r]?|registra[r]?|responde[r]?|enviar|envía|dejar|deja|introduc(?:ir|e)|incrust(?:ar|a)',
  french:
    'écrire|écrit|mettre|met|placer|place|insérer|insère|injecter|injecte|renvoyer|renvoie|cacher|cache|glisser|glisse|inclure|inclut|ajouter|ajoute|publier|publie|répondre|répond|envoyer|envoie|laisser|laisse|introduire|introduit|dissimuler|dissimule|retourner|retourne',
  portuguese:
    'escrever|escreve|pôr|colocar|coloca|inserir|insere|injetar|injeta|devolver|devolve|retornar|retorna|ocultar|oculta|esconder|esconde|incluir|inclui|adicionar|adiciona|publicar|publica|responder|responde|enviar|envia|deixar|deixa',
  italian:
    'scrivere|scrive|mettere|mette|inserire|inserisce|iniettare|inietta|restituire|restituisce|nascondere|nasconde|includere|include|aggiungere|aggiunge|pubblicare|pubblica|rispondere|risponde|inviare|invia|lasciare|lascia',
  russian:
    'написать|пишет|писать|вставить|вставляет|поместить|помещает|вернуть|возвращает|спрятать|прячет|внедрить|внедряет|добавить|добавляет|опубликовать|публикует|ответить|отвечает|оставить|оставляет|отправить|отправляет|разместить|размещает|подсунуть|указать',
} as const

const SPACED = Object.values(WRITES).join('|')

/** Behind the one who means harm: that they write, or can. */
export const THEY_WRITE = regex.u`
  ^[^.!?:;：；。]{0,70}?(?<!\p{L})(?:${SPACED})(?!\p{L})[^.!?;；。]{0,140}$|
  ^[^.!?:;：；。]{0,40}(?:写|插入|放入|放置|植入|返回|加入|隐藏|注入|提供|发布|注册|嵌入|填入|回复|
    発行|書|埋め込|挿入|返|仕込|隠|載せ|登録|쓸|적을|작성|삽입|넣을|숨길|반환|심을|등록)
  [^.!?;；。]{0,60}$
`

/** What such a sentence ends with. */
export const LEADS_OVER =
  /(?:[:：]|(?<!\p{L})(?:like this|as follows|such as(?: this)?|like))[\s*_]{0,4}$/u

/** Words that turn the sentence to the reader after all, or make what is below the remedy. */
export const TURNS_TO_READER = regex.u`
  (?<!^[\s\d*_>#.)-]{0,12})(?<!\p{L})so(?! that(?!\p{L}))(?!\p{L})|
  (?<!\p{L})(?:unless|until|before|otherwise|but|we|our|this skill|
    you (?:answer|reply|write|send|say|put|add)|which is why|hence|thus|therefore|then|
    to (?:avoid|prevent|stop|block|keep|guard|protect|
    defend|counter|fix)|against (?:this|that|it)|run|execute|do|paste|type|
    aber|sondern|wir|unsere?|es sei denn|bevor|sonst|deshalb|darum|daher|also|dann|
    damit (?:das|dies|es) nicht|um (?:das|dies) zu|dagegen|bitte|führe?n? sie|führe|tu|tun sie|mach|
    sende|pero|sino|nosotros|nuestr[oa]|a menos que|antes|así que|por eso|por lo tanto|entonces|
    para (?:evitar|impedir|prevenir|protegerse)\p{L}{0,4}|por favor|ejecut(?:a|e|en)|haz|haga|
    debes?|envía(?: tus?)|tienes que|mais|nous|notre|sauf si|avant|sinon|donc|alors|c'est pourquoi|
    pour (?:éviter|empêcher|prévenir|l'éviter)|s'il (?:te|vous)|exécut(?:e|ez)|fais|faites|tu dois|
    vous devez|il faut|mas|nós|noss[oa]|a não ser|senão|por isso|portanto|então|execut(?:a|e|em)|
    faça|faz|deve(?:s|mos)?|
    ma|noi|nostr[oa]|a meno che|prima|altrimenti|quindi|perciò|dunque|
    per (?:evitar|impedir)\p{L}{0,3}|per favore|esegui(?:te)?|fai|fate|devi|
    но|мы|наш\p{L}{0,2}|поэтому|прежде|иначе|тогда|чтобы (?:избежать|этого)|пожалуйста|
    выполни(?:те)?|запусти(?:те)?|сделай(?:те)?|нужно|надо|должн\p{L}{1,2})(?!\p{L})|
  ,\s(?:and|und|y|e|et|ed|и|а|which|was|lo que|ce qui|o que)(?!\p{L})|因此|所以|但|我们|请|除非|
  否则|之前|为了|避免|防止|执行|运行|必须|需要|ので|ため|しかし|前に|実行|ください|必要|なければ|
  따라서|그러므로|전에|실행|하세요|하십시오|해야|위해
`
