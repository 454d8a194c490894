/**
 * What programs do, by the calls of the languages that people write them in. Each pattern stands for one deed; rules
 * join two of them. All need the flag `g` and are tried on snippets.
 */

import { SIGN_IN_FILES } from '../../lexicon/secret-files.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

/** Text or bytes come in from the network. */
export const FETCHES = worded(
  regex.g`
    \b(?:requests|httpx|session|aiohttp|urllib3|http)\.(?:get|request|urlopen|poolmanager)\s?\(|
    \burlopen\s?\(|\burlretrieve\s?\(|\burllib\.request\b|
    \bhttpsconnection\s?\(|\bhttpconnection\s?\(|(?<![.\w])fetch\s?\(|\baxios(?:\.get)?\s?\(|
    \bgot(?:\.get)?\s?\(\s?["'\x60]|\bhttps?\.get\s?\(|
    \brequire\(["'\x60](?:node:)?https?["'\x60]\)|
    \bopen-uri\b|\buri\.open\s?\(|\bnet::http\b|
    \bfile_get_contents\s?\(\s?["']https?:|
    \bcurl_exec\s?\(|\blwp::\w{3,20}|\bhttp::tiny\b|(?<![.\w])get\s?\(\s?["']https?:|
    \bdownload(?:string|data|file)\b|\bnet\.webclient\b|\bhttpclient\b|
    \b(?:invoke-webrequest|invoke-restmethod|iwr|irm)\b|
    \bsocket\.http\b|\bhttp\w{0,8}[.:]fetch\w{0,6}\s?\(|\bwebread\s?\(|
    \bget(?:string|bytearray)async\s?\(|\burldownloadtofile\b|
    (?<![.\w])url\s?\(\s?["']https?:[^"'\n]{4,160}["']\)\.(?:readtext|readbytes|openstream)|
    \bstring\(contentsof:|\bmsxml2\.\w{0,12}xmlhttp\b|\bwinhttp\.winhttprequest\b|
    \bnewhttpclient\(\)|\b(?:string|data)withcontentsofurl|
    \bnew url\s?\(["'][^"'\n]{4,120}["']\)\.open|
    \bnew url\s?\(\s?["'][^"'\n]{4,160}["']\)\.(?:text|gettext|readtext|readlines)\b|
    \bdownloads\.download\s?\(|\breadlines\s?\(\s?(?:url\()?["']https?:|
    \breqwest::|\bureq::get|\.openstream\s?\(|\bnew url\s?\(\s?\"https?:|\bdeno\.run\b|
    \bxmlhttprequest\b|\bhttp\.newrequest|
    \.(?:get|fetch|getstringasync)!?(?:\s?\(\s?| )[frbu]?["'\x60]https?:|\bgetstore\s?\(|
    ["'](?:curl|wget)["'],[^\n\]]{0,80}["']https?:|
    \b(?:curl|wget|xh|aria2c|lynx|w3m|http)\s[^\n|]{0,120}https?:
  `,
)

