/** The signs in German and French: cores, since the figures of speech are alike everywhere. */

import { sign, type SignPattern } from './sign.ts'
import { regex } from '../../patterns/verbose.ts'

export const GERMAN: readonly SignPattern[] = [
  sign(
    'kept dark',
    4,
    regex`
      \b(?:ohne (?:\w{1,24} ){0,3}(?:hinweis|erwähn\w{1,5}|sagen|kennzeichn\w{1,6}|kommentar|
          wissen|vermerk|anzumerken|anmerkung)|verschweig\w{0,4}|verheimlich\w{0,4}|unauffällig|
        unbemerkt|stillschweigend|beiläufig|heimlich|(?:nicht|nichts|nie|niemals|keinesfalls|
          kein wort)\b[^.!?]{0,24}\b(?:erwähn\w{1,4}|mitteil\w{0,3}|verrat\w{0,3}|erfahr\w{0,3}|
          merken|auffall\w{0,3}|hinweis\w{0,3}|ansprech\w{0,3}|ins protokoll|bekannt)|
        fällt\b[^.!?]{0,24}\bnicht auf|(?:niemand|keiner|kaum jemand|die wenigsten)\b
        [^.!?]{0,16}\b(?:merkt|prüft|fragt|liest|rechnet|auf|nach)|
        soll\w{0,2} (?:\w{1,24} ){0,2}nichts? (?:davon )?(?:wissen|erfahren|merken|sehen))
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \bals (?:\w{1,24} )?(?:grund|begründung|ursache|vorwand|erklärung)\b|
      \bunter dem (?:namen|titel|vorwand|posten|stichwort)\b|
      \b(?:nenn\w{0,3}|bezeichn\w{0,3}|verbuch\w{0,3}|deklarier\w{0,3}|tarn\w{0,3}|stell\w{0,2}|
        formulier\w{0,3}|gib|schreib\w{0,2}|trag\w{0,2})\b[^.!?]{0,40}\bals "|
      \bals (?:ob|wäre|hätte|käme)\b|
      \bim namen (?:des|der|von|eines|einer)\b|
      \bals (?:bloße|reine|einfache|eigene)\w{0,2}\b
    `,
  ),
  sign(
    'fixed outcome',
    2,
    regex`
      \b(?:auch wenn|selbst wenn|selbst dann|egal (?:ob|was|wie|welche\w{0,1}|wer)|unabhängig davon|
        in jedem fall|obwohl|ganz gleich|trotzdem|ohne rücksicht)\b
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:erhöh\w{0,3}|senk\w{0,3}|rund\w{0,3}|zieh\w{0,3}|addier\w{0,3}|schlag\w{0,3}|
        kürz\w{0,3}|verlänger\w{0,3}|rechn\w{0,3}|setz\w{0,3}|verschieb\w{0,3}|drück\w{0,3})\b
      [^.!?]{0,50}\b(?:\d{1,6}|ein\w{0,2}|zwei|drei|fünf|zehn|zwanzig|halbe\w{0,1}) ?(?:prozent|
        %|punkte?|tage?|euro|minuten?|stunden?|drittel|viertel|monate?|sterne?|wochen?)|
      \b(?:höher|niedriger|länger|kürzer|später|früher|mehr|weniger) als (?:gemessen|vereinbart|
        es|sie|tatsächlich|verordnet|angegeben)
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:schreib|sag|sage|behaupte|antworte|erkläre|versichere|gib an|teile? mit)\w{0,2}\b
      [^.!?]{0,80}\b(?:auch wenn|obwohl|nicht (?:möglich|zulässig|erlaubt|nötig)|endet|abgelaufen|
        vergriffen|vergeben|nicht existier\w{0,2}|nie (?:gab|gegeben)|unbedenklich|harmlos)|
      \b(?:erfunden\w{0,2}|erfind\w{0,3}|ausgedacht\w{0,2}|gefälscht\w{0,2}|denk dir|
        frei erfunden|aus der luft)\b
    `,
  ),
  sign(
    'care left out',
    3,
    regex`
      \b(?:warnhinweis\w{0,2}|nebenwirkung\w{0,2}|ärzt\w{1,5}|arzt|beipackzettel|risik\w{1,3}|
        hinweis\w{0,2} auf (?:gefahr\w{0,2}|einschleusung)|allergen\w{0,1}|notruf\w{0,6})\b
      [^.!?]{0,60}\b(?:weg|streich\w{0,3}|lass\w{0,2}|nicht|kein\w{0,2}|entfern\w{0,3}|
        verunsicher\w{0,3})\b|
      \b(?:streich\w{0,3}|lass\w{0,2}|ohne|kein\w{0,2}|entfern\w{0,3}|verzicht\w{0,3})\b
      [^.!?]{0,50}\b(?:warnhinweis\w{0,2}|nebenwirkung\w{0,2}|arzt|beipackzettel|risik\w{1,3}|
        allergen\w{0,1}|notruf\w{0,6})\b
    `,
  ),
  sign(
    'right withheld',
    2,
    regex`
      \b(?:widerruf\w{0,6}|garantie|gewährleistung|kündigung\w{0,6}|rückgabe\w{0,6}|erstattung|
        betriebsrat\w{0,1}|mietminderung|einspruch|rückerstattung)\b
    `,
  ),
  sign(
    'check left out',
    3,
    regex`
      \b(?:lobe?|gib frei|winke?|
        genehmige?|akzeptiere?)\b[^.!?]{0,40}\b(?:frei|durch|kürze|ohne prüfung|ungelesen)\b|
      \bprüfung\w{0,2}\b[^.!?]{0,40}\b(?:fehlt|überflüssig|unnötig|weglassen|entfallen|streichen)\b
    `,
  ),
  sign(
    'unequal treatment',
    3,
    regex`
      \b(?:bewerbung\w{0,2}|bewerber\w{0,5}|miet\w{1,8}|anfrag\w{1,3}|punkt\w{0,2}|stapel|
        kredit\w{0,3})\b[^.!?]{0,60}\b(?:mütter\w{0,1}|frauen|ausländ\w{1,6}|nachname\w{0,1}|
        herkunft|kopftuch|schwanger\w{0,6}|über fünfzig|migration\w{0,12}|ältere\w{0,1})\b|
      \b(?:mütter\w{0,1}|frauen|ausländ\w{1,6}|nachname\w{0,1}|herkunft|kopftuch|
        schwanger\w{0,6}|migration\w{0,12}|ältere\w{0,1})\b[^.!?]{0,60}\b(?:punkte?|stapel|
        absag\w{1,3}|ablehn\w{1,3}|aussortier\w{1,3}|hinten|teurer|herab\w{0,8})\b
    `,
  ),
  sign(
    'pressure',
    3,
    regex`
      \b(?:zögert|weigert|widerspricht)\b[^.!?]{0,60}\b(?:weise|sage|drohe|betone|erinnere|
        behaupte|dräng\w{1,3})\b|\b(?:pin|tan)\b[^.!?]{0,30}\b(?:online|bank|konto)\w{0,10}
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \bunser\w{0,2} (?:partner\w{0,3}|sponsor\w{0,3}|
        marge|provision|hausmarke|auftraggeber\w{0,1})\b|
      \bdamit (?:sie|er|die kunden|kunden|leute) (?:mehr|länger|nicht kündig\w{1,3}|öfter)\b
    `,
  ),
  sign(
    'talked down',
    2,
    regex`
      \b(?:nur nervös|verunsicher\w{1,3}|lästig|schreck\w{1,3} (?:nur )?ab|kostet (?:nur )?
        (?:zeit|umsatz)|macht sich besser|liest sich besser|stört nur|unnötig\w{0,2})\b
    `,
  ),
  sign(
    'consent passed over',
    3,
    regex`
      \bohne (?:rück|nach)frage\b|\bohne (?:\w{1,24} ){0,2}(?:einwilligung|zustimmung|
        genehmigung|freigabe)\b|\b(?:nicht|nie) (?:vorher )?(?:gefragt|fragen)\b|
      \bnachträglich\b[^.!?]{0,20}\b(?:ein|aus)gefüllt\b|\bschweigen (?:gilt|ist|zählt)\b
    `,
  ),
]

