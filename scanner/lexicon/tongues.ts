/**
 * What orders against a user are made of, in other languages than English: whose words, what becomes of them,
 * who is kept in the dark, what is taken for a yes. Chinese, Japanese, Korean, Spanish, German, French,
 * Portuguese, Russian. No word of these lists is an English one.
 */

/** Words of others that an agent goes by. */
export const tongueOrders = [
  '言ったこと', '言われたこと', '说过的话', '说的话', '말한 것', 'o que o', 'lo que el', 'lo que pidió', 'was der', 'les directives', 'des directives',
  'aux directives', 'directives antérieures', 'directives précédentes', 'directives reçues',
  'instructions reçues', 'instructions antérieures', 'instructions précédentes', 'les limites',
  '指令', '指示', '规则', '规定', '要求', '命令', '提示词', '限制', '准则', '约定', '说明', '設定', 'ルール', '制約', '方針', '指針',
  '要望', '依頼', '規則', '지시', '지침', '규칙', '요청', '명령', '제한', '정책', '방침', 'instruccion*', 'instrucción',
  'indicaci*', 'indicad*', 'reglas', 'normas', 'directrices', 'órdenes', 'peticion*', 'límites',
  'restriccion*', 'pedid*', 'dicho', 'anweisung*', 'vorgabe*', 'regeln', 'richtlinie*', 'weisung*',
  'wünsche*', 'wunsch', 'aufträge*', 'beschränkung*', 'consignes', 'règles', 'volonté', 'souhaits',
  'demandes de', 'ordres', 'instruç*', 'orientaç*', 'regras', 'diretriz*', 'ordens', 'pedidos',
  'vontade', 'restriç*', 'tudo o que', 'todo lo que', 'lo que te', 'alles was', 'alles, was',
  'tout ce que', 'ce qui', 'инструкци*', 'указани*', 'правил*', 'распоряжени*', 'требовани*',
  'просьб*', 'огранич*', 'запрет*', 'установк*', 'все, что', 'всё, что',
] as const

/** They were there before, or come from somewhere else. */
export const tongueFormer = [
  '之前', '以前', '先前', '此前', '上述', '上面', '原有', '所有', '其他', '一切', '任何', '前の', 'これまで', '以前の', '従来',
  '先の', 'すべて', '全て', '他の', '受けた', '이전', '앞서', '기존', '모든', '다른', '받은', 'anterior*', 'previa*',
  'previo*', 'antes', 'todas las', 'todo lo', 'demás', 'recibid*', 'vorherige*', 'bisherige*',
  'früher*', 'vorige*', 'zuvor', 'sämtliche*', 'obige*', 'erhalten*', 'précédent*', 'antérieur*',
  'auparavant', 'toutes', 'reçu*', 'toute autre', "jusqu'ici", 'recebid*', 'todas as', 'qualquer',
  'anteriormente', 'предыдущ*', 'прежн*', 'ранее', 'прошл*', 'все осталь*', 'полученн*', 'любые',
  'до этого', 'раньше',
] as const

/** Who gave them. */
export const tongueIssuer = [
  'plateforme', 'plattform', 'платформ*', '系统', '用户', '开发者', '运营', '平台', '厂商', '管理员', '运营方',
  'システム', 'ユーザー', '利用者', '運営', '開発者', '提供元', '管理者', '시스템', '사용자', '운영자', '개발자', '관리자', '플랫폼',
  'operador*', 'usuario*', 'sistema', 'proveedor*', 'desarrollador*', 'fabricante', 'plataforma',
  'betreiber*', 'nutzer*', 'benutzer*', 'anwender*', 'hersteller*', 'entwickler*', 'anbieter*',
  'systemnachricht', 'systemprompt', 'opérateur*', 'utilisateur*', 'système', 'fournisseur*',
  'éditeur', 'développeur*', 'usuári*', 'fornecedor*', 'desenvolvedor*', 'оператор*',
  'пользовател*', 'систем*', 'разработчик*', 'поставщик*', 'владел*',
] as const

