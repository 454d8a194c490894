import { describe, expect, test } from 'bun:test'
import { signInFiles } from '../../../../scanner/lexicon/secret-files.ts'
import { graver, isSecretFile, lootOf } from '../../../../scanner/signals/shell/loot.ts'
import { parseShell } from '../../../../scanner/signals/shell/shell.ts'

/** The first command of a line, in lower case as readings are. */
const command = (text: string) => parseShell(text)[0]!.commands[0]!

describe('isSecretFile', () => {
  test.each(['~/.ssh/id_rsa', '~/.aws/credentials', '.env', '/etc/shadow', '@~/.netrc'])(
    'knows %s',
    (word) => expect(isSecretFile(word)).toBe(true),
  )

  // Most words of commands are turned away by what no name of such a file lacks: these have little else.
  test.each([
    ...signInFiles,
    ...['cookies', 'login data', 'web data', 'local state', 'keychain', 'keystore', 'metamask'],
    ...['brave-browser', 'telegramdesktop', '$kubeconfig', 'xoxb-1', 'deploy_key', 'id_rsa'],
  ])('knows %s by its name alone', (word) => expect(isSecretFile(word)).toBe(true))

  test.each([
    '~/.ssh/id_rsa.pub',
    '~/.ssh/known_hosts',
    '.env.example',
    'readme.md',
    'environment',
  ])('leaves %s alone', (word) => expect(isSecretFile(word)).toBe(false))
})

describe('lootOf', () => {
  test.each([
    ['cat ~/.ssh/id_rsa', 'secret'],
    ['env', 'secret'],
    ['printenv -0', 'secret'],
    ['tar cz ~/.aws', 'secret'],
    ['x=$(base64 ~/.netrc)', 'secret'],
    ['security dump-keychain', 'secret'],
    ['pbpaste', 'private'],
    ['screencapture -x a.png', 'private'],
    ['gh auth token', 'token'],
    ['uname -a', 'machine'],
  ] as const)('%s gives %s', (text, loot) => expect(lootOf(command(text))).toBe(loot))

  test.each([
    'env NODE_ENV=test make',
    'echo ".env"',
    'source .env',
    'ssh -i ~/.ssh/id_rsa host',
    'scp -i ~/.ssh/id_rsa a.txt host:/srv',
    'git add .env',
    'ls',
  ])('%s gives nothing', (text) => expect(lootOf(command(text))).toBeNull())

  test('the graver of two counts', () => {
    expect(graver('machine', 'secret')).toBe('secret')
    expect(graver('private', 'token')).toBe('private')
  })
})
