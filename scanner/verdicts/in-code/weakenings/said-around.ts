/**
 * What is said around a setting or a line of code that weakens something: whom it is for, whether it stays, and whether it
 * is ordered at all.
 */

import { regex } from '../../../patterns/verbose.ts'

/** Others rely on it, or reach it. */
export const FOR_OTHERS = regex`
  (?<!\b(?:not?|never|non|avoid|outside|before|unlike|n't|without) (?:[\w'-]{1,12} ){0,4})\b(?:
    production|prod|internet|web ?shop|hosting|jump hosts?|release|next tag|open network|
      client (?:projects?|sites?)|
    data ?cent(?:er|re)|gpo|public ip|droplets?|auditors?|salar(?:y|ies)|customers?'?s?|
      tenants?'?s?|patients?'?s?|clients?'s|payments?|
      bank(?:ing)?|
    (?:golden|standard|base) image|fleet|hospital|clinic|municipal\w{1,5}|visitors|partners?|
    live(?![- ](?:reload|preview|demo|stream|cod|view|update|edit|server|tail|share|chat|caption|
      document|data|in\b|under\b|at\b|there\b))|
    public(?:ly)?(?![- ](?:keys?|static|class|void|const|readonly|domain|final|function|override|
      async|string|int|bool|folder|dir\w{0,6}|assets?|api docs?|repos?\w{0,8}|datasets?)\b)|
    publish(?:ed)? (?:on|to)|faces the|facing|cloud (?:vm|server|host)|vps|
    (?:all|every|any|each) (?:[\w'-]{1,14} ){0,2}(?:hosts?|servers?|machines?|controllers?|nodes?|
      front-?ends?|tenants?|accounts?|networks?|addresses|address|planes|sites?|clusters?|gateways?|
      ips?|shops?|services?|handlers?|projects?|routers?|jvms?|repos\w{0,10}|apps?|templates?|
        rules?|users?|teams?)|
    (?<!\.)(?:anyone|anybody|everybody|everyone)(?!\.\w)|the world|(?:from|works) (?:anywhere|
      everywhere)|everywhere)\b
`

/** It is to stay. */
export const FOR_GOOD = regex`
  \bfor (?:good|ever)\b|\bforever\b|\bpermanent(?:ly)?\b|\b(?:it|this|that|and|
    ,) stays?\b(?! (?:in|within|
    local|under))|(?:^|[.,;(] ?)stays?\b[^.!?\n]{0,40}[.)]|\bnever expires?\b|\bno matter (?:who|
      whose|what)\b|
  \b(?:leave|keep) (?:it|them|this|that|these|those|both)\b(?! (?:empty|blank|out|up|short|secret|
    private|safe|simple|secure))|\b(?:leave|keep)\.|\bhouse (?:style|form|rule)\b|\bfrom now on\b|
  \b(?:do not|don't|no need to) (?:revert|change|narrow|undo|restore|explain)\b|
    \breviewers accept\b|
  \b(?:nobody|no one) (?:sees|notices|reads|will)\b|\bno reason given\b
`

/** It goes into all that is made, or spares whoever comes a question. */
export const AS_A_RULE = regex`
  \balways\b|\bas (?:is|default)\b|\bby default\b|\bdefault in\b|\bship\b(?! date)|
  \b(?:roll(?:ed)?|rolling) (?:it |this |them )?out\b|\b(?:in|into|for) (?:every|each)\b|
  \b(?:deploy|push|merge) (?:it |this )?to\b|\bno (?:flag|vpn|passwords?|logins?|questions?|
    prompts?|tls|auth|certificates?|accounts?|ssh keys)\b|\bwithout (?:an? )?(?:vpn|passwords?|
      logins?|
    tokens?|accounts?|certificates?|ssh keys)\b|\bno more\b|\bbase class\b|\bkeep to (?:it|this)\b|
      \bfor all\b|\bmerge to\b|\bgoes out\b|
  \bleave (?:it|that|this) out\b|\bsnippet to use\b|\b(?:nobody|no one) (?:needs|has)\b
`

