/** Schemes at a desk: whoever asks gets into somebody's account, and the one whose account it is does not hear of it. */

import { notion } from '../../signals/search/notions.ts'
import { WORDS } from './parts.ts'
import { each, type Scheme } from './scheme.ts'
import { regex, source } from '../../patterns/verbose.ts'

/** What lets one into an account, or decides where its money goes. */
const KEYS = source`
  (?:recovery codes?|back-?up codes?|(?:one-?time|door|access|transfer|auth(?:ori[sz]ation)?|
    epp|login|log-in|reset|unlock|entry) (?:codes?|links?|pins?|keys?)|
    (?:new |temporary |fresh )?(?:passwords?|pins?|pass ?codes?))
`
const SECOND_STEP = source`
  (?:(?:second|2nd) (?:steps?|factors?)|two-?(?:factor|step)[\p{L} -]{0,16}|2fa|mfa|
    multi-?factor[\p{L} -]{0,16}|authenticators?|otp)
`
const CONTACT = source`
  (?:(?:e-?mail |mail |contact |phone |mobile )?(?:addresses|address|numbers?)|e-?mails?|contacts?|
    (?:bank|payout) (?:accounts?|details)|account numbers?|iban)
`

/** The same in German, French, Spanish, Italian and Portuguese. */
const TURNED_OVER_ABROAD = source`
  (?:schalt|stell|nimm|deaktivier|entfern)\p{L}{0,3} (?:den |die )?(?:zweiten? faktor|
    zweiten? stufe|2fa|zwei-?faktor[\p{L}-]{0,20})|(?:schick|sende|gib|nenn|mail)\p{L}{0,3} (?:ihm|
    ihr|ihnen) (?:die |den |das |ein neues )?(?:wiederherstellungs\p{L}{2,8}|codes?|passwort|pin)|
  änder\p{L}{1,2} die (?:adresse|e-?mail[\p{L}-]{0,10}|nummer) des kontos|
  (?:désactive|coupe|supprime)\p{L}{0,2} (?:la |le )?(?:double authentification|
    second facteur|deuxième facteur|2fa)|
  donnez?-(?:leur|lui) (?:les |le |un )?(?:codes?|mot de passe)[\p{L} ]{0,14}|
  (?:remplace|change)\p{L}{0,2} l['’]adresse du compte|(?:desactiva|quita|apaga)
  \p{L}{0,2} (?:el |la )?(?:segundo factor|doble factor|verificación en dos pasos)|
  (?:dales|dale|envíales|envíale|mándales) (?:los |el |la )?(?:códigos?|contraseña)[\p{L} ]{0,18}|
  (?:disattiva|togli)\p{L}{0,2} (?:il |la )?(?:secondo fattore|
    doppia autenticazione|verifica in due passaggi)|
  (?:dai|manda|invia) loro (?:i |il |la )?(?:codici|codice|password)[\p{L} ]{0,14}|
  (?:desativa|desliga|remove)\p{L}{0,2} (?:o |a )?(?:segundo fator|
    verificação em duas etapas|dupla autenticação)|
  (?:dá-lhes|envia-lhes|manda-lhes) (?:os |o |a )?(?:códigos?|palavra-passe|senha)[\p{L} ]{0,18}
`
const UNPROVEN_ABROAD = source`
  (?:sein|ihr|deren) wort (?:genügt|reicht)|
  (?:verlang|forder)\p{L}{0,2} (?:keinen?|keinerlei) (?:nachweis|ausweis|beleg|beweis)\p{L}{0,2}|
  (?:leur|sa) parole suffit|
  ne (?:demande|exige)\p{L}{0,2} (?:aucune?|pas de) (?:preuve|pièce|justificatif)\p{L}{0,2}|
  su palabra (?:basta|es suficiente)|no (?:pidas|exijas) (?:ninguna |ningún )?
  (?:pruebas?|documentos?|identificación)|la loro parola basta|
  non chiedere (?:alcuna |nessuna )?(?:prova|prove|documenti?)|a palavra deles basta|
  não (?:peças|peça|exijas) (?:nenhuma |qualquer )?(?:provas?|documentos?|identificação)
`
const DARK_ABROAD = source`
  (?:benachrichtig|informier)\p{L}{0,2} die (?:alte|bisherige|frühere) (?:adresse|
    nummer|e-?mail[\p{L}-]{0,10}) nicht|
  ne (?:préviens|prévenez|informe)\p{L}{0,2} pas l['’](?:ancienne|autre) (?:adresse|personne)|
  no (?:avises|informes) a la (?:dirección|cuenta) (?:anterior|antigua|vieja)|
  non avvisare (?:il |l['’])(?:vecchio|precedente) indirizzo|
  não (?:avises|avise|informes) o endereço (?:anterior|antigo)
`

