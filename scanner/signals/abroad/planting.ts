/** What is put where it does not belong in other languages: copies of a skill, false memories, sham reviews, signatures. */

import { regex } from '../../patterns/verbose.ts'
import { notion } from '../search/notions.ts'
import { beside, type TranslatedDeed } from './deed.ts'

const THIS_SKILL = notion(`
  skill\\.md | 本技能 | 此技能 | 本文件夹? | 此文件 | 这份文件 | 技能文件夹? | このスキル | このファイル | このフォルダ | 本スキル | 이 스킬 |
  이 파일 | 이 폴더 | 스킬 파일 |
  este archivo | este arquivo | este skill | esta skill | esta carpeta | esta pasta |
  esta habilidad | diese[nr]? (?:datei|ordner|skill) | dieses skills? | ce fichier | ce dossier |
  ce skill | cette compétence |
  этот файл | эту папку | этот навык | этот скилл
`)
const COPIED = regex.u`
    复制|拷贝|写入|放进|添加|コピー|追記|書き込|複写|복사|넣[고는어]|추가|копир\p{L}{1,4}|скопир\p{L}{1,4}|добав\p{L}{1,3}|
    вставь|
    (?<!\p{L})(?:re)?copi[ae]\p{L}{0,2}(?!\p{L})|
    (?<!\p{L})(?:añade|anexa|inserta|insira|kopier\p{L}{0,2}|schreib\p{L}{0,2}|füge?|hänge?|
      lege?|ajoute\p{L}?|reproduis|coloque|acrescente|добавь|instala)(?!\p{L})
  `
const ELSEWHERE = regex.u`
    (?:其他(?:所有|全部|每)|所有|每一?个|全部)[^。]{0,14}(?:仓库|项目|代码库|目录)|
    (?:到|进|入)[^。]{0,4}其他[^。]{0,6}(?:仓库|项目|代码库)|
    (?:他の|すべての|全ての|あらゆる|全)[^。]{0,14}(?:リポジトリ|プロジェクト|フォルダ)|
    (?:모든|다른)[^.]{0,10}(?:저장소|프로젝트|리포)|
    (?<!\p{L})(?:tod[oa]s|cada|otr[oa]s|demás|veinte|outros|outras)(?!\p{L})[^.!?]{0,30}
    (?:repos|repositori|repositóri|proyect|projet|directori)|
    (?<!\p{L})(?:jede[snmr]?|alle[nr]?|andere[nrs]?|sämtliche[nr]?)(?!\p{L})[^.!?]{0,30}
    (?:repo|projekt|verzeichnis)|
    (?<!\p{L})(?:tous|toutes|chaque|autres)(?!\p{L})[^.!?]{0,30}(?:dépôt|projet|répertoire)|
    (?<!\p{L})(?:все|всех|кажд\p{L}{2,3}|остальн\p{L}{2,3}|други\p{L}{1,2})(?!\p{L})[^.!?]{0,30}
    (?:репозитори|проект)|
    (?:dentro de|en|em|in|dans|в) (?:cada (?:uno|um)|jede[snm] (?:davon|einzelne\p{L}?)|chacun|
      каждый из)
  `
const COMMITTED = regex.u`
  commit|push|コミット|プッシュ|커밋|푸시|提交|推送|коммит|pull request|
  (?<!\p{L})(?:remotos?|súbelo|pousse)(?!\p{L})
`

const MEMORY = notion(`
  claude\\.md | agents\\.md | memory\\.md | memoria | mémoire | memória | gedächtnis\\p{L}{0,7} |
  памят\\p{L}{1,3} | 记忆 | 記憶 | メモリ | 메모리
`)
const WRITTEN = regex.u`
    (?<!\p{L})(?:schreib\p{L}{0,2}|trage?|ergänz\p{L}{0,2}|halte|vermerk\p{L}{0,2}|
      escrib\p{L}{1,2}|anota|apunta|guarda|graba|añade|registra|grave|escreva|salve|acrescente|
      registre|inscri\p{L}{1,3}|note[rz]?|ajoute\p{L}?|enregistre\p{L}?|écri\p{L}{1,3})(?!\p{L})|
    запи[шс]\p{L}{1,4}|внес\p{L}{1,3}|сохран\p{L}{1,3}|допи[шс]\p{L}{1,3}|добав\p{L}{1,3}|写入|写进|
    记入|记下|记录|添加|追記|書き込|書き加|記録|保存|記憶させ|기록|적어|적는|저장|추가|남긴|써 ?넣
  `