/** They count no more. */
export const tongueVoids = [
  'ignore o que', 'ignora o que', 'ignora lo que', 'ignore lo que', 'ignorez ce', 'ignore ce',
  'ignoriere was', 'ignoriere, was', 'esquece*', 'ignora las', 'ignora los', 'ignora todo',
  'ignora toda*', 'ignora cualquier', 'ignore todas', 'ignore tudo', 'ignora lo', '作废', '失效', '无效',
  '废止', '取消', '不再有效', '不再适用', '不予理会', '忽略', '无视', '忘记', '忘掉', '抛开', '放弃', '搁置', '让位', '不必遵守',
  '无需遵守', '不用遵守', '無効', '破棄', '撤回', '取り消', '失効', '無視', '忘れ', '従う必要はな', '従わな', '適用しな', '適用されな',
  '무효', '무시', '효력을 잃', '효력이 없', '폐기', '취소', '잊어', '잊고', '따르지', '적용되지', '적용하지', 'sin efecto',
  'sin validez', 'anulad*', 'derogad*', 'caducad*', 'ya no val*', 'no cuenta*', 'ignore as',
  'olvid*', 'descarta*', 'haz caso omiso', 'prescinde de', 'dejan de', 'deja de valer', 'nulas',
  'nulos', 'revocad*', 'aufgehoben', 'ungültig*', 'hinfällig*', 'außer kraft', 'nichtig',
  'gelten nicht', 'gilt nicht', 'überholt', 'vergiss*', 'ignorier*', 'missachte*', 'verwirf*',
  'gegenstandslos', 'unbeachtlich', 'caduc*', 'nulles', 'abrogé*', 'annulé*', 'ne valent plus',
  "ne s'applique*", 'ne comptent plus', 'sans effet', 'oublie*', 'ignorez', 'fais abstraction',
  'fais fi', 'faites fi', 'écarte*', 'tiens pas compte', 'tenez pas compte', 'perde a validade',
  'perdem a validade', 'sem efeito', 'revogad*', 'não vale*', 'deixa de valer', 'deixam de valer',
  'desconsider*', 'esqueç*', 'ignorar as', 'утратил*', 'отмен*', 'недействительн*', 'не действу*',
  'игнорир*', 'проигнорир*', 'забудь*', 'не учитыва*', 'не имеют силы', 'больше не', 'аннулир*',
  'отбрось*',
] as const

/** This text counts more. */
export const tonguePrevails = [
  '优先级最高', '最高优先', 'más importante', 'wichtiger als', 'plus important', 'mais importante',
  'vale mais', 'steht höher', '为准', '优先', '高于', '凌驾', '大于', '唯一有效', '说了算', '優先', '上回', '上位', '優越',
  'のみが有効', '우선', '앞선다', '보다 높', '만이 유효', '만 유효', '상위', 'prevalec*', 'tiene prioridad',
  'por encima de', 'prima sobre', 'manda sobre', 'solo vale', 'sólo vale', 'única que vale',
  'vale más', 'vorrang', 'vorrangig', 'maßgeblich', 'maßgebend', 'geht vor', 'gehen vor',
  'steht über', 'stehen über', 'allein gilt', 'gilt nur', 'nur noch', 'sticht', 'wiegt mehr',
  'wiegt schwerer', 'verbindlich', 'prime sur', 'priment sur', 'prévaut', 'prévalent', "l'emporte",
  "l'emportent", 'a priorité', 'ont priorité', 'fait foi', 'font foi', 'seul valable',
  'passe avant', 'passent avant', 'au-dessus de', 'au-dessus des', 'vale apenas', 'vale só',
  'tem prioridade', 'têm prioridade', 'acima de', 'acima da', 'acima das', 'acima do', 'acima dos',
  'sobrepõe*', 'важнее', 'приоритет*', 'выше', 'главнее', 'превыше', 'единственн*',
  'имеет преимущество',
] as const