/** Text is run as a program of the same language, or loaded as a part of it. */
export const EVALUATES = worded(
  regex.g`
    (?<!->|[.\w:\\])(?:exec|eval|execfile|execstring|loadstring)\s{0,2}\((?![\s\\]{0,2}\))|
    \.then\(\s?(?:eval\b|\(?\w{1,12}\)?\s?=>\s?(?:eval|new function))|
    \bimport\(\s?["'\x60]data:|\bnew function\s?\(|
    \bvm\.(?:runin\w{2,20}|compilefunction|script)\b|
    \b(?:instance|class|module)_eval\b|\b(?:toplevel_)?binding\.eval\b|
    (?<![.\w-])eval\s{1,3}
    (?:["'{(@$]?\s?(?:decode_?(?:base)?64|base64|unpack|get|uri|net::|open|response|body|
      code|script|\$\w)|["'{])|
    \bgetattr\(\s?(?:importlib\.import_module|__import__)\(\s?(?!["'])|
    \b(?:m|module)\._compile\s?\(|\[scriptblock\]::create|\binvoke-expression\b|(?<![\w-])iex\b|
    \brunpy\.run_|\bimp\.load_source|\bexec_module\s?\(|\bspec_from_loader|\bmoduletype\s?\(|
    \bgroovyshell\b[^\n]{0,30}\.(?:evaluate|parse|run)\s?\(|
    \binclude_string\s?\(|\(eval-(?:buffer|region)\b|\(eval \(read\b|\beval\s?\(\s?parse\s?\(|
    \bcreate_function\s?\(|\bassembly\]?::load|
    \bexecute(?:global)?\s{1,3}\w{1,20}\.responsetext\b|
    \bload\s?\(\s?(?:body|code|res|src|text|data|payload|chunk)\b|
    (?<![.\w-])eval\s{1,3}[a-z][\w:]{1,20}\.(?:get|open|fetch|read)\b|\}\)\.constructor\s?\(\s?\w|
    \bsettimeout\(\s?(?:text|code|src|source|body|js|script)\b|\brequirefromstring\s?\(|
    \bcsharpscript\.(?:run|evaluate)async|\.getengineby\w{4,12}\s?\([^)\n]{0,30}\)!{0,2}\.eval\s?\(|
    \bnew worker\(\s?url\.createobjecturl\(|
    \badd-type\b[^\n]{0,40}(?:\((?:irm|iwr|invoke-\w{4,12})\b|\$\w)|
    \bglobalthis\[|\bassembly\.load\s?\(|\burlclassloader\b|\bdlopen\s?\(|\bctypes\.cdll\b|
    \b(?:kernel|object|binding|self|main)\.(?:public_|__)?send(?:__)?\s?\(\s?
    (?:%[wi][[({]|:?["'][^"'\n]{0,30}(?:ev|#\{))|
    \(\s?(?:loadstring or load|load or loadstring)\s?\)\s?\(|
    \bwebassembly\.instantiate
  `,
)

/** A file is made ready to run, or another program is started. */
export const STARTS = worded(
  regex.g`
    \bos\.(?:system|startfile|popen|exec[lv]\w{0,2}|spawn\w{1,4})\s?\(|
    \bsubprocess\.\w{2,14}\s?\(|
    \bchild_process(?:["'\x60]\))?\.\w{2,14}\s?\(|\bexec(?:file)?sync\s?\(|
    \bspawn(?:sync)?\s?\(|\bexec\.command\s?\(|\bprocess\.start\s?\(|\bstart-process\b|
    \bprocessbuilder\b|\bgetruntime\(\)\.exec\b|\bcommand::new\s?\(|\bshell_exec\s?\(|
    \bproc_open\s?\(|\bpassthru\s?\(|(?<![.\w])system\s?\(|\bprocess\.run\s?\(|
    \bexecshellcmd\s?\(|\blaunchpath\b|\bexecutableurl\b|\bos\.execute\s?\(|
    (?<![.\w]|\b(?:def|function|func|fun|fn)\s{1,3})load\s?\(|
    (?:^|[;&\n])\s{0,8}\.\\\w[\w-]{0,40}\.(?:exe|bat|cmd|ps1)\b|
    \bbun\.spawn\b|\bdeno\.command\b|
    \x60#\{\w{1,30}\}\x60|\bqx\s?[({\/]\s?\$\w|%x[({[]#\{|\$(?:\(\{[^(){}\n]{0,40}\}\))?\x60\$\{\w|
    \bmap\(\s?os\.system\b|
    (?<![.\w]|\b(?:def|function|func|fun|fn)\s{1,3})(?:require|import)\s?\((?=\s?
      (?:["'\x60][./]|[a-z]))|\bopen3\b|\bos\.chmod\s?\([^\n]{0,80}0o?7|\bchmodsync\s?\([^\n]{0,80}7
  `,
)

/** A file is loaded as a part of the program, or started by its name alone. */
export const LOADS = worded(
  regex.g`
    (?:^|[;\n])\s{0,12}(?:load|require|require_relative|require_once|include|
      include_once|do)\s{1,3}\(?["'$]|(?:^|[;\n])\s{0,12}(?:import|from)\s{1,3}\w{1,40}|
    \bimport_module\s?\(|\bload_extension\s?\(|\bawait import\s?\(|
    \bsys\.path\.(?:insert|append)\s?\(|\bimport-module\b|\binvoke-item\b|\brundll32\b|
    (?:^|[;\n])\s{0,8}[.&]\s["']?[$.\w]|\bspec_from_file_location\s?\(|\bdlopen\s?\(|\bcdll\s?\(
  `,
)

