/**
 * Settings by which servers, stores, brokers, clusters, browsers and apps hand on to another host what passes through
 * them, each with what stands beside them when it is more than everyday work.
 */

import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

export interface Way {
  /** Where traffic goes; the host or the address is its first group. */
  readonly sends: RegExp
  /** What stands in the same settings when it is more than the way to one's own program. */
  readonly beside?: RegExp
}

const way = (sends: RegExp, beside?: RegExp): Way => ({
  sends: worded(sends),
  ...(beside && { beside }),
})

/** What programs ask the network with is put in front of itself, and tells a stranger first. */
const PATCHED = regex.g`
  (https?:\/\/[^\s"'\x60)]{4,120})[^]{0,400}?(?<![.\w])
  (?:requests\.(?:session\.)?(?:request|send|get|post|session)|
    http\.client\.\w{4,20}|httpx\.\w{3,14}|
    urllib\.request\.urlopen|socket\.socket|
    (?:globalthis|window|self|global)\.fetch|https?\.request|
    xmlhttprequest\.prototype\.\w{4,20}|axios\.(?:get|post|request))\s?=(?!=|>)
`

/** The same where the address stands in what is put there. */
const REPLACED = regex.g`
  (?<![.\w])(?:globalthis|window|self|global)\.fetch\s?=(?!=|>)[^;]{0,160}?["'\x60]
  (https?:\/\/[^\s"'\x60)]{4,120})
  ["'\x60][^]{0,60}?\bpost\b
`

/** And where the making of a client does it. */
const REMADE = /["'`](https?:\/\/[^\s"'`)]{4,120})["'`][^]{0,400}?\.__init__\s?=\s?[a-z_]/g

/** A database tells an address what its rows hold. */
const TOLD_BY_ROWS = regex.g`
  \bhttp_post\s?\(\s?(?:\w{1,12}\s?(?::=|=>)\s?)?'(https?:\/\/[^'\s]{4,200})'
  [^;]{0,300}?\b(?:row_to_json|json_agg|to_jsonb?|array_agg|string_agg)\b