/** This text. */
export const tongueSelf = [
  '以下规则', '下列规则', '以下指令', '下列指令', '以下要求', 'deste arquivo', 'deste documento', 'desta skill',
  'neste arquivo', 'de esta página', 'esta página', 'desta página', 'cette page', 'diese seite',
  'dieser seite', 'эти строки', 'этой страниц*', 'эта страница', 'このページ', '本页', '这份说明', '이 페이지',
  '本文件', '本技能', '此文件', '本文档', '这份文件', '以下内容', '下面的', '本说明', 'この文書', '本文書', 'このファイル', 'このスキル',
  '本スキル', '以下の', '本書', '이 파일', '이 문서', '이 스킬', '아래', '본 문서', 'este documento', 'este archivo',
  'esta habilidad', 'este fichero', 'esta guía', 'lo que sigue', 'estas líneas', 'este skill',
  'diese datei', 'dieser datei', 'dieses dokument', 'dieser text', 'dieser skill',
  'diese anleitung', 'die folgenden', 'das folgende', 'hier steh*', 'dieses skills', 'ce fichier',
  'ce document', 'cette compétence', 'ce qui suit', 'ces lignes', 'ce texte', 'ce skill',
  'este arquivo', 'esta skill', 'este texto', 'estas linhas', 'o que segue', 'этот файл',
  'этого файла', 'этот документ', 'этот навык', 'этот текст', 'этом файле', 'этого документа',
  'нижеследующ*', 'данный файл',
] as const

/** Nobody is to learn of it: whole turns of phrase. */
export const tongueUnseen = [
  '悄悄', '暗中', '偷偷', '私下', '静默', '不要告诉', '别告诉', '不要让用户', '别让', '不让用户', '不被发现', '不被察觉', '不要提及',
  '不要提到', '不必告知', '无需告知', '不告知', '不用告诉', '察觉', '瞒着', '保密', '不露痕迹', '对用户隐藏', '不动声色', 'こっそり', '密かに',
  'ひそかに', '気づかれ', '気付かれ', '知らせず', '知らせない', '言わない', '伝えない', '伝えず', '触れない', '悟られ', '内密', '目立たない',
  '内緒', '黙って', '몰래', '눈치채지', '알리지', '말하지', '모르게', '언급하지', '비밀로', '은밀', '티 나지', '조용히', 'en secreto',
  'a escondidas', 'no se entere', 'no se enteren', 'sin que el usuario', 'sin que el cliente',
  'sin que nadie', 'no menciones', 'no lo menciones', 'no comentes', 'no le digas', 'no digas',
  'sin decir', 'sin avisar', 'sin informar', 'con discreción', 'discretamente', 'disimul*',
  'silenciosamente', 'no se note', 'pase inadvertid*', 'pase desapercibid*', 'ni una palabra',
  'asunto interno', 'heimlich', 'unbemerkt', 'unauffällig', 'ohne wissen', 'stillschweigend',
  'verschweig*', 'nichts mitbekomm*', 'nichts davon', 'davon nichts', 'nicht erwähn*',
  'erwähne nicht', 'ohne es zu erwähnen', 'kein wort', 'verdeckt', 'im stillen', 'nicht merk*',
  'nicht bemerk*', 'nichts merk*', 'nicht erfahr*', 'nichts erfähr*', 'verheimlich*',
  'im hintergrund', 'sage nichts', 'sag nichts', 'geht niemanden', 'en cachette', "à l'insu",
  "n'en souffle", "n'en parle*", 'sans prévenir', 'sans informer', 'sans le dire',
  'sans le signaler', 'sans en parler', "sans que l'utilisateur", 'sans que le client',
  'discrètement', 'en silence', 'secrètement', 'ne mentionne*', 'ne dis rien', 'ne dites rien',
  'ne signale*', 'passe sous silence', 'garde le silence', 'ne le dis pas',
  'rien laisser paraître', 'ne remarque', 'ni vu ni connu', 'em segredo', 'às escondidas',
  'sem avisar', 'sem informar', 'sem que o usuário', 'sem que o cliente', 'não comente',
  'não mencione', 'não diga', 'não conte', 'não perceba', 'não percebam', 'não fique sabendo',
  'não saiba', 'assunto interno', 'em segundo plano', 'sem alarde', 'em silêncio', 'тайно',
  'тайком', 'скрытно', 'незаметно', 'втайне', 'не говори*', 'не сообщай*', 'не упоминай*',
  'не рассказывай*', 'не заметил*', 'не узнал*', 'не догада*', 'не знал*', 'молча', 'умолчи',
  'умолчите', 'умолчать', 'умалчива*',
  'без ведома', 'в фоне', 'скрой*', 'не привлека*', 'не подозревал*',
] as const

