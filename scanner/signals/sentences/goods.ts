/**
 * What people would not see in a stranger's hands, by what it is about: wide lists, in the languages agents are told
 * in.
 */

import { notion, type Notion } from '../search/notions.ts'

/** What opens doors, accounts and machines. */
const KEYS = notion(`
  (?:\\p{L}{1,24}[-_ ])?(?:passwords?|passwort|passwörter|passwd|passphrases?|passcodes?|
    kennwort\\p{L}{0,2}|kennwörter) |
  pass ?words? |
  \\p{L}{2,20}(?:passwort|kennwort|passwörter|schlüssel|zugangsdaten|pin|tan) | contraseñas? |
  claves? (?:de|del|privadas?) | senhas? |
  mots? de passe | codes? (?:secrets?|pin) | пароль | пароли | паролей | парол\\p{L}{1,3} | 密码 |
  口令 | パスワード | 暗証番号 |
  비밀번호 | 암호 | wachtwoord\\p{L}{0,2} | hasł\\p{L}{1,3} | pins? | pin codes? | tans? |
  \\w{2,24}_(?:tokens?|keys?|secrets?|passwords?|credentials?|pat)(?:_\\w{1,12})? |
  (?:api|access|secret|private|signing|ssh|deploy|session|service|master|root|recovery|licen[cs]e|
    encryption|host|upload|release|gpg|pgp|wallet|production|prod|admin|bot|refresh|bearer|auth|
    personal access|registry|publish|store|play|maps|vault)[- ]?(?:keys?|tokens?|secrets?) |
  key ?(?:stores?|files?|chains?|rings?|pairs?|material) | keystores? | credentials? |
  credential files? | log-?in (?:data|details) | logins? and | zugangsdaten | anmeldedaten |
  identifiants | credenciales | credenciais | учётные данные | 凭据 | 凭证 | 認証情報 | 자격 증명 |
  (?:seed|recovery|backup|mnemonic|secret) (?:phrases?|words|codes?) |
  (?:one-time|2fa|mfa|security|verification|door|gate|alarm|key ?box|safe|lock|entry|access|
    activation|unlock|override|voucher|lift|garage) (?:codes?|combinations?|answers?) |
  otps? | certificate (?:password|key)s? | zertifikat\\p{L}{0,20} | session cookies? |
  cookies? (?:jar|file|database) | \\.env(?:\\.\\w{1,12})? | kube ?config | kaggle\\.json |
  id_(?:rsa|ed25519) | service[- ]account (?:json|file|key) |
  \\.(?:netrc|npmrc|pypirc|git-credentials|pgpass) |
  (?:contents?|dump|copy|copies|snapshot|values?|variables|
    rest) of (?:your|the|its|this) (?:whole |full |entire |current |process )?environment |
  (?:your|the whole|the full|the entire|the complete|the process) environment(?: variables)? |
  (?<!set )all environment variables |
  environment (?:dumps?|variables? and) | outputs? of [\\x60"']?(?:env|printenv) |
  (?:every|any|each|all) (?:the )?secrets? | (?:keys?|tokens?|secrets?) (?:that )?
  (?:you|it) (?:runs?|works?|starts?|uses?|holds?|finds?|comes? across) |
  \\S{1,30}\\.(?:pem|p12|p8|pfx|jks|keystore|kdbx|key|mobileprovision|ovpn|ppk)
`)

/** Body and mind. */
const HEALTH = notion(`
  diagnos(?:is|es|tic codes?)? | hiv | hepatitis | aids | cancer | pregnan\\p{L}{1,5} | abortions? |
  medications? | prescriptions? | drug lists? | drug charts? | allerg(?:y|ies) | vaccinations? |
  therap(?:y|ies) notes? | psychiatric\\p{L}{0,5} | disabilit(?:y|ies) | addictions? |
  (?:medical|health|patient|clinical|therapy|treatment|counsell?ing|hospital|dental|nursing|
    mental health|sick|sickness|genetic|dna|fertility)[- ](?:records?|data|histor(?:y|ies)|files?|
    notes?|lists?|information|status|leave|conditions?|charts?|results?|names?|reasons?) |
  lab (?:results?|values?) | blood (?:results?|values?|tests?|group) | x-?rays? | symptoms? |
  patients?'? (?:names?|data|details|ids?|list) | diagnosen? | krankheit\\p{L}{0,8} |
  gesundheitsdaten | patientendaten | diagnóstic\\p{L}{1,3} | historia clínica | historial médico |
  prontuários? | données de santé | dossiers? médica\\p{L}{1,3} | диагноз\\p{L}{0,3} | 病历 | 诊断 |
  診断 | 病歴 | 진단 | 병력
`)

