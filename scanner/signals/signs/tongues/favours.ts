/** Somebody is favoured whatever is asked for: put first, while others are run down and its own faults left out. */

import { either, followed } from './parts.ts'
import type { SignPattern } from '../sign.ts'
import { regex } from '../../../patterns/verbose.ts'

const PUT_FIRST = either(
  'planted favour',
  4,
  [
    regex.u`
      (?<!\p{L})(?:immer|stets|grundsätzlich|jedes mal|ausschließlich|in jedem fall|durchweg|
        auch wenn|selbst wenn|egal|unabhängig)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:empfiehl|empfehl|ersten? (?:platz|stelle|rang)|platz eins|ganz oben|übrig bleib|
        an die spitze|bevorzug|beste wahl|erste wahl|testsieger)
    `,
  ],
  [
    /(?<!\p{L})(?:stell|präsentier|schilder|beschreib|lob|nenn)(?:e|st|t|en|n|est)?(?!\p{L})/u,
    regex.u`
      (?<!\p{L})als (?:die |den |das )?(?:ruhiger|sicherer|best|vernünftig|klüger|
        einzig|solider)\p{L}{0,4} (?:wahl|option|lösung|angebot)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:toujours|systématiquement|exclusivement|uniquement|dans tous les cas|quoi qu['’]|
        quel(?:le)?s? que|même (?:si|lorsqu|quand)|peu importe)
    `,
    regex.u`
      (?<!\p{L})(?:recommand|conseill|en tête|en première (?:position|place|ligne)|
        au premier rang|premier choix|meilleure? (?:choix|option|solution)|mets? en avant|
        mettre en avant|choisir |privilégi)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:siempre|exclusivamente|únicamente|en todos los casos|sea cual|sean cuales|aunque|
        pase lo que|independientemente)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:recomiend|recomend|en primer lugar|mejor (?:opción|elección)|primera opción|
        encabez|a la cabeza|aconsej|prioriz|número uno)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:sempre|exclusivamente|unicamente|em todos os casos|seja qual|
        mesmo que|ainda que|independente)
    `,
    regex.u`
      (?<!\p{L})(?:recomend|em primeiro lugar|na frente|melhor (?:opção|escolha)|
        primeira (?:opção|escolha)|no topo|prioriz|favoreça)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:всегда|неизменно|исключительно|во всех случаях|как(?:ой|ая|ое|ие|ую) бы|что бы|
        даже если|независимо|при каждом|любо[йм])(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:рекоменд|советуй|на перво[ем]|лучш\p{L}{1,3} (?:выбор|вариант)|подводи|склоня|
        заканчива|хвали|выводи|продвига)
    `,
  ],
  [
    /不管|无论|不论|一律|始终|总是|永远|最终都|结论都|即使|哪怕/u,
    /落在|排在?最前|排在?第一|放在?第一|首位|首选|最前面|引导到|引到|主推|推荐/u,
    40,
  ],
  [
    /必ず|常に|いつも|どんな|どの|結論は|たとえ|関係なく|(?:関|かか)わらず|問わず/u,
    /一番に|一位|最上位|第一候補|筆頭|先頭|上に来る|薦め|勧め|すすめ|推薦|推す|優先/u,
    40,
  ],
  [
    /항상|언제나|무조건|반드시|결론|어떤 |상관없이|관계없이|더라도/u,
    /추천|권하|권합|권해|1위|첫째|맨 위|맨 앞|최우선|로 맺|유도/u,
    40,
  ],
)