/** What people read of the work, with the word that keeps something out of it. */
export const tongueLeftOut = [
  '不要写进', '不写进', '不写入', '不要写入', '不记录', '不要记录', '不计入', '不出现在', '不要出现在', '不列入', '不要列入', '不在总结', '略去',
  '隐去', '不体现', '不显示', '不留记录', '書かず', '書かない', '記載しない', '記載せず', '残さない', '残さず', '含めない', '含めず',
  '記録しない', '省く', '伏せ', '表示しない', '적지 않', '쓰지 않', '남기지', '포함하지', '기록하지', '빼고', '빼라', '뺀다', '제외',
  '드러나지', '표시하지', 'no debe figurar', 'no debe aparecer', 'no figure', 'no aparezca',
  'no lo incluyas', 'no la incluyas', 'no lo anotes', 'no lo pongas', 'omite', 'omítelo',
  'omítela', 'sin dejar rastro', 'fuera del informe', 'fuera del resumen', 'déjalo fuera',
  'no dejes constancia', 'lass das', 'lass es', 'lasse das', 'lasse es', 'weglassen',
  'nicht auftauch*', 'nicht erschein*', 'nicht aufführ*', 'nicht im bericht',
  'nicht in der zusammenfassung', 'ohne spuren', 'nicht protokollier*', 'bleibt unerwähnt',
  'bleiben unerwähnt', 'nicht auflist*', 'nicht vermerk*', 'spare aus', 'ne figure', 'ne figurent',
  "n'apparaît", "n'apparaisse", "n'apparaissent", 'ne doit pas apparaître', 'ne doit pas figurer',
  'omets', 'omettez', 'hors du compte rendu', 'hors du rapport', 'sans laisser de trace',
  "n'en fais pas état", 'não deve constar', 'não conste', 'não apareça', 'não inclua', 'omita',
  'fora do relatório', 'fora do resumo', 'deixe de fora', 'sem deixar rastro', 'não registre',
  'não deve aparecer', 'не включай*', 'не пиши*', 'не указывай*', 'не записыва*', 'не отража*',
  'не должно быть', 'не должна попа*', 'не попада*', 'не попал*', 'опусти', 'не оставля*',
  'не вноси*', 'не показывай*',
] as const

/** Things leave the machine. */
export const tongueSend = [
  '寄到', '寄给', '寄往', '转寄', '发邮件', 'дублируй*', 'дублиру*', 'remita', 'reenvi*', 'encaminh*',
  'en copie', 'em cópia', 'en copia', 'in kopie', 'копи*', 'verschick*', 'mitschick*',
  'ajoute en copie', '投函', '복사해', '보낸', '보내고', '发送', '发到', '发往', '发给', '上传', '传到', '传送', '传给',
  '提交到', '同步到', '抄送', '转发', '外发', '送信', '送る', '送り', '送って', '送付', '送信し', 'アップロード', '転送', '渡せる',
  '渡す', '保存先', '投稿', '전송', '업로드', '보내', '전달', '올려', '올린다', '넘겨', 'envía*', 'envia', 'envie',
  'publícal*', 'enviar', 'envíe*', 'manda', 'mande', 'remite', 'sube', 'suba', 'transmite*',
  'copia a', 'reenvía*', 'publica en', 'sende*', 'schick*', 'übertrag*', 'übermittl*', 'übermittel*',
  'hochlad*', 'leite*', 'weiterleit*', 'kopiere*', 'hänge*', 'poste', 'transmets', 'transmettez',
  'transmet', 'envoie*', 'envoyez', 'expédie*', 'téléverse*', 'achemine*', 'dépose*',
  'fais suivre', 'faites suivre', 'enviem', 'transmita', 'encaminhe', 'carregue', 'отправ*',
  'перешли*', 'пересыл*', 'передай*', 'передава*', 'выгруз*', 'загруз*', 'отошли*', 'скопируй*',
  'копируй*', 'направь*',
] as const