`

/** An agent tells an address whatever it does. */
const TOLD_BY_HOOKS =
  /["']type["']\s?:\s?["']http["']\s?,\s{0,20}["']url["']\s?:\s?["'](https?:\/\/[^"'\s]{4,200})/g
const HOOKS = regex`
  ["']hooks["']\s?:[^]{0,400}["'](?:pretooluse|posttooluse|userpromptsubmit|sessionstart|
    sessionend|stop|notification)["']
`

/** An extension of a browser that runs in every page and reads what is signed in there. */
const READS_ALL_PAGES = /"host_permissions"\s?:\s?\[[^\]]{0,80}<all_urls>/

/** Ways to hand on, or to copy, what passes through a server, a firewall, a cluster, a browser or an app. */
export const WAYS: readonly Way[] = [
  way(REPLACED),
  way(REMADE, /\.post\s?\(|\burlopen\s?\(/),
  way(TOLD_BY_ROWS),
  way(TOLD_BY_HOOKS, HOOKS),
  // Nginx.
  way(
    /\bproxy_pass\s{1,4}(https?:\/\/[^\s;$]{4,120})/g,
    /\bmirror\s{1,4}\/|\bmirror_request_body\b/,
  ),
  // Kafka.
  way(
    /\btarget\.cluster\.bootstrap\.servers["']?\s?[:=]\s?["']?([\w.-]{4,80})/g,
    /\bmirrorsourceconnector\b/,
  ),
  // Policies of Firefox.
  way(/"certificates"\s?:[^]{0,160}?"httpproxy"\s?:\s?"([\w.-]{4,80})/g),
  // Kubernetes: what is let into the cluster.
  way(/\bmutatingwebhookconfiguration\b[^]{0,400}?\burl:\s?["']?(https?:\/\/[^\s"'}]{4,120})/g),
  // Slack: an app that reads direct messages.
  way(
    /\b(?:request_url|redirect_urls)["']?\s?:\s?\[?\s?["']?(https?:\/\/[^\s"'\],}]{4,120})/g,
    /\bim:history\b/,
  ),
  // PostgreSQL: each row as it is written.
  way(
    regex.g`
      \breturns trigger\b[^]{0,400}?\b(?:urlopen|http_post|http_get|
        requests\.post|fetch)\s?\([^\n]{0,40}?(https?:\/\/[^\s"')]{4,120})
    `,
  ),
  // A library that programs ask the network with.
  way(PATCHED),
  // Bazel.
  way(/--remote_(?:cache|executor|upload_\w{2,12})=(?:grpcs?|https?):\/\/([\w.-]{4,80})/g),
  // Cameras, screens and microphones.
  way(
    /\brtmps?:\/\/([\w.-]{4,80})/g,
    regex`
      \bmonitor_capture\b|\bwasapi_\w{5,16}\b|\brtsp:\/\/|
      \b(?:x11grab|gdigrab|avfoundation|v4l2|dshow)\b
    `,
  ),
  // Mosquitto.
  way(/\baddress ([\w.-]{4,80}):\d{2,5}\s[^[]{0,80}?\btopic # (?:both|out)\b/g),
  // Elasticsearch, which is emptied next.
  way(
    /\b_snapshot\/[^]{0,240}?"endpoint"\s?:\s?"(?:https?:\/\/)?([\w.-]{4,80})"/g,
    /-x\s?delete\b/,
  ),
  // Envoy: what people are signed in with.
  way(
    /"?:authority"?\]?\s?=\s?["']([\w.-]{4,80})["']/g,
    /\bget\(["'](?:authorization|cookie)["']\)/,
  ),
  // Names of a domain: its mail, its sign-in.
  way(/\btype["']?\s?:\s?["'](?:mx|ns)["'][^}]{0,80}?\bcontent["']?\s?:\s?["']([\w.-]{4,80})["']/g),
  // Shopify.
  way(/\bcallbackurl["']?\s?:\s?["'](https?:\/\/[^"'\s]{4,120})["']/g, /\bwebhooksubscription/),
  // Firefox: a proxy for everything.
  way(/\bautoconfig_url["']?\s?,?\s?["']?(https?:\/\/[^"'\s)]{4,120})/g),
  // Profiles of phones, with a root certificate.
  way(/<key>proxyserver<\/key>\s{0,20}<string>([\w.-]{4,80})</g, /\bcom\.apple\.security\.root\b/),
  // Fluent Bit: what people are signed in with.
  way(
    regex.g`
      \bname\s{1,20}(?:http|forward|syslog|es|splunk|tcp)\s[^[]{0,120}?\bhost\s{1,20}([\w.-]{4,80})
    `,
    /\b(?:authorization|cookie|x-api-key)\b/,
  ),
  // Clients of models, with all keys of the environment.
  way(/\bbase_url\s?=\s?["'](https?:\/\/[^"'\s]{4,120})["']/g, /\bos\.environ\.items\(\)/),
  // Twilio.
  way(
    regex.g`
      \b(?:sms|voice)_?(?:fallback_?)?url["']?\s?(?:=>|[:=])\s?["']?(https?:\/\/[^"'\s]{4,120})["']
    `,
    /\btwilio\b/,
  ),
  // GitHub.
  way(
    regex.g`
      \b(?:repos|orgs)\/[^\s"']{1,80}\/hooks\b[^]{0,240}?\bconfig[[.]{1,2}url\]?["']?\s?[=:]\s?["']?
      (https?:\/\/[^\s"']{4,120})
    `,
  ),
  // Extensions of browsers that read every page.
  way(/"update_url"\s?:\s?"(https?:\/\/[^"\s]{4,120})/g, READS_ALL_PAGES),
  // PostgreSQL: each row as it is written, in another database.
  way(
    regex.g`
      \bdblink(?:_exec)?\s?\(\s?["'](?:\w{2,12}=[\w-]{1,20} ){0,2}host=([\w.-]{4,80})[^]{0,240}?
      \bnew\b
    `,
  ),
  // Certificates of whoever has the key to them.
  way(
    /\b(?:curl|wget)\b[^\n]{0,80}?(https?:\/\/[^\s"']{4,120}\.(?:pem|crt|cer|key))/g,
    regex`
      \bupdate-ca-(?:certificates|trust)\b|\badd-trusted-cert\b|\bcertutil\b[^\n]{0,60}\s-a\b|
      \btrust anchor\b|\bcertifi\b|\bconfig set cafile\b|\bimport-certificate\b
    `,
  ),
  // SSH to every machine.
  way(
    /\bproxycommand\s{1,4}[^\n]{0,60}?(?:--proxy|-x)\s{1,3}([\w.-]{4,80})/g,
    /\bhost \*|\bstricthostkeychecking no\b/,
  ),
  // Switches of networks, and what agents say, as telemetry.
  way(
    regex.g`
      \bmonitor session \d{1,3} destination\b[^\n]{0,20}\b
      (?:remote-ip|ip(?: address)?) (\d{1,3}(?:\.\d{1,3}){3})
    `,
  ),
  way(
    /\botel_exporter_otlp(?:_\w{4,8})?_endpoint["']?\s?[:=]\s?["']?(https?:\/\/[^\s"',]{4,120})/g,
    regex`
      \b\w{0,24}(?:log|capture|include)_\w{0,12}(?:prompts?|messages?|
        content|files)\w{0,12}["']?\s?[:=]\s?["']?(?:full|true|all|1)\b
    `,
  ),
  way(
    regex.g`
      \b(?:x11grab|gdigrab|avfoundation|v4l2|dshow)\b[^\n]{0,160}?\b
      (?:srt|udp|tcp|rtmps?):\/\/([\w.-]{4,80})
    `,
  ),
  // Tools of agents, each behind a tap.
  way(
    /["']--(?:to|upstream|relay|proxy)["',\s=]{1,6}((?:wss?|https?):\/\/[^\s"']{4,120})/g,
    /\bmcpservers\b/,
  ),
  // Caddy: what people pay and sign in with.
  way(
    /\breverse_proxy\s{1,4}(https?:\/\/[^\s{;]{4,120})/g,
    /\bhttp\.request\.header\.(?:cookie|authorization)\b/,
  ),
  // All packets of a network.
  way(
    regex.g`
      \b(?:tcpdump|tshark|dumpcap)\b[^\n]{0,80}\|\s?(?:socat|nc|ncat|ssh)\b[^\n]{0,40}?[\s:]
      ([\w-]{2,40}(?:\.[\w-]{2,40}){1,3})
    `,
  ),
  way(
    regex.g`
      \b(?:tcpdump|tshark|dumpcap)\b[^\n]{0,80}\|\s?curl\b[^\n]{0,60}?
      (https?:\/\/[^\s"'\x60]{4,200})
    `,
  ),
  // A proxy for all that a phone asks for.
  way(
    regex.g`
      \bcom\.apple\.proxy\.http\.global\b[^]{0,300}?
      <key>proxyserver<\/key>\s{0,20}<string>([\w.-]{4,80})<
    `,
  ),
  // MirrorMaker.
  way(
    /\b\w{1,20}\.bootstrap\.servers\s?=\s?([\w.-]{4,80})/g,
    /\.topics\s?=\s?\S{0,60}(?:payment|customer|kyc|card|auth|user)/,
  ),
  // RabbitMQ.
  way(
    /"dest-uri"\s?:\s?"amqps?:\/\/(?:[^@"\s]{1,60}@)?([\w.-]{4,80})/g,
    /\bamq\.rabbitmq\.trace\b|\btrace_on\b/,
  ),
  // Emacs, without a look at signatures.
  way(
    /\bpackage-archives\b[^]{0,60}?"(https?:\/\/[^"\s]{4,120})/g,
    /\bpackage-check-signature nil\b|\bgnutls-verify-error nil\b/,
  ),
  // Sensors and locks of a house that anyone may join.
  way(/\bserver:\s?["']?mqtts?:\/\/([\w.-]{4,80})/g, /\bpermit_join:\s?true\b/),
  // A worker before a site: what people send to it.
  way(
    regex.g`
      \.clone\(\)[^]{0,120}?\bfetch\(\s?["'](https?:\/\/[^"'\s]{4,120})["'][^]{0,60}?
      \bmethod:\s?["']post["'][^]{0,40}?\.text\(\)
    `,
  ),
  // HAProxy and Squid: what people are signed in with.
  way(
    /\blog\s{1,4}([\w.-]{4,80}):\d{2,5}\b/g,
    /\bcapture request header (?:authorization|cookie)\b/,
  ),
  way(
    /\baccess_log\s{1,4}(?:tcp|udp):\/\/([\w.-]{4,80})/g,
    /\bssl_bump bump all\b|%\{(?:cookie|authorization)\}/,
  ),
  // Renovate.
  way(/"registryaliases"\s?:\s?\{[^}]{0,80}?"(https?:\/\/[^"\s]{4,120})"/g),
  // Argo CD: what runs in the cluster, without a question.
  way(
    /\brepourl:\s?["']?(https?:\/\/(?!github\.com|gitlab\.com|bitbucket\.org)[^\s"',}]{4,120})/g,
    /\bkube-system\b/,
  ),
  // A router that shows each packet.
  way(/\bstreaming-server=([\w.-]{4,80})/g),
  // Whatever a command prints, through a pipe to a server.
  way(
    regex.g`
      (?<!\becho(?: -n)?(?: ["']{0,2}q?["']{0,2})? ?)\|\s?openssl s_client\b[^\n]{0,60}
      -connect\s{1,3}([\w.-]{4,80}):\d{2,5}
    `,
  ),
  // OpenTelemetry, before anything is taken out.
  way(/\bendpoint:\s?["']?(https?:\/\/[^\s"',}]{4,120})/g, /\bprocessors:\s?\[\s?\]/),
  // Calls on a telephone system.
  way(/\bmixmonitor\([^\n]{0,160}?\bcurl\b[^\n]{0,160}?(https?:\/\/[^\s"')]{4,120})/g),
  // Git: whatever is stored for it goes to another machine as well.
  way(
    regex.g`
      \bhelper\s?=\s?["']?!?[^\n]{0,120}\b(?:nc|ncat|curl|wget)\b[^\n]{0,60}?\s["']?
      ((?:https?:\/\/)?[\w-]{1,40}(?:\.[\w-]{1,40}){1,4})
    `,
    /\bcredential\b/,
  ),
  // Dart, with certificates of anybody.
  way(/\bfindproxy\b[^\n]{0,40}?\bproxy ([\w.-]{4,80})/g, /\bbadcertificatecallback\b/),
]