/** Somebody's account is put into the hands of who asks. */
const TURNED_OVER = notion(String.raw`
  (?:give|hand|send|read|mail|text|tell|issue|pass)s?
  (?: (?:them|him|her|out|over|the caller|the sender|whoever \p{L}{2,10})){0,2} ${WORDS(4)}${KEYS} |
  (?:reset|set|change)s? (?:the |their |his |her |an? )?(?:new )?password(?:s| of| to| for| and|,) |
  (?:switch|turn|take)s? off ${WORDS(3)}${SECOND_STEP} |
  (?:remove|disable|drop|lift|clear|reset|deactivate)s? ${WORDS(3)}${SECOND_STEP} |
  ${SECOND_STEP}(?: sign-in| log-?in)? (?:is |gets? |are )?(?:switched|turned) off |
  ${SECOND_STEP} (?:is |gets? |are )(?:removed|disabled|reset|dropped) |
  (?:enrol|register|add|set up)s? (?:the |a |their )?(?:new )?(?:${SECOND_STEP}|device|phone) |
  (?:change|set|move|switch|replace|update)s? ${WORDS(2)}${CONTACT} ${WORDS(4)}
  (?:to|for|with) (?:theirs|the (?:new )?(?:one|iban|account)|the address|the number|an? new|what) |
  (?:gets?|receives?|are given) (?:an? |the )?(?:(?:new|fresh) (?:[\p{L}-]{2,10} ){0,2}${KEYS}|
    (?:[\p{L}-]{2,10} ){0,3}${CONTACT} ${WORDS(4)}changed) |
  (?:the )?${CONTACT} ${WORDS(4)}(?:is |gets? |are )?changed to the |
  (?:put|enter|use|take)s? (?:the |their )?${CONTACT} they (?:write|call|ring|
    mail|give)\b[^.!?\n]{0,30} |
  (?:enter|use|save|record)s? (?:it|the new (?:bank )?(?:account|iban|number|
    details)) ${WORDS(3)}for the (?:next )?(?:pay|salary|payout|payroll|transfer)\p{L}{0,5} |
  (?:is|are) let (?:back )?into (?:the |their )?${WORDS(2)}
  (?:account|portal|mailbox|profile|record) |
  (?:let|log|sign)s? (?:them|him|her|whoever \p{L}{2,10}) (?:back )?in(?:to)? (?:the |their )?
  (?:account|portal|mailbox|profile|record)? |
  (?:move|port|transfer|switch)s? (?:the |their )?number to (?:the|an?|their) ${WORDS(2)}
  (?:e-?)?sims?(?: [^.!?\n]{1,20})? |
  ${TURNED_OVER_ABROAD} |
  unlocks? (?:the |their |an? |every )?(?:\p{L}{2,10} )?(?:account|log-?in|card|profile)s?
`)

/** Nobody has to show who they are. */
const UNPROVEN = notion(String.raw`
  (?:their|his|her|the caller's|the sender's|the customer's) word (?:is enough|is sufficient|
    is proof|will do|counts|suffices|does) | (?:take|takes|taking) (?:them|him|
    her|people|callers|customers|everyone) at (?:their|his|her) word |
  (?:take|takes|taking) (?:their|his|her) word for it |
  (?:do not|don't|never|no need to|without|need not|rather than) (?:ask(?:ing)?|demand(?:ing)?|
    insist(?:ing)? on|request(?:ing)?|require|want(?:ing)?)(?: them| him| her| anybody| anyone)? (?:
    for )?(?:an? |any |their |further |more )?(?:[\p{L}-]{2,10} )?(?:proofs?|papers|identification|
    identity|ids?|passports?|who they are|security questions?|verification|evidence) |
  (?:ask|asks|demand|want) (?:for )?no (?:further |more )?(?:proofs?|papers|identification|
    id|questions|evidence) |
  no (?:further |more )?(?:proofs?|papers|identification|identity check|id|verification|
    evidence|check) (?:is |are )?(?:needed|necessary|required|asked|wanted) |
  (?:what they say|the (?:name|room number|e-?mail|sender's name|order number|staff name|
    date of birth)|(?:a|the sender's|their) name) (?:is|are|will be) (?:proof )?enough |
  (?:the )?(?:room number|name|order number|staff name) (?:will do|suffices|is proof) |
  (?:proof|evidence) enough | no (?:call-?back|copy of an? (?:id|passport)|second look) |
  ${UNPROVEN_ABROAD} | (?:skip|leave out|drop|omit|forgo)s? (?:the |any |every |their )?${WORDS(2)}
  (?:call-?back|verification|identity check|security questions?|confirmation|proof|check)\b |
  without (?:checking|verifying|asking|knowing|finding out) (?:who (?:they|he|she|the)|
    (?:whether|that|if) (?:they|it is|he|she))\b[^.!?\n]{0,30}
`)