/** An interpreter without a program, which does what its input says. */
export const BARE_SHELLS = worded(
  regex.g`
    \b(?:spawn(?:sync)?|execfile(?:sync)?|popen|run|call|check_output|command|new|
      start|create_subprocess_exec)\s?\(
    \s?\[?\s?["'\x60](?:\/(?:usr\/)?bin\/)?(?:(?:ba|z|da)?sh|python[23]?|node|ruby|perl|
      powershell|pwsh)(?:\.exe)?["'\x60]
    (?:,\s?\[?["'](?:-s?|-)["']|,\s?\[)?\s?\]?\s?(?:\)|,\s?(?:\{|\w{3,12}\s?=))|
    \b(?:spawn(?:sync)?|popen|run|call|command|new|start)\s?\(\s?\[?\s?
    (?:os\.getenv\(["']shell["']\)|os\.environ\[["']shell["']\]|
      process\.env\.shell|env\[["']shell["']\])\s?\]?\s?(?:\)|,\s?(?:\{|\w{3,12}\s?=))
  `,
)

/** Something is undone that made a text unreadable. */
export const DECODES = worded(
  regex.g`
    \bb(?:64|32|85)decode\b|\ba85decode\b|\bunhexlify\b|\bbytes\.fromhex\b|(?<![.\w])atob\s?\(|
    \bbuffer\.from\s?\([^\n]{1,400}["'](?:base64|hex)["']|
    \bfrombase64string\b|
    \bbase64\.(?:std|url)encoding\.decode|
    \bbase64_decode\s?\(|
    \bbase64-decode-(?:region|string)\b|
    \bgzinflate\s?\(|\bstr_rot13\s?\(|\bdecode64\b|\bdecode_base64\b|\bmarshal\.loads\b|
    \bzlib\.decompress\b|\bcodecs\.decode\b|\bstring\.fromcharcode\b|\bfromcodepoint\b|
    \.unpack1?\(["']m|\bfrombase64\b|\bdecodebytes\b|\bjoin\(\s?map\(\s?chr\b|
    \bchr\(\w{1,12}\s?(?:\^|-|\+|for\b)|
    \bfernet\([^)\n]{0,120}\)\.decrypt\s?\(|\.decrypt\s?\(\s?b?["']|
    \bchr\(\w{1,12}\)\s?for\b|\bbytes\(\s?\[?\w{1,8}\s?\^|
    \^\s?(?:\w{1,10}|0x\w{1,2})\s?(?:\)\s?)?for\b|
    \(\w{1,10}\s?[\^-]\s?(?:\w{1,10}|0x\w{1,2})\)\.chr\b|\bchr\(?\s?\$\w{1,12}\s?(?:\^|-|\+)|
    \bstring\.char\(\s?(?:bit\w{0,2}\.bxor\(\s?)?\w{1,12}\s?[~^,-]
  `,
)

