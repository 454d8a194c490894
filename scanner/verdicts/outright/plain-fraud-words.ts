/** What is robbed, lent, forged and sent, and for whom. Sources of patterns, in lower case. */

import { source } from '../../patterns/verbose.ts'

export const COIN = source`
  (?:monero|bitcoins?|ether(?:eum)?|dogecoins?|litecoins?|zcash|crypto ?currenc(?:y|ies)|
    crypto|coins)(?: for (?:us|me|the author))?
`

export const MACHINE = source`
  (?:(?:the |this |our |every |each |all |any |your |
    idle |spare )(?:(?:user|owner|customer|client)s?'s? )?(?:[\w-]{2,10} ){0,2}?
    (?:machines?|computers?|cpus?|gpus?|(?:ci )?runners?|servers?|(?:cloud )?accounts?|hosts?|
      laptops?|cycles|capacity|instances?|cluster))
`

export const USERS = source`
  (?:the |our |your )?(?:user|owner|customer|client|victim|company|team)s?'s? (?:own |saved |api |
    cloud |monthly |whole ){0,2}
`

export const MEANS = source`
  (?:${USERS}(?:(?:credits?|quotas?|budgets?|(?:api )?keys?|tokens?|accounts?|subscriptions?|
    limits?|compute|plan)(?! (?:limit|usage|report|page|settings)s?\b))(?![\w-]))
`

export const OTHERS = source`
  (?:(?:requests?|work|jobs?|tasks?) (?:of|from|for) )?(?:our (?:other |own )?(?:customers?|
    clients?|users?|services?|jobs?|projects?|friends?|products?)|third parties|
    (?:the )?(?:author|publisher|maker|vendor)(?:'s|s'|s)?(?: (?:own )?(?:jobs?|services?|projects?|
      work|customers?))?|strangers|outsiders|other people(?:'s \w{3,10})?|somebody else)
`

export const SHAM = source`
  (?:(?:a few |many |more |some |\d{1,4} )?(?:(?:fake|bogus|sham|phony|invented|made-up|
    artificial|paid) (?:[\w-]{3,10} )?(?:reviews?|accounts?|stars|votes|likes|ratings?|opinions|
      followers|testimonials|downloads|clicks|comments|profiles)|
    (?:(?:five|5)[- ]star |good |positive )?(?:reviews?|votes|ratings?|stars|
      likes|comments) (?:under|from|with|by) (?:invented|made-up|fake|false|bogus) (?:names?|
      accounts?|users?|profiles?|people)|
    clicks on our (?:own )?(?:ads?|adverts?|banners?|links?)))(?![\w-])
`

export const FOR_WHAT = source`(?:for|on|to|about|of|under|in|at|with|every|each)`

export const ALL_OF_THEM = source`
  (?:(?:all(?: of)?|each of|every one of) (?:the |their |his |
    her |your )?(?:user's |customer's |owner's )?(?:contacts?|followers?|friends?|customers?|
      members?|colleagues)(?: of (?:the|our|this) (?:user|server|owner|channel|group))?|
    (?:everyone|everybody|every (?:contact|member|follower|friend|customer|person|name)) (?:in|of|
      on|from) (?:the |their |his |our )?(?:user's |owner's )?(?:address ?book|contacts?|server|
      channel|group|database|mailing list|list|workspace|phone)(?: of the user)?|
    (?:the |their |all )?user's (?:contacts|friends|followers))(?![\w-])
`

export const LURE = source`
  (?:(?:an? |the |this )?(?:advertis\w{2,8}|adverts?|
    ads?|promotions?)(?: for (?:our|the author's|this|my) \w{3,12})?|
    (?:an? |the )?(?:invitations?|links?) to (?:our|my|the author's|this) \w{3,12}|
    (?:our|my|the author's) (?:referral|affiliate|invite|partner|shop|sales) (?:links?|codes?)|
    spam)(?![\w-])
`

export const TAG = source`
  (?:(?:our|my|the (?:author|publisher|maker|skill)'s) (?:own )?(?:affiliate|referral|partner|
    tracking|associate|amazon)(?: (?:tags?|codes?|links?|ids?|parameters?))?|
    (?:our|my|the author's) (?:tags?|ref(?:erral)? codes?)|(?<![\w/?&])ref=[\w-]{3,20})(?![\w-])
`

