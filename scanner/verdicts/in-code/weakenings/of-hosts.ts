/** Machines, nets and clouds: what everybody may reach, mount, send through or read. */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, grave, heavy, weakening, type Weakening } from './weakening.ts'

/** Any address. */
const ANY = String.raw`(?:0\.0\.0\.0\/0|::\/0)`

/** Ports behind which a machine is administered or data is kept. */
const INNER_PORT = source`
  \b(?:22|23|445|1433|1521|2375|2379|3306|3389|5432|5601|5900|5984|5985|6379|6443|7687|8086|9000|
    9092|9200|9229|10250|11211|15672|27017)\b
`

export const OPEN_HOSTS: readonly Weakening[] = [
  weakening(
    regex.g`
      \btcp:\/\/(?:0\.0\.0\.0|\[::\]|\*)?:237[56]\b|\btcp-listen:237[56]\b|
        ["']?\btls(?:verify)?["']\s?:\s?false\b|
      --tls(?:verify)?=false\b|\bsystem service\b[^\n]{0,40}\btcp:\/\/(?:0\.0\.0\.0)?:\d|
      \blistenstream=(?:0\.0\.0\.0:)?2375\b|
        \bcontainerd\b[^\n]{0,60}\btcp_address\s?=\s?["']0\.0\.0\.0
    `,
  ),
  // A share or a relay for whoever comes.
  grave(
    regex.g`
      \s(?:\*|0\.0\.0\.0\/0)\s?\((?=[^)\n]{0,60}\brw\b)[^)\n]{0,60}\bno_root_squash\b|
      \bmynetworks\s?=\s?(?:[^\n,;]{1,30},?\s)?0\.0\.0\.0\/0
    `,
  ),
  // Shares of files.
  weakening(
    regex.g`
      (?:^|[\s\x60"'])\/[\w\/.-]{0,40}\s{1,12}\*\s?\([^)\n]{0,60}\b(?:rw|no_root_squash)\b|
      \bno_root_squash\b|\*\(rw[^)\n]{0,60}\)|
      \bpath\s?=\s?\/(?=\s{0,4}\n|\s(?:read|uid|guest|hosts|writ|public))|\bread only\s?=\s?(?:no|
        false)\b|\buid\s?=\s?(?:0|root)\b|
      \bguest ok\s?=\s?yes\b|\bmap to guest\s?=\s?bad user\b|
      \banon_(?:upload_enable|mkdir_write_enable|other_write_enable)\s?=\s?yes\b
    `,
  ),
  // Mail, names and proxies for the whole net.
  weakening(
    regex.g`
      \bmynetworks\s?=\s?[^\n]{0,40}${ANY}|
      \bsmtpd_(?:relay|recipient)_restrictions\s?=\s?permit(?=[\s,\x60;]|$)(?!,? ?permit_|_)|
      \b(?:smtpd_client_message_rate_limit|smtpd_client_connection_rate_limit)\s?=\s?0\b|
      \brelay_from_hosts\s?=\s?\*|\bdisable_plaintext_auth\s?=\s?no\b|
      \ballow-(?:recursion|transfer|query-cache)\s?\{\s?(?:any|0\.0\.0\.0\/0)\s?;|
      \bhttp_access allow all\b|\bsocks\b[^\n]{0,20}\bfrom: 0\.0\.0\.0\/0|
      \brwcommunity (?:public|private)\b|\brocommunity public\b(?!\s{1,4}(?:localhost|127|10\.|
        192))|
      \bmail_relay\b[^\n]{0,20}\bopen\b|\bfeature\(\s?["'\x60]?promiscuous_relay\b
    `,
  ),
  // Windows.
  weakening(
    regex.g`
      \ballowunencrypted\b["'\s=:]{0,4}(?:-value )?["'$]{0,2}true\b|
      \bservice\\?\/?(?:auth)?\\?\/?["'\s@{]{0,6}(?:auth\\)?basic\b["'\s=:]{0,4}(?:-value )?
        ["'$]{0,2}true|
      \bauth\\basic\b[^\n]{0,16}\btrue\b|\btrustedhosts\b["'\s=:]{0,4}(?:-value )?["']?\*|
      \buserauthentication\b[^\n]{0,30}\b0\b|\brequiresecuritysignature\b[^\n]{0,12}\b(?:\$?false|
        0)|
      \blmcompatibilitylevel\b[^\n]{0,30}\b[01]\b|\blocalaccounttokenfilterpolicy\b[^\n]{0,30}\b1\b|
      \bnet user guest \/active:yes\b|\benablesmb1protocol \$?true|\benablelua\b[^\n]{0,12}\b0\b|
      \blimitblankpassworduse\b[^\n]{0,30}\b0\b
    `,
  ),
  // Groups of rules for a net.
  weakening(
    regex.g`
      ${INNER_PORT}[^\n.;]{0,60}${ANY}|${ANY}(?:[^\n|;.]{0,40}|\)? \| )${INNER_PORT}|
      \bauthorize-security-group-ingress\b[^\n]{0,160}(?:--protocol (?:-1|all)\b[^\n]{0,60}
        ${ANY}|\b0-65535\b)|\b[01]-65535\b[^\n.;]{0,40}${ANY}|
      \bfrom_port\s{0,20}[=:]\s?${INNER_PORT}[^}]{0,240}?${ANY}|
      \bfirewall-rules create\b[^\n]{0,200}--(?:allow|rules)[= ](?:all|tcp)\b(?!:)|
      \bnsg rule create\b(?=[^\n]{0,240}(?:--source-address-prefix(?:es)?[= ]["']?
        (?:\*|internet|0\.0\.0\.0\/0)))[^\n]{0,240}--destination-port-ranges?[= ]["']?(?:\*|22|
          3389)|
      \bfirewall-rule create\b[^\n]{0,160}0\.0\.0\.0[^\n]{0,60}255\.255\.255\.255|
      \bauthorized-networks[= ]["']?0\.0\.0\.0\/0|\baccesslists? create\b[^\n]{0,20}0\.0\.0\.0\/0|
      --publicly-accessible\b|\bpublicly_accessible\s?=\s?true\b|
      \bufw default allow incoming\b|\biptables -p input accept\b|
      \bufw allow (?:from any|proto tcp from any)\b[^\n]{0,40}${INNER_PORT}
    `,
  ),
  // What is kept in a cloud, for everybody.
  weakening(
    regex.g`
      --no-block-public-policy\b|\bblockpublic(?:acls|policy)["']?\s?[=:]\s?false\b|
      \bdelete-public-access-block\b|\brestrictpublicbuckets["']?\s?[=:]\s?false\b|
      \bblock_public_(?:acls|policy)\s?=\s?false\b|\bpublic-read-write\b|
      \ballow-blob-public-access[= ]true\b|--public-access[= ](?:container|blob)\b|
      \b(?:allusers|allauthenticatedusers):?(?:objectadmin|objectcreator|admin|legacybucketowner)\b|
      \ball(?:authenticated)?users\b[^\n]{0,80}\broles\/(?:secretmanager|cloudkms|
        storage\.admin|
        storage\.objectadmin|owner|editor|iam)|\bmc (?:anonymous|policy) set (?:public|upload)\b
    `,
  ),
  heavy(
    regex.g`
      (?<!\bdeny\\{0,3}["'],?\s{0,20}["']?)\bprincipal\\{0,3}["']?\s?[:=]\s?(?:\{\s?["']?(?:aws|
        \*)\\{0,3}["']?\s?[:=]\s?)?\[?\\{0,3}["']\*?\\{0,3}["']\]?\s?\}?[^{}]{0,120}?
      \baction\\{0,3}["']?\s?[:=]\s?\[?\\{0,3}["'](?:\*|secretsmanager:|kms:|sqs:\*|sns:\*|lambda:|
        ecr:\*|s3:\*|
        s3:put|s3:delete|dynamodb:|ssm:|sts:|iam:|es:\*|backup:)|
      \btoken\.actions\.githubusercontent\.com:sub["']?\s?[:=]\s?\[?\s?["'](?:(?:repo:)?\*|
        repo:)["':]|
      \bsub["']?\s?[:=]\s?["']repo:\*?["']|\bprincipalset:\/\/\S{4,160}\/\*|
      --attribute-condition[= ]["']?true\b|\bproject_path:\*|
      --principal[= ](?:["']\*?["']|\*)(?![^\n]{0,60}url-auth-type)|--default-action allow\b
    `,
  ),
  beside(
    regex.g`
      \bexportfs -r?a\b|\bhosts allow\s?=\s?(?:\*|0\.0\.0\.0)|\banonymous_enable\s?=\s?yes\b|
        \binsecure,|\bchmod (?:-r )?0?777\b|\b\d{4,5} any\b|
      \bprofile[ =]public\b|\b(?:port )?\d{2,5} (?:is )?(?:forwarded|open(?:ed)?)\b|
      \b(?:open|expose|forward)s? (?:port )?\d{2,5}\b|\badministratoraccess\b|
      \bread[- ]write for\b|"resource"\s?:\s?"\*"|\broles\/owner\b
    `,
  ),
]