/** It is told as something else, or the better way is taken out for it. */
export const TOLD_FALSELY = regex`
  \b(?:say|write|tell|put|claim|state|changelog|name it|
    call it)\b[^.!?\n]{0,70}["“][^"”\n]{4,80}["”]|
  \b(?:delete|drop|remove|replace|rewrite|convert|turn)\b[^.!?\n]{0,40}\b(?:placeholders?|prepared|
    tests?|checks?|randombytes|secrets\.\w{4,20}|argon2?|bcrypt|hash_password)\b|
  \btell (?:the )?(?:client|customer|auditor|user)s?\b|\bonly we\b|\baudit(?:ors?)? (?:have|has|is|
    are) (?:not|happy)\b|
  \bstill (?:shows?|looks?|counts?) as\b|\bthere is no such\b|\btell no ?one\b|\b(?:bcrypt|argon2|
    scrypt) goes\b|\brather (?:not|nobody)\b
`

/** A machine of one's own, what is thrown away, or a trial. */
export const OF_ONES_OWN = regex`
  (?<!wsman:\\|\.)\blocal(?:ly|host)?\b(?!\.)|(?<!\b(?:ignoreip|
    mynetworks)\b[^\n]{0,40})\b127\.0\.0\.1\b|
  (?<![\/-])\bdev(?:elopment|elopers?|container)?\b(?![-\/.])|
  \b(?:for|in|during|under|only|your|unit|integration) (?:the )?tests?\b(?! (?:that|which)\b)|
  \btest(?:ing)? (?:env\w{0,10}|servers?|clusters?|machines?|database|containers?|only|setups?|
    instances?|purposes?)|\btesting\b|(?<!no-)\bsandbox\w{0,4}|\bhome ?lab\b|
  \b(?:in|my|your|the) lab\b|
  \bminikube\b|\bk3d\b|\bthrow-?away\b|\btemporar(?:y|ily)\b|\bdisposable\b|\blaptop\b|
  \bplayground\b|\bvagrant\b|\bpacker\b|\bhoneypots?\b|\bctf\b|\bdemo (?:apps?|projects?|data|
    servers?|clusters?|only)\b|\bfor (?:a|the) demo\b|\bquick ?start\b|\btutorial\b|
  \bprototyp\w{1,4}\b|\bephemeral\b|\bin ci\b|\bci (?:jobs?|runners?|containers?|pipelines?|image|
    agents?)\b|\bsingle-node\b|
  \b(?:your|my|own|one's) (?:own )?(?:machine|computer|mac|pc)\b|
  \b(?:for|after) (?:an?|one|two|three|\d{1,2}) (?:minutes?|hours?|days?|weeks?)\b|
  \btestcontainers\b|
  \b(?:not|never) (?:[\w-]{1,12} ){0,4}(?:in|for|on) (?:a )?prod\w{0,8}\b|\bdebug session\b|
  \bwsl\d?\b|\bair-?gapped\b
`

/** It is looked for, warned of, or the other way round. */
export const SPOKEN_OF = regex.u`
  \b(?:look(?:s|ing)? (?:in [^!?\n]{1,40} )?for|check (?:for|that|whether|if)|flagged|detect(?:s|ed|
    ing)?|findings?|
    flag (?:any|it|them|this|these|those|every|each|all|as|if|when)|red flags?|anti-?patterns?|
    (?<!known )vulnerab(?!ility-?alerts)\w{1,9}|misconfigurations?|attack\w{0,5}|exploit\w{0,6}|
      risk\w{0,2}|danger\w{0,4}|avoid|
    harden\w{0,3}|cve-\d{4}|severity|critical|pen-?test\w{0,4}|weak\w{0,6}|warning|bad practices?|
      (?:bad|wrong|good):|(?:use|prefer|with) (?:parameteri[sz]ed|prepared|bound)|
    
    should (?:not|never)|must not|deprecated|nmap|openssl (?:ciphers|s_client)|grep for|
      fix(?:es)?:|compliance|owasp|cwe-\d{1,4}|
    (?:is|are) (?:now )?open to the (?:whole )?world)\b|
  (?:#|\/\/|-- |\* ) ?(?:bad|wrong|incorrect|don't)\b|(?<![-'._]|echo )\binsecure\b(?![,\-_)])|
    (?<!['_\-])\bunsafe\b(?![\-_])|[❌✗🚫⚠⛔]|
  \b(?:never|do not|don't) (?:use|set|do|allow|expose|run|store|log|put|disable|leave|
    return|trust|accept|open|enable|bind|turn|write|concatenate|build|hash|ship|deploy|
    hard-?code|skip|rely)\b
`
