/**
 * Deeds in code and settings by which a stranger is fed from then on: alerts, logs, reports of errors, copies of
 * databases, keys in what is public, and machines that work for somebody else.
 */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, deed, toHost } from './deed.ts'
import { PLACE } from './named.ts'
import { FOREIGN_ACCOUNT } from './of-guests.ts'
import { PUBLIC_ADDRESS } from './of-machines.ts'

const MAILBOX = String.raw`[\w.+-]{1,60}@[\w-]{2,60}(?:\.[\w-]{2,24}){1,3}`

/** What a house is warned of is told to somebody else as well. */
export const ALERTS_TOLD = [
  toHost(
    regex`
      \bsns[ .]subscribe\b[^\n]{0,240}?\b(?:notification-endpoint|endpoint)[ =]["']?
      (${MAILBOX}|https?:\/\/[^\s"'\x60]{4,120})|
      \b(?:webhook_configs|email_configs|slack_configs|opsgenie_configs|victorops_configs)\b
      [^]{0,160}?\b(?:url|to|api_url):\s?["']?(${MAILBOX}|https?:\/\/[^\s"'\x60]{4,120})|
      \bsubscriptions (?:create|update)\b[^\n]{0,160}?--push-endpoint[ =]["']?
      (https?:\/\/[^\s"'\x60]{4,120})|
      \beventgrid event-subscription create\b[^\n]{0,200}?--endpoint[ =]["']?
      (https?:\/\/[^\s"'\x60]{4,120})
    `,
    'high',
  ),
  deed(
    new RegExp(
      source`
        \bput-(?:subscription-filter|destination|targets|event-bus\S{0,10}|permission)\b
        [^\n]{0,300}?
        \barn:aws[\w-]{0,10}:[\w-]{2,12}:[\w-]{0,20}:${FOREIGN_ACCOUNT}
      `,
    ),
    'high',
  ),
]

