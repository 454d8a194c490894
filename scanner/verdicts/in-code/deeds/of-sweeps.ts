/**
 * Deeds in code that take away what is not the house's alone: every branch, every database but one's own, every key,
 * whatever a cache or a queue holds, and the copies that all of it could be had back from.
 */

import { regex } from '../../../patterns/verbose.ts'
import { beside, deed } from './deed.ts'

/** One state of one person, over the branches of all. */
export const BRANCHES_OVERWRITTEN = [
  deed(
    regex`
      \b(?:branch -\w{0,3}[ra]\b|for-each-ref|ls-remote|remote\(\)\.refs|remotes?\.origin\.refs|
        get_branches\(|listbranches)[^]{0,200}?\bpush\b["'(), ]{1,6}[^\n]{0,24}?
      (?:--force\b(?!-with-lease)|-f\b|\+head:)[^\n]{0,40}?\bhead:|
      \bpush\b[^\n\x60]{0,40}--mirror\b[^\n\x60]{0,20}(?:--force\b|-f\b)|
      \b(?:while read|for \w{1,12} in|xargs)\b[^]{0,160}?\bgit\/refs\/heads\/
      [^]{0,120}?\bforce=true\b|
      \bgit push\b[^\n\x60]{0,60}["' ]\+(?:head|[\w\/.-]{2,40}):refs\/heads\/\*
    `,
    'crit',
  ),
]

/** A store that others use is emptied as a whole. */
export const STORES_EMPTIED = [
  deed(
    regex`
      \bredis-cli\b(?=[^\n\x60]{0,80}\s(?:-h|-u)\s{0,2}
        (?:redis:\/\/)?(?!localhost|127\.|0\.0\.0\.0|\$|redis\b(?!\.))\S)[^\n\x60;]{0,120}
      \bflush(?:all|db)\b
      [^]{0,200}?(?:\bconfig set save ["']{2}|\b(?:other|shared|tenants?|teams?|everybody)\b)|
      \bflush_all\b[^\n]{0,24}\|\s?(?:nc|ncat|telnet)\b[^\n]{0,12}\s
      (?!localhost|127\.|0\.0\.0\.0|\$)[\w.-]{4,80}\s11211
    `,
    'high',
  ),
  deed(
    regex`
      \betcdctl\b[^\n\x60]{0,60}\bdel ["']{2} (?:--prefix|--from-key)|
      \b(?:kafka-topics(?:\.sh)?|vault|consul|nomad|rabbitmqctl|rabbitmqadmin|linode-cli|hcloud|
        openstack|argocd|influx|kubectl get (?:pvc|pv|secrets?|crds?|ns|namespaces?)|
        gcloud \w{2,12}|doctl)\b[^\n|]{0,80}?(?:\blist\b|--list\b|\bls\b| -a\b)
      [^\n]{0,200}?(?:\bxargs\b|\bwhile\b)[^\n]{0,80}?
      \b(?:delete|destroy|disable|purge|remove)\b|
      \bdocker (?:-h|--host)[ =]\S{4,60} (?:system|volume|image|builder) prune\b[^\n]{0,30}
      (?:-\w?f\b|--volumes\b|-a\b)
    `,
    'crit',
  ),
  deed(
    regex`
      \bcurl\b[^\n\x60]{0,60}(?:-x ?|--request[ =])["']?delete\b[^\n\x60]{0,80}?
      \bhttps?:\/\/(?!localhost|127\.)[^\s\/"'\x60]{2,80}\/(?:_all|\*)(?![\w-])
    `,
    'high',
  ),
]

/** Whatever is not called like one's own goes. */
export const DATABASES_DROPPED = [
  deed(
    regex`
      \bdrop (?:database|schema)\b[^\n]{0,80}\b(?:from|in) (?:pg_database|pg_namespace|
        information_schema\.schemata|sys\.databases|v\$pdbs)\b[^]{0,200}?(?:\\gexec|\|\s?psql|
        \|\s?mysql|\bexec(?:ute)?\b)|
      \b(?:pg_database|pg_namespace|information_schema\.schemata|sys\.databases)\b[^]{0,240}?
      \bexec(?:ute)?\b[^\n]{0,40}["'(]\s?drop (?:database|schema)\b|
      \bshow databases\b[^]{0,240}?\bdrop database\b|
      \bpsql\b[^\n]{0,20}\s-\w{0,4}l\w{0,4}\b[^]{0,200}?\b(?:dropdb|drop database)\b|
      \blistdatabases\b[^]{0,240}?\bdropdatabase\(|
      \blist_database_names\(\)[^]{0,200}?\bdrop_database\(|
      \bsp_msforeachdb\b[^\n]{0,160}\bdrop database\b
    `,
    'crit',
  ),
]

/** Keys and secrets that nobody can make anew, one after the other. */
export const KEYS_SWEPT = [
  deed(
    regex`
      \b(?:kms|keyvault|secretsmanager|secrets|ssm)\b[^]{0,40}?\b(?:list[-_]keys|list[-_]secrets|
        keys versions list|keys list|secrets list|key list|secret list)\b[^]{0,160}?
      (?:\bxargs\b|\bdo\b|\bwhile\b|\bforeach\b|\):|\]:)[^]{0,160}?
      \b(?:schedule[-_]key[-_]deletion|versions destroy|delete[-_]secret\b(?=[^\n]{0,120}
          force[-_]?delete)|(?:keys?|secrets?) (?:delete|purge|destroy))\b|
      \bgpg\b[^\n]{0,40}--list-secret-keys\b[^]{0,200}?--delete-secret-(?:and-public-)?keys?\b
    `,
    'crit',
  ),
]

/** What holds copies in place, for the case that somebody means ill, is taken off. */
export const COPIES_UNLOCKED = [
  deed(
    regex`
      \bdelete-backup-vault-lock-configuration\b[^\n\x60]{0,120}|
      \bdelete-objects?\b[^\n\x60]{0,80}--bypass-governance-retention\b|
      --bypass-governance-retention\b[^\n]{0,240}\bdelete-objects?\b|
      \b(?:buckets update|retention clear|gsutil retention)\b[^\n\x60]{0,60}
      (?:--clear-retention-period|--remove-retention|clear)\b|
      \blist-recovery-points\b[^]{0,240}?\bdelete-recovery-point\b|
      \bwal-g\b[^\n\x60]{0,40}\bdelete everything\b[^\n\x60]{0,20}(?:force|--confirm)|
      \bbackup-properties set\b[^\n]{0,80}--soft-delete-feature-state[ =]["']?disable\b|
      \bbackup protection disable\b[^\n]{0,120}--delete-backup-data[ =]["']?true\b
    `,
    'crit',
  ),
  beside(
    /\bdescribe[-_]db[-_](?:instances|clusters)\b|\bfor\b|\bxargs\b|\b(?:every|each|all)\b/,
    deed(
      regex`
        \bmodify[-_]db[-_](?:instance|cluster)\b[^\n]{0,160}?
        \bbackup[-_]?retention[-_]?period["']?[ =:]{1,3}0\b
      `,
      'crit',
    ),
  ),
]