/** Everything in the environment, or files with keys, sessions and what was typed. */
export const TAKES_SECRETS = worded(
  regex.g`
    \bos\.environ(?:b\b|\.(?:items|copy|values|keys)\s?\(|\s{0,2}[,)}\n;]|\.get\(k)|
    \b(?:dict|str|repr|dumps|list)\(\s?(?:dict\()?os\.environ\b(?!\.get|\[)|
    \*\*os\.environ\b(?!\.get|\[)|\bqgsauthmethodconfig\b|\.config\/solana\/|\.cargo\/credentials|
    \bin os\.environ\b(?=[^\n]{0,12}(?:\.items|\.values|:|\]|\)|\}|\sif\b))|
    \bos\.environ\(\)|\bsyscall\.environ\b|
    \b(?:exec(?:file)?sync|check_output|getoutput|popen|shell_exec|exec)\(\s?\[?["'\x60]
    (?:env|printenv|set)["'\x60]|
    \bstringify\(\s?process\.env\b|
    \bobject\.(?:entries|keys|values|assign|fromentries)\(\s?(?:\{\},? ?)?process\.env\b|
    \.\.\.process\.env\b|
    [:=(,]\s?process\.env\s{0,4}[,;})\n]|
    \b(?:bun|deno)\.env(?:\.toobject\b|\s?[,)])|
    \benv\.to_(?:h|a)\b|
    \benv\.(?:each|map|select|inspect)\b|
    \bgetenvironmentvariables\b|\bsystem\.getenv\(\)|\benv::vars\b|\bgetenv\(\)|
    \bjson_encode\(\s?\$_(?:env|server)\b|
    %env\b|
    (?:get-childitem|gci|dir|ls) env:|
    \btojson\(\s?(?:secrets|env)\b|
    \$\{\{\s?(?:tojson\()?secrets\s?[)}]|
    (?:["'\x60/\\~(,]|\bhome\b[^\n]{0,20})\.(?:ssh|aws|gnupg|kube|netrc|
      npmrc|pypirc|git-credentials|docker|config\/gcloud|azure|electrum|ethereum|bitcoin|solana|
      password-store|pgpass|(?:bash|zsh|python|psql|mysql)_history)\b|
    \bid_(?:rsa|ed25519|ecdsa)\b|\blogin data\b|\bcookies\.sqlite\b|\blogins\.json\b|
    \bkey4\.db\b|\bwallet\.dat\b|\/etc\/shadow\b|\/proc\/self\/environ\b|
    \bkeyring\.get_(?:password|credential)\b|
    \baz keyvault secret (?:show|download)\b|\bget-azkeyvaultsecret\b|
    \bsecretsmanager get-secret-value\b|\bsecrets versions access\b|\bget_vars\s?\(\s?play|
    \b\w{0,24}(?:_token|_secret|_password|_api_key|_access_key)["']?,?\s{1,3}["']?\w{2,24}
    (?:_token|_secret|_password|_key)\b|
    \bwin32crypt\b|\bbrowser_?cookie3?\b|
    \bfind-(?:generic|internet)-password\b|
    \bdump-keychain\b|\bcredentialsprovider\.lookupcredentials\b|local storage\/leveldb\b|
    \bapplication_default_credentials\b|
    \.claude\/\.credentials|\.codex\/auth|security-credentials\b|\bansible_env\b(?![.[\w])|
    \bhostvars\b(?![.[\w])|
    \$\{[^}\n]{0,40}\bvar\.\w{0,30}(?:password|secret|token|key)\w{0,12}\b|
    \bjsonencode\([^)\n]{0,120}\bvar\.\w{0,30}(?:password|secret|token|_key)|
    \bcomputemetadata\/v1[^\n]{0,60}token|
    \bsigningconfigs?\b[^\n]{1,24}\.(?:store|key)(?:file|password)\b|
    \bsys\.getenv\(\)|\bsystem\.get_env\(\)|\bsys\.env\.(?:to|map|foreach|mkstring)|
    \.environment\(["']process["']\)|\bjson\.json\(env\)|["'\x60]\/etc\/passwd["'\x60]|\.renviron\b|
    \bcredentials\.config\b|\bsecret_key_base\b|
    (?:default|profile \d{1,2})[\/\\]{1,2}(?:network[\/\\]{1,2})?cookies\b|
    ["'](?:cookies|login data|web data)["']\s?[,)]|
    \bserviceaccount\/token\b|
    ["'\x60/]\.env[.*\w]{0,12}["'\x60]|\/\^?\\\.env\b|
    \bdotenv_values\s?\(|\bdotenv\b[^\n]{0,40}\.parsed\b|
    \bsettings\.(?:model_dump|dict|json)\s?\(|\ballsettings\(\)|
    \bconfig\(\)->all\(|\bdict\(env\)|\bplatform\.environment\b(?!\[)|
    \bprocessinfo\.environment\b(?!\[)|
    \bstringify\(\s?(?:\{\s?env\s?\}|env)\s?[,)]|\bin process\.env\s?\)|
    \bsecretsmanager\b[^]{0,160}\blist_secrets\(|\blist_secret_for_all_namespaces\(|
    \blist_namespaced_secret\(|\bget_parameters_by_path\([^)\n]{0,120}decryption|
    \bbatch_get_secret_value\(|\bget_frozen_credentials\(|
    \bsettings\.secret_key\b|\b(?:repr|str|dumps)\(globals\(\)|
    \.(?:cookies|storagestate|storage_state)\s?\(\s?\)|\bgetallconfig\s?\(|%\{user-password\}|
    ${SIGN_IN_FILES}
  `,
)

