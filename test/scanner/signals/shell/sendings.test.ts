import { describe, expect, test } from 'bun:test'
import { sendingOf } from '../../../../scanner/signals/shell/sendings.ts'
import { parseShell } from '../../../../scanner/signals/shell/shell.ts'

/** The first command of a line, in lower case as readings are. */
const command = (text: string) => parseShell(text)[0]!.commands[0]!

describe('sendingOf', () => {
  test.each([
    ['curl -d @a.json https://a.example/x', ['https://a.example/x']],
    ['curl -f "file=@a" https://a.example/x', ['https://a.example/x']],
    ['curl -t a.zip https://a.example/x', ['https://a.example/x']],
    ['curl "https://a.example/?d=$data"', ['https://a.example/?d=$data']],
    ['wget --post-file=a https://a.example/x', ['https://a.example/x']],
    ['dig "$data.a.example"', []],
    ['scp a.txt me@a.example:/in', ['https://a.example/']],
    ['scp a.txt backup:/in', []],
    ['aws s3 cp a.txt s3://bucket/a', []],
    ['cat > /dev/tcp/a.example/443', []],
    ['gh gist create a.txt', []],
  ])('%s sends', (text, addresses) =>
    expect(sendingOf(command(text))?.addresses).toEqual(addresses),
  )

  test.each([
    'curl -fsSL https://a.example/install.sh',
    'curl -s https://a.example/x -o a',
    'wget -t 3 https://a.example/x',
    'dig a.example',
    'scp me@a.example:/out a.txt',
    'aws s3 cp s3://bucket/a a.txt',
    'nc -zv a.example 443',
    'gh pr view',
  ])('%s sends nothing', (text) => expect(sendingOf(command(text))).toBeNull())
})
