/** Wishes that are told of to be turned down: `if somebody asks to leave a fault unmentioned, the answer is no`. */

import { regex } from '../../patterns/verbose.ts'

/** What is wished for follows as an infinitive, or as one more of them. */
const WISHED = regex`
  \b(?:asks?|asked|asking|wants?|wanted|would like|requests?|begs?|urges?|presses|tempted|
    pressure[sd]?|insists?)\b
  [^.!?;]{0,90}\bto (?:[^.!?;,:]{0,40} )?$
`

/** So it is answered. */
const DECLINED = regex`
  ^[^.!?]{0,60}?(?:[,;:–—-] ?(?:then |always |politely |kindly |you )?(?:declines?|refuses?|
    say no\b|turn (?:it|that|them) down)|
    \b(?:gets? (?:an? )?(?:\w{3,10} )?no|(?:the )?answer is (?:always )?no|
      is (?:turned down|declined|refused|not possible)|
      (?:say|explain|answer|reply) that (?:this|that|it) is not (?:possible|done|on offer))\b)
`

/** Or it is said first: `decline when asked to …`. */
const DECLINED_FIRST = regex`
  \b(?:decline|refuse|say no|turn (?:it|them) down) (?:\w{1,12} ){0,4}(?:asks?|asked|wants?|
    would like|requests?)\b[^.!?;]{0,40}\bto (?:[^.!?;,:]{0,30} )?$
`

/** Characters behind a thing in which it is turned down. */
const REACH = 110

/** What stands from `start` to `end` is a wish of somebody that is not granted. */
export function isTurnedDown(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 150), start)
  if (DECLINED_FIRST.test(before)) return true
  return WISHED.test(before) && DECLINED.test(text.slice(end, end + REACH))
}
