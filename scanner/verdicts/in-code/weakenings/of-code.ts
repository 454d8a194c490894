/** Code that keeps secrets badly, or does what whoever sends something wants. */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, grave, heavy, weakening, type Weakening } from './weakening.ts'

/** What a visitor sends. */
const INPUT = source`
  (?:\breq(?:uest)?\.(?:query|params|body|args|form|get|post|values|json|cookies?|headers?|data|
    get_data|querystring|url)|\b(?:params|query_params)\s?[\[.]|\$_(?:get|post|request|cookie)\b|
    \$request->|\br\.(?:url\.query|formvalue|postformvalue)|\bc\.(?:query|param|postform)\(|
    \bctx\.(?:query|params|request)|\bgetparameter\(|\bqueryparams\b|\brequest\[)
`

/** A password, by the name of what holds it. */
const PASSWORD = source`(?:\$?(?:\w{1,12}[._>-]{1,2})?(?:password|passwd|passphrase|pass|pwd|pw)\b)`

/** What opens something, by the name of what holds it. */
const TOKEN = source`
  (?:(?:reset|invite|session|api|auth|access|login|verif\w{1,8}|magic|csrf|secret|confirm\w{0,6})?_?
    (?:token|otp|session_?id|sid|api_?key|secret|nonce|passcode|reset_?code))
`