/** What somebody else signs in with: a password on its way, the headers of a request. */
export const TAKES_SIGN_INS = worded(
  regex.g`
    \.get\s?\(\s?["'](?:authorization|x-api-key|cookie)["']\s?\)|
    \bheaders(?:\.|\[["'])(?:authorization|cookie)\b(?!(?:["']\])?\s?=(?!=))|
    \b(?:a|args|form|body|params|fields|input|request\.form|post)(?:\.|\[["']|\.get\(["'])
    (?:password|passwd|pwd)\b|
    \$_post\[["']pass(?:word|wd)?["']\]|
    \/[^\/\n]{0,30}\b(?:card|cvv|cvc|iban|passw\w{0,4})\|[^\/\n]{0,30}\/[a-z]{0,3}\.test\(
  `,
)

/** The clipboard, the screen, the microphone, what was typed, what was said. */
export const TAKES_PRIVATE = worded(
  regex.g`
    \bpyperclip\.(?:paste|waitfor)|
    \bclipboard\.(?:paste|read\w{0,6}|gettext)|
    \bprimaryclip\b|\ba_clipboard\b|\bpreexec\b|\buipasteboard\.general\b|\bnspasteboard\b|
    \braw_cell\b|\bget_post_args\b|\bget-clipboard\b|\bpbpaste\b|\bclipboard_get\b|
    \bimagegrab\.grab|\bpyautogui\.screenshot|\bmss\.mss\b|\bmss\(\)|(?<![.\w])screenshot\(|
    \b(?:zip -\w{1,4} |compress-archive )[^\n]{0,60}(?:pictures|documents|desktop)\b|
    \bcopyfromscreen\b|\bdesktopcapturer\b|
    \bkeyboard\.(?:listener|on_press|record|hook|on_release)\b|
    \bpynput\b|\bgetasynckeystate\b|\bsounddevice\b|\bpyaudio\b|\bgetusermedia\b|
    \bvideocapture\s?\(\s?0|\bdocument\.cookie\b|\bstorage\.getcookies\b|\bnetwork\.getallcookies\b|
    \bchat\.db\b|\bshow-transcript\b|
    \b(?:conversation|chat)_?(?:history|log|transcript)\b|
    \.claude\/(?:projects|history)|\bclaude_desktop_config\.json|\.cursor\/mcp\.json|
    \.codex\/(?:sessions|history)|\bplaces\.sqlite|\bdefault\/history\b|
    \blocal extension settings\b|
    \b(?:expanduser\(["']~\/|expand_path\(["']~\/|path\.home\(\)\s?\/\s?["']|
      homedir\(\)[^\n]{0,12}["'\x60]\/?|
      dir\.home[^\n]{0,12}["']\/?|home_dir\(\)[^\n]{0,24}["']|userhomedir\(\)[^\n]{0,60}["']|
      getenv\(["']home["']\)[^\n]{0,12}["']\/?|
      userprofile[}%]?\\)
    (?:documents|desktop|pictures|downloads)\b
  `,
)

