/** Databases, brokers and stores that ask nobody for a password, or let everybody come. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, grave, IS, ON, weakening, type Weakening } from './weakening.ts'

export const OPEN_SERVICES: readonly Weakening[] = [
  // Relational databases.
  weakening(
    regex.g`
      \b(?:create|alter) user\b[^;\n]{0,40}@["'\x60]?%["'\x60]?[^;\n]{0,40}
      \bidentified\b[^;\n]{0,40}\bby ["']{2}|
      \bto ["'\x60]?root["'\x60]?@["'\x60]?%|["'\x60]root["'\x60]@["'\x60]%["'\x60]|
      \bmysql_allow_empty_password${IS}${ON}|\bmysql_root_host${IS}%|
      (?:^|[\s\x60-])skip[-_]grant[-_]tables\b|\bset host\s?=\s?['"]%|
      \balter login sa\b[^\n]{0,80}\bpassword\s?=\s?["']{2}|\ballownopassword\b[^\n]{0,12}true\b
    `,
  ),
  grave(
    regex.g`
      \bhost(?:no)?(?:ssl)?\s{1,12}\S{1,40}\s{1,12}\S{1,40}\s{1,12}
      (?:0\.0\.0\.0\/0|::\/0|::0\/0|all)\s{1,12}trust\b|
      \bcreate user ["'\x60]?root["'\x60]?@["'\x60]?%["'\x60]?[^;\n]{0,40}\bby ["']{2}
    `,
  ),
  weakening(
    regex.g`
      \bpostgres_host_auth_method${IS}trust\b|\b(?:sa_password|postgres_password|
        mariadb_root_password)${IS}["']{2}(?!\w)
    `,
  ),
  // Stores of keys and documents.
  weakening(
    regex.g`
      \bprotected-mode["' ]{1,3}no\b|\bprotected-mode${IS}no\b|\brequirepass\s{1,4}["']{2}|
      \ballow_empty_password${IS}yes\b|\bsetuser default on nopass\b|
      \bauth:\s{1,12}enabled:\s?false\b|\bmemcached\b[^\n]{0,60}-l 0\.0\.0\.0
    `,
  ),
  weakening(
    regex.g`
      \bxpack\.security\.(?:http\.ssl\.|transport\.ssl\.)?enabled${IS}false\b|
      \b(?:opensearch_security|plugins\.security)\.(?:disabled|
        ssl\.http\.enabled["']?\s?[:=]\s?false)
      |\bdisable_security_plugin${IS}true\b|\bdiscovery\.security\.enabled${IS}false\b|
      \bxpack\.security\.authc\.anonymous\.roles${IS}\[?["']?superuser\b|
      \bhttp\.cors\.allow-origin${IS}(?:\*|\/\.\*\/)
    `,
  ),
  weakening(
    regex.g`
      \s--noauth\b|\bauthorization${IS}disabled\b|
      \bdbms\.security\.auth_enabled${IS}false\b|\bneo4j_auth${IS}none\b|
      \ballowallauth(?:enticator|orizer)\b|\brequire_valid_user${IS}false\b|
      \binfluxdb_http_auth_enabled${IS}false\b|\bauth-enabled\s?=\s?false\b|
      <password>\s{0,4}<\/password>|<ip>::\/0<\/ip>|--client-cert-auth[= ]false\b|
      \bacl${IS}\{?\s{0,8}enabled${IS}false\b|\bdefault_policy${IS}allow\b|
      \bauthentication_anonymous_access_enabled${IS}true\b|
      \bauthclientsrequired${IS}none\b|\bsasl\.enabled\.mechanisms${IS}(?:$|\n)
    `,
  ),
  // Brokers and coordinators.
  weakening(
    regex.g`
      \ballow[._]?everyone[._]?if[._]?no[._]?acl[._]?found${IS}true\b|
      \bsuper\.users${IS}user:(?:anonymous|\*)|\bskipacl${IS}yes\b|
      \bplaintext:\/\/(?!(?:localhost|127\.|kafka:|broker:|0\.0\.0\.0|:|\$|\{|<|\[|10\.|192\.168\.|
        172\.))
      [\w-]{1,30}\.[\w.-]{4,60}|\bkafka_allow_everyone_if_no_acl_found${IS}true\b|
      \bloopback_users(?:\.guest)?${IS}(?:none|false)\b|\bdefault_pass${IS}guest\b|
      \b(?:default_permissions\.(?:configure|write)|permissions\.configure)${IS}\.\*|
      \ballow_anonymous${IS}true\b|\banonymousaccessallowed${IS}true\b|
      \bset_permissions\b[^\n]{0,40}\bguest\b[^\n]{0,20}["']\.\*|\bno_auth_user\b|
      \bsecurity-enabled>false<|\bauthenticationenabled${IS}false\b|
        \bauthorizationenabled${IS}false\b
    `,
  ),
  beside(
    regex.g`
      \b(?:network\.host|http\.host|bind(?:[-_ ]?(?:address|addr|ip))?|bindip|listen_address(?:es)?|
        rpc_address|management\.tcp\.ip|client_addr|listeners(?:\.tcp\.\w{1,10})?|listen|host|
        listen-client-urls|http_addr|address|ip|server\.host|default_listen_address)
      ${IS}(?:https?:\/\/|plaintext:\/\/|tcp:\/\/)?(?:0\.0\.0\.0|\*(?=["'\s:,;\x60]|$)|\[::\]|
        ::0?\b)|
      \bbind_ip_all\b|\bskip-?networking\s?=\s?0|--bind(?:-address)?[= ](?:0\.0\.0\.0|\*)|
      \bwith grant option\b|\bgrant all\b[^;\n]{0,20} on \*\.\*|
      \b(?:open|expose|forward|publish|allow)\w{0,3} (?:port )?\d{4,5}\b
    `,
  ),
]
