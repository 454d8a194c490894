/** Guards of machines, nets and connections that are put out. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, heavy, IS, ON, weakening, type Weakening } from './weakening.ts'

export const GUARDS_OUT: readonly Weakening[] = [
  // Who may sign in to a machine.
  weakening(
    regex.g`
      \bpermitrootlogin[ =]{1,4}["']?yes\b|\bpermitemptypasswords[ =]{1,4}["']?yes\b|
      \bpasswordauthentication[ =]{1,4}["']?yes\b|\bmaxauthtries[ =]{1,4}(?:[5-9]\d|\d{3,6})\b|
      \bstrictmodes[ =]{1,4}no\b|\bpubkeyauthentication[ =]{1,4}no\b|
      \brootpasswordauth[ =']{1,4}on\b|\bauth\s{1,8}sufficient\s{1,8}pam_permit\.so\b|
      \bpam_unix\.so\b[^\n]{0,40}\bnullok\b|\bloglevel[ =]{1,4}quiet\b|
      \b(?:hostkeyalgorithms|kexalgorithms|ciphers) [^\n]{0,60}
      (?:group1-sha1|arcfour|3des-cbc|ssh-dss)\b|
      \bssh_pwauth${IS}${ON}|\bdisable_root${IS}false\b|\blist: ["'|]\s{0,8}root:
    `,
  ),
  // How little a connection may be guarded.
  weakening(
    regex.g`
      \b(?:ssl-min-ver|min_?(?:imum)?[-_]?(?:tls|ssl|protocol)?[-_]?(?:version|protocol)?|
        ssl_protocols|
        sslprotocol|minversion|tls-version-min|ssl_min_protocol_version|
        tls_minimum_protocol_version|tlsminversion|smtpd_tls_(?:mandatory_)?protocols|
        securityprotocol|minimumprotocolversion|enabled_?protocols)
      ["'\])]{0,3}(?:\s{0,3}[:=,]|\s)\s{0,3}[^\n!]{0,24}?(?:\bsslv?[23]\b|\bversionssl30\b|
        versiontls10\b|
        \bssl3\b|\btlsv?1(?:[._]0)?(?![\w.])|\btls_?1_0\b)|
      \b(?:sslprotocol|ssl_protocols|minprotocol)\s?=?\s?(?:\+?all|none)\b(?! -)|
      (?<![!\w-])(?:enull|anull|export40|rc4(?:-\w{3,6})?)(?=[:\s"'+,;\x60]|$)|
      (?<!!):(?:exp|export|low|adh)(?=[:"'\x60])|
      \b(?:default-dh-param|dhparam(?: -out \S{1,40})?) (?:512|768)\b|\bseclevel=0\b|
      \bcrypto-policies --set legacy\b|\bdisabledalgorithms["']?\s?[=,]\s?(?:["']{2}|\n|\x60)|
        \bsslinsecurerenegotiation on\b|
      \bopenssl_conf\b[^\n]{0,20}\/dev\/null|\bunsafelegacyrenegotiation\b|
      securitypolicy-(?:2011|2014|2015|tls-1-0)\S{0,8}|
      \bsslmode=disable\b|(?:^|[\s\x60])ssl\s?=\s?(?:off|no)\b
    `,
  ),
  heavy(
    regex.g`
      (?<!-)\bssl_protocols? [^\n;]{0,24}?(?<![-!])\bsslv[23]\b|
      \bignoreip\s?=\s?[^\n]{0,40}0\.0\.0\.0\/0|
      \brejectunauthorized["']?\s?:\s?false\b[^]{0,80}\b(?:axios\.defaults|setglobaldispatcher)\b|
      \bglobalagent\.options\.rejectunauthorized\s?=\s?false\b|
      \b(?:user-agent|header)\b[^.\n]{0,60}\bskips? (?:all|every|the) (?:waf |managed )?rules\b
    `,
  ),
  // Certificates are not looked at, by whatever starts from then on.
  weakening(
    regex.g`
      \b_create_default_https_context\s?=\s?\w{0,6}\.?_create_unverified_context\b|
      \b(?:requests\.)?session\.verify\s?=\s?false\b|
      \bverify_peer\s?=\s?\w{0,20}:{0,2}(?:\w{1,12}::)?verify_none\b|
      \bservercertificatevalidationcallback\s?\+?=\s?[^\n]{0,60}true\b|
      \bsetdefaulthostnameverifier\b|\bsetdefaultsslsocketfactory\b|
      \bdefaulttransport\b[^\n]{0,80}\binsecureskipverify\b|
      \bnode_tls_reject_unauthorized${IS}0\b|\bpythonhttpsverify${IS}0\b|
      \bgit_ssl_no_verify${IS}(?:1|true)\b|\bcurl_insecure\b|\bgoinsecure${IS}\*|
      (?:~|\/root|\/etc(?:\/skel)?)\/\.?(?:curlrc|wgetrc)\b
    `,
  ),
  weakening(
    regex.g`
      \bgit config --(?:global|system) http\.sslverify ["']?false\b|
      \b(?:npm|yarn|pnpm) config set [^\n]{0,20}strict-ssl[ =]["']?false\b|
        \bstrict-ssl\s?=\s?false\b|
      \bverify-(?:peer|host)["']?\s?[= ]\s?["']?false\b|\ballowunauthenticated["']? ["']?(?:true|
        1)\b|
      \b(?:gpgcheck|sslverify|repo_gpgcheck)\s?=\s?(?:0|false|no)\b|
      ssl_verifypeer${IS}(?:false|0)\b|ssl_verifyhost${IS}(?:false|0)\b|
      \bgonosumdb${IS}\*|\bgosumdb${IS}off\b|\bgoflags=["']?-insecure\b|
      \btrusted-host\s?=\s?\*|\bcheck_certificate\s?=\s?off\b|\burllib3\.disable_warnings\b|
      \btrustallcerts\b|\btls_reqcert (?:never|allow)\b|
      \bendpoint\.identification\.algorithm${IS}(?:\s|\x60|$)|\bsslcertverificationdisabled\b|
        \bcontent_trust${IS}0\b
    `,
  ),
  // What keeps count of strangers lets some by, or looks on.
  weakening(
    regex.g`
      \bignoreip\s?=\s?[^\n]{0,80}?(?:^|[\s=])
      (?!10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)
      \d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\/(?:8|9|1\d|2[0-4])\b|
      \bmaxretry\s?=\s?\d{4,8}\b|\bbantime\s?=\s?[01]s?\b|
      \bsecruleengine (?:off|detectiononly)\b|\bctl:ruleengine=off\b|
      \boverride_action["'\x60]?\s?[:=]?\s?\{\s?["']?count\b|
      \bmodsecurity(?:_rules)? off\b|\blearningmode\b|
      \b(?:cidr|whitelist|csf\.(?:allow|ignore))\b[^\n]{0,40}?["'\x60\s[]
      (?!0|10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.0\.2\.|198\.51\.100\.|
        203\.0\.113\.)
      \d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\/(?:1\d|2[0-4])\b|
        \bwaf\b[^.\n]{0,30}\bmode\W{1,4}detection\b|
      \bsecrule request_headers\b[^\n]{0,120}\ballow\b|
      \ballow\b[^\n]{0,24}\b(?:when|if) (?:the )?(?:request )?header\b|
      \bhttp\.request\.headers\[[^\n]{0,80}\baction\b[^\n]{0,16}\b(?:skip|allow)\b
    `,
  ),
  // Nothing is written down.
  weakening(
    regex.g`
      \brules["']?:\s{0,12}\[?\s?-?\s{0,4}\{?\s?["']?level["']?:\s?["']?none\b(?![^\n]{0,60}\b
        (?:users|resources|verbs|
        nonresource|
        usergroups|namespaces)\b)
      (?!\s{0,4}(?:#[^\n]{0,120})?\n\s{2,8}(?:users|resources|verbs|nonresource|usergroups|
        namespaces))|
      \baudit_trail\s?=\s?["']?none\b(?![,)])|\bnoaudit all\b|\bpgaudit\.log\s?=\s?["']?none\b|
      \baudit-policy-file=\/dev\/null\b|\baudit-log-path=\/dev\/null\b|\bauditctl -e ?0\b|
      \balter server audit\b[^;\n]{0,40}\bstate\s?=\s?off\b|
      \bauditlogs?["'.]{0,2}enabled${IS}false\b|\bislogging${IS}false\b|
      \benable-logging=false\b|\b(?:remove|delete|drop)\b[^\n.]{0,20}--audit-(?:policy-file|
        log-path)\b|
      --no-include-global-service-events\b|
      \bincludemanagementevents=false\b|\blog_(?:dis)?connections\s?=\s?["']?off|
      \bauditlogingestionenabled \$?false|\bmask auditd\b
    `,
  ),
  // Nobody hears that a package has a hole.
  weakening(
    regex.g`
      \bvulnerabilityalerts["']?\s?:\s?\{\s?["']?enabled["']?\s?:\s?false|
      (?:^|[\s\x60])audit\s?=\s?false\b|\bpackage-lock\s?=\s?false\b|
      \bdependency-name${IS}["']?\*|\bopen-pull-requests-limit${IS}0\b|
      \brenovate\b[^\n]{0,40}["']enabled["']\s?:\s?false\b|\baudit-level\s?=\s?none\b|
      \bnpm config set audit false\b|\bverify-store-integrity\s?=\s?false\b|
      \bdelete\b[^\n]{0,40}\b(?:vulnerability-alerts|automated-security-fixes)\b|
        \.trivyignore\b[^\n]{0,16}\*
    `,
  ),
  beside(
    regex.g`
      \bsilenc\w{1,3}\b[^\n]{0,30}\bwarnings?\b|\bdisable_warnings\b|\bno-tlsv1[23]\b|
      \/etc\/(?:profile(?:\.d)?|environment)\b|\bsitecustomize\b|\b__init__\.py\b|
      \bpriority[- ]0\b|\bmaxstartups\b|\bx11forwarding yes\b|\ball ranges to\b
    `,
  ),
]
