/** Whether words stand under a negation. */

import { regex } from '../../patterns/verbose.ts'

/** Forbids what follows it in the same clause. */
const FORBIDS = regex.u`
    (?:(?<![\p{L}])(?:never|under no circumstances|on no account|
      (?:do not|don't|does not|doesn't)(?! (?:need|have to) )|did not|must not|mustn't|should not|
        shouldn't|cannot|can't|will not|won't|may not|avoid|avoids|refrain from|refuses? to|nor|
        not(?! least)|no (?:instructions?|orders?|directives?|steps?|
          commands?|code|hooks?|scripts?|attempts?|requests?|text) (?:to|that|which)|prevents?|
        forbids?|blocks?|rejects?|n['’]\p{L}{2,16} (?:pas|rien|jamais|plus|aucun\p{L}?)|(?:no|
          none of|under no circumstances|in no case) (?:[\p{L}'-]{2,16} ){1,4}(?:shall|must|may|
          should|are to|is to|will|can)|niemals|nicht|kein|keine|nunca|jamais|
          no (?:se|lo|la|los|las|le|les)|ne|não|никогда|не|
        нельзя)(?![\p{L}])[^.!?;:]{0,60}|
        (?<![\p{L}])(?:instead of|rather than)(?![\p{L}])[^.!?;:,]{0,40}|(?<!\p{L})n['’]|
        (?:不要|切勿|请勿|不得|避免|禁止)[^。！？]{0,12})$
  `

/** Behind one of these it is asked for again. */
const TURNS = regex.u`
  , and |(?<![\p{L}])(?:but|instead(?! of)|then|except|however|only|just|simply|hesitate|worry|mind|
    bother|wait|forget|fail|skip|sondern|sino|mais|mas|но|а)(?![\p{L}])
`

/** In languages with the verb last, what forbids stands behind it. */
const FORBIDS_BEHIND =
  /^[^。.!?\n]{0,12}(?:しない|してはいけ|せず|ないで|하지 ?(?:마|않)|지 ?(?:마|않))/

/** True when the words at `start` to `end` are forbidden where they stand. */
export function isForbidden(text: string, start: number, end: number): boolean {
  const found = FORBIDS.exec(text.slice(Math.max(0, start - 90), start))
  if (found && !TURNS.test(found[0])) return true
  return FORBIDS_BEHIND.test(text.slice(end, end + 24))
}