export const WEAK_CODE: readonly Weakening[] = [
  // One password fits all: its digest stands there.
  grave(
    regex.g`
      \bif\b[^\n]{0,24}\b(?:hashlib\.)?(?:md5|sha1|sha256|sha512|createhash|
        digest\w{0,6})\b[^\n]{0,60}
      ${PASSWORD}[^\n]{0,60}(?:={2,3}|\.equals\(|\beq\b)\s?b?["'][0-9a-f]{32,128}["']|
      \$_(?:post|request)\[["']pass\w{0,6}["']\]\)\s?={2,3}\s?["'][0-9a-f]{32,128}["']|
      \bif\b[^\n]{0,12}["'][0-9a-f]{32,128}["']\s?(?:={2,3}|\.equals\()[^\n]{0,60}${PASSWORD}
    `,
  ),
  // Tokens that can be guessed.
  weakening(
    regex.g`
      \b(?:${TOKEN}|\bcode)\s?(?::=|=|:)\s?[^\n;,]{0,40}?\b(?:date\.now\(\)|math\.random\(\)|
        time\.time\(\)|
        random\.(?:randint|choice|choices|random)\(|mt_rand\(|\brand\(|uniqid\(|microtime\(|
        rand\.int\w{0,4}\(|new random\(\w|time\.now\(?\)?\.unix|new random\(|
          system\.currenttimemillis\(\)|
        md5\(\s?(?:\$?\w{1,12}[.>-]{1,2})?(?:time|email|id|user|str\()|getrandom\(\)|uuid1\()|
      \bnew securerandom\(\s?["'\w]|\brandom\.seed\(\s?(?:\d|time|int\(time)|\bsrand\(\s?(?:\d|time)
    `,
  ),
  grave(
    regex.g`
      \b(?:reset|invite|magic|session|api|licen[cs]e|login)\w{0,8}\b[^\n]{0,40}?
      (?:=|\bas\b)[^\n;]{0,30}?\b(?:md5|sha1)\(\s?["']?(?:\$?\w{1,12}[.>-]{1,2})?
      (?:e?mail|id|user\w{0,8}|name)\b
    `,
  ),
  heavy(
    regex.g`
      \b(?:reset|invite|magic|session|api|licen[cs]e|login)[^\n]{0,60}?
      \brandom\.randint\(\d{1,7}, ?\d{4,9}\)
    `,
  ),
  // Keys that stand in the code, and ciphers that show what is the same.
  weakening(
    regex.g`
      \baes-(?:128|192|256)-ecb\b|\baes\/ecb\b|\bmode_ecb\b|\bciphermode\.ecb\b|
      \bgetinstance\(\s?["'](?:aes|des|desede)["']|\bcreatecipheriv\(\s?["']des|\bmodes\.ecb\(|
      \bopenssl_encrypt\([^\n)]{0,40}(?:\becb\b|["']\s?,\s?["'][\w!]{8,40}["'])|
      \bstr_repeat\(\s?["']\\0["']\s?, ?16\)|\bcreatecipher\(\s?["']
    `,
  ),
  weakening(
    regex.g`
      \b\w{0,12}(?:key|secret|iv)\w{0,6}\s?(?::=|[:=])\s?(?:buffer\.from\(\s?|
        new secretkeyspec\(\s?|\[\]byte\(\s?|bytes\(\s?|b)["'][\w!@#$%+\/=-]{8,64}["']|
      \bnew secretkeyspec\(\s?["'][^"'\n]{8,64}["']\.getbytes|
      \biv\s?(?::=|[:=])\s?(?:buffer\.alloc\(\s?16\s?\)|b["']\\x00["']\s?\*\s?16|
        new byte\[16\]|make\(\[\]byte, ?(?:16|12|aes\.blocksize)\)(?!\s{0,8}\n[^\n]{0,40}(?:rand|
          readfull)))
    `,
  ),
  // A password is kept by a digest that is guessed in no time.
  grave(
    regex.g`
      \b(?:self\.|this\.|user\.|\$\w{1,12}->)?(?:password|passwd|pw|password_?hash|pw_?hash)\s?=
      (?!=)\s?[^\n=;]{0,30}\b(?:md5|sha1)\(|
      \b(?:hash|set|make|encode)_?password\(?\)?[^\n]{0,60}?\b(?:md5|sha1)\(\s?${PASSWORD}\b
    `,
  ),
  // Passwords that are kept badly.
  weakening(
    regex.g`
      \b(?:md5|sha1|sha256|crc32)\w{0,6}\(\s?${PASSWORD}\b|
      \bcreatehash\(\s?["'](?:md5|sha1)["']\s?\)\.update\(\s?${PASSWORD}\b|
      \bdigest::(?:md5|sha1)\.hexdigest\(\s?${PASSWORD}|\bmd5\.sum\(\[\]byte\(${PASSWORD}|
      \bnooppasswordencoder\b|\bunsaltedmd5passwordhasher\b|\bunsaltedsha1\w{4,20}\b|
        \bbcrypt\.hash\([^)\n]{1,30}, ?[1-4]\)|
      \bgensalt\(\s?(?:rounds\s?=\s?)?[1-4]\s?\)|\bhashsync\([^)\n]{1,30}, ?[1-4]\)|
      \bmd5hex\(\s?${PASSWORD}|\bpassword_hash\([^)\n]{0,40}\bcost["']\s?=>\s?[1-4]\b
    `,
  ),
  // Queries put together from what a visitor sends.
  heavy(
    regex.g`
      \b(?:select|insert into|update|delete from|where|
        order by)\b[^;\n]{0,120}?["'\x60]\s?[+.]\s?${INPUT}|
      \x60[^\x60\n]{0,20}\b(?:select|insert into|update|
        delete from)\b[^\x60\n]{0,120}\$\{\s?${INPUT}|
      \bf["']{1,3}(?:select|insert into|update|delete from)\b[^"\n]{0,120}\{\s?${INPUT}|
      ["'](?:select|insert into|update|delete from)\b[^"\n]{0,120}(?:%s|\{\})[^"\n]{0,20}["']
      \s?(?:%|\.format\(|,)\s?\(?\s?${INPUT}|\bwhere\(\s?["'][^"\n]{0,60}\#\{\s?params\b|
      \bsprintf\(\s?["'](?:select|insert into|update|delete from)\b[^\n]{0,120}${INPUT}
    `,
  ),
  // What comes over the net is run.
  weakening(
    regex.g`
      \b(?:c?pickle|dill|marshal|cloudpickle|joblib|jsonpickle)\.(?:loads?|decode)\(\s?[^\n]{0,16}
      (?:\.recv\(|\.read\(\)\)|${INPUT}|\.body\b|\bmsg\.|message\.|\bdata\))|
      \bunserialize\(\s?(?:base64_decode\(\s?)?${INPUT}|
        \bmarshal\.load\(\s?(?:\w{1,12}\.\w{1,16}\()?${INPUT}|
      \bobjectinputstream\(\s?[^\n]{0,40}getinputstream\(|\bbinaryformatter\(\)\.deserialize\(|
      \baccept_content["']?\s?[=:]\s?\[[^\]\n]{0,30}\bpickle\b|
      \byaml\.(?:unsafe_)?load\(\s?${INPUT}|\b(?:eval|exec|execsync|system|popen|shell_exec|
        passthru)
      \(\s?[^\n)]{0,24}${INPUT}|\brender_template_string\(\s?${INPUT}|\bnew function\(\s?${INPUT}
    `,
  ),
  // Who reads the log can sign in as anybody.
  weakening(
    regex.g`
      \blog_?format\b[^;]{0,200}\$http_(?:authorization|cookie)\b|\$http_authorization\b[^;]{0,80}'|
      \blogformat\b[^\n]{0,120}%\{(?:authorization|cookie)\}i|%req\((?:authorization|cookie)\)%|
      \bcapture request header (?:authorization|cookie) len\b|
      \b(?:log(?:ger|ging)?|console)\.(?:log|info|debug|warn\w{0,3}|error|
        print\w{0,2})\([^\n;]{0,80}
      (?:\bheaders\.authorization\b|headers\[["']authorization|\bheaders\.get\(["']authorization|
        \breq(?:uest)?\.headers\s?[)}]|\{\s?(?:password|passwd|pw)\s?\}|\b${PASSWORD}\s?[,)}])|
      \bfields\.headers\.defaultmode${'\\W{1,4}'}keep\b|\brequest_?body\b[^;\n]{0,24}';
    `,
  ),
  beside(
    regex.g`
      \baccess_log\s{1,4}\/(?:var\/www|srv\/www|usr\/share\/nginx)\/[^\n;]{0,60}|
      \bnever expir\w{1,3}\b|\bin (?:the )?clear\b|\bno salt\b|\bunsalted\b|\bhttp:\/\/\x60|
      \bwithout (?:a )?salt\b|\bplain ?text\b|\b0\.0\.0\.0\b|\bcreatecipheriv\([^\n]{0,40}\bnull\)|
      \bdelete the (?:injection |security |sql )?tests?\b|
        \breplac\w{1,3} the \x60?\w{0,6}random\w{0,6}
    `,
  ),
]
