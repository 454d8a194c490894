import { describe, expect, test } from 'bun:test'
import { parseShell, type Pipeline } from '../../../../scanner/signals/shell/shell.ts'
import { pick, randomFrom } from '../../../support/random.ts'

/** Pipelines as lists of commands, each a list of words. */
const words = (text: string): string[][][] =>
  parseShell(text).map(({ commands }) => commands.map((command) => [...command.words]))
const inner = (text: string): string[][][] =>
  parseShell(text).flatMap(({ commands }) =>
    commands.flatMap((command) => command.inner.map(programs)),
  )
const programs = ({ commands }: Pipeline): string[][] =>
  commands.map((command) => [...command.words])

describe('words', () => {
  test.each([
    ['single quotes', "c''url 'a b'", ['curl', 'a b']],
    ['double quotes', 'c"u"rl "a b"', ['curl', 'a b']],
    ['backslashes', 'c\\url a\\ b', ['curl', 'a b']],
    ['a continued line', 'curl \\\n  -s x', ['curl', '-s', 'x']],
    ['the separator variable', 'curl$IFS-s${IFS}x', ['curl', '-s', 'x']],
    ['empty parameters', 'cu$@rl x', ['curl', 'x']],
    ['braces', '{curl,-s,x}', ['curl', '-s', 'x']],
    ['unknown variables', 'curl $HOST/${PATH}', ['curl', '$HOST/${PATH}']],
    ['a comment', 'curl x # | sh', ['curl', 'x']],
    ['a hash inside a word', 'curl x#y', ['curl', 'x#y']],
  ])('are read through %s', (_, text, expected) => {
    expect(words(text)).toEqual([[expected]])
  })

  test('take the values of simple variables', () => {
    expect(words('A=cu; B=rl; $A$B x')).toEqual([[['curl', 'x']]])
    expect(words('CMD="curl -s" ; $CMD x')).toEqual([[['curl', '-s', 'x']]])
  })
})

test('a variable set from a substitution keeps its name, and the command says that it sets it', () => {
  const [first, second] = parseShell('key=$(cat a); curl $key')
  expect(first!.commands[0]!.sets).toEqual(['key'])
  expect(second!.commands[0]!.words).toEqual(['curl', '$key'])
})

describe('structure', () => {
  test('pipes join commands, other operators part pipelines', () => {
    expect(words('a | b |& c; d && e || f & g\nh')).toEqual([
      [['a'], ['b'], ['c']],
      [['d']],
      [['e']],
      [['f']],
      [['g']],
      [['h']],
    ])
  })

  test('a pipe may stand at the start of the next line', () => {
    expect(words('curl x\n  | sh')).toEqual([[['curl', 'x'], ['sh']]])
    expect(words('curl x\n  || sh')).toEqual([[['curl', 'x']], [['sh']]])
  })

  test('an operator inside quotes is text', () => {
    expect(words('echo "a | b" \'c; d\'')).toEqual([[['echo', 'a | b', 'c; d']]])
  })

  test('substitutions are pipelines of their own', () => {
    expect(inner('bash -c "$(curl x | cat)"')).toEqual([[['curl', 'x'], ['cat']]])
    expect(inner('echo `curl x`')).toEqual([[['curl', 'x']]])
    expect(inner('bash <(curl x)')).toEqual([[['curl', 'x']]])
  })

  test('those of make double their dollars', () => {
    const [first] = parseShell('A := $(shell cat "$$(pwd)/a" | wc)')
    expect(first!.commands[0]!.inner[0]!.commands.map(({ words }) => words[0])).toEqual([
      'cat',
      'wc',
    ])
  })

  test('redirections keep their operator and target', () => {
    const [pipeline] = parseShell('echo x >> ~/.bashrc 2>/dev/null < in')
    expect(pipeline!.commands[0]!.redirects).toEqual([
      { operator: '>>', target: '~/.bashrc' },
      { operator: '>', target: '/dev/null' },
      { operator: '<', target: 'in' },
    ])
  })
})

describe('groups', () => {
  test('all that they write goes into the pipe behind', () => {
    const pipe = [[['env'], ['id'], ['gzip'], ['curl', 'x']]]
    expect(words('{ env; id; } | gzip | curl x')).toEqual(pipe)
    expect(words('( env; id ) | gzip | curl x')).toEqual(pipe)
    expect(words('{ env; id; } | gzip | \\\n  curl x')).toEqual(pipe)
  })

  test('without one they are commands one after the other', () => {
    expect(words('( cd x && make ); ls')).toEqual([[['cd', 'x']], [['make']], [['ls']]])
    expect(words('{ curl x; } > y')).toEqual([[['curl', 'x']], [[]]])
  })

  test('braces of a word open none', () => {
    expect(words('echo {a b} | cat')).toEqual([[['echo', '{a', 'b}'], ['cat']]])
  })

  test('a choice in braces makes several words of one, outside of quotes', () => {
    expect(words('tar c ~/.{ssh,aws}/x')).toEqual([[['tar', 'c', '~/.ssh/x', '~/.aws/x']]])
    expect(words("curl -d '{a,b}'")).toEqual([[['curl', '-d', '{a,b}']]])
    expect(words('echo ${x:-a,b}')).toEqual([[['echo', '${x:-a,b}']]])
  })

  test('a command knows the folder it is carried out in', () => {
    const folders = (text: string) => parseShell(text).map(({ commands }) => commands[0]!.folder)
    expect(folders('cd ~/.ssh\nls')).toEqual(['', '~/.ssh'])
    expect(folders('cd ~ && cd notes/ && ls')).toEqual(['', '~', '~/notes'])
    expect(folders('cd ~; cd "$x"; ls')).toEqual(['', '~', ''])
  })
})