const BELIEVED = beside(
  regex.u`
    用户|使用者|利用者|ユーザー|사용자|(?<!\p{L})(?:usuari[oa]|usuári[oa]|nutzer|nutzerin|
      benutzer|anwender|kunde|utilisateur|client|cliente)s?(?!\p{L})|пользовател\p{L}{1,3}|
    клиент\p{L}{0,2}|владел\p{L}{1,4}
  `,
  regex.u`
    已[^。,，]{0,8}(?:授权|同意|批准|放弃)|(?:承認|許可|同意)(?:済|し)|不要[^。]{0,10}(?:承認|宣言|と)|승인했|동의했|허락했|원하지 않|
    (?<!\p{L})(?:autoriz|aprob|aprov|acept|aceit|renunci)(?:ó|ado|ou|a)(?!\p{L})|
    (?<!\p{L})no (?:quiere|desea)|prefiere no|não (?:quer|deseja)|prefere não|freigegeben|
    genehmigt|zugestimmt|erlaubt hat|keine (?:rück|nach)fragen|verzichtet|approuvé|autorisé|
    accepté|ne veut (?:plus|pas)|одобрил|разрешил|согласил|не хочет|отказал
  `,
  60,
)
const UNTRUE = regex.u`
    无需|不用再?问|不必|从未|没有说过|尋ねる必要|不要と|不要|묻지|확인[^.]{0,8}(?:없이|필요)|미리|모든 결제|한 적이 없|aunque (?:nunca|no)|
    sin (?:preguntar|confirm)|ser consultad|ya (?:autoriz|aprob)|auch wenn|obwohl|
    keine (?:rück|nach)fragen|alle zahlungen|même s|plus de questions|déjà (?:approuv|autoris)|
    tous les paiements|mesmo que|já (?:aprov|autoriz)|заранее|не хочет|хотя|все платежи
  `
const KEPT_UP = regex.u`
    欠けて(?:い|いれ)|
    消され(?:たら|ても|た場合)[^。]{0,20}(?:復元|書)|
    削除したと(?:答|伝)|(?:지워지|삭제되)[^.]{0,16}(?:다시|복원)|삭제했다고|
    (?:被删|删除后|删掉)[^。]{0,12}(?:恢复|重新写|再写)|
    说已(?:经)?删除|
    (?:borra|borran|elimina)\p{L}{0,2}[^.!?]{0,60}(?:vuelve a|restaur|repon|reescrib)|
    (?:gelöscht|entfernt|löscht)[^.!?]{0,60}(?:wieder(?!herstell)|stelle|erneut)|
    (?:supprim|effac)\p{L}{0,3}[^.!?]{0,60}(?:remets|rétabli|restaure|réécri)|
    (?:apag|remov|exclu)\p{L}{1,4}[^.!?]{0,60}(?:recoloque|restaure|grave de novo|reescrev)|
    (?:удал|ст[её]р|убер)\p{L}{1,4}[^.!?]{0,60}(?:восстанов|снова|заново)
  `

const REVIEWS = notion(`
  reseñas? | opiniones | bewertung\\p{L}{0,3} | fünf-sterne-\\p{L}{4,14} | rezension\\p{L}{0,3} |
  avis | avaliaç\\p{L}{1,3} | отзыв\\p{L}{0,3} | 评价 | 好评 | 评论 | 口コミ | レビュー | 投稿文 | 리뷰 | 후기 | 별점
`)
const POSTED = regex.u`
    (?<!\p{L})(?:publica\p{L}{0,2}|inventa\p{L}{0,2}|escribe|redacta|sube|
      deja|schreib\p{L}{0,2}|stelle?|erfind\p{L}{1,2}|veröffentlich\p{L}{0,2}|escreva|publique|
      invente\p{L}?|redija|poste|publi\p{L}{1,3}|rédige\p{L}?|écri\p{L}{1,3})(?!\p{L})|
    пиши\p{L}{0,2}|напиши\p{L}{0,2}|размеща\p{L}{1,3}|размести\p{L}{0,2}|публику\p{L}{1,3}|
    придум\p{L}{2,5}|发布|发表|编造|编写|撰写|写|投稿し|書き|書く|作成|작성|올린|올려|올리|쓰고|쓴다|지어
  `
