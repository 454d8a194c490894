/** Those who use an agent, as plain sentences name them. Patterns on small letters. */

import { source } from '../../patterns/verbose.ts'

/** The name ends there: what is the user's is not the user, nor is what a product has. */
export const ITSELF = source`
  (?![\w'/-]| (?:accounts?|agents?|code|config\w{0,8}|contents?|data|defaults?|director(?:y|ies)|docs?|
  documentation|environment|experience|facing|files?|flows?|folders?|guides?|groups?|handbook|
  ids?|inputs?|interface|journeys?|layers?|levels?|lists?|management|messages?|names?|pages?|
  permissions?|profiles?|prompts?|roles?|scope|sections?|services?|sessions?|settings?|space|
  stor(?:y|ies)|tables?|tests?|tokens?|types?)\b)
`

/** The one whom the agent serves. */
export const USER = source`
  (?:(?:the|your|its|this|any|an) (?:\w{3,9} )?(?:users?|owners?|humans?|operators?|person|people|
  administrators?|admins?|team|customers?|clients?|account holders?)(?: at the keyboard|
  [ ]in the (?:chat|conversation|loop)| (?:who is )?typing)?|users|
  whoever (?:is )?(?:at the keyboard|in the chat|typing|types|uses (?:it|this|you))|anyone|anybody|
  someone|somebody)${ITSELF}
`

/** The same, told as one whose own things they are. */
export const THE_USER = source`
  (?:(?:the|your) (?:rightful |real |human )?
    (?:users?|owners?|humans?|operator|person|administrators?|admins?|team|account holder)
    (?: at the keyboard| in the (?:chat|conversation|loop))?)${ITSELF}
`

/** A clause ends there. */
export const ENDS = source`(?= ?["')]{0,2} ?(?:$|[.,;:!?|]|\n))`
