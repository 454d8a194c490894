/** Consoles, notebooks, debuggers and pages for administrators that let everybody in. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, grave, IS, ON, weakening, type Weakening } from './weakening.ts'

export const OPEN_CONSOLES: readonly Weakening[] = [
  // Notebooks and terminals in a browser.
  weakening(
    regex.g`
      \b(?:server|notebook|lab|identityprovider|passwordidentityprovider)(?:app)?\.(?:token|
        password|hashed_password)\s?=\s?u?(?:["']{2}|(?=\s|\x60|$))|
      \bdisable_check_xsrf\s?=\s?true\b|\bapp\.allow_origin\s?=\s?["']?\*|
      --auth[= ]none\b|(?:^|\n)auth: none\b|\bauth-none\s?=\s?1\b|\x60no-auth\x60|
      \bttyd\b(?=[^\n]{0,40}\s-w\b)(?![^\n]{0,60}\s-c\b)|\bgotty\b[^\n]{0,40}(?:-w|
        --permit-write)\b|
      \bx11vnc\b[^\n]{0,80}-nopw\b|\bsecuritytypes[= ]none\b|\bxhost \+(?=\s|\x60|$)|
      \bshellinabox\w{0,2}\b[^\n]{0,60}(?:-t\b|--disable-ssl)
    `,
  ),
  // Dashboards.
  weakening(
    regex.g`
      \[auth\.anonymous\]\W{0,8}enabled${IS}true\b(?![^[]{0,60}role\W{1,4}viewer)|
      \bgf_auth_anonymous_enabled${IS}true\b(?![^[]{0,60}role\W{1,4}viewer)|
      \b(?:gf_auth_anonymous_)?org_role${IS}(?:admin|editor)\b|
      \bdisable_brute_force_login_protection${IS}true\b|
      \bauth_role_public${IS}admin\b|\bpublic_role_like\w{0,6}${IS}(?:admin|alpha)\b|
      \bauth\.backend\.default\b|\bsonar\.forceauthentication${IS}false\b|
      \busers\.anonymous\.enabled${IS}true\b|\bpolicy\.default${IS}role:admin\b|
      --disable-auth\b|--enable-skip-login\b|\bregistry_auth${IS}none\b|
      --api\.insecure(?:=true)?\b|\bapi\.insecure${IS}true\b|
      \bmanagement\.security\.enabled${IS}false\b|
      --web\.enable-admin-api\b|\bsimple\.anonymous\.allowed${IS}true\b|
      \bdisable_login_form${IS}true\b[^\n]{0,20}\banonymous
    `,
  ),
  grave(/\bauthorizationstrategy\.unsecured\b(?!\s?\.)/g),
  weakening(
    regex.g`
      \bsecurityrealm\.no_authentication\b|
      \bsetcrumbissuer\(\s?null\b|\bauthorizationstrategy${IS}["']?unsecured\b|
      \bdisable_csrf_protection${IS}true\b|<usesecurity>false<|\buse_?security${IS}false\b|
      \banyonecandoanything\b|\bloggedinusers\w{0,16}\b[^\n]{0,60}allowanonymousread${IS}true\b|
      \b(?:jenkins\.instance|instance)\.disablesecurity\(\)
    `,
  ),
  // Debuggers that run what they are sent.
  weakening(
    regex.g`
      \bwerkzeug_debug_pin${IS}off\b|\bflask_debug${IS}(?:1|true)\b[^\n]{0,80}0\.0\.0\.0|
      \bapp\.run\((?=[^)\n]{0,80}0\.0\.0\.0)[^)\n]{0,80}\bdebug\s?=\s?true\b|
      \buse_evalex\s?=\s?true\b|--inspect(?:-brk)?[= ]["']?(?:0\.0\.0\.0|\[::\]|\*)|
      \bagentlib:jdwp\S{0,80}address=(?:\*|0\.0\.0\.0):|
      \bjmxremote\.(?:authenticate|ssl)${IS}false\b|
      \bdebugpy\b[^\n]{0,40}(?:--listen|listen\(\()[= ]?["'(]{0,2}0\.0\.0\.0|
      \bdlv\b[^\n]{0,80}--listen[= ](?:0\.0\.0\.0)?:\d|\bgdbserver (?:0\.0\.0\.0)?:\d|
      \bxdebug\.discover_client_host${IS}${ON}|\bremote-debugging-address[= ]0\.0\.0\.0|
      \bweb_console\b[^\n]{0,60}0\.0\.0\.0\/0|\bconsole\.allowed_ips\b[^\n]{0,20}0\.0\.0\.0\/0|
      \bset_trace\(\s?["']0\.0\.0\.0|\brdb_host${IS}0\.0\.0\.0
    `,
  ),
  weakening(
    regex.g`
      \bexposure\.include${IS}\*|\bdebug\s?=\s?true\b[^]{0,80}\ballowed_hosts\s?=\s?\[\s?["']\*|
      \ballowed_hosts\s?=\s?\[\s?["']\*["']\s?\][^]{0,80}\bdebug\s?=\s?true\b|
      \bshow-values${IS}always\b|\bapp_debug${IS}true\b|\ballowed_hosts\s?=\s?\[\s?['"]\*|
      \bconsider_all_requests_local\s?=\s?true\b|\bheapdump\.enabled${IS}true\b|
      (?:^|[\s\x60])debug\s?=\s?true\b|\bflask\b[^\n]{0,16}--debug\b[^\n]{0,40}0\.0\.0\.0
    `,
  ),
  // Clusters.
  weakening(
    regex.g`
      --anonymous-auth(?:=|\s)true\b|--authorization-mode(?:=|\s)alwaysallow\b|
      \bmode${IS}alwaysallow\b|--insecure-(?:bind-address|port)[= ](?:0\.0\.0\.0|[1-9])|
      \banonymous:\s{1,12}enabled:\s?true\b|\breadonlyport${IS}10255\b|
      \bclusterrolebinding\b[^\n]{0,80}\bcluster-admin\b[^\n]{0,80}\b(?:kubernetes-dashboard|
        system:anonymous|system:unauthenticated)\b|--disable-settings-authorizer\b
    `,
  ),
  // A vault without a lock.
  weakening(
    regex.g`
      \bvault_dev_root_token_id\b|\bserver -dev\b|-dev-root-token-id\b|
      \bvault audit disable\b|\btoken create\b[^\n]{0,60}-policy=root\b|\bpolicies=root\b|
        \btls_disable${IS}(?:1|true)\b|\bvault_dev_listen_address${IS}0\.0\.0\.0
    `,
  ),
  beside(
    regex.g`
      \s--?(?:ip|host|bind|h|b|bind-addr|addr|address)[= ]["']?(?:0\.0\.0\.0|\*|::)|
      \b(?:server)?app\.ip\s?=\s?["'](?:0\.0\.0\.0|\*)|--allow-root\b|
      \bhost\s?=\s?["']0\.0\.0\.0["']|\ballow_embedding${IS}true\b|
      \btype:\s?loadbalancer\b|\bloadbalancer service\b|--port[= ]80\b|
      \bports${IS}\[?\s?-?\s?["']?(?:0\.0\.0\.0:)?\d{2,5}:\d{2,5}
    `,
  ),
]