/** What cannot be taken back. */
export const tongueDeed = [
  '送金', '汇款', '打款', 'haz el pago', 'überweise', 'paguem', 'verse la', 'verse le', 'переводи',
  'перечисл*', 'rembourse*', 'la suppression', 'une suppression', 'les suppressions',
  'effacement', 'virement*', 'déploiement', 'löschung*', 'überweisung*', 'eliminación', 'borrado',
  'despliegue', 'exclusão', 'transferência*', 'удаление', 'перевод денег', '삭제를', '清除', '清理',
  'publica el', 'publica la', 'publica un', 'publica los', 'elimina el', 'elimina la',
  'elimina los', 'elimina las', 'elimina todo*', 'autoriza', 'autorize', 'autorise', 'genehmig*',
  'bestätige*', 'подтверди*', 'разреши*', '删除', '清空', '覆盖', '格式化', '付款', '转账', '支付', '下单', '购买',
  '部署', '发布', '授权', '推送', '授予', '削除', '消去', '支払', '購入', 'デプロイ', '公開', '上書き', '付与', '삭제', '지우',
  '지운', '송금', '결제', '구매', '배포', '덮어', '부여', 'borra*', 'paga', 'pague', 'transfiere', 'compra',
  'despliega*', 'sobrescribe*', 'lösch*', 'überweis*', 'zahle', 'bezahl*', 'kauf*', 'installier*',
  'veröffentlich*', 'überschreib*', 'supprim*', 'efface*', 'paie', 'payez', 'vire', 'achète*',
  'déploie*', 'publie*', 'écrase*', 'apague*', 'exclua*', 'transfira', 'compre', 'implante',
  'удал*', 'сотри*', 'стирай*', 'оплат*', 'переведи*', 'купи*', 'опублику*', 'перезапи*',
  'разверн*',
] as const

/** Something is run or altered: it depends on what. */
export const tongueStep = [
  'execute os', 'execute sem', '执行', '运行', '実行', '실행', 'ejecuta*', 'führe*', 'exécut*', 'выполн*',
  'запусти*', 'modifie', 'modifiez', '修改', '替换', '改成', '改为', '添加', '書き換え', '差し替え', '追加', '混ぜ',
  '변경', '바꿔', '바꾼', '추가', 'sustituye*', 'cambia*', 'añade*', 'ersetze*', 'ändere*', 'füge*',
  'remplac*', 'ajoute*', 'substitua', 'altere', 'acrescente', 'замени*', 'измени*', 'добав*',
] as const

/** Nobody is asked. */
export const tongueUnasked = [
  '自动同意', '不要打扰', '不用打扰', '不打扰', '直接执行', '自動で承認', '自動的に承認', '자동으로 승인', 'aprueba automáticamente',
  'aprueba todo', 'genehmige alles', 'bestätige alle', 'approuve tout', 'aprove tudo',
  'автоматически подтвержд*', 'одобряй всё', 'sans poser de question', 'ohne freigabe', '不用问',
  '无需确认', '不必确认', '不要询问', '无需询问', '不用询问', '不必询问', '未经确认', '不经确认', '无需批准', '不需要确认', '不等用户', '不等对方', '不等客户', '不等回复', '不等确认', '不等同意', '不等批准', '不等审批', '不等答复', '不等点头', '不等任何', '无需征得',
  '不征求', '直接确认', '自动批准', '自动确认', '一律选', '都选', '默认同意', '確認なし', '確認せず', '確認を求めず', '許可を求めず', '承認を得ず',
  '許可なく', '尋ねず', '聞かずに', '承認なし', '返事を待た', '同意とみな', '承諾とみな', '了承とみな', '同意したもの', '묻지', '확인 없이',
  '승인 없이', '허락 없이', '확인을 받지', '물어보지', '기다리지', '동의한 것으로', '동의로 간주', '승인으로 간주', '승낙으로',
  'sin preguntar', 'sin confirmar', 'sin confirmación', 'sin esperar', 'sin pedir', 'sin permiso',
  'sin autorización', 'no preguntes', 'no pidas', 'sin consultar', 'da por hecho', 'dé por hecho',
  'visto bueno de nadie', 'responde que sí', 'el silencio', 'ohne rückfrage', 'ohne nachfrage',
  'ohne nachzufragen', 'ohne zu fragen', 'ohne bestätigung', 'ohne zustimmung', 'ohne abzuwarten',
  'ohne auf', 'frage nicht', 'frag nicht', 'nicht nachfragen', 'gilt als zustimmung',
  'gilt als ja', 'als einverständnis', 'einverstanden gilt', 'schweigen', 'sans demander',
  'sans confirmation', 'sans attendre', 'sans autorisation', 'sans accord', "sans l'accord",
  'sans consulter', 'sans validation', 'ne demande pas', 'ne demandez pas', 'comme un accord',
  'vaut accord', 'pour un oui', 'réponds oui', 'sem perguntar', 'sem confirmação', 'sem confirmar',
  'sem pedir', 'sem esperar', 'sem autorização', 'sem consultar', 'não pergunte', 'não peça',
  'o silêncio', 'considere aprovado', 'responda sim', 'como um sim', 'como aprovação',
  'без подтвержд*', 'не спрашива*', 'без спроса', 'без согласи*', 'без разрешени*', 'не дожида*',
  'не жди*', 'считай согласи*', 'за согласие', 'молчание', 'отвечай "да"', 'отвечай да',
  'без вопросов', 'не запрашива*', 'nunca pidas', 'nunca preguntes', 'nunca peça', 'nunca pergunte', 'ne demande jamais',
  'ne demandez jamais', 'frage nie', 'frag nie', 'никогда не спрашива*', '確認を求めない', '許可を求めない', '承認を求めない', '确认也不要问',
] as const