/** Something leaves over the network: a body, a letter, a file, bytes on a socket, a name to look up. */
export const SENDS = worded(
  regex.g`
    \b(?:requests|httpx|session|client|axios|got|ky|http|superagent|
      needle)\.(?:post|put|patch|postform|request)\s?\(|
    \b(?:requests|httpx|axios)\.get\s?\((?!\s?["'\x60]\/)[^\n]{0,200}\bparams\s?[=:]|
    \baxios\s?\(|
    \burlopen\s?\([^\n]{0,200}(?:,\s?\w|\+|%|\bdata\b)|
    \burllib\.request\.request\s?\([^\n]{0,240}(?:,|\+)|
    (?:\.|::|->)(?:post|put|patch)!?\s?\(\s?[frbu]?["'\x60]https?:|
    \bpostasjsonasync\s?\(|\bpost_form\s?\(|
    (?<![.\w])fetch\s?\([^;]{0,240}\bheaders\b[^;]{0,160}(?:\bbtoa\(|\bstringify\()|
    (?<![.\w])fetch\s?\([^;]{0,240}(?:\bmethod\b|\bbody\b|\?\w{1,20}=|\+|\$\{)|
    ->(?:post|put)\s?\(|\bbodypublishers\.of|\.httpbody\s?=|\bcurlopt_postfields\b|
    \bhttpoison\.(?:post|put|request)|\breq\.post!?\s?\(|\.postcontent\s?\(|
    \bmsxml2\.\w{0,12}xmlhttp\b|\bdooutput\s?=\s?true\b|\.send_(?:document|photo|video)\s?\(|
    \bsendbeacon\s?\(|\bnew image\(\)\.src\s?=|\brequest\.(?:post|put|patch)\s?\(|
    \bupload_folder\s?\(|\bztcp\s{1,3}[\w-]{1,40}\.|\bwinhttp\.winhttprequest\b|
    \bresolv(?:::dns)?\.(?:getaddress(?:es)?|each_address|new)\b|
    \.resolve(?:txt|4|6|any)\s?\([^\n]{0,100}(?:\$\{|\+)|
    \bname\s{1,20}(?:http|forward|syslog)\s[^\[]{0,80}?\bhost\s{1,20}[\w-]{1,40}\.|
    \.src\s?=\s?["'\x60]https?:[^\n]{0,200}(?:\+|\$\{)|
    \bhttps?\.(?:request|get)\s?\([^\n]{0,240}(?:method|\+|\$\{)|
    \.request\s?\(\s?["'](?:post|put)["']|
    \bhttp\.newrequest|\bhttp\.post(?:form)?\s?\(|
    \bnet::http(?:::post|\.post|\.start|\.new)|
    \bnet::http\.get\w{0,12}\s?\([^\n]{0,200}[+#]|
    \bupload(?:string|data|file|values)\w{0,10}\s?\(|
    \b(?:invoke-restmethod|invoke-webrequest|irm|iwr)\b[^\n]{0,240}-(?:body|infile|method post)|
    \bcurl_setopt\b|
    \bfile_get_contents\s?\(\s?["']https?:[^\n]{0,200}(?:\.\s?\$|\?)|
    \b(?:curl|wget)\b(?:[^\\\n]|\\\n?){0,240}\s(?:-d|-f|-t|-x post|
      --data\S{0,12}|--form|--upload-file|
      --post-\w{4}|-xpost)\b|
    \bsendmail\s?\(|\bsend_message\s?\(|\bsmtplib\b|\bnodemailer\b|\bsmtpclient\b|
    \bput_object\s?\(|\bwandb\.(?:init|save|log)\s?\(|
    \bmlflow\.(?:log_\w{2,12}|set_tracking_uri)\s?\(|
    ["'](?:curl|wget)["'][^\n]{0,60}["']
    (?:-[a-z]{0,4}[dft]|--data\S{0,12}|--post-\w{4}|--upload-file|--form)["']|
    \b(?:post|put|send)async\s?\(|\bgm_xmlhttprequest\s?\(|\bnetwork\.http\.sendrequest\b|
    \burlfetchapp\.fetch\s?\([^\n]{0,60},|
    \bhttprequest\b[^\n]{0,80}\brequestbody\b|
    \bhttr2?::(?:post|put|req_\w{3,12})\b|
    \bpostform\s?\(|
    \boutputstream\b[^\n]{0,12}\.?(?:write|use)\b|
    \bsetrequestproperty\s?\(|\bupload_file(?:obj)?\s?\(|\bputobjectcommand\b|
    \bupload_from_\w{4,12}\s?\(|\bupload_blob\b|
    \.put\s?\(\s?\w{1,20}\s?,\s?[f]?["']\/|
    \bopen_sftp\b|\bsftpclient\b|\bftplib\b|\bstorbinary\b|
    \bsocket\.(?:create_connection|connect|socket)\b|
    :setpeername\s?\(|\bngx\.socket\.(?:udp|tcp)\b|
    \btarget\s?=\s?(?:requests|httpx)\.post\b|
    \.url\s?\(\s?["']https?:[^\n]{0,120}\)\s?\.(?:post|put|method)\s?\(|
    \b\w{1,20}\s?\(\s?["'\x60]https?:[^\n]{0,160}[^]{0,40}?\bmethod\s?:\s?["'](?:post|put)\b|
    ["'](?:nslookup|dig|host)["']\)[^]{0,80}?\bformat!|
    \bnslookup\b[^\n]{0,40}[!%]{1,3}\w{1,30}[!%]\.|
    \.(?:sendall|sendto)\s?\(|\bnew websocket\s?\(|\bwebsocket\.create_connection|
    \bnet\.(?:connect|createconnection|dial)\s?\(|
    \bnew net\.socket\b|
    \bgethostbyname\s?\([^\n]{0,80}(?:\+|f["']|%|\{)|
    \bdns\.(?:resolve\w{0,8}|lookup)\b[^\n]{0,80}(?:\+|\$\{|f["']|\.query)|
    \bresolver\.resolve\s?\([^\n]{0,60}(?:f["']|\+)|
    ["'\x60](?:nslookup|dig|host|ping)\b[^\n"'\x60]{0,24}(?:\$\{|\{\w|["'\x60]\s?\+)|
    \bresolve-dnsname\b[^\n]{0,120}\+|
    \bnet\.lookup\w{2,6}\s?\([^\n]{0,100}\+|
    \b(?:getaddrinfo|getbyname|dns_get_record|checkdnsrr|resolv\.getaddress|
      lookup_host)\s?\([^\n]{0,80}(?:\+|f["']|\.\s?["']|#\{|format!)|
    \bdata "http"[^}]{0,240}\$\{|
    \bprovider "\w{2,40}"\s?\{[^}]{0,240}https?:|
    \buri:\s[^]{0,160}?\bmethod:\s?["']?(?:post|put)\b|
    \breqwest::|\bureq::(?:post|put|request)|\btcpstream::connect|\btcpsocket\.(?:new|open)|
    \bfsockopen\s?\(|\bbot\.send_\w{4,12}\s?\(|\bwebhook\.send\s?\(
  `,
)

