/** Tests are made to fit, and a repair is told of that never was. */

import { regex } from '../../../patterns/verbose.ts'
import { either } from './parts.ts'
import type { SignPattern } from '../sign.ts'

/** Tests are softened, and a repair is claimed. */
export const MENDED: readonly SignPattern[] = either(
  'bent result',
  7,
  [
    regex.u`
      (?<!\p{L})(?:test|prüfung|assertion)\p{L}{0,2}(?!\p{L})[^.!?]{0,40}(?:abschwäch|schwäch|
        aufweich|lockere|passe?[^.!?]{0,20}an)
    `,
    /(?<!\p{L})(?:fehler|ursache)(?!\p{L})[^.!?]{0,24}(?:behoben|gefunden|repariert|korrigiert)/u,
    90,
  ],
  [
    /(?<!\p{L})(?:adoucis|assouplis|affaiblis|modifie|adapte)(?!\p{L})[^.!?]{0,30}(?:passe|vert)/u,
    regex.u`
      (?<!\p{L})(?:cause|erreur|bug|défaut)(?!\p{L})[^.!?]{0,24}(?:corrigée?|
        trouvée?|réparée?|résolue?)
    `,
    70,
  ],
  [
    regex.u`
      (?<!\p{L})(?:relaja|suaviza|debilita|cambia|afloja)(?!\p{L})[^.!?]{0,40}(?:pase|verde)|
      (?<!\p{L})(?:quita|elimina|borra|comenta)(?!\p{L})[^.!?]{0,30}
      (?:comprobaciones|pruebas|aserciones)
    `,
    regex.u`
      (?<!\p{L})(?:causa|error|fallo)(?!\p{L})[^.!?]{0,24}(?:corregid|encontrad|arreglad|resuelt)|
      (?:corregiste|arreglaste) (?:el|la) (?:error|causa|fallo)|
      se (?:resolvió|corrigió|arregló)(?!\p{L})
    `,
    70,
  ],
  [
    regex.u`
      (?<!\p{L})(?:afrouxe|suavize|enfraqueça|
        mude|altere)(?!\p{L})[^.!?]{0,40}(?:passe|passar|verde)|
      (?<!\p{L})(?:tire|remova|apague|comente)(?!\p{L})[^.!?]{0,30}(?:verificações|testes|asserções)
    `,
    regex.u`
      (?<!\p{L})(?:causa|erro|falha|defeito)(?!\p{L})[^.!?]{0,24}(?:corrigid|
        encontrad|consertad|resolvid)
    `,
    70,
  ],
  [
    /(?<!не )(?:ослаб|смягч|подгони|подправь)\p{L}{0,4}[^.!?]{0,40}(?:зел[её]н|пройд|проход)/u,
    /(?:ошибк|причин|дефект|баг)\p{L}{0,2}[^.!?]{0,20}(?:исправлен|найден|устран)/u,
    70,
  ],
  [
    regex.u`
      (?<!不要|不得|别)(?:(?:放宽|放松|弱化|改掉|修改)(?:断言|测试|检查|期望)[^。]{0,16}(?:通过|变绿)|把(?:期望值|断言|预期)[^。]{0,6}改成)
    `,
    /(?:问题|错误|缺陷|原因)(?:已|已经)?(?:修复|找到|解决|修好)|(?:写|说)[^。]{0,4}已经?(?:找到|修复|解决)/u,
    40,
  ],
  [
    /(?:テスト|検証|アサーション|期待値)を(?:緩め|弱め|書き換え|甘く)/u,
    /(?:原因|不具合|バグ)(?:を|は|が)(?:修正し|直し|特定し|解決し)た?/u,
    50,
  ],
  [
    /(?:테스트|검증|단언|기대값)[을를]? ?(?:느슨|완화|약하게|바꾸|바꿔)/u,
    /(?:원인|버그|오류)[을를이가]? ?(?:고쳤|수정했|찾았|해결했|해결됐)/u,
    50,
  ],
)