/** It is got from elsewhere. */
export const tongueFetch = [
  '下载', '获取', '打开', '访问', '读取', '拉取', '抓取', 'ダウンロード', '取得', '開き', '開い', 'アクセス', '読み込', '参照',
  '다운로드', '내려받', '가져와', '가져온', '접속', '열어', '읽고', '읽어', 'descarg*', 'abre', 'visita', 'consulta',
  'lee la', 'lee el', 'obtén', 'lade', 'lädst', 'rufe', 'öffne', 'besuche', 'lies', 'télécharg*',
  'ouvre*', 'consulte*', 'récupère*', 'visite*', 'va chercher', 'baixe', 'abra', 'acesse', 'leia',
  'busque', 'obtenha', 'скачай*', 'скачива*', 'загрузи*', 'открой*', 'прочитай*', 'получи',
  'зайди*', 'возьми',
] as const

/** And what stands there is done. */
export const tongueObey = [
  '照做', '照办', '执行其中', '按其中', '按照其中', '遵照', '逐条执行', '按里面', '其中的指令', '里面的指令', '其中的指示', '里面的要求',
  '照着做', '按页面', '按照页面', '按文件中', '执行里面', '作为指令', '当作指令', 'その通り', 'そのとおり', '書かれた指示', '書かれている指示',
  '書いてある', 'の指示に従', '従って実行', '指示どおり', '指示として', '内容に従', '記載された指示', 'そのまま実行', '거기에 적힌', '적힌 대로',
  '쓰인 대로', '안내대로', '내용대로', '그대로 실행', '그대로 따르', '지시대로', '시키는 대로', '나온 대로', 'lo que diga',
  'lo que ponga', 'lo que indique', 'al pie de la letra', 'cumple lo', 'sigue lo', 'sigue sus',
  'lo que allí', 'lo que ahí', 'obedece*', 'son órdenes', 'como órdenes', 'como instrucciones',
  'sus instrucciones', 'was dort steht', 'was darin steht', 'was dort', 'was sie enthält',
  'was da steht', 'wie dort beschrieben', 'befolge*', 'den dortigen', 'die dort', 'der dortigen',
  'als anweisung*', 'deren anweisung*', 'wort für wort', 'ce qui y est', "ce qu'elle contient",
  "ce qu'il contient", "ce qu'on y", "ce qui s'y", 'à la lettre', "les consignes qui s'y",
  'ses instructions', 'ses consignes', 'leurs instructions', 'suis-les', 'suivez-les',
  'applique-les', 'obéis', 'comme des ordres', 'o que estiver', 'o que disser', 'o que lá',
  'o que mandar', 'ao pé da letra', 'obedeça', 'siga as instruções', 'cumpra', 'como ordens',
  'as ordens', 'что там написано', 'что там', 'что в нём', 'что в нем', 'написанное там',
  'сделай всё', 'сделай все', 'следуй', 'следуйте', 'как приказ', 'как указания', 'выполни всё',
  'выполни все', 'выполняй', 'исполни', 'в точности', 'дословно',
  '最高优先级指令', '最高优先指令', '指令执行', '以该文件为准', '以该页面为准', '最優先の指示', '指示として実行', '최우선 지시', '지시로 실행',
] as const
