/**
 * Deeds in code and settings by which a stranger is let in for good: machines that take their orders elsewhere, nets and
 * zones that somebody else runs, keys and accounts of others that open what is the house's.
 */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, deed, toHost, toStranger } from './deed.ts'
import { PLACE } from './named.ts'

/** The number of an account that manuals have not made up. */
export const FOREIGN_ACCOUNT = source`
  (?!123456789\d{3}|012345678901|0{12}|1{12}|2{12}|3{12}|4{12}|
    5{12}|6{12}|7{12}|8{12}|9{12}|1{4}2{4}3{4}|2{4}3{4}4{4}|4{4}5{4}6{4}|5{4}6{4}7{4}|
    7{4}8{4}9{4}|9{4}8{4}7{4}|210987654321|098765432109|987654321\d{3})\d{12}\b
`

/** A public key that is written out. */
const WRITTEN_KEY = source`(?:ssh-(?:rsa|ed25519)|ecdsa-sha2-\S{4,20}) aaaa[\w+\/]{8}`

/** Builds, jobs and orders come from a server that is not the house's. */
export const ORDERED_FROM_AFAR = [
  toHost(
    regex`
      \b(?:gitlab-runner register|act_runner register|forgejo-runner register|config\.(?:sh|cmd)|
        buildkite-agent start|agent\.jar|circleci-runner|teamcity-agent|concourse worker|
        netbird up|tailscale up|headscale|teleport start|puppet agent|chef-client|ray start|
        nomad agent|consul agent|k3s agent|rke2-agent|meshagent|meshcmd|rustdesk|fleetctl package|
        agent-auth|elastic-agent (?:enroll|install)|datadog-agent|kopia|azcmagent connect|
        salt-call|dask[- ]worker|celery)\b[^\n]{0,200}?[ ]
      -{1,2}(?:url|u|instance|jnlpurl|endpoint|tsa-host|management-url|login-server|auth-server|
        server|address|servers|retry-join|fleet-url|m|master|broker|config)[ =]${PLACE}
    `,
    'high',
  ),
  toHost(
    regex`
      \b(?:ci_server_url|woodpecker_server|drone_rpc_host|gitea_instance_url|
        forgejo_instance_url|k3s_url|jenkins_url|azp_url|wazuh_manager|fleet_server_url|
        buildkite_agent_endpoint|meshserver|tls_hostname|sw_apm_collector)["']?\s?[=:]\s?${PLACE}
    `,
    'high',
  ),
  toHost(
    regex`
      \bdocker swarm join\b[^\n]{0,160} (?<=[ "'])${PLACE}|
      \bkubeadm join ${PLACE}
    `,
    'high',
  ),
  // Whoever is at the other end has the machine, or the way to where one signs in.
  toHost(
    regex`
      \bdocker\.sock\b[^]{0,160}? -{1,2}(?:controller|server|url|endpoint|host|connect|manager|
        edge-\w{2,8})[ =]${PLACE}|
      \bserver_?addr["']?\s?[=:]\s?${PLACE}[^]{0,200}?\blocal_?port["']?\s?[=:]?\s?
      (?:22|3389|5900|445|2375|6443)\b
    `,
    'crit',
  ),
  deed(
    regex`
      (?=[^]{0,300}?\b(?:service install|always|systemd|at login|reboot)\b)
      \bcode tunnel\b[^]{0,160}?\b(?:github |microsoft )?account \W{0,2}(?!you)[\w-]{3,40}
    `,
    'high',
  ),
  // A net that belongs to whoever has made the key, or has its number.
  deed(
    regex`
      \btailscale up\b[^\n]{0,120}--auth-?key[ =]["']?tskey-(?!\w{0,8}-?(?:x{3}|\.\.|your|abc|<|\$))
      \w[\w-]{8,}|
      \btailscale up\b[^\n]{0,120}--auth-?key[ =]["']?tskey-auth-(?!x{2}|your|abc)[\w-]{8,}|
      \bzerotier-cli join (?!8056c2e21c000001|1234567890abcdef|0{8}|a{8})[\da-f]{16}\b
    `,
    'high',
  ),
]

/** All that a machine or a house sends goes by way of somebody else. */
export const LED_THROUGH = [
  toHost(
    regex`
      \[peer\](?=[^[]{0,400}?\ballowedips\s?=[^\n]{0,40}(?:0\.0\.0\.0\/[01]|::\/0))[^[]{0,400}?
      \bendpoint\s?=\s?${PLACE}|
      \bwg set\b(?=[^\n]{0,300}allowed-ips \S{0,40}(?:0\.0\.0\.0\/[01]|::\/0))[^\n]{0,240}?
      \bendpoint ${PLACE}|
      \bremote[ ]${PLACE}[ ]\d{2,5}\b[^]{0,300}?\bredirect-gateway\b|
      \bsshuttle\b[^\n]{0,60}-r ${PLACE}[^\n]{0,60}\s0(?:\.0\.0\.0)?\/0
    `,
    'high',
  ),
]

