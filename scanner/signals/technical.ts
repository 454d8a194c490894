/** Whether a passage speaks of code. */

import { regex } from '../patterns/verbose.ts'

/** Calls, names with underscores or several dots, roles and directives of documentation, tags of templates. */
const OF_CODE = regex.g`
    \b\w{2,40}\(\)|
    __\w{2,30}__|
    \b[a-z]{2,20}_[a-z]\w{1,30}\b|
    \b[a-z]\w{1,20}\.[a-z]\w{1,20}\.(?!(?:com|net|org|io|dev|app|co|example|test|invalid)\b)
    [a-z]\w{1,20}\b(?!\/)|
    (?<!\x60)\x60{2}(?!\x60)|
    :[a-z]{2,8}:\x60|
    <%\w
  `

/** Fewer may be the name of a file or of a variable. */
const NAMES_MIN = 2

/** True for talk about functions, modules and settings: what is told of there is what programs do. */
export const isTechnical = (text: string): boolean =>
  (text.match(OF_CODE)?.length ?? 0) >= NAMES_MIN
