/** The regular expressions in a source file, found without a parser. */

export interface Literal {
  /** 1-based. */
  line: number
  source: string
  flags: string
}

/** Text that may stand before a regular expression, as against a division. */
const BEFORE = /(?:^|[(,=:[!&|?{};+<>~^%*-]|\b(?:return|typeof|case|in|of|yield|await|else|do)|=>)$/

/** What the code is made of, as far as it matters here. */
const TOKEN =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g

/** A template that is a regular expression, or that `new RegExp` is given. */
const MADE_INTO_ONE = /(?:\bregex(?:\.([a-z]+))?|(new RegExp\())$/

/** The regular expressions of a source file, those in templates with an `x` for each part that is put in. */
export function literalsOf(code: string): Literal[] {
  const found: Literal[] = []
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(code); token; token = TOKEN.exec(code)) {
    const [text] = token
    if (text.startsWith('//') || text.startsWith('/*')) {
      // A comment says nothing of what follows it: only its line ends stay.
      const { lastIndex } = TOKEN
      code = code.slice(0, token.index) + text.replace(/./g, ' ') + code.slice(lastIndex)
      continue
    }
    const before = code.slice(0, token.index).trimEnd().slice(-200)
    const line = code.slice(0, token.index).split('\n').length
    const template = text.startsWith('`') ? MADE_INTO_ONE.exec(before) : null
    if (template) {
      const source = text.slice(1, -1).replace(/\$\{[^}]*\}/g, 'x')
      const [, flags = '', call] = template
      found.push({
        line,
        source: call ? source.replaceAll('\\\\', '\\') : source.replace(/\n\s*|\\(?=`)/g, ''),
        flags,
      })
    }
    if (!text.startsWith('/')) continue
    if (!BEFORE.test(before)) {
      TOKEN.lastIndex = token.index + 1
      continue
    }
    const end = text.lastIndexOf('/')
    found.push({ line, source: text.slice(1, end), flags: text.slice(end + 1) })
  }
  return found
}