/** Whoever holds a key elsewhere signs for those who come in. */
export const SIGNED_IN_BY_OTHERS = [
  beside(/\btrustedusercakeys\b/, deed(new RegExp(WRITTEN_KEY), 'crit')),
  beside(
    /\btrustedusercakeys\b/,
    toHost(
      regex`\b(?:curl|wget|iwr)\b[^\n]{0,80}?(https?:\/\/[^\s"'\x60]{4,200})[^\n]{0,80}`,
      'crit',
    ),
  ),
  deed(
    regex`
      \bauthorizedprincipalscommand\s{1,4}["']?\S{0,24}\/(?:echo|printf|cat|sh|bash)\b[^\n]{0,60}|
      \bauthorizedkeyscommand\s{1,4}["']?\S{0,24}\/(?:curl|wget)\b[^\n]{0,120}
    `,
    'crit',
  ),
  beside(
    /\b(?:sudo|root|admin\w{0,10}|permit|owner)\b|\bbound\w{0,12} to\b/,
    toHost(
      regex`
        \b(?:ldap_uri|krb5_server|oidc_discovery_url|jwks_url|oidc-issuer-url|tacplus_server|
          radius_server|saml_idp_metadata\w{0,4})["']?\s?[=:]\s?${PLACE}
      `,
      'high',
    ),
  ),
  toStranger(
    regex`
      \bcreate-open-id-connect-provider\b[^\n]{0,60}--url[ =]["']?https:\/\/
      (?!token\.actions|gitlab\.com|app\.terraform|oidc\.(?:eks|circle)|accounts\.google|vstoken)|
      \bworkload-identity-pools providers create-oidc\b[^]{0,300}?--issuer-uri[ =]["']?https:\/\/
      (?!token\.actions|gitlab\.com|app\.terraform|oidc\.|accounts\.google|vstoken|
      \S{0,40}bitbucket)
    `,
    'crit',
  ),
]