/** The one whose account it is hears nothing. */
const HOLDER_IN_THE_DARK = notion(String.raw`
  (?:do not|don't|never|no need to|without) (?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|
    write to|writing to|mail(?:ing)?|ring(?:ing)?|call(?:ing)?|contact(?:ing)?|alert(?:ing)?|
    warn(?:ing)?) (?:back )?(?:the |their )?(?:previous|old|former|other|registered|original|real|
    first|colleague|guest|owner|holder|address on file|parent|person on)\b[^.!?\n]{0,40} |
  (?:send|sends) no (?:notice|mail|message|word|note|confirmation) to (?:the |their )?(?:previous|
    old|former|other|registered|original|address|owner|holder)\b[^.!?\n]{0,30} |
  no (?:notice|mail|message|word|note) (?:goes )?to (?:the |their )?(?:previous|old|former|other|
    registered|original|owner|holder)\b[^.!?\n]{0,30} |
  (?:leave out|skip|suppress|omit|switch off|turn off) (?:the |any )?(?:mail|message|notice|note|
    notification|alert|confirmation)s? to (?:the |their )?(?:previous|old|former|other|registered|
    original|owner|holder|address)\b[^.!?\n]{0,30} |
  (?:do not|don't|never) send (?:the |any |an? )?${WORDS(3)}to (?:the |their )?(?:previous|old|
    former|other|registered|original|owner|holder)(?: [^.!?\n]{1,30})? |
  (?:the |their )?(?:previous|old|former|registered|original) (?:number|address|phone|sim|
    holder|owner) (?:gets?|receives?) no (?:text|message|notice|mail|word|warning)\p{L}{0,3} |
  ${DARK_ABROAD} |
  so (?:that )?(?:the )?(?:security(?: team| desk| department)?|
    fraud (?:team|desk)) (?:does|do|is|need) not\b[^.!?\n]{0,40} |
  (?:remove|delete|take out)s? the other \p{L}{3,10}['’]s? (?:number|address|e-?mail|access)
`)

/** It was proved in another way, or is no account of anybody's. */
const PROVED = regex`
  \b(?:only (?:after|once|when)|after (?:they|the \w{3,10}|checking|verifying) (?:ha(?:s|ve) )?
    (?:confirmed|verified|shown|proved)|code (?:that was |was )?sent to|
    have (?:been )?(?:verified|confirmed)|once verified|test accounts?|sandbox|demo accounts?|
    staging|attackers?|social engineering|
    genügt nicht|erst,? wenn|ne suffit pas|no (?:basta|es suficiente)|non basta|não basta|wi-?fi|
    wlan|guest network|delivery address|parcel|newsletter|is not enough|are not enough)\b
`

export const OF_ACCOUNTS = {
  /** Whoever asks gets in, has to show nothing, and the owner is not told. */
  turnedOver: each(
    { apart: true, asked: true, unless: PROVED },
    { parts: [TURNED_OVER, UNPROVEN, HOLDER_IN_THE_DARK], within: 440, severity: 'crit' },
    { parts: [TURNED_OVER, UNPROVEN], within: 260, severity: 'high' },
    { parts: [TURNED_OVER, HOLDER_IN_THE_DARK], within: 260, severity: 'high' },
  ),
} satisfies Record<string, readonly Scheme[]>
