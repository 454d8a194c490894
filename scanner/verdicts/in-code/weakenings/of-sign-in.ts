/** Checks of who somebody is, and what a browser keeps pages apart by, that are left out. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, heavy, IS, OFF, ON, weakening, type Weakening } from './weakening.ts'

export const SIGN_IN_WEAKENED: readonly Weakening[] = [
  // Assertions and tokens of those who sign in.
  weakening(
    regex.g`
      \bwant_?(?:assertions|authn_?response|response|messages|logout_?re\w{4,8})_?signed${IS}${OFF}|
      \bvalidateinresponseto${IS}${OFF}|\bacceptedclockskewms${IS}-1\b|
        \ballow_unsolicited${IS}true\b|
      \baudience${IS}(?:false|null|\*)|\brejectunsolicited\w{0,40}${IS}false\b|
      \bverify_(?:signature|exp|aud|iss|nbf)["']?\s?[:=]\s?["']?(?:false|off)\b|
      \balgorithms?["']?\s?[:=]\s?\[?\s?["']none\b|\bignoreexpiration${IS}true\b|
      \bvalidate(?:issuer|audience|lifetime|issuersigningkey)${IS}false\b|
      \brequire(?:signedtokens|expirationtime|httpsmetadata)${IS}false\b|
      \b(?:skipissuercheck|skipclientidcheck|skipexpirycheck|insecureskipsignaturecheck)${IS}true\b|
      \binsecure[-_]oidc[-_](?:skip|allow)[-_]\w{4,30}|\bsetskip(?:signatureverification|
        allvalidators)\(|\bskip_(?:jwt|signature|nonce|state)_\w{4,16}${IS}${ON}|
      \balgorithms["']?\s?:\s?\[[^\]\n]{0,40}["']none["']|
      \ballowdangerousemailaccountlinking${IS}true\b|["']?\bstrict["']\s?:\s?false\b|
      \b(?:checks["']?\s?:\s?\[\s?(?:["']none["'])?\s?\])|\bskip-auth-regex=\.\*|\bemail-domain=\*|
      \bno (?:signature|issuer|audience) checks?\b|\bssl-?required${IS}none\b|
        \bbruteforceprotected${IS}false\b
    `,
  ),
  // Whoever writes a token is whom it names.
  heavy(
    regex.g`
      \bjson\.(?:parse|loads)\(\s?(?:buffer\.from|atob|base64\.\w{4,20})\([^\n]{0,40}
      \.split\(\s?["']\.["']\)\[1\][^]{0,160}?\b(?:req|request|g|ctx)\.(?:user|state\.user)\s?=
    `,
  ),
  // Clients of a server for sign-ins.
  weakening(
    regex.g`
      \b(?:valid )?(?:post[- ]logout )?redirect[- _]?uris?${IS}\[?\s?["'\x60]{0,2}\*|
      \bweb[- _]?origins?${IS}\[?\s?["'\x60]{0,2}\*|\bcallback(?:s|
        [_ ]urls?)["']?[ :=]{1,3}\[?\s?["'\x60]{1,2}(?:https?:\/\/)?\*|
      \bpkce_required["']?\s?[:=]\s?false\b|
      \bimplicit[- ]?(?:flow|grant)(?:enabled)?${IS}${ON}|\bpkce${IS}(?:none|off)\b|
      \bclient authentication${IS}off\b|\bdirect[- ]?access[- ]?grants?(?:enabled)?${IS}${ON}|
      \bfull[- ]?scope[- ]?allowed${IS}${ON}|\b(?:sign-?ups?|registration) (?:open|allowed) for
    `,
  ),
  // What a page may load, and who may frame it.
  weakening(
    regex.g`
      \bdefault-src (?:["']self["'] )?\*|\bscript-src[^;"\n]{0,40}\s\*|
      \b(?:contentsecuritypolicy|frameguard|hsts|xssfilter|csrf|csrfprotection)["']?\s?:\s?false\b|
      \bframe-ancestors \*|\b(?:proxy_hide_header|header (?:always )?unset|more_clear_headers) ["']?
      (?:x-frame-options|content-security-policy|strict-transport-security)\b
      (?![^]{0,160}\bframe-ancestors (?!\*))|
      \bunsafe-inline["'] ["']unsafe-eval\b|\bmax-age=0\b[^\n]{0,40}\bstrict-transport\b|
      \bstrict-transport-security["']?[ ,:]{1,3}["']?max-age=0\b|
      \bcsrf(?:\(\))?(?:\.|::|\(\w{1,3} ?-> ?\w{1,3}\.)disable\b|\bwtf_csrf_enabled\s?=\s?false\b|
      \bcsrf_trusted_origins\s?=\s?\[\s?["'](?:https?:\/\/)?\*|
        \bskip_before_action :verify_auth\w{4,16}|
      \bform-action \*|\bhttp\.csrf\(\w{1,3} ?-> ?\w{1,3}\.disable|
      \bcors_allow_all_origins\s?=\s?true\b|\bx_frame_options\s?=\s?["']allowall|
      \b(?:remove|drop|delete) \x60?csrf\w{0,16}\b|\btalisman_enabled\s?=\s?false\b
    `,
  ),
  // Any page may act with the session of whoever looks at it.
  weakening(
    regex.g`
      \baccess-control-allow-origin["']?\s?[,:=]?\s?["']?(?:\$http_origin|\$\{?origin|%\{origin|
        \$_server\[["']http_origin)|
      \baccess-control-allow-origin["']\s?,\s?(?:req(?:uest)?|ctx|r|c|event)\b[\w.]{0,10}
      [.([]{1,2}["']?(?:headers?|get|header\.get|getheader)?[^\n;]{0,16}\borigin\b|
      \borigins?["']?\s?:\s?true\b[^{}]{0,40}\bcredentials["']?\s?:\s?true\b|
      \bcredentials["']?\s?:\s?true\b[^{}]{0,40}\borigins?["']?\s?:\s?(?:true\b|\/\.\*\/|
        ["']\*["'])|
      \borigin["']?\s?:\s?\(\w{1,8}, ?\w{1,8}\) ?=> ?\w{1,8}\(null, ?true\)|
      \ballow_?origin_?(?:regex|patterns?|func)?["']?\s?[=:(]\s?\[?["']?(?:\.\*|\*)["'][^]{0,80}?
      \ballow_?credentials\W{1,4}true\b|
      \bsetisoriginallowed\(\s?\w{1,8}\s?=>\s?true|\balloworiginfunc\b[^\n]{0,40}\breturn true\b|
      \borigins ["']\*["'][^]{0,120}\bcredentials:? true\b
    `,
  ),
  // A second factor that whoever asks is spared.
  heavy(
    regex.g`
      \bif\b[^\n]{0,12}\b(?:req(?:uest)?|ctx|params|\$_(?:get|post|cookie|request|server)|r|c)\b
      [^\n{]{0,60}\b(?:skip\w{0,8}|bypass\w{0,8}|no_?mfa|mfa|no_?otp|otp|totp|2fa|debug|trusted|
        (?:x-)?(?:e2e|qa|smoke|test)\w{0,8})\b[^\n{]{0,60}[){:]\s{0,12}
      (?:return (?:next|true|redirect|await next|;)|next\(\)|return;|return$)|
      \bif\b[^\n]{0,24}\b(?:code|otp|token|pin)\s?={2,3}\s?["']\d{4,8}["'][^\n]{0,60}\breturn true|
      \bprocess\.env\.skip_?(?:mfa|otp|2fa|auth)\b[^\n]{0,16}\breturn (?:true|next)|
      \.(?:ip|remote_addr|remoteaddr|remoteaddress)\b[^\n]{0,12}\.?
      (?:startswith|starts_with|start_with)\??\(?\s?["'][\d.]{1,12}["'][^\n]{0,24}\breturn (?:next|
        true)
    `,
  ),
  // What a session is known by.
  weakening(
    regex.g`
      \bhttponly["']?\s?(?::|=>|=)\s?false\b|\b(?<!\w)secure["']?\s?(?::|=>|=)\s?false\b|
      \bsession_cookie_(?:secure|httponly)\s?=\s?false\b|\bcsrf_cookie_secure\s?=\s?false\b|
      \bsession\.(?:cookie_httponly|cookie_secure|use_only_cookies|use_strict_mode)\s?=\s?(?:0|
        off)\b|
      \bsession\.use_trans_sid\s?=\s?(?:1|on)\b|\bcookiesecurepolicy\.none\b|
      \b(?:session|cookie|jwt)?_?-?secret(?:_?key)?["']?\s?[:=]\s?["'](?:secret|changeme|dev|test|
        12345\w{0,6}|django-insecure\S{0,40}|s3cr3t)["']|
      \bgen_?id["']?\s?:\s?\([^)\n]{0,12}\)\s?=>[^\n,}]{0,24}(?:\+\+|date\.now|math\.random)
    `,
  ),
  beside(
    regex.g`
      \bsamesite["']?\s?(?::|=>|=)\s?["']?none\b|\bmax_?-?age["']?\s?[:=]\s?[\d*]{0,8}365\b|
      \ballow-credentials["']?\s?[,:]?\s?["']?true\b|\ballow_?credentials${IS}true\b|
      \bpublic_?client${IS}true\b|\bdata: blob:
    `,
  ),
]
