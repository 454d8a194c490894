/** The signs in Spanish and Portuguese. */

import { sign, type SignPattern } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

export const SPANISH: readonly SignPattern[] = [
  sign(
    'kept dark',
    4,
    regex`
      (?:\bsin (?:que (?:el|la|los|las|se)\b|(?:\w{1,24} ){0,2}(?:mencionar\w{0,3}|avisar\w{0,3}|
            decir\w{0,3}|indicar\w{0,3}|comentar\w{0,3}|explicar\w{0,3}|advertir\w{0,3}|
            señalar\w{0,3}))|\bno (?:lo |la |le |les |se lo )?(?:digas|diga|menciones|mencione|
          comentes|expliques|reveles|indiques|avises)\b(?! que (?:se |no )?\w{2,12}e\b)|
        \bdiscretamente|\bdisimulad\w{1,6}|\bcambia de tema|\bnadie (?:lo )?
        (?:comprueba|nota|lee|revisa|se da)|\bpase? desapercibid|\ba escondidas|\bcalla\w{0,2}\b)
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:como si|haz(?:lo)? pasar|en nombre de|con el nombre de|
        bajo el (?:nombre|concepto|epígrafe)|como (?:motivo|razón|causa|excusa|pretexto))\b|
      \b(?:llama|llámalo|anota|registra|describe|presenta|pon|escribe|etiqueta)\w{0,4}\b
      [^.!?]{0,40}\bcomo (?:"|una? simple|mera)
    `,
  ),
  sign(
    'fixed outcome',
    2,
    regex`
      \b(?:aunque|sin importar|sea cual sea|sea lo que sea|pase lo que pase|diga lo que diga|
        en todo caso|independientemente)\b
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:añade|suma|resta|sube|baja|aumenta|redondea|infla|quita|retrasa|adelanta|descuenta)\b
      [^.!?]{0,50}(?:\d{1,6}|\buna?|\bdos|\btres|\bcinco|\bdiez|\bveinte) ?(?:%|por ciento|
        puntos?|días?|euros?|minutos?|horas?|meses|tercio|cuarto|estrellas?)
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:contesta|responde|di|diles|dile|escribe|afirma|asegura|explica)\b[^.!?]{0,50}
      \bque\b[^.!?]{0,40}(?:no existen?|no es posible|no hay|caducad|agotad|ya no|imposible|
        ha cambiado|cambió|vencid|normal|inofensiv)|
      \b(?:inventa\w{0,3}|inventad[oa]s?|fals[oa]s?|ficticio?a?s?|imaginari[oa]s?)\b
    `,
  ),
  sign(
    'care left out',
    3,
    regex`
      \b(?:no (?:pongas|incluyas|menciones|añadas)|omite|quita|elimina|sin|
        suprime|evita)\b[^.!?]{0,50}(?:avisos?|advertencias?|efectos (?:secundarios|adversos)|
        prospecto|médico|riesgos?|alérgenos?|precauciones)
    `,
  ),
  sign('care left out', 2, /\befectos (?:secundarios|adversos)\b|\bprospecto\b/),
  sign(
    'right withheld',
    2,
    regex`
      \b(?:reembolso|devolución|garantía|desistimiento|reclamaci\w{1,4}|
        cancelación|plazo|derecho a)\b
    `,
  ),
  sign(
    'unequal treatment',
    3,
    regex`
      \b(?:candidat\w{1,4}|solicitud\w{0,2}|puntos?|
        inquilin\w{1,3}|nota)\b[^.!?]{0,60}(?:extranjer\w{1,3}|embarazad\w{1,3}|madres|mujeres|
        origen|apellidos?|gitan\w{1,2}|mayores de|barrio|acento)
    `,
  ),
  sign(
    'planted favour',
    3,
    regex`
      \b(?:a favor de|recomienda\w{0,2}|publicidad|patrocin\w{1,5}|promocion\w{1,3})\b
      [^.!?]{0,60}(?:en cada|siempre|al final|no digas|como si|todos los)|
      \b(?:en cada|siempre|al final de cada|todos los)\b[^.!?]{0,60}
      \b(?:a favor de|recomienda\w{0,2}|patrocin\w{1,5})
    `,
  ),
  sign(
    'talked down',
    2,
    regex`
      \b(?:asust\w{1,4}|preocup\w{1,4}|molest\w{1,4}|estorb\w{1,4}|
        innecesari\w{1,2}|espant\w{1,4})\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:nuestr[oa]s?) (?:soci\w{1,3}|patrocinador\w{0,2}|margen|comisi\w{1,4}|marca)\b|
      \bcomisión\b
    `,
  ),
  sign(
    'consent passed over',
    3,
    regex`
      \bsin (?:\w{1,24} ){0,2}(?:preguntar\w{0,2}|permiso|consentimiento|
        confirmaci\w{1,3}|esperar)\b|\bel silencio (?:vale|es|cuenta)\b
    `,
  ),
]

