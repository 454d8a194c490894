/**
 * Settings by which whoever comes may do everything: in a cloud, a directory, a store, a house, on a machine. Each with
 * the system that it is for.
 */

import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

export const OPEN_DOORS: readonly RegExp[] = [
  // Whoever signs in to a machine, with any password or with none, and whoever else is on it.
  regex`
    \bauth\s{1,8}sufficient\s{1,8}pam_permit\.so\b[^\n]{0,40}\/etc\/pam\.d\/(?:sshd|sudo|
      su|login|common-auth)\b|
    \bsshd\b[^\n]{0,40}\bpermitemptypasswords[= ]yes\b|
    \bchmod\b[^\n]{0,10}\s-r[^\n]{0,6}\s(?:a|o|go)\+r\w{0,2}\s{1,3}["']?(?:~|\$home)\/\.
    (?:ssh|aws|gnupg|kube)\b
  `,
  // The home of a person, or its keys, for everybody who asks.
  regex`
    \bcd (?:~|\$home|\/) ?(?:&&|;) ?(?:sudo )?python3? -m http\.server\b
    (?![^\n]{0,40}(?:127\.0\.0\.1|localhost))|
    \brclone serve \w{3,8} (?:~|\$home|\/) [^\n]{0,40}--addr ["']?(?::|0\.0\.0\.0)|
    (?:~|\$home)\/\.(?:ssh|aws|gnupg|kube)\b[^\n|]{0,60}\|\s?
    (?:nc|ncat) (?:-\w{1,4} ){0,2}-\w{0,3}l|
    \bcp -r[^\n]{0,6}\s(?:~|\$home)\/\.(?:ssh|aws|gnupg|kube)\b[^\n]{0,20}\s\/var\/www\b
  `,
  // Policies of AWS, for everybody: all rights, a role, a bucket that can be written to.
  regex`
    "principal"\s?:\s?(?:\{\s?"aws"\s?:\s?)?"\*"[^}]{0,160}"action"\s?:\s?"\*"|
    "action"\s?:\s?"\*"[^}]{0,160}"principal"\s?:\s?(?:\{\s?"aws"\s?:\s?)?"\*"|
    "principal"\s?:\s?(?:\{\s?"aws"\s?:\s?)?"\*"[^}]{0,40}\}?
    [^}]{0,40}"action"\s?:\s?"sts:assumerole"(?![^}]{0,60}"condition")|
    "aws"\s?:\s?\[[^\]]{0,160}"\*"[^}]{0,40}\}[^}]{0,60}"sts:assumerole"|
    \bprincipals?["']?\s?[=:]\s?(?:\{\s?["']?aws["']?\s?[=:]\s?)?\[?["']\*["'][^]{0,200}?
    ["']s3:(?:put\w{2,20}|delete\w{2,20}|\*)["']
  `,
  /\bdelete_public_access_block\b[^]{0,600}?\bpublic-read-write\b/,
  // Workflows of anybody's repository sign in to a cloud.
  /\btoken\.actions\.githubusercontent\.com:sub["']?\s?[:=]\s?\[?\s?["'](?:repo:)?\*["':]/,
  // Copies of disks and databases, for everybody or with the key for another account; what is stored goes to one.
  regex`
    \bmodify-db-(?:cluster-)?snapshot-attribute\b[^;]{0,240}--values-to-add ["']?all\b|
    \bmodify-(?:snapshot|image)-attribute\b[^;]{0,200}(?:--group-names ["']?all\b|group=all\b)|
    \bkms create-grant\b[^]{0,160}?::\d{12}:root[^]{0,400}?--values-to-add ['"]?\d{12}\b|
    replication_configuration\b[^]{0,400}?\baccount\s{0,10}=\s?"\d{12}"
  `,
  // Every port of a group of machines, and the outer side of a router.
  regex`
    \bingress\b[^}]{0,200}?\bfrom_port\s{0,20}=\s?0\b[^}]{0,120}?\bto_port\s{0,20}=\s?
    (?:0|65535)\b[^}]{0,240}?["'](?:0\.0\.0\.0|::)\/0["']
  `,
  /\bfirewall\.@zone\[1\]\.input='?accept\b|\bfirewall\.wan\.input='?accept\b/,
  // Google Cloud.
  regex`
    \badd-iam-policy-binding\b[^]{0,120}\b(?:allusers|allauthenticatedusers)\b[^]{0,60}
    \broles\/(?:owner|editor)\b|
    \bprojects add-iam-policy-binding\b[^\n]{0,160}\ball(?:authenticated)?users\b|
    \borg-policies disable-enforce iam\.\w{4,40}
  `,
  // Snowflake.
  /\bgrant select on all tables\b[^;]{0,80}\bto share\b[^]{0,300}?\badd accounts\s?=/,
  // LDAP.
  regex`
    \bby (?:anonymous|\*) manage\b|\bto \* by \* (?:write|manage)\b|
    \bto attrs=userpassword\b[^\n]{0,60}\bby (?:anonymous|\*) (?:read|write|manage)\b
  `,
  // Vault: a token for everything, and the keys to the store where a web server shows them.
  /\bpath ["']\*["']\s?\{[^}]{0,160}["']sudo["']/,
  /\bvault operator init\b[^\n]{0,120}>\s?\/var\/www/,
  // Elasticsearch, Redis and MinIO.
  /"roles"\s?:\s?\[\s?"superuser"[^]{0,120}?"username"\s?:\s?"\*"/,
  /\bacl["']?,?\s{0,3}["']?setuser\b[^\n]{0,80}\bnopass\b[^\n]{0,60}\+@all/,
  /\bmc anonymous set public\b[^\n]{0,40}\$/,
  /\bconfig set protected-mode no\b|\bmongod\b(?=[^\n]{0,80}--bind_ip_all\b)[^\n]{0,80}--noauth\b/,
  /\bput-bucket-acl\b[^\n]{0,80}\bpublic-read-write\b/,
  // Grafana, Spring and notebooks.
  /\[auth\.anonymous\][^[]{0,120}?\benabled\s?=\s?true[^[]{0,80}?\borg_role\s?=\s?admin\b/,
  regex`
    \bexposure\.include["']?\s?[,=:]\s?["']?\*["']?[^]{0,240}?
    \bshow-values["']?\s?[,=:]\s?["']?always\b
  `,
  regex`
    \b(?:serverapp|notebookapp)\.ip\s?=\s?["'](?:0\.0\.0\.0|\*)["'][^]{0,160}?\.
    (?:token|password)\s?=\s?["']{2}
  `,
  /\ballowed_paths\s?=\s?\[\s?["']\/["']/,
  // Shares of files, mailboxes and names of hosts.
  /\bpath\s?=\s?\/\s[^[]{0,120}?\bguest ok\s?=\s?yes\b/,
  /\bmaster\s?=\s?yes\b[^}]{0,80}?\bpassword=\S{4,60}/,
  /\ballow-update\s?\{\s?any\s?;/,
  // A machine: its containers, its terminal, what it asks a password for.
  /\btcp-listen:2375\b[^\n]{0,60}\bdocker\.sock\b/,
  /\btcp:\/\/(?:0\.0\.0\.0|\[::\]|\*):2375\b/,
  /\ballow_remote_control yes\b[^]{0,80}?\blisten_on tcp:0\.0\.0\.0/,
  regex`
    \bpolkit\.addrule\(function\(action, ?subject\)\s?\{\s{0,12}if \(\s?
    (?!action)[^{]{0,200}?(?:\{|\))\s{0,12}
    return polkit\.result\.yes\b
  `,
  // A browser with the user's own profile, a shared file, a calendar.
  regex`
    --user-data-dir[= ]["']?(?:~|\$home|\$\{home\})\/[^\n]{0,200}
    --remote-debugging-address[= ]["']?0\.0\.0\.0\b
  `,
  /\bgam\b[^\n]{0,80}\bdrivefileacl\b[^\n]{0,60}\banyone role (?:writer|editor|owner)\b/,
  regex`
    ["']type["']\s?:\s?["']anyone["'][^}]{0,40}["']role["']\s?:\s?["'](?:writer|owner)["']|
    ["']role["']\s?:\s?["'](?:writer|owner)["'][^}]{0,40}["']type["']\s?:\s?["']anyone["']
  `,
  regex`
    \bacl\b[^\n]{0,20}\{\s?["']role["']\s?:\s?["']
    (?:reader|writer|owner)["'],?\s?["']scope["']\s?:\s?\{\s?["']type["']\s?:\s?["']default\b
  `,
  // A house, a telephone system, a chat.
  /\blocal_only:\s?false\b[^]{0,400}?\b(?:alarm_disarm|lock\.unlock)\b/,
  /\btrusted_networks:[^]{0,80}?\b0\.0\.0\.0\/0[^]{0,240}?\ballow_bypass_login:\s?true/,
  /\bdisa\(\s?no-password\b/,
  /\bpermissionflagsbits\.administrator\b[^]{0,300}?\bfetch\(\s?["']\d{17,19}["']/,
].map(worded)