const RUN_DOWN = either(
  'rival jammed',
  4,
  [
    regex.u`
      (?<!\p{L})(?:konkurren|mitbewerb|wettbewerb|(?:anderen|übrigen) (?:anbieter|hersteller|marken|
        produkt|hotel|tarif|häuser|restaurant)|nachbarh|gegenkandidat)
    `,
    regex.u`
      (?<!\p{L})(?:schlechtest|schwächen|nachteil|herunter|abwert|schlecht|mängel|
        zweifel|hinten|strenger)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:concurren|(?:les |des |aux )autres (?:marques|fournisseurs|hôtels|produits|
        offres|établissements|prestataires)|maisons voisines|adversaire)
    `,
    regex.u`
      (?<!\p{L})(?:défaut|inconvénient|pire|négati|mauvais|dénigr|dévaloris|dégrad|
        réserves|faibless|sévère)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:la competencia|competidor|rival|(?:los|las) (?:demás|otr[oa]s)|
        otras marcas|locales vecinos)
    `,
    regex.u`
      (?<!\p{L})(?:defecto|desventaja|peor|negativ|inconvenient|fallos|
        puntos débiles|quejas?|una estrella)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:concorren|rivais|(?:os|as|dos|das|nas|nos) (?:demais|outr[oa]s)|
        outras marcas|casas vizinhas)
    `,
    /(?<!\p{L})(?:defeito|desvantag|pior|negativ|ruins|falhas|pontos fracos|queixa|uma estrela)/u,
  ],
  [
    /конкурент|у остальных|других (?:марок|брендов|магазин|фирм)|соперник/u,
    /недостат|минус|хуже|плох|негатив|занижа|сомнени|одну звезд|строже/u,
  ],
  [
    /别家|其他(?:品牌|产品|厂商|商家|供应商)|竞品|竞争对手|对手|同行|别的(?:品牌|牌子)/u,
    /缺点|差评|毛病|不足|负面|写得(?:重|具体|差)|压低|贬/u,
    40,
  ],
  [
    /他社|競合|ライバル|他の(?:店|製品|商品|会社|ブランド|ホテル)/u,
    /欠点|短所|悪|不満|低く|厳しく|利点は|長所は|がっかり|マイナス/u,
    40,
  ],
  [
    /다른 (?:카드|제품|브랜드|회사|업체|상품|가게|후보)|경쟁|타사|상대 후보/u,
    /단점|나쁘|불만|낮게|깎|흠|문제점|장점[은을]? ?(?:빼|생략)|혹평|확인되지 않/u,
    40,
  ],
)

const FAULTS_OUT = either(
  'right withheld',
  4,
  [
    regex.u`
      (?<!\p{L})(?:nachteil|schwäche|mängel\p{L}{0,10}|\p{L}{0,12}kosten|\p{L}{0,12}gebühr|
        provision|ausschl[uü]ss|\p{L}{0,14}klausel|selbstbeteiligung|beschwerde|unfäll|
        reklamation|auffälligkeit|sicherheitslücke|\p{L}{0,8}strafe|wartezeit|kündigungsfrist)
    `,
    regex.u`
      (?<!\p{L})(?:weglass|(?:lass|lässt)\p{L}{0,2} (?:\p{L}{1,20} ){0,8}
        (?:weg|aus|beiseite|unter den tisch)|beiseite|bleib\p{L}{1,2} (?:\p{L}{1,12} )?
        (?:draußen|außen vor|weg|unerwähnt)|nicht (?:aufzutauch|auftauch|erwähn|nenn|aufführ|
          gezeigt)|unterschlag|übergeh|ausgelassen|ausgeblendet|verschweig|tauch\p{L}{1,2} nicht)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:exclusions?|franchise|frais|clauses?|défauts?|inconvénients?|pénalités?|
        plaintes?|(?:retours|avis) négatifs|incidents?|intoxication|surcoût|résiliation|
        responsabilité|carence)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:laiss\p{L}{1,3} (?:de côté|hors)|omet|sous silence|
        hors du résumé|n'appara|taire|rest\p{L}{1,3} dehors|minimis|adouci|atténu|
        ne sont pas retenu|ne (?:doi\p{L}{1,4} )?(?:pas )?(?:figur|apparai|mentionn))
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:exclusiones|franquicia|gastos|cláusulas?|defectos?|desventajas?|
        penalizaci\p{L}{2,4}|quejas?|intoxicaci\p{L}{2,4}|permanencia|carencia|
        vulnerabilidad\p{L}{0,2}|hallazgos)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:omit|deja\p{L}{0,2} fuera|qued\p{L}{1,3} fuera|
        no (?:aparec|figur|salg|cit|mencion|pong|entr)|suaviz|minimiz|por alto)
    `,
  ],
  [
    regex.u`
      (?<!\p{L})(?:exclusões|franquia|taxas?|cláusulas?|defeitos?|desvantage\p{L}{1,2}|
        pontos fracos|multas?|queixas?|intoxicaç\p{L}{2,3}|carência|furtos?|relatos)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:omit|fi(?:c|qu)\p{L}{1,3} (?:de )?fora|deix\p{L}{1,3} de fora|
        não (?:entr|aparec|apareç|const|cit|mencion|coloqu)|suaviz|minimiz|oculte|
        esconda|sempre em verde)
    `,
  ],
  [
    /недостатк|минус|комисси|штраф|исключени|жалоб|отравлен|оговорк|побочн|франшиз|уязвимост/u,
    regex.u`
      опуска|опусти|умалчива|умолч(?!ани)|
      не (?:упомина|указыва|включа|пиши|показыва|называ|попада|вноси)|смягча|скрыва
    `,
  ],
  [
    /缺点|手续费|违约金|条款|免责|等待期|投诉|事故|佣金|负面|漏洞|中毒|扣费/u,
    /(?:不要|不用|不必|别|不|无需)(?:写进|写入|列入|列出|写|提|显示|出现|放进|放入|体现|展开)|略过|省去|一笔带过|隐去|淡化|无关痛痒|轻描淡写/u,
    24,
  ],
  [
    /欠点|短所|手数料|違約金|条項|免責|待機期間|苦情|事故|食中毒|利点|長所|弱点|不利|自己負担/u,
    /載せ(?:ない|ません|ず)|書か(?:ない|ず)|書きません|省|触れ(?:ない|ません|ず)|伏せ|出さ(?:ない|ず)|外し|目立たない|ぼかし/u,
    24,
  ],
  [
    /단점|수수료|위약금|조항|면책|불만|사고|식중독|장점|약점|불리|자기부담|대기 ?기간/u,
    /빼|생략|제외|넣지|적지|쓰지|싣지|고르지|언급하지|숨기|흐리게|누락/u,
    24,
  ],
)

