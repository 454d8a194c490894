/** All signs that are known by a pattern. */

import { ADMISSIONS } from './admissions.ts'
import { AFTERWARDS } from './afterwards.ts'
import { ASIDES } from './asides.ts'
import { BACKDATING } from './backdating.ts'
import { BELIEFS } from './beliefs.ts'
import { BELONGING } from './belonging.ts'
import { BENDING } from './bending.ts'
import { BLUNT } from './blunt.ts'
import { BORROWED_FACES } from './borrowed-faces.ts'
import { CONVENIENCE } from './convenience.ts'
import { COUNTED_ON } from './counted-on.ts'
import { DISPLAYS } from './displays.ts'
import { ERRANDS } from './errands.ts'
import { EXCUSES } from './excuses.ts'
import { FALSEHOOD } from './falsehood.ts'
import { FOREIGN } from './foreign.ts'
import { HIDING } from './hiding.ts'
import { HURDLES } from './hurdles.ts'
import { INVENTING } from './inventing.ts'
import { LEAVING_OUT } from './leaving-out.ts'
import { MADE_TO_FIT } from './made-to-fit.ts'
import { OUT_OF_REACH } from './out-of-reach.ts'
import { OWED } from './owed.ts'
import { OWN_VERDICT } from './own-verdict.ts'
import { PARTIALITY } from './partiality.ts'
import { PEOPLE_SIGNS } from './people.ts'
import { PLAIN_HARM } from './plain-harm.ts'
import { PRETENDING } from './pretending.ts'
import { QUIET_HARM } from './quiet-harm.ts'
import { REACHING } from './reaching.ts'
import { REMEDIES } from './remedies.ts'
import { SECOND_THOUGHTS } from './second-thoughts.ts'
import { TAMPERING } from './tampering.ts'
import { TELLTALES } from './telltales.ts'
import { TRICKS } from './tricks.ts'
import { UNBIDDEN } from './unbidden.ts'
import { WATCHING } from './watching.ts'
import { WEIGHING } from './weighing.ts'
import type { SignPattern } from './sign.ts'

export const SIGN_PATTERNS: readonly SignPattern[] = [
  ...HIDING,
  ...FALSEHOOD,
  ...SECOND_THOUGHTS,
  ...LEAVING_OUT,
  ...PEOPLE_SIGNS,
  ...EXCUSES,
  ...TRICKS,
  ...BELIEFS,
  ...BENDING,
  ...INVENTING,
  ...REACHING,
  ...PRETENDING,
  ...TELLTALES,
  ...TAMPERING,
  ...CONVENIENCE,
  ...PARTIALITY,
  ...MADE_TO_FIT,
  ...QUIET_HARM,
  ...OUT_OF_REACH,
  ...WEIGHING,
  ...REMEDIES,
  ...BACKDATING,
  ...AFTERWARDS,
  ...WATCHING,
  ...BELONGING,
  ...ERRANDS,
  ...PLAIN_HARM,
  ...OWN_VERDICT,
  ...OWED,
  ...UNBIDDEN,
  ...ADMISSIONS,
  ...DISPLAYS,
  ...HURDLES,
  ...BORROWED_FACES,
  ...ASIDES,
  ...BLUNT,
  ...COUNTED_ON,
  ...FOREIGN,
]