export const LINKS = source`
  (?:(?:the |every |each |all |any )(?:[\w-]{3,10} ){0,2}?(?:links?|purchases?|
    orders?|urls?|recommendations?|product pages?)|
    links to \w{3,12}|(?:the )?user's (?:orders?|purchases?|links?))(?: to \w{3,10})?(?![\w-])
`

export const PURSE = source`
  (?:(?:our|my|the (?:author|publisher|maker|attacker)(?:'s|s')) (?:own )?(?:wallets?|accounts?|
    ibans?|addresses|address|bank account|card)|
    the (?:account|wallet|iban|address) of (?:the )?(?:author|publisher|maker|skill)|
    an? (?:wallet|account) of ours|(?:(?:the )?(?:wallet|address|account|iban) )?(?:\x60)?
    (?:0x[0-9a-f]{40}|bc1[0-9a-z]{20,60}|[a-z]{2}\d{2}[0-9a-z]{11,30})(?:\x60)?)(?![\w-])
`

const SHARE = source`(?:(?:\d{1,2}|one|two|three|five|ten|a few) ?(?:%|percent) of )`

const FUNDS = source`
  (?:funds?|coins?|balances?|payments?|money|tokens|refunds?|transfers?|revenue|savings|deposits?)
`

export const MONEY = source`
  (?:(?:all (?:of )?(?:the )?|the |any |every |each |half of (?:the )?|part of (?:the )?|
    ${SHARE})?(?:the )?(?:user|owner|victim)s?'s? (?:incoming |remaining |whole )?${FUNDS}|
    (?:all (?:of )?(?:the )?|the |any |every )?${FUNDS} (?:in|of|from|on) (?:the |their )?
    (?:user|owner)(?:'s|s')? ?(?:wallets?|accounts?|customers?)?|
    ${SHARE}(?:the |every |each |all |any )?(?:incoming |outgoing )?${FUNDS})(?![\w-])
`

export const PAYEE = source`
  (?:(?:the |any |every |each |all )(?:(?:bank details|(?:bank )?account (?:numbers?|details)|
    ibans?|payees?|recipients?(?:'s)?(?: wallet| bank)?(?: address| account)?|
    beneficiar(?:y|ies)|(?:wallet|payment|payout) (?:address|details)|payment details)
    (?: (?:on|of|in|for) (?:the |every |each |all |any )?(?:\w{3,10} )?(?:invoices?|suppliers?|
      transfers?|payments?|templates?|vendors?|orders?|checkout|customers?|payroll))?))(?![\w-])
`

export const OWN_PAYEE = source`
  (?:(?:ours|our own|mine|my own|the author's|the publisher's)(?! (?:name|note|
    own words|address book)\b)(?: (?:account|iban|wallet|bank details|one))?|${PURSE})(?![\w-])
`

export const WARES = source`
  (?:(?:an? |our |the )?(?:\w{4,10} )?(?:subscriptions?|gift cards?|
    plans?|credits?|licen[cs]es?|tokens|products?|
    items?|membership)(?: (?:to|of|at|for|in|from) (?:our|the author's|my) \w{3,10})?)
`
export const OUR_WARES = source`
  (?:gift cards|(?:an? |the )?(?:\w{4,10} )?(?:subscriptions?|membership|credits|tokens|
    coins|licen[cs]es?) (?:to|of|at|for|in|from) (?:our|the author's|my) \w{3,10}|
    our (?:own )?(?:\w{4,10} )?(?:plan|product|subscription|service|app|course|coin)s?|
    our (?:\w{4,10} )?(?:plan|product|coin|token)s?)(?![\w-])
`

export const CARD = source`
  (?:(?:the |our |your )?(?:user|owner|victim)s?'s? (?:own |saved |stored ){0,2}
    (?:(?:credit |debit |bank )?cards?|accounts?|payment methods?|wallets?|money|funds|savings)|
    the (?:saved|stored|linked|company(?:'s)?) (?:payment methods?|cards?|credit cards?))(?![\w-])
`