/** Secrets are encrypted for one more, who is not of the house. */
export const READ_BY_OTHERS = [
  beside(
    /\bfor\b|\bfind\b|\bxargs\b|\bupdatekeys\b[^\n]{0,40}(?:-y|--yes)\b|\b(?:each|every|all)\b/,
    deed(
      regex`
        \b(?:sops|updatekeys|creation_rules)\b[^]{0,300}?\bage1[a-z\d]{24,62}\b|
        \bage1[a-z\d]{24,62}\b[^]{0,300}?\b(?:\.sops\.yaml|updatekeys|sops)\b
      `,
      'high',
    ),
  ),
  toHost(
    regex`
      \b(?:git-crypt add-gpg-user|blackbox_addadmin|transcrypt --add|git secret tell|
        gopass recipients add|pass init)\b[^\n\x60]{0,40}?[ "']([\w.+-]{1,60}
        @[\w-]{2,60}\.[\w.]{2,30})
    `,
    'high',
  ),
  deed(
    new RegExp(
      source`
        \b(?:agenix|\.agenix|age -r|secrets\.nix|ragenix|sops)\b[^]{0,200}?${WRITTEN_KEY}|
        ${WRITTEN_KEY}[^]{0,120}?\b(?:agenix|secrets\.nix|ragenix)\b
      `,
    ),
    'high',
  ),
  deed(/\bpass init\b[^\n\x60]{0,24}? (?:0x)?[\da-f]{16,40}\b/, 'high'),
  deed(
    /-pgp-keys?[ =]["']?keybase:(?!jefferai|vishalnayak|sethvargo|hashicorp|user|alice|bob|your)\w/,
    'high',
  ),
]

/** A number of an account that is not the house's, where rights are given. */
export const ACCOUNTS_LET_IN = [
  beside(
    regex`
      \b(?:administratoraccess|poweruseraccess|iamfullaccess|amazoneksclusteradminpolicy)\b|
      \baction["']?\s?[=:]\s?\[?\s?["']\*["']
    `,
    deed(
      new RegExp(
        source`
          \b(?:principal|aws)["']?\s?[=:]\s?[{[]?\s?[^\n]{0,24}?["']?arn:aws[\w-]{0,10}:iam::
          ${FOREIGN_ACCOUNT}:(?:root|user|role)\b
        `,
      ),
      'crit',
    ),
  ),
  deed(
    new RegExp(
      source`
        \b(?:ram create-resource-share|create-access-entry|kms create-grant|authorize-data-share|
          put-bucket-policy|put-key-policy|put-resource-policy|set-repository-policy|
          put-repository-policy|put-permission|eks create-access-entry|share-portfolio|
          update-assume-role-policy|iamidentitymapping|add-layer-version-permission|
          invite-account-to-organization)\b
        [^\n]{0,300}?\b${FOREIGN_ACCOUNT}
      `,
    ),
    'high',
  ),
  toHost(
    regex`
      \badd-iam-policy-binding\b(?=[^\n]{0,240}\broles\/(?:owner|editor|[\w.]{2,30}\.admin)\b)
      [^\n]{0,160}?--member[= ]["']?(?:user|serviceaccount|group):
      ([\w.+-]{1,60}@[\w-]{2,60}(?:\.[\w-]{2,24}){1,3})|
      \buserbyemail["']?\s?:\s?["']([\w.+-]{1,60}@[\w-]{2,60}(?:\.[\w-]{2,24}){1,3})
    `,
    'high',
  ),
  deed(
    regex`
      \borgs\/[^\s\/]{1,40}\/memberships\/(?![<{$])[\w-]{3,40}[^\n]{0,60}\brole=["']?admin\b|
      \bnpm owner add (?![<{$"'])[\w.-]{3,40}[^]{0,120}?\b(?:all|every|each)\b[^.\n]{0,30}
      \bpackages?\b
    `,
    'high',
  ),
  deed(
    new RegExp(
      source`
        \b(?:mapusers|maproles|userarn|rolearn|mapaccounts)\b[^]{0,160}?\biam::${FOREIGN_ACCOUNT}
        [^]{0,160}?\bsystem:masters\b
      `,
    ),
    'crit',
  ),
]

/** A label of a zone for which somebody else answers, and so has certificates in its name. */
export const ZONES_HANDED_OVER = [
  toHost(
    regex`
      _acme-challenge[\w.-]{0,60}["'\x60]?\s{1,4}(?:\d{1,8}\s{1,4})?(?:in\s{1,4})?ns\s{1,4}${PLACE}|
      (?:^|[\s"'\x60])\*(?:\.[\w-]{1,40}){0,3}\.?["'\x60]?\s{1,20}(?:\d{1,8}\s{1,4})?(?:in\s{1,4})?
      ns\s{1,4}${PLACE}|
      (?=[^}]{0,160}\b_acme-challenge)["']?type["']?\s?[=:]\s?["']ns["'][^}]{0,160}?
      \b(?:content|value|records?|rrdatas)["']?\s?[=:]\s?\[?${PLACE}
    `,
    'high',
  ),
  toHost(
    regex`
      \b(?:change|replace|set|move|switch|point|update)\w{0,3}\b[^.\n]{0,40}\bname ?servers?\b
      [^.\n]{0,40}?\b(?:to|by|with|=) [^\n]{0,12}?
      (?!\S{0,40}(?:vercel-dns|awsdns|nsone|dnsimple|azure-dns|registrar-servers|domaincontrol|
        cloudflare|digitalocean|netlify|hetzner))
      ${PLACE}
    `,
    'high',
  ),
  beside(
    /\b(?:copy|copies|kept|first|ahead)\b/,
    toHost(/(?:^|[\s"'\x60])mx\s{1,4}\d{1,2}\s{1,4}((?:[\w-]{2,60}\.){1,4}[a-z]{2,12})\b/, 'high'),
  ),
  deed(
    regex`
      (?<!\b(?:never|not|no|against|avoid|dangerous|reject|flag)\b[^.\n]{0,60})
      \bv=spf1(?: [^\s"'\x60]{1,60}){0,8}? \+all\b
      (?![^.\n]{0,60}\b(?:means|lets|allows|is (?:dangerous|insecure|bad|never)|would)\b)
    `,
    'high',
  ),
]

/** A stranger's script in every page that a proxy passes on. */
export const PAGES_ADDED_TO = [
  toStranger(
    regex`
      (?:<\\?\/(?:head|body)>|\b(?:head|body)["'][^\n]{0,60}\.?(?:append|prepend|after|before)\()
      [^\n]{0,80}<script\b[^\n>]{0,60}?\bsrc=\\?["']?https?:\/\/
    `,
    'high',
  ),
  toHost(
    regex`
      \b(?:insert|inject|put|add|append)\w{0,3}\b[^\n]{0,20}<script\b[^\n>]{0,60}?\bsrc=\\?["']?
      (?:https?:)?\/\/([\w.-]{4,80})[^\n]{0,80}(?:<\\?\/(?:head|body)>|\b(?:every|all|
      each) pages?\b)
    `,
    'high',
  ),
]

/** A door that was opened to the world, and its address for somebody else. */
export const DOORS_ANNOUNCED = [
  toStranger(
    regex`
      \b(?:trycloudflare|ngrok|loca\\?\.lt|localhost\.run|serveo|pinggy|bore\.pub|devtunnels|
        tunnelmole|gradio\.live|tmate|upterm)\b[^\n]{0,80}\|[^\n]{0,60}?
      \b(?:curl|wget|http|xh)\b[^\n]{0,80}?https?:\/\/|
      \b(?:curl|wget|http|xh)\b[^\n]{0,40}\$\([^\n]{0,60}\b(?:tmate_ssh|tmate_web|upterm session|
        4040\/api\/tunnels|trycloudflare)\b[^\n]{0,60}?https?:\/\/
    `,
    'crit',
  ),
]

/** A library of somebody's in every program of a machine. */
export const LOADED_EVERYWHERE = [
  deed(
    regex`
      \.so\b[^\n]{0,60}?(?:>{1,2}|\btee (?:-a )?)\s?["']?\/etc\/ld\.so\.preload\b
    `,
    'high',
  ),
]
