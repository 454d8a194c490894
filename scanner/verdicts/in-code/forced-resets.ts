/**
 * Databases that people live by, emptied by the tool of a framework as a matter of course; and a yes that nobody gave,
 * put where a tool asks for it.
 */

import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { type Hit, placeOf } from '../../rule.ts'
import { holds } from '../../signals/search/notions.ts'
import { everyMatch } from '../../signals/search/searches.ts'
import { CONCEALED, NOBODY_ASKED, UNASKED } from '../../signals/sentences/manners.ts'
import { textAround } from '../../signals/sentences/surroundings.ts'

/** All that a database holds is dropped, and its tables are made anew. */
const RESETS = worded(
  regex.g`
    \bprisma (?:migrate reset|db push\b[^\n]{0,40}--force-reset)|
    \b(?:rails|rake) (?:\S{1,20} ){0,2}?db:(?:drop|reset|schema:load|purge|
      truncate_all|migrate:reset)\b|
    \bartisan (?:migrate:(?:fresh|reset|refresh)|db:wipe)\b|
    \bflyway\b[^\n]{0,120}\bclean(?!disabled|-disabled)\b|\bliquibase\b[^\n]{0,120}\bdrop-?all\b|
    \bmanage\.py (?:\S{1,30} ){0,2}?(?:flush|reset_db|sqlflush)\b|
    \btypeorm\b[^\n]{0,40}\bschema:drop\b|\bsequelize(?:-cli)?\b[^\n]{0,40}\bdb:drop\b|
    \bmikro-orm\b[^\n]{0,40}\bschema:(?:drop|fresh)\b|\bmix ecto\.(?:drop|reset)\b|
    \bsupabase db reset\b[^\n]{0,60}--(?:linked|db-url)\b|\balembic\b[^\n]{0,60}\bdowngrade base\b|
    \bef database drop\b|\bdoctrine:(?:database:drop|schema:drop)\b|\bdbmate\b[^\n]{0,60}\bdrop\b|
    \b(?:sqlx|diesel) database (?:reset|drop)\b|\batlas schema clean\b|
    \bgoose\b[^\n]{0,80}\breset\b|\bheroku pg:reset\b|\bpayload migrate:(?:fresh|reset)\b|
    \bmedusa db:(?:drop|reset)\b|\bdrizzle-kit drop\b
  `,
)

/** The one that is in use, by a setting of the same commands. */
const OF_PRODUCTION = regex`
  \bprod(?:uction)?_(?:database_)?(?:url|dsn|db\w{0,6})\b|
  \$\{?\w{0,16}_?prod(?:uction)?(?:_\w{1,16})?\b|
  \b(?:rails_env|rack_env|node_env|app_env|mix_env|flask_env|django_env|
    env|environment)\s?[=:]\s?["']?prod(?:uction)?\b|
  --(?:database|env(?:ironment)?|app|stage|profile|
    connection|configfiles?)[= ]["']?[\w./-]{0,30}\bprod(?:uction)?\b|
  \s-e prod(?:uction)?\b|\bdisable_database_environment_check\s?=\s?1
`
/** The same in the words around. */
const ALSO_PRODUCTION = regex`
  \b(?:any|every|each|all|whatever|whichever) (?:of the )?(?:environments?|stages?|databases?)\b|
  \bproduction (?:is |are )?(?:included|as well|too|alike|also|not excepted)\b|
  \b(?:including|also|even) (?:on |in |at )?production\b|
  \b(?:staging|development|test) and production\b
`

/** Somebody decides, or it holds nothing of worth. */
const DECIDED = regex`
  \b(?:never|not (?:on|in|for|against) (?:the )?prod\w{0,7}|
    only (?:on|in|for|if|when|after|locally)|ask|confirm(?:s|ed|ation)?|approv\w{1,4}|
    back(?:s|ed)? ?up first|after a backup|refuse|disposable|throw-?away|scratch|
    ephemeral|sandbox|forbidden|test (?:database|db|suite)|ci (?:database|job)|
    local(?:host| database| development)?|warn\w{0,3})\b
`

/** What is asked there is waved away, or said to be nothing. */
const WAVED_AWAY = regex`
  \b(?:prompt|question|warning|confirmation|dialog)s?\b[^.!?\n]{0,60}\b(?:for beginners|meant for|
    a formality|answered by|noise|nuisance|waste|in the way|superfluous|skipped?|suppress\w{0,3})\b|
  \b(?:needn't|need not|do not|don't|no need to) (?:wait|ask)\b|\breport (?:that )?["“]|
  \bdiscuss\w{0,3}\b[^.!?\n]{0,40}\b(?:nowhere|waste|takes|hours)\b
`

/** A tool asks what the user said, so that an agent cannot go on by itself; the answer stands here. */
const SAID_FOR_THEM = worded(
  regex.g`
    \b(?!(?:requires?|needs?|ask|wait|await|pending)_)\w{0,30}(?:user_consent|
      user_approv(?:al|ed)|user_confirm(?:ed|ation)|
      human_(?:consent|approv(?:al|ed)|confirm(?:ed|ation)))\w{0,40}["']?\s?[=:]\s?
    (?:["'](?!<|\$|\.\.\.|\s{0,2}["'])[^"'\n]{1,80}["']|(?:yes|true|1|ok|granted|approved)\b)
  `,
)
/** It is what the user really said. */
const REALLY_SAID = regex`
  \b(?:exact(?:ly)?|verbatim|user's (?:own )?(?:words|answer|reply|message)|
    what the user (?:said|wrote|answered)|never|only (?:after|once|when|if)|ask|
    once the user|after the user)\b
`

const AROUND = 420

export function* forcedResets(document: Document): Generator<Hit> {
  for (const found of everyMatch(document, RESETS)) {
    const place = placeOf(0, found)
    const command = textAround(document, place, 200, 160)
    const around = textAround(document, place, AROUND, AROUND).replaceAll('\n', ' ')
    const isNamed = OF_PRODUCTION.test(command)
    if (!isNamed && !ALSO_PRODUCTION.test(around)) continue
    const rest = around.replace(NOBODY_ASKED, ' ').replace(/--no-\w{1,20}/g, ' ')
    if (DECIDED.test(rest.replace(WAVED_AWAY, ' '))) continue
    const isUnasked = WAVED_AWAY.test(around) || holds(around, UNASKED) || holds(around, CONCEALED)
    if (isUnasked) yield { ...place, severity: 'crit', confidence: 'high', firm: true }
    else yield { ...place, severity: 'high', confidence: 'high', firm: true }
  }
}

/** The answer of a person stands in a command before anybody was asked. */
export function* saidForThem(document: Document): Generator<Hit> {
  for (const found of everyMatch(document, SAID_FOR_THEM)) {
    const place = placeOf(0, found)
    const around = textAround(document, place, AROUND, AROUND)
    const rest = around.replace(NOBODY_ASKED, ' ').replace(WAVED_AWAY, ' ')
    if (REALLY_SAID.test(rest)) continue
    const isUnasked = WAVED_AWAY.test(around) || holds(around.replaceAll('\n', ' '), UNASKED)
    yield {
      ...place,
      // A parameter that is set is told of by manuals as well; nobody's words stand in it.
      confidence: isUnasked || /["']$/.test(found[0]) ? 'high' : 'medium',
      firm: true,
      ...(isUnasked && { severity: 'crit' as const }),
    }
  }
}
