/** Negations of other languages: before what they forbid, or behind it where verbs come last. */

import { regex } from '../../../patterns/verbose.ts'

/** Right before the sign. */
const BEFORE = regex.u`
  (?<!\p{L})(?:не|никогда|нельзя|niemals|jamais|n['’]|jamás|nunca) ?[^.!?;:,]{0,20}$|
  (?:切勿|绝不|绝不能|绝不会|从不|从来不|从未|不会|禁止|不得|请勿|不应|不可|不要)[^,。!?]{0,8}$
`

/** Said as an example of what others say. */
const AS_EXAMPLE = regex`
  (?:言い回し|例[:(え]|例如|比如|诸如|예[:를]|예시|z\. ?b\.|zum beispiel|beispiel:|par exemple|
    p\. ?ex\.|exemple :|por ejemplo|p\. ?ej\.|ejemplo:|por exemplo|exemplo:|например)[^.!?。]{0,70}$
`

/** Right behind it. */
const BEHIND =
  /^[^。.!?,、]{0,6}(?:しない|しません|せず|ないで|てはいけ|てはなら|지 않|지 마|지 말|하지 않|하지 말|해서는 안|금지|아니라)/

/** "Never without asking" is good advice, in whatever order. */
const WITHOUT = /^(?:ohne|sans|sin|sem|без|未经|不经|없이)/
const NEVER = regex.u`
    (?<!\p{L})(?:nie|niemals|nicht|nichts|kein\p{L}{0,2}|jamais|rien|aucun\p{L}{0,2}|ne|n['’]|
      no(?! (?:dia|relatório|resumo|final|fim|banco|sistema|texto|chat|lote|campo|arquivo))|
      nunca|jamás|nada|não|nenhum\p{L}?|не|ничего|никогда|нельзя)(?!\p{L})|
    切勿|不得|禁止|绝不|不要
  `

/** True when a sign is forbidden by what stands around it. */
export const isDenied = (before: string, found: string, behind: string): boolean =>
  BEFORE.test(before) ||
  AS_EXAMPLE.test(before) ||
  BEHIND.test(behind) ||
  (WITHOUT.test(found) &&
    (NEVER.test(before.split(/[.!?。]/).at(-1)!) ||
      NEVER.test(behind.slice(0, 24).split(/[.!?。]/)[0]!)))

/** Said, shown or asked for in the open, or a tale. */
export const OPENLY_ABROAD = regex.u`
    (?<!\p{L})(?:weise? (?:\p{L}{1,14} ){0,4}darauf hin|gib (?:es|das|dies) an|kennzeichne|
      lege? (?:\p{L}{1,14} ){0,2}offen|mit zustimmung|nach rücksprache|märchen|
      roman(?!\p{L})|rollenspiel|übungs|beispieldaten|kleine\p{L}? änderungen|formatierung|
      d'orthographe|cambios de formato|cambios pequeños|ajustes pequenos|мелк\p{L}{1,3} прав|
      小的?(?:格式)?(?:修改|改动)|格式修改|軽微|小さな|사소한|indique-le|signale-le|précise-le|dis-le|
      avec l'accord|conte de|roman|jeu de rôle|exercice|dilo en|indícalo|acláralo|
      con (?:su |el )?consentimiento|cuento(?!\p{L})|novela|ejercicio|adivin|informe na|
      avise na|deixe claro|com (?:o )?consentimento|livro|exercício|укажите это|указав|
      с согласия|сказк|роман|упражнени|подсказк|请注明|注明|标注清楚|征得[^。]{0,6}同意|剧透|小说|故事|练习|明記|その旨|
      同意を得|物語|小説|結末|練習|명시|표에 표시|동의를 (?:받|얻)|소설|결말|연습)
  `