/** Who somebody is, before the law and for a bank. */
const IDENTITY = notion(`
  (?:dates?|places?) of birth | birth ?dates? | birthdays? and | dob | geburtsdat\\p{L}{1,3} |
  fecha de nacimiento | data de nascimento | date de naissance | дат\\p{L}{1,2} рождения | 出生日期 |
  身份证\\p{L}{0,4} | 生年月日 | 생년월일 | 주민등록번호 | マイナンバー |
  passports?(?: (?:scans?|numbers?|copies|data|pages?|photos?))? |
  (?:identity|id|identification|residence|national|driver'?s?|driving)[- ](?:cards?|numbers?|
    documents?|papers|permits?|licen[cs]es?|scans?|photos?) |
  ids? of (?:the )?(?:guests?|customers?|tenants?|players?|members?) |
  social security(?: numbers?)? | ssn | national insurance\\b[^.!?]{0,8} |
  tax (?:ids?|numbers?|identification) | ausweis\\p{L}{0,10} | personalausweis\\p{L}{0,6} |
  steuer-?id\\p{L}{0,8} | cpf | dni | nif | rg e cpf | carte d'identité | паспорт\\p{L}{0,6} |
  снилс | инн | 护照 | パスポート | 여권 |
  (?:bank|card|credit card|payment|account|billing) (?:details|numbers?|data|
    information|statements?) | ibans? | cvv | cvc | bank accounts? | bankdaten | kontodaten |
  kontonummer\\p{L}{0,2} | kartennummer\\p{L}{0,2} | datos bancarios | dados bancários |
  coordonnées bancaires | rib | банковск\\p{L}{1,4} | 银行卡\\p{L}{0,3} | 口座番号 | 계좌번호 |
  salar(?:y|ies) | wages | pay ?slips? | gehält\\p{L}{1,3} | gehalt\\p{L}{0,4} | lohn\\p{L}{0,12} |
  salários? | salarios? | зарплат\\p{L}{1,3} | criminal records? | immigration status | religion |
  ethnicit(?:y|ies) | sexual orientation | fingerprints? | face (?:scans?|images?|embeddings?) |
  biometric\\p{L}{0,3} | signatures? (?:scans?|images?)
`)

/** Where people are, and how they are reached. */
const WHEREABOUTS = notion(`
  (?:home|private|postal|street|delivery|mailing|residential|holiday|parents'|
    e-?mail|email) ?address(?:es)? |
  (?:phone|mobile|telephone|cell|emergency) (?:numbers?|contacts?) |
  contact (?:details|data|lists?|information|persons?) | address ?books? |
  (?:leaving|absence|holiday|away|pick-?up|arrival) (?:times?|dates?|plans?|adults?|persons?) |
  (?:gps|location) (?:tracks?|data|histor(?:y|ies)|pings?|positions?) | coordinates of |
  number ?plates? | licen[cs]e plates? | registration numbers? of | floor ?plans? |
  (?:wohn)?adress(?:en|liste\\p{L}{0,1}) | anschriften | telefonnummern? | kontaktdaten |
  direcci(?:ón|ones) | teléfonos? | endereços? | telefones? | adresses? (?:postales?|des|du) |
  numéros? de téléphone | адрес\\p{L}{0,3} (?:клиент|проживан|дом)\\p{L}{0,6} | телефон\\p{L}{0,3} |
  地址 | 手机号\\p{L}{0,2} | 電話番号 | 住所 | 주소 | 전화번호
`)