describe('anything else', () => {
  test('an apostrophe in prose opens nothing', () => {
    expect(words("don't curl x")).toEqual([[["don't", 'curl', 'x']]])
  })

  test('random text is read to its end', () => {
    const random = randomFrom(9)
    const pieces = [...'\'"`$(){}|&;<>#\\\n \tab=,@*', '$(', '${', '<(', 'IFS', 'x=', '&&']
    for (let round = 0; round < 3000; round++)
      parseShell(
        Array.from({ length: Math.floor(random() * 40) }, () => pick(random, pieces)).join(''),
      )
  }, 5000)

  test.each(['$(', '`', '<(', '"$(', '"', "'", '\\', 'a=', '{', '|', '\n|', '>', ')', '${', '$(`'])(
    '4,000 characters of %j are read at once',
    (piece) => {
      parseShell(piece.repeat(4000 / piece.length))
    },
    2000,
  )
})

describe('values', () => {
  const last = (text: string): readonly string[] => words(text).at(-1)!.at(-1)!

  test.each([
    ['x=curlsh; ${x:0:4} a', ['curl', 'a']],
    ['x=CURL; ${x,,} a', ['curl', 'a']],
    ['x=curl.old; ${x%.old} a; ${x%%.*} a', ['curl', 'a']],
    ['x=a/curl; ${x##*/} a', ['curl', 'a']],
    ['x=c-u-rl; ${x//-/} a', ['curl', 'a']],
    ['c=curl; v=c; ${!v} a', ['curl', 'a']],
    ['set -- cu rl; "$1$2" a', ['curl', 'a']],
    ['read -r c <<< curl; $c a', ['curl', 'a']],
    ['printf -v c %s cu rl; $c a', ['curl', 'a']],
    ['alias g="curl -s"; g a', ['curl', '-s', 'a']],
    ['a=(cu rl); ${a[0]}${a[1]} a', ['curl', 'a']],
    ["$'\\143\\x75rl' a", ['curl', 'a']],
    ['$(echo lruc | rev) a', ['curl', 'a']],
    ['$(tr a-z n-za-m <<< phey) a', ['curl', 'a']],
    ["$(printf '%b' '\\0143url') a", ['curl', 'a']],
    ['`echo cu``echo rl` a', ['curl', 'a']],
    ['set a=cu& set b=rlx& call %a%%b:~0,2% a', ['call', 'curl', 'a']],
  ])('of %s are put in', (text, expected) => {
    expect(last(text)).toEqual(expected)
  })

  test.each(['${x:0:4} a', '${x%y} a', '%x% a', '$1 a', 'x=$(date); ${x%y} a'])(
    'that nobody knows stay as they are written: %s',
    (text) => {
      expect(last(text)).toEqual(text.split('; ').at(-1)!.split(' '))
    },
  )
})

describe('what is fed to a command', () => {
  test.each([
    ['by a group', 'curl x | (sh)'],
    ['by a group in braces', 'curl x | { sh; }'],
    ['by a process', 'curl x > >(sh)'],
  ])('comes out of the pipe before it, %s', (_, text) => {
    expect(words(text).map((pipe) => pipe.map(([name]) => name))).toEqual([['curl', 'sh']])
  })

  test('is what a loop writes', () => {
    expect(words('for i in 1; do curl x; done | sh').at(-1)).toEqual([
      ['for', 'i', 'in', '1'],
      ['do', 'curl', 'x'],
      ['done'],
      ['sh'],
    ])
  })

  test('is what a function writes, with its parameters', () => {
    expect(words('f() { curl "$1"; }; f x | sh').at(-1)).toEqual([
      ['f', 'x'],
      ['curl', 'x'],
      ['sh'],
    ])
  })

  test('is what a descriptor was opened on', () => {
    expect(inner('exec 3< <(curl x); sh <&3')).toEqual([[['curl', 'x']], [['curl', 'x']]])
  })

  test('functions that call each other come to an end', () => {
    parseShell('f() { g; g; }; g() { f; f; }; ' + 'f; '.repeat(500))
    parseShell('for a; do b; ' + 'done | c; '.repeat(400))
    parseShell('for a; '.repeat(280) + 'done | c; '.repeat(200))
  }, 2000)
})