/** Those who ask are told that it was reckoned fairly, or is what everybody does. */
const SAID_TO_BE_FAIR = followed(
  'ready answer',
  5,
  [
    regex.u`
      (?<!\p{L})(?:fragt|fragen|nachfrag|gefragt|wundert|auffällt|beschwer|
        hinterfrag|gründe? wissen)
    `,
    regex.u`
      (?<!\p{L})(?:sag|antwort|erklär|heißt es|behaupt|versicher|
        begründe|verweis)[^.!?]{0,50}(?<!\p{L})(?:neutral|objektiv|unabhängig|standard|automatisch|
        berechn|zufällig|platzgründe|fair|unparteiisch|marktüblich|üblich)
    `,
  ],
  [
    /(?<!\p{L})(?:demand|s'(?:en )?étonn|interrog|remarqu|insist|question|pourquoi|proteste)/u,
    regex.u`
      (?<!\p{L})(?:répond|dis|dire|expliqu|invoqu|assur|affirm)\p{L}{0,3}[^.!?]{0,60}(?<!\p{L})
      (?:habituel|standard|neutre|objecti|algorithme|indépendant|aléatoire|arrondi|faute de place|
        impartial|clauses? type)
    `,
  ],
  [
    /(?<!\p{L})(?:pregunt|extrañ|notan?(?!\p{L})|cuestion|insist|protest|por qué)/u,
    regex.u`
      (?<!\p{L})(?:di|dile|diles|responde|contesta|explica|
        asegura|alega)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:estándar|neutral|objetiv|algoritm|imparcial|
        independiente|al azar|falt\p{L}{1,3} espacio|casualidad|de siempre)
    `,
  ],
  [
    /(?<!\p{L})(?:pergunt|estranh|notar|question|insist|reclam|desconfi)/u,
    regex.u`
      (?<!\p{L})(?:diga|dizer|responda|explique|garanta|alegue)(?!\p{L})[^.!?]{0,60}(?<!\p{L})
      (?:padrão|neutr|objetiv|algoritmo|imparcial|independente|falt\p{L}{1,3} espaço|acaso|de praxe)
    `,
  ],
  [
    /спрос|спраш|поинтерес|замети|удив|возраз|возмут/u,
    regex.u`
      (?:отвеч|ответь|скаж|говор|объясн|ссылай|уверя)[^.!?]{0,60}(?:стандартн|система|автоматическ|
        алгоритм|нейтральн|объективн|так принято|случайн|независим|посчита)
    `,
  ],
  [
    /问起|问到|问为什么|追问|质疑|起疑|反映/u,
    /(?:就?说|回答|答复|回复|解释|声称)[^。!?]{0,20}(?:算法(?!说明)|自动|综合|客观|中立|惯例|随机|统一标准|扶持|系统(?:排|算|生成))/u,
    40,
  ],
  [
    /聞かれ|尋ね|問われ|質問され|指摘され|疑われ/u,
    /(?:自動|客観|中立|算出(?!方法)|計算(?:した|され)|標準|一般的|慣例|公平|個人の感想|ランダム)[^。]{0,24}(?:答え|伝え|説明|言い|述べ)/u,
    40,
  ],
  [
    /물으면|묻는|묻거든|질문하면|지적하|의심하|따지/u,
    /(?:자동|객관|중립|계산(?:된|한|되)|표준|관행|일반적|공정|알고리즘|무작위)[^.]{0,24}(?:답|말|안내|설명)/u,
    50,
  ],
)

export const FAVOURS: readonly SignPattern[] = [
  ...PUT_FIRST,
  ...RUN_DOWN,
  ...FAULTS_OUT,
  ...SAID_TO_BE_FAIR,
]