/** Something is put where others than a web server keep it: a database, a queue, a sheet, a list of tasks, a share. */
export const STORES = worded(
  regex.g`
    \b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mqtts?|
      sftp|ftps?|nats|kafka):\/\/|
    \b(?:psycopg2?|pymysql|mysql\.connector|asyncpg|aiomysql|mariadb)\.connect\s?\(|
    \bredis\.(?:strict)?redis\s?\(|\bcreateclient\(\s?\{|\bmongoclient\s?\(|\bpublish\.single\s?\(|
    \bsentry_sdk\.init\s?\(|\bsentry\.init\s?\(|\.append_rows?\s?\(|\.create_issue\s?\(|
    \bissues\.create\s?\(|\bgists\.create\s?\(|\bwebhookclient\s?\(|\bfabric\b|
    \bconnection\s?\(\s?["'][\w.-]{1,30}@|\basyncssh\.|
    \bfput_object\s?\(|\bminio\s?\(|\bkafkaproducer\s?\(
  `,
)

/** A connection is opened to another machine, or one is waited for. */
export const CONNECTS = worded(
  regex.g`
    \bsocket\.(?:socket|create_connection|connect|bind)\b|
    \bnet\.(?:connect|createconnection|createserver|socket|dial|listen)\b|
    \bnew websocket\s?\(|
    \bwebsockets?\.(?:connect|create_connection)|
    \btcp(?:socket|server)\.(?:new|open)\b|
    \bfsockopen\s?\(|\bstream_socket_client\s?\(|
    \bsockets\.tcp(?:client|listener)\b|
    \btcpstream::connect\b|\btcplistener::bind\b|\bnew socket\s?\(|\bserversocket\b|
    \brequire\(["'](?:node:)?net["']\)|
    \bfrom ["'](?:node:)?net["']|\bio::socket\b|\bsocket\.tcp\b|\buse socket\b|
    \bwebsocketapp\s?\(|\bsocketio\.(?:async)?client\b|(?<![.\w])io\s?\(\s?["'\x60]https?:|
    \bmqtt\.(?:client|connect)\b|\bdiscord\.client\b|\btelebot\.telebot\b|\bnew eventsource\s?\(|
    \.pubsub\s?\(|\btelegram\.ext\b|\bsocket\.io-client["']\)\s?\(|\bimaplib\.imap4|\bslack_bolt\b|
    \bdiscord\.ext\b|\bsetinterval\s?\([^;]{0,60}(?:\bfetch|\baxios|\bgot|https?\.get)\b|
    \bdeno\.connect\b|\bbun\.connect\b|\bio\.connect\s?\(
  `,
)

