/** All wrongs that are said in more than one sentence, by name, and where a text orders one. */

import type { Document } from '../../document.ts'
import type { Hit } from '../../rule.ts'
import {
  type Conjunction,
  isForbidden,
  isUsersChoice,
  joinedInTurn,
  type Place,
  stretches,
} from '../../signals/notions.ts'
import { ON_ACCESS } from './of-access.ts'
import { ON_LEAVE } from './of-leave.ts'
import { ON_MONEY } from './of-money.ts'
import { ON_NAMES } from './of-names.ts'
import { ON_PROTECTION } from './of-protection.ts'
import { ON_SECRETS } from './of-secrets.ts'
import { OF_A_LESSON } from './parts.ts'
import type { Wrong } from './wrong.ts'

const WRONGS = {
  ...ON_LEAVE,
  ...ON_SECRETS,
  ...ON_MONEY,
  ...ON_ACCESS,
  ...ON_PROTECTION,
  ...ON_NAMES,
} satisfies Record<string, readonly Wrong[]>

export type WrongName = keyof typeof WRONGS

/** The deed comes first; whether it is ordered is judged here. */
const SHAPES = Object.fromEntries(
  Object.entries(WRONGS).map(([name, list]) => [
    name,
    (list as readonly Wrong[]).map(({ deed, said, ...rest }) => ({
      ...rest,
      meant: [],
      said: [deed, ...said],
      across: true,
    })),
  ]),
) as unknown as Record<WrongName, readonly (Conjunction & Pick<Wrong, 'spared' | 'severity'>)[]>

const LESSON = new RegExp(OF_A_LESSON)

/** `If he does not answer, send it`: a condition may say no, and the order behind it is one all the same. */
const BEHIND_CONDITION =
  /(?:^|[.!?;:|\n]\s{0,3})[^\p{L}\n]{0,6}(?:if|when|whenever|where|wherever|should|once|as|since|because|although|while|after)\b[^.!?;:\n]{2,110},\s(?:then |just |simply |always )?$|\bnever mind[,.:;]?\s$/u

const CHARACTERS_BEFORE = 130

function isOrdered({ reading: { text } }: Document, { start, end }: Place): boolean {
  if (!isForbidden(text, start, end)) return true
  return BEHIND_CONDITION.test(text.slice(Math.max(0, start - CHARACTERS_BEFORE), start))
}

/** Sightings of wrongs of some kinds. */
export function* wrongs(document: Document, ...names: readonly WrongName[]): Generator<Hit> {
  const spans = document.observe(stretches)
  for (const name of names)
    yield* joinedInTurn(
      document,
      spans,
      SHAPES[name],
      ({ text, start, end, key }, { spared, severity }): Hit | null =>
        !isOrdered(document, key) || LESSON.test(text) || isUsersChoice(text) || spared?.test(text)
          ? null
          : {
              start,
              end,
              confidence: 'high',
              firm: true,
              spoken: true,
              ...(severity && { severity }),
            },
    )
}
