/** Characters that hide: invisible ones, direction controls, and letters that look like Latin ones. */

/** Code points that show nothing and that a reader skips, as inclusive ranges. */
const INVISIBLE: readonly (readonly [number, number])[] = [
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
]

export function isInvisible(code: number): boolean {
  if (code < 0xad) return false
  for (const [first, last] of INVISIBLE) if (code >= first && code <= last) return true
  return false
}

const escaped = (code: number): string => `\\u{${code.toString(16)}}`
const invisibleRanges = INVISIBLE.map((range) => range.map(escaped).join('-')).join('')

/** Matches a text that holds an invisible character at all: most hold none. */
export const SOME_INVISIBLE = new RegExp(`[${invisibleRanges}]`, 'u')

/** Tag characters mirror ASCII from U+E0020 to U+E007E: a hidden sentence that models read. */
export const isTag = (code: number): boolean => code >= 0xe0001 && code <= 0xe007f

/** Such characters on a line that names them: more of them say something. */
const NAMED_MAX = 3

/** `U+202E` on the line that shows each of these characters: who names them hides nothing with them. */
export function areNamedOn(line: string, codes: readonly number[]): boolean {
  const named = line.toLowerCase()
  return (
    codes.length <= NAMED_MAX &&
    codes.every((code) => named.includes(`u+${code.toString(16).padStart(4, '0')}`))
  )
}

/** Letters of other scripts by the Latin letter they pass for; each string holds all that look alike. */
const ALIKE: Record<string, string> = {
  a: 'аɑα', b: 'ьҍ', c: 'сϲⅽ', d: 'ԁժ', e: 'еєҽ', f: 'ғ', g: 'ɡց', h: 'һհ', i: 'іıɩι', j: 'јϳ', k: 'кκ', l: 'ӏⅼ',
  m: 'м', n: 'пոη', o: 'оοօσ', p: 'рρ', q: 'ԛգ', r: 'гᴦ', s: 'ѕꜱ', t: 'тτ', u: 'υսц', v: 'ѵνᴠ', w: 'ԝѡω', x: 'хχ',
  y: 'уγү', z: 'ᴢ', A: 'АΑ', B: 'ВΒ', C: 'СϹ', D: 'Ꭰ', E: 'ЕΕ', F: 'Ϝ', G: 'Ԍ', H: 'НΗ', I: 'ІΙӀ', J: 'Ј', K: 'КΚ',
  L: 'Ꮮ', M: 'МΜ', N: 'Ν', O: 'ОΟՕ', P: 'РΡ', Q: 'Ԛ', R: 'Ꭱ', S: 'Ѕ', T: 'ТΤ', U: 'Ս', V: 'Ѵ', W: 'Ԝ', X: 'ХΧ',
  Y: 'УΥҮ', Z: 'ΖᏃ',
}

export const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
)
