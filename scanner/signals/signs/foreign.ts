/** The signs in all other languages. */

import { CHINESE, JAPANESE, KOREAN, RUSSIAN } from './eastern.ts'
import { FRENCH, GERMAN } from './german-french.ts'
import { FOREIGN_DEEDS } from './foreign-deeds.ts'
import { PORTUGUESE, SPANISH } from './iberian.ts'
import { FOREIGN_EXCUSES } from './foreign-excuses.ts'
import type { SignPattern } from './sign.ts'
import { BILLS } from './tongues/bills.ts'
import { CLAIMS } from './tongues/claims.ts'
import { CONFIDENCES } from './tongues/confidences.ts'
import { EVADING } from './tongues/evading.ts'
import { FAVOURS } from './tongues/favours.ts'
import { FEIGNED } from './tongues/feigned.ts'
import { FIGURES } from './tongues/figures.ts'
import { LEAKS } from './tongues/leaks.ts'
import { MENDED } from './tongues/mended.ts'
import { ORDERS } from './tongues/orders.ts'
import { OWING } from './tongues/owing.ts'
import { PASSING_OVER } from './tongues/passing-over.ts'
import { RANKING } from './tongues/ranking.ts'
import { REINS } from './tongues/reins.ts'
import { REPORTS } from './tongues/reports.ts'
import { TRUST } from './tongues/trust.ts'
import { VOICES } from './tongues/voices.ts'
import { WITHHELD } from './tongues/withheld.ts'

export const FOREIGN: readonly SignPattern[] = [
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...PORTUGUESE,
  ...RUSSIAN,
  ...CHINESE,
  ...JAPANESE,
  ...KOREAN,
  ...FOREIGN_EXCUSES,
  ...FOREIGN_DEEDS,
  ...FAVOURS,
  ...REPORTS,
  ...ORDERS,
  ...TRUST,
  ...REINS,
  ...CLAIMS,
  ...BILLS,
  ...LEAKS,
  ...FIGURES,
  ...CONFIDENCES,
  ...FEIGNED,
  ...EVADING,
  ...MENDED,
  ...RANKING,
  ...VOICES,
  ...WITHHELD,
  ...OWING,
  ...PASSING_OVER,
]