/** Lists of people, and those who cannot look after themselves. */
const PEOPLE = notion(`
  lists? of names | names? (?:and|,) | namen (?:und|,) |
  (?:names?|lists?|registers?|rosters?|rolls?|table|spreadsheet|export|file|
    copy|details) of (?:\\p{L}{1,14} ){0,3}(?:customers?|clients?|members?|donors?|guests?|
    pupils?|students?|children|patients?|tenants?|voters?|employees?|staff|volunteers?|players?|
    subscribers?|residents?|parents?|families|participants?|applicants?|candidates?|owners?|
    witnesses|sources|informants|players|buyers|suppliers?) |
  contacts? (?:exports?|sheets?|table) |
  (?:customer|client|member(?:ship)?|donor|guest|pupil|student|child|tenant|voter|employee|staff|
    hr|personnel|volunteer|subscriber|resident|parent|family|applicant|candidate|witness|buyer|
    supplier|mandant|visitor|passenger|crew)(?:'s|s'|s)?[- ](?:lists?|names?|data|database|records?|
    files?|registers?|roll|rosters?|details|table|export|information|addresses|photos?|csv|sheet) |
  full names? |
  (?:each|every|the) (?:child|pupil|patient|guest|tenant|donor|member|customer|client|
    resident|student)(?:'s|s')? | children's? | kundendaten | kundenliste\\p{L}{0,1} |
  mitgliederliste\\p{L}{0,1} | mandanten\\p{L}{0,8} | personaldaten | schülerdaten |
  lista de (?:clientes|alumnos|socios|alunos|membros|pacientes) |
  datos (?:personales|de los clientes) | dados (?:pessoais|dos clientes) |
  données (?:personnelles|clients?) | liste des (?:clients|élèves|membres|patients) |
  (?:персональн|личн)\\p{L}{1,4} данн\\p{L}{1,3} |
  список (?:клиентов|сотрудников|пациентов|учеников) | 客户(?:名单|资料|信息|数据) | 个人信息 | 個人情報 |
  顧客(?:情報|名簿|リスト) | 名簿 | 고객 ?(?:명단|정보|목록) | 개인정보
`)

/** What was said, written or seen among people who thought themselves alone. */
const TALK = notion(`
  (?:whole |full |entire |complete |this |the )?(?:conversations?|chats?|
    dialogues?|chat (?:logs?|histor(?:y|ies)|transcripts?))(?: so far)? |
  (?:call|voice|audio|meeting|interview|session|therapy|phone|video|screen) ?(?:recordings?|
    transcripts?|minutes|memos?|captures?) |
  recordings? of | transcripts? |
  (?:private|direct|personal|whatsapp|text|internal|confidential) (?:messages?|letters?|mails?|
    notes?|photos?|documents?|memos?) | in ?box(?:es)? | mail ?box(?:es)? | e-?mails? (?:of|from) |
  correspondence | clipboard |
  screen ?shots? | key ?strokes |
  (?:browser|browsing|search|shell|command|bash|terminal|watch) histor(?:y|ies) | diar(?:y|ies) |
  dream journals? | confessions? |
  what the (?:user|customer|client|caller|patient) (?:said|typed|wrote|told) |
  (?:user|customer)'?s? (?:prompts?|questions?|messages?|inputs?|files|documents|photos) |
  prompts? and (?:answers?|replies|responses?) | calendar(?: entries| of)? | gespräch\\p{L}{0,3} |
  gesprächsverl\\p{L}{1,5} | aufnahmen | aufzeichnung\\p{L}{0,2} | briefe | conversaci(?:ón|ones) |
  grabaciones | conversas? | gravações | enregistrements? | échanges | переписк\\p{L}{1,2} |
  запис\\p{L}{1,2} разговор\\p{L}{0,2} | 聊天记录 | 对话(?:内容|记录)? | 录音 | 会話(?:内容|履歴)? | 録音 |
  대화 ?(?:내용|기록) | 녹음 | 녹취
`)

/** What a house keeps to itself. */
const TRADE = notion(`
  (?:source|proprietary|unreleased|firmware|internal) ?(?:code|repo\\p{L}{0,8}|designs?|drawings?|
    schematics?|documents?|figures) |
  (?:trade|business) secrets? |
  (?:draft |unpublished |confidential |signed )?(?:contracts?|manuscripts?|patents?|bids?|tenders?|
    offers?|recipes?|formulas?|quotes?|price lists?|margins?|forecasts?|results?) before |
  (?:unpublished|confidential|unreleased|embargoed|sealed|secret|
    classified|privileged) \\p{L}{2,16} | balance sheets? | order books? | (?:model )?weights |
  training data | quellcode | vertraulich\\p{L}{0,2} | código fuente | código-fonte | code source |
  исходн\\p{L}{1,3} код\\p{L}{0,2} | 源代码 | 源码 | ソースコード | 소스 ?코드
`)

export const GOODS: Readonly<Record<string, Notion>> = {
  keys: KEYS,
  health: HEALTH,
  identity: IDENTITY,
  whereabouts: WHEREABOUTS,
  people: PEOPLE,
  talk: TALK,
  trade: TRADE,
}