const NOBODY = regex.u`
  no existen|inexistent|ficti[cs]|inventad|que no (?:han estado|compraron)|es nicht gibt|erfunden|
  erfinde|frei erdacht|n'existe(?:nt)? pas|imaginaire|inventé|não existem|несуществу|вымышл|выдуман|
  придум|架空|なりきっ|なりすま|虚构|编造|假扮|伪装成|가상의|가짜|지어낸|행세
`
const MANY_HANDS = regex.u`
  (?<!\p{L})(?:cuentas|konten|accounts?|profilen?|comptes|profils|contas|perfis|perfiles)(?!\p{L})|
  аккаунт|уч[её]тн|профил|账号|账户|小号|アカウント|계정
`

/** Found out, or made for a trial. */
const NOT_FOR_SHOW = regex.u`
  识别|鉴别|甄别|違反です|見つけたら|находи|выявля|testdaten|für die demo|datos de prueba|
  données de test|dados de teste|тестовые данные|测试数据|テストデータ|테스트 데이터|
  erkenne (?:gefälschte|erfundene)
`

const SIGNATURE = notion(`
  firmas? | unterschrift\\p{L}{0,2} | signatures? | assinaturas? | подпис\\p{L}{1,3} | 签名 | 签字 |
  署名 | 押印 | 印鑑 | 서명
`)
const PASTED = regex.u`
    (?<!\p{L})(?:copia|recorta|pega|reutiliza|cópi[ae]|kopier\p{L}{0,2}|schneide?|
      füge?|montier\p{L}{0,2}|übernimm|découpe[rz]?|colle[rz]?|reprend\p{L}{0,2}|reprenez|
      recopie\p{L}?|copie[rz]?|recorte|cole)(?!\p{L})|
    вырез\p{L}{1,4}|встав\p{L}{1,3}|скопир\p{L}{1,4}|перенес\p{L}{1,3}|截取|贴上|粘贴|复制|套用|切り取|貼り付|
    転写|流用|复印|복사|오려|붙[이여]
  `
const FROM_ELSEWHERE = regex.u`
    otro documento|documentos? (?:antigu|anterior)|
    (?:alten?|anderen?|früheren?) (?:dokument|vertrag|formular|schreiben)\p{L}{0,2}|
    (?:autre|ancien) (?:document|formulaire|dossier)|
    outro documento|documentos? antig|
    (?:другого|старого|прежнего) (?:документ|договор|заявлен)|
    (?:旧|其他|以前的|别的)[^。]{0,3}(?:文件|合同|资料|表格)|
    過去の|別の書類|以前の書類|(?:예전|다른|이전) (?:서류|문서|계약)
  `

/** There was none, it is an image, or it gets a date of before. */
const NEVER_GIVEN = regex.u`
    (?<!\p{L})(?:falta\p{L}?|faltar|fehl(?:t|en|ende)|manqu\p{L}{1,4}|recort\p{L}{1,3}|
      schneid\p{L}{0,2}|découp\p{L}{1,3}|imagen|bild|imagem|vortag|veille|véspera|día anterior|
      tag vor|antidat\p{L}{0,2}|pega|cole)(?!\p{L})|
    нет подпис|без подпис|вырез|накануне|задним числом|没有签|未签|缺少签|截取|前一天|署名(?:が|の)(?:ない|無い|なし)|
    切り取|画像|前日|서명이 없|오려|전날
  `
const LEFT_BLANK =
  /en blanco|(?<!\p{L})(?:leer|frei|vide|em branco)(?!\p{L})|пуст|место для|留空|空け|空欄|비워/u

export const PLANTING: readonly TranslatedDeed[] = [
  {
    says: 'The skill has itself copied into other projects.',
    anchor: THIS_SKILL,
    meant: [beside(COPIED, ELSEWHERE)],
    said: [COMMITTED],
  },
  {
    says: 'A memory is written that the user gave leave to all, or wants no questions.',
    anchor: MEMORY,
    meant: [WRITTEN],
    said: [BELIEVED, UNTRUE],
  },
  {
    says: 'A memory is written that comes back when somebody removes it.',
    anchor: MEMORY,
    meant: [WRITTEN],
    said: [KEPT_UP],
    severity: 'high',
    loose: true,
  },
  {
    says: 'Reviews of people who do not exist are posted from several accounts.',
    anchor: REVIEWS,
    meant: [POSTED, NOBODY],
    said: [MANY_HANDS],
    unless: NOT_FOR_SHOW,
  },
  {
    says: 'A signature is taken from another paper and put under this one.',
    anchor: SIGNATURE,
    meant: [PASTED],
    said: [FROM_ELSEWHERE, NEVER_GIVEN],
    unless: LEFT_BLANK,
  },
]
