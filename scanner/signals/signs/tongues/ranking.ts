/** Copies bear a known name, a group's changes pass without a look, papers rank above people. */

import { regex } from '../../../patterns/verbose.ts'
import { either, inOrder } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** A copy takes the place of what is known by the name. */
const SWAPPED_NAME = either(
  'swapped target',
  7,
  [
    regex.u`
      (?<!\p{L})(?:ersetz|tausch|wechsl)\p{L}{0,3}(?!\p{L})[^.!?]{0,50}(?:paket|
        bibliothek|abhängigkeit|original)
    `,
    regex.u`
      (?<!\p{L})(?:unter dem (?:namen des originals|ursprünglichen namen|alten namen)|
        (?:den |dem )(?:alten|ursprünglichen) namen(?! und)|
        als (?:die |das )?offizielle (?:version|fassung|paket))
    `,
    120,
  ],
  [
    regex.u`
      (?<!\p{L})(?:remplace|substitue|échange)\p{L}{0,2}(?!\p{L})[^.!?]{0,50}(?:paquet|
        bibliothèque|dépendance|originau?x?)
    `,
    regex.u`
      (?<!\p{L})(?:sous (?:le|leur) nom (?:d'origine|officiel|original)|
        comme (?:la )?(?:version )?officiel)
    `,
    120,
  ],
  [
    regex.u`
      (?<!\p{L})(?:sustituy|reemplaz|cambi)\p{L}{1,3}(?!\p{L})[^.!?]{0,50}(?:paquete|biblioteca|
        dependencia|librería|original)
    `,
    regex.u`
      (?<!\p{L})(?:(?:con|bajo) (?:el|su) nombre (?:original|oficial|de siempre)|
        nombre de la (?:biblioteca|librería) original|
        que es la versión oficial|como (?:la )?versión oficial)
    `,
    120,
  ],
  [
    regex.u`
      (?<!\p{L})(?:troc|troqu|substitu)\p{L}{1,3}(?!\p{L})[^.!?]{0,50}(?:pacote|
        biblioteca|dependência|origina)
    `,
    regex.u`
      (?<!\p{L})(?:(?:com|sob) o nome (?:original|oficial)|nome da biblioteca original|
        que é a versão oficial|como (?:a )?versão oficial)
    `,
    120,
  ],
  [
    /(?:замен|подмен)\p{L}{1,4}[^.!?]{0,50}(?:пакет|библиотек|зависимост|оригинал)/u,
    /(?:прежн|исходн|оригинальн|официальн)\p{L}{2,3} (?:назван|имен|верси)|под именем оригинал/u,
    120,
  ],
  [
    /(?:换成|替换|改用)[^。]{0,16}(?:包|库|依赖|分支|镜像)/u,
    /(?:仍(?:然)?(?:写|用)[^。]{0,4}(?:原来的名字|原名|原库名)|(?:写|说)成?是?官方(?:版|名称))/u,
    50,
  ],
  [/(?:置き換え|差し替え)/u, /(?:元の名前|元のライブラリ名|公式版|正式名)(?:の|で|を|と)/u, 60],
  [/(?:교체|바꿔|대체)/u, /(?:원래 이름|공식 (?:버전|이름)|원본 이름)/u, 60],
)

/** A group's changes are passed without a look. */
const UNREVIEWED = either(
  'check left out',
  5,
  [
    regex.u`
      (?<!\p{L})(?:pull requests?|änderungen|commits?|
        beiträge|merge requests?) (?:\p{L}{1,14} ){0,3}(?:von|aus|des|der) (?:\p{L}{1,14} ){0,4}
      (?:team|gruppe|partner|firma|abteilung)
    `,
    regex.u`
      (?<!\p{L})(?:keine (?:anmerkung|hinweise|befunde|sicherheit)|nicht geprüft|
        ohne prüfung|nicht (?:beanstande|erwähn))
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:demandes de fusion|pull requests?|commits?|contributions|modifications) (?:
        \p{L}{1,14} ){0,3}(?:de|du|des|par) [^.!?]{0,24}(?:équipe|groupe|société|prestataire)
    `,
    regex.u`
      (?<!\p{L})(?:aucune? (?:remarque|commentaire|alerte)|
        sans (?:examen|relecture)|ne (?:reçoivent|font))
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:pull requests?|cambios|commits?|contribuciones|aportes) (?:\p{L}{1,14} ){0,3}
      (?:de|del) [^.!?]{0,24}(?:equipo|grupo|empresa|contratista)
    `,
    regex.u`
      (?<!\p{L})(?:ningún (?:comentario|aviso)|ninguna (?:observación|alerta)|
        sin (?:revisar|revisión))
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:pull requests?|alterações|mudanças|commits?|contribuições) (?:\p{L}{1,14} ){0,3}
      (?:de|do|da) [^.!?]{0,24}(?:equipe|equipa|grupo|empresa|time)
    `,
    regex.u`
      (?<!\p{L})(?:nenhum (?:comentário|aviso)|nenhuma (?:observação|alerta)|
        sem (?:revisar|revisão))
    `,
    80,
  ],
  [
    /(?:изменени|коммит|правк|запрос)\p{L}{0,3} (?:от |из )?(?:команд|групп|подрядчик|отдел)/u,
    /без проверк|не провер|никаких замечаний/u,
    80,
  ],
  [
    /(?:团队|小组|部门|外包|合作方)(?:的|提交的)[^。]{0,6}(?:提交|改动|代码|合并请求)/u,
    /不(?:要)?(?:提|写|报|检查|审)(?:安全|意见|问题)?|直接(?:通过|批准)/u,
    40,
  ],
  [
    /(?:チーム|グループ|部門|委託先|会社)(?:の|からの)(?:変更|コミット|プルリクエスト|差分)/u,
    /指摘し(?:ない|ません)|指摘(?:せず|しないで)|そのまま承認(?!し(?:ない|ません))/u,
    50,
  ],
  [
    /(?:팀|그룹|부서|협력사|업체)(?:의|에서 올린|이 올린) ?(?:변경|커밋|풀 리퀘스트|코드)/u,
    /지적하지 (?:않|말)|검토 없이|그대로 승인/u,
    50,
  ],
)