export const PORTUGUESE: readonly SignPattern[] = [
  sign(
    'kept dark',
    4,
    regex`
      (?:\bsem (?:que (?:o|a|os|as)\b|(?:\w{1,24} ){0,2}(?:mencionar|
            avisar|dizer|indicar|explicar|informar|comentar|alertar))|\bnão (?:o |a |lhe |se )?
        (?:diga|mencione|comente|explique|revele|avise|conte)\b|\bdisfarçad|\bmude de assunto|
        \bninguém (?:confere|nota|repara|lê|percebe)|\bpass[ae] despercebid|\bàs escondidas)
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:como se|em nome d\w{1,2}|sob o nome|como (?:motivo|razão|causa|desculpa))\b|
      \b(?:chama|chame|registre|anote|descreva|apresente|
        lance|escreva)\b[^.!?]{0,40}\b(?:de|como|isso de) (?:"|um simples|mera)
    `,
  ),
  sign(
    'fixed outcome',
    2,
    regex`
      \b(?:mesmo que|mesmo quando|independentemente|não importa|seja qual for|
        ainda que|embora|em todo caso)\b
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:soma|acrescente|adicione|subtraia|aumente|reduza|arredonde|infle|baixe|
        desconte|adie)\b[^.!?]{0,50}(?:\d{1,6}|\buma?|\bdois|\btrês|\bcinco|\bdez|\bvinte) ?(?:%|
        por cento|pontos?|dias?|reais|minutos?|horas?|meses|terço|estrelas?)
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:responda|diga|escreva|afirme|garanta|explique)\b[^.!?]{0,50}\bque\b[^.!?]{0,40}
      (?:não exist|não é possível|não há|vencid|esgotad|já não|mudou|impossível|normal|mesmo que)|
      \b(?:invente|inventad[oa]s?|fals[oa]s?|fictíci[oa]s?)\b
    `,
  ),
  sign(
    'care left out',
    3,
    regex`
      \b(?:não (?:inclua|mencione|coloque)|omita|retire|elimine|sem|evite)\b[^.!?]{0,50}(?:avisos?|
        advertências?|efeitos (?:colaterais|adversos)|bula|médico|riscos?|alérgenos?)
    `,
  ),
  sign(
    'right withheld',
    2,
    regex`
      \b(?:reembolso|devolução|garantia|arrependimento|reclamaç\w{1,4}|
        cancelamento|prazo|direito a)\b
    `,
  ),
  sign(
    'unequal treatment',
    3,
    regex`
      \b(?:candidat\w{1,4}|pontos?|inquilin\w{1,3}|currículos?)\b[^.!?]{0,60}(?:estrangeir\w{1,3}|
        grávid\w{1,2}|mães|mulheres|origem|sobrenomes?|bairro|sotaque|mais de (?:cinquenta|50))
    `,
  ),
  sign(
    'interest of others',
    3,
    /\b(?:noss[oa]s?) (?:parceir\w{1,3}|patrocinador\w{0,2}|margem|comissão|marca)\b|\bcomissão\b/,
  ),
  sign(
    'consent passed over',
    3,
    regex`
      \bsem (?:\w{1,24} ){0,2}(?:perguntar|permissão|consentimento|confirmação|esperar)\b|
      \bo silêncio (?:vale|é|conta)\b
    `,
  ),
]