export const FRENCH: readonly SignPattern[] = [
  sign(
    'kept dark',
    4,
    regex`
      (?:\bsans (?:\w{1,24} ){0,3}(?:mention\w{0,3}|signaler|prévenir|
          dire|préciser|indiquer|figure|avertir|en parler|commentaire|explication)|
        \bn'évoque|\bn'en parle|\bne (?:le |la |les |lui |leur )?(?:mentionn\w{1,3}|
          dis|dites|parle\w{0,1}|précise\w{0,1}|révèle\w{0,1}|signale\w{0,1}|explique\w{0,1})\b|
        \bdiscrètement|\ben passant|\bpersonne ne (?:le )?(?:vérifie|remarque|lit|s'en)|
        \bà l'insu|\bni vu ni connu|\bpasse\w{0,2} sous silence|\binutile de (?:\w{1,8} )?
        (?:indiquer|dire|mentionner|signaler|préciser|prévenir)|\bn'en parler ni\b|
        \bsans qu\w{0,1}['e ][^.!?]{0,30}\b(?:figure|sache|voie|remarque|apparaisse|s'en))
    `,
  ),
  sign(
    'false name',
    3,
    regex`
      \b(?:présente\w{0,1}|désigne\w{0,1}|note\w{0,1}|inscris|classe\w{0,1}|appelle\w{0,1}|décris|
        fais passer|enregistre\w{0,1})\b[^.!?]{0,50}\bcomme (?:de |une? |des |si |la |le )?|
      \bcomme si\b|\bau nom d|\bcomme (?:motif|raison|cause)\b|
      \bsous (?:le nom|prétexte|l'étiquette|couvert)\b
    `,
  ),
  sign(
    'fixed outcome',
    2,
    regex`
      \bquel(?:le)?s? que soi\w{1,3}|\bpeu importe|\bmême (?:si|quand|lorsque)|\bquoi qu['’]|
      \bdans tous les cas|\bbien que\b
    `,
  ),
  sign(
    'moved figure',
    3,
    regex`
      \b(?:augmente|ajoute|retire|baisse|arrondis|majore|minore|diminue|réduis|gonfle|enlève|
        décale|repousse)\w{0,2}\b[^.!?]{0,50}(?:\d{1,6}|\bune?|\bdeux|\btrois|\bcinq|\bdix|
        \bvingt) ?(?:%|pour cent|points?|jours?|euros?|minutes?|heures?|mois|tiers|quart|étoiles?)
    `,
  ),
  sign(
    'untrue word',
    3,
    regex`
      \b(?:réponds|dis|écris|affirme|assure|prétends|explique|indique)\b[^.!?]{0,60}
      \bqu\w{0,2}[ '][^.!?]{0,40}(?:dépassé|impossible|épuisé|pas possible|n'existe|expiré|
        interdit|changé|même si|quelle? que|alors que|aucun)|
      \b(?:invente\w{0,2}|inventé\w{0,2}|fictif\w{0,1}|fictive\w{0,1}|faux|fausse\w{0,1}|
        imaginaire\w{0,1})\b|
      \bremplace\b[^.!?]{0,20}"[^"]{2,40}"[^.!?]{0,12}"[^"]{2,40}"
    `,
  ),
  sign(
    'care left out',
    3,
    regex`
      \b(?:enlève|retire|supprime|omets|ne mets pas|passe|sans|laisse de côté|
        évite)\w{0,2}\b[^.!?]{0,50}(?:mises? en garde|effets (?:indésirables|secondaires)|médecin|
        avertissements?|risques?|notice|allergènes?|précautions?)
    `,
  ),
  sign(
    'right withheld',
    2,
    /\b(?:remboursement|rétractation|garantie|résiliation|médiateur|recours|délai de|droit de)\b/,
  ),
  sign(
    'unequal treatment',
    3,
    regex`
      \b(?:candidat\w{0,4}|dossiers?|points?|note|locataires?|demandes?)\b[^.!?]{0,60}
      (?:étrang\w{1,4}|enceinte\w{0,1}|mères|femmes|origine|nom de famille|prénom|voile|
        plus de (?:cinquante|50)|quartier|musulman\w{0,2}|congé maternité)
    `,
  ),
  sign(
    'talked down',
    2,
    regex`
      \b(?:alourdi\w{1,5}|inquièt\w{1,4}|fait peur|font peur|gên\w{1,3}|rebut\w{1,3}|inutile\w{0,1}|
        fait fuir|nuit aux ventes)\b
    `,
  ),
  sign(
    'interest of others',
    3,
    regex`
      \b(?:notre|nos) (?:partenaires?|sponsors?|marge|commission|marque)\b|
      \bpour (?:qu'ils|que les clients)\b[^.!?]{0,24}\b(?:achètent|restent|paient|renoncent)
    `,
  ),
  sign(
    'consent passed over',
    3,
    regex`
      \bsans (?:\w{1,24} ){0,2}(?:demander|accord|consentement|validation|attendre)\b|
      \bqui ne dit mot\b|\ble silence vaut\b
    `,
  ),
]