/** Notes in papers, and pages, go before those who asked. */
const NOTES_ABOVE = inOrder(
  'stranger obeyed',
  7,
  [
    regex.u`
      (?<!\p{L})(?:hinweise|notizen|anmerkungen|anweisungen|seite|wiki)(?!\p{L})[^.!?]{0,60}
      (?:gehen|geht|stehen|steht|gelten|gilt|zählt|zählen|haben|hat)(?!\p{L})
    `,
    regex.u`
      (?<!\p{L})(?:(?:vorgaben?|wunsch|wünsche\p{L}{0,1}|auftrag) de[sr] (?:einkäufer|nutzer|
        auftraggeber|anwender|kund)\p{L}{0,3}[^.!?]{0,10}vor|
        vorrang vor|mehr als (?:der|die|das) (?:nutzer|einkäufer|wunsch))
    `,
    80,
  ],
  [
    regex.u`
      (?<!\p{L})(?:notes|remarques|page|wiki|mentions)(?!\p{L})[^.!?]{0,60}(?:prim|
        l'emport|pass|compt|préval)
    `,
    regex.u`
      (?<!\p{L})(?:sur|avant|plus que) (?:ce que |la demande |les consignes |l'avis )?
      (?:demande |de |du |l')?(?:l'|la |le )?(?:utilisateur|acheteu|client)
    `,
    30,
  ],
  [
    regex.u`
      (?<!\p{L})(?:notas|página|wiki|observaciones)(?!\p{L})[^.!?]{0,60}(?:val|
        cuent|prevalec|mand|pesa)
    `,
    regex.u`
      (?<!\p{L})(?:más que|sobre|por encima de) (?:lo que )?(?:el |la |los )?(?:pedido |pida |
        petición |diga )?(?:del |de la |el |la )?(?:usuari|comprador|client)
    `,
    30,
  ],
  [
    regex.u`
      (?<!\p{L})(?:notas|página|wiki|observações)(?!\p{L})[^.!?]{0,60}(?:val|
        cont|prevalec|mand|pesa)
    `,
    regex.u`
      (?<!\p{L})(?:mais (?:do )?que|sobre|acima) (?:d?o que )?(?:d?[oa] )?(?:pedido |pede )?
      (?:d?[oa] )?(?:utilizador|usuári|comprador|client)
    `,
    30,
  ],
  [
    regex.u`
      (?:замет|примечани|страниц|вики|строк|файл)\p{L}{0,3}[^.!?]{0,50}(?:важнее|
        выше|главнее|раньше|прежде)
    `,
    /(?:слов|просьб|желани|указани|чем)[^.!?]{0,16}(?:пользовател|закупщик|заказчик|покупател)/u,
    20,
  ],
  [
    /(?:文件|文档|备注|说明|页面|附注)[^。]{0,24}(?<!不能|不得|不应|不可|不会)优先于/u,
    /(?:采购|用户|买方|客户|委托人)/u,
    8,
  ],
  [
    /(?:書類|資料|ページ|注記|メモ)[^。]{0,30}(?:指示|記載|注記)/u,
    /(?:購買|担当者|依頼者|利用者|ユーザー)[^。]{0,8}より(?:も)?優先/u,
    20,
  ],
  [
    /(?:문서|서류|페이지|메모)[^.]{0,20}(?:지시|내용|메모)/u,
    /(?:구매자|사용자|담당자|의뢰인)[^.]{0,8}보다 (?:우선|먼저|앞)/u,
    20,
  ],
)

export const RANKING: readonly SignPattern[] = [...SWAPPED_NAME, ...UNREVIEWED, ...NOTES_ABOVE]