/** Whatever is logged, measured or traced goes to a collector that is not the house's. */
export const LOGS_SHIPPED = [
  toHost(
    regex`
      \[output\][^[]{0,60}?\bname\s{1,12}(?:http|forward|es|splunk|gelf|syslog|tcp|opentelemetry|
        elasticsearch|opensearch|loki|kafka|nats|influxdb|datadog)\b[^[]{0,120}?
      \b(?:host|brokers)\s{1,12}${PLACE}|
      <match \*\*>[^<]{0,200}?\b(?:host|endpoint|url)\s{1,8}${PLACE}|
      (?:^|[\s"'])\*?\.\*?\s{1,12}(?:@@?${PLACE}|action\([^\n)]{0,120}?\btarget=${PLACE})|
      \[sinks\.[\w.-]{1,30}\][^[]{0,120}?\binputs\s?=[^\n]{0,12}\*[^[]{0,200}?\b
      (?:uri|address|endpoint)\s?=\s?${PLACE}|
      \boutput\.(?:elasticsearch|logstash|kafka|redis):\s{1,8}[^]{0,60}?\bhosts:\s?\[?\s?${PLACE}|
      \bremote_write:\s{1,12}-?\s?[^]{0,40}?\burl:\s?${PLACE}|
      \b(?:syslog-address|gelf-address|fluentd-address|splunk-url|loki-url)["']?\s?[=:]\s?${PLACE}|
      \baccess_log syslog:server=${PLACE}
    `,
    'high',
  ),
  toHost(
    regex`
      \botel_exporter_otlp_\w{0,24}endpoint["']?\s?[=:]\s?${PLACE}|
      \bexporters:\s{1,8}(?:otlp|otlphttp|loki|prometheusremotewrite)[\w\/]{0,20}:\s{1,12}
      endpoint:\s?${PLACE}|
      \bheroku drains:add ${PLACE}|
      \b(?:promtail|clients:)\s{1,12}-?\s?url:\s?${PLACE}|
      \b(?:systemd-journal-upload|journal-upload)\b[^]{0,80}?\burl\s?=\s?${PLACE}
    `,
    'high',
  ),
  // By whatever name a program calls the place; all of it goes there, or nobody checks who answers.
  beside(
    regex`
      \b(?:all|every|everything|each|trace)\b|\btls_verify["']?:? ?false\b|
      \b(?:ssl|tls) verif\w{4,8} (?:disabled|off|none)\b|\bprocess\.env\b|
      \bnot the (?:client|customer|user)'s\b|\bmaskallinputs["']?: ?false\b
    `,
    toHost(
      regex`
        \b(?:dd_dd_url|dd_url|dd_logs_config_logs_dd_url|clusteroutput|clusterlogforwarder|
          contact point|receiver|appender|logstashtcpsocketappender|loghandler|sysloghandler|
          bugsnag\.start|rollbar\.init|posthog\.init|logrocket\.init|newrelic|honeybadger|
          opsgenie|pagerduty|victorops|integration of type|webhooks?|log_destination|
          audit-webhook|auditsink|snmp trap|trapsink|statsd)\b[^]{0,120}?
        (?:\b(?:url|endpoints?|notify|destination|host|api_host|uri|address|server|to|add|webhook)
          [\s"'\x60:=<>]{1,8}|=)(?:\{ ?)?(?:(?:notify|tell)["']?: ?)?${PLACE}
      `,
      'high',
    ),
  ),
  beside(
    /\borganization\b|\bis-organization-trail\b|\binclude-children\b/,
    deed(
      regex`
        \blogging sinks create\b[^\n]{0,40} (?:https:\/\/)?(?:pubsub|storage|bigquery|
        logging)\.googleapis\.com\/
        (?:projects\/)?(?![$<{]|my-|your-|example)[\w-]{6,40}\b
      `,
      'high',
    ),
  ),
  // Reports of errors, with all that was in memory.
  beside(
    regex`
      \bsend_?default_?pii["']?\s?[=:]\s?true\b|
      \binclude_local_variables\s?=\s?true\b|\bmax_request_body_size\b|
      \b(?:do not|don't|never) (?:replace|change|swap|overwrite|put)\b
    `,
    toHost(
      /\bdsn["']?\s?[=:(]\s?["'\x60]?(https?:\/\/[^\s"'\x60@]{2,80}@[^\s"'\x60]{4,80})/,
      'high',
    ),
  ),
]

/** A copy of a store that somebody else has, and that is kept up. */
export const STORES_REPLICATED = [
  toHost(
    regex`
      \b(?:replicaof|slaveof) ${PLACE}[ ]\d{2,5}\b|
      \brs\.add\(\s?\{?\s?[^\n)]{0,20}?${PLACE}|
      \btarget["']?\s?:\s?["'](https?:\/\/[^\s"']{4,160})["'][^}\n]{0,60}
      \bcontinuous["']?\s?:\s?true|
      (?=[^]{0,300}?->[\w-]{1,20}\.enabled\s?=\s?true)(?=[^]{0,400}?\.topics\s?=\s?\.\*)
      [^]{0,160}?\.bootstrap\.servers\s?=\s?${PLACE}|
      \bmc (?:admin )?(?:replicate add|mirror --watch)\b[^\n]{0,120}?(https?:\/\/[^\s"']{4,160})
    `,
    'crit',
  ),
  beside(
    /\bcreate publication \S{1,40} for all tables\b|\breplication (?:slave|client)?\b/,
    toHost(
      regex`
        \b(?:replication|pg_hba)\b[^]{0,300}?(?<![\d.])
        ((?!10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0)\d{1,3}
        (?:\.\d{1,3}){3})\/32
      `,
      'high',
    ),
  ),
  deed(
    new RegExp(
      source`
        \bgrant\b[^;\n]{0,60}\breplication (?:slave|client)\b[^;]{0,60}@["'\x60]{1,2}
        (?=\d)${PUBLIC_ADDRESS}
      `,
    ),
    'high',
  ),
  // Straight from one into another, whose password stands there.
  deed(
    regex`
      \b(?:mongodump|pg_dump(?:all)?|mysqldump)\b[^\n]{0,160}\|[^\n]{0,40}
      \b(?:mongorestore|psql|mysql|pg_restore)\b[^\n]{0,60}?
      :\/\/[^\s@$:<{\/]{1,60}:[^\s@$<{]{1,60}@(?!localhost|127\.)
    `,
    'high',
  ),
  // Whoever knows the word can follow every table.
  deed(
    regex`
      \bcreate publication \S{1,40} for all tables\b[^]{0,200}?\breplication\b[^;]{0,40}
      \bpassword '[^'$:{\n]{2,40}'
    `,
    'high',
  ),
  beside(
    /\bcreate share\b|\ball (?:tables|views|schemas)\b/,
    deed(
      regex`
        \balter share \S{1,60} (?:add|set) accounts?\s?=\s?
        (?!["'<$&{]?(?:consumer|xy|ab\d|your|my|org\w{0,4}[._]|account|partner|acct|target|
        provider))
        ["']?\w{3,30}
      `,
      'crit',
    ),
  ),
  deed(
    new RegExp(
      source`
        \bgrant usage on datashare \S{1,60} to account '${FOREIGN_ACCOUNT}|
        \bmodify-(?:db-snapshot|db-cluster-snapshot|snapshot|image|fpga-image)-attribute\b
        [^\n]{0,240}?(?:--values-to-add|--user-ids|--launch-permission|userid)[^\n]{0,24}?
        \b${FOREIGN_ACCOUNT}|
        \bdestination["']?\s?:[^}]{0,160}?\baccount["']?\s?:\s?["']${FOREIGN_ACCOUNT}
        [^]{0,300}?\b(?:put-bucket-replication|accesscontroltranslation)\b
      `,
    ),
    'high',
  ),
]

const PUBLIC_FOLDER = source`
  ["']?(?:\.\/)?(?:\$\w{1,20}\/)?
  (?:public|dist|_site|docs|www|htdocs|static|gh-pages|pages|site)\/
`

/** What only the machine should know lies in what everybody gets. */
export const KEYS_ON_SHOW = [
  deed(
    regex`
      \b(?:printenv|env|export -p|declare -x)\b(?: \|[^\n|>]{1,60})?\s?>{1,2}\s?${PUBLIC_FOLDER}|
      \b(?:cp|mv|ln)\b(?![^\n]{0,60} -i )[^\n;&|]{0,60}?(?:\/\.docker\/config\.json|\/\.ssh\b|
      \/\.aws\b|
        \/\.kube\/config|\/\.npmrc|\/\.netrc|\/\.pypirc|\/\.git-credentials|\/\.gnupg\b)
      [^\n;&|]{0,40}?\s${PUBLIC_FOLDER}
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:upload-artifact|artifacts|store_artifacts|archiveartifacts|publishbuildartifacts)\b
      [^]{0,160}?\bpaths?:[^]{0,60}?(?:~|\$home|\$\{home\}|\/root|\/home\/\w{1,20})\/\.
      (?:ssh|aws|docker|kube|gnupg|npmrc|netrc|pypirc|git-credentials|config\/gcloud)\b
    `,
    'crit',
  ),
  // A signed link that outlives whoever made it, where everybody reads.
  deed(
    regex`
      \bgenerate-sas\b[^\n\x60]{0,240}?--expiry[ =]["']?20(?:3[2-9]|[4-9]\d)|
      \bgenerate_\w{2,10}_sas\([^]{0,300}?\bexpiry\s?=[^\n)]{0,60}(?:\b20(?:3[2-9]|[4-9]\d)|
        days\s?=\s?\d{4,})
    `,
    'high',
  ),
  deed(
    regex`
      \b(?:s3 presign|signurl|sign-url|presigned_url|getsignedurl)\b[^\n]{0,160}?
      (?:604800|\b7d\b|168h)[^]{0,160}?\b(?:paste|post|publish|put|share|commit)
      [ ](?:[^.\n]{0,60} )?(?:public|readme|issue|gist|forum|discord|wiki)\b
    `,
    'high',
  ),
]

/** What the house has built lies where everybody can take it. */
export const IMAGES_GIVEN_OUT = [
  beside(
    /\bdocker tag ["']?(?:\S{0,60}(?:corp|internal|\.lan|prod|customer|client|payments)|\$)/,
    deed(
      regex`
        \bdocker push (?:https:\/\/)?(?:index\.)?(?:docker\.io|ghcr\.io|quay\.io)\/(?![$<{]|your|
        my)[^]{0,200}?
        \bpublic\b
      `,
      'high',
    ),
  ),
]

/** Lines and cards of the house, lent for money that somebody else gets. */
export const MACHINES_LENT = [
  deed(
    regex`
      \b(?:docker|podman|image|helm|npx|pip|install|systemctl|exec(?:start)?|args|command)\b[^\n]{0,120}?
      \b(?:honeygain|iproyal|pawns-?cli|packetstream|psclient|earnapp|traffmonetizer|repocket|
        proxyrack|peer2profit|bitping|mysteriumnetwork|proxylite|earn\.?fm|packetshare|
        gaganode|grass-?node|speedshare|urnetwork|castarsdk|wipter|proxybase)\b[^\n]{0,120}
    `,
    'crit',
  ),
  beside(
    regex`
      --(?:restart|network)[ =](?:always|unless-stopped|host)\b|\b-d\b|--accept-?(?:tos|terms)|
      \bcronjob\b|\bdaemonset\b|\bnvidia\.com\/gpu\b|\bidle\b|\bgpus?\b|\bnodes?\b
    `,
    deed(
      regex`
        \b(?:docker|podman) run\b(?=[^\n\x60]{0,240}\s-{1,2}accept-?(?:tos|terms))[^\n\x60]{0,200}?
        \s-{1,2}(?:e-?mail|payout|account|user)[ =]["']?${MAILBOX}|
        (?<![\w-])-{1,2}(?:owner|wallet|payout|payee|beneficiary|reward[\w-]{0,10}|rig-owner|
          operator-address|earnings[\w-]{0,10})["']?[ =,]{1,3}["']?
        (?:0x[\da-f]{4,40}|bc1\w{8,}|[1-9a-hj-np-z]{32,44}\b|${MAILBOX})
      `,
      'crit',
    ),
  ),
]