/** A shell is started, or what came in is run as a command. */
export const SHELLS = worded(
  regex.g`
    ["'\x60](?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh["'\x60]|
    ["'\x60](?:cmd|powershell|pwsh)(?:\.exe)?["'\x60]|
    \bpty\.spawn\s?\(|
    \b(?:getoutput|check_output|popen|
      system|run|call|exec|execsync|shell_exec|
      passthru)\s?\(\s{0,3}(?:\w{1,20}\.){0,3}(?:\w{1,12}\[["'])?
    (?:recv|read|data|cmd|command|line|msg|message|buf|d|c|l|m|e|text|payload|content|input)\b|
    \b(?:getoutput|check_output|popen|system|run)\s?\(\s{0,3}\w{1,12}\.recv|
    \x60#\{\w{1,16}\}\x60|%x[{(\[]#?\{?\w{1,16}|\biex\b|\binvoke-expression\b
  `,
)

/** The home folder or the root of the machine is gone through, or named as a whole. */
export const HOME_WHOLE = worded(
  regex.g`
    \bpath\.home\(\)\s?(?:\.(?:iterdir|rglob|glob)\b|[),])|
    \bexpanduser\(\s?["']~\/?["']\s?\)|
    \bhomedir\(\)\s?[),;}]|\bos\.userhomedir\b|\bdir\.home\b|\bgetproperty\("user\.home"\)|
    \bos\.walk\(\s?["'](?:\/|c:\\{1,2}|\/home|\/users)["']|
    \bpath\(\s?["'](?:\/|\/home|\/users)["']\s?\)\.(?:rglob|glob|iterdir)|
    \b(?:get-childitem|gci|ls)\b[^\n]{0,20}(?:\$home|\$env:userprofile|~|c:\\)[^\n]{0,20}-recurse|
    \benv(?:iron)?(?:\.get)?[.[(]["']?(?:home|userprofile)["']?[\])]?\s?[),;\n]|
    \bdirs::home_dir\(\)|
    \bfilepath\.walk(?:dir)?\(\s?(?:home|"\/")|
    \b(?:documents|pictures|desktop)["'\x60]\s?[,)\]][^\n]{0,80}
    (?:rglob|glob|walk|iterdir|readdir)
  `,
)

/** Files or folders are removed or made unreadable. */
export const REMOVES = worded(
  regex.g`
    \bshutil\.rmtree\b|
    \bos\.(?:remove|unlink|rmdir|removedirs)\s?\(|
    \.unlink\s?\(|\brm(?:dir)?sync\s?\(|\bunlinksync\s?\(|
    \bfs(?:\.promises)?\.(?:rm|rmdir|unlink)\s?\(|
    (?<![.\w])(?:rm|unlink|rimraf)\s?\(|
    \bos\.removeall\s?\(|
    \bfileutils\.(?:rm_rf|rm_r|remove_entry)|
    \bremove_dir_all\b|\bfile\.delete\b|\bdirectory\.delete\b|\bremove-item\b|\bdeltree\b|
    \bsend2trash\b|\bos\.truncate\s?\(|
    \.write\(\s?(?:secrets\.token_bytes|os\.urandom|randombytes|crypto\.randombytes)|
    \bwrite_bytes\(\s?(?:b["'](?:\\(?:0|x00))?["']|os\.urandom|f\.encrypt)|
    \bfernet\b|\.encrypt\s?\(|\bcreatecipheriv\b
  `,
)

/**
 * What was fetched is compared with a digest that stands in the text: no deed, but what makes one safe. Without the
 * flag.
 */
export const COMPARES_DIGEST =
  /\b(?:sha(?:256|384|512)|createhash|hexdigest|blake2b)\b[^]{0,200}["'][\da-f]{64,128}["']/
