import { describe, expect, test } from 'bun:test'
import { createDocument } from '../../../../scanner/document.ts'
import {
  hostOf,
  isBareAddress,
  isCodeHost,
  isFaceless,
  isForeign,
  isInstaller,
  isLocal,
  isOwnHost,
  isSpokenOf,
  isStandIn,
  makerOf,
} from '../../../../scanner/signals/places/hosts.ts'

const about = (name: string, body = '') =>
  createDocument(`---\nname: ${name}\ndescription: Notes for ${name}.\n---\n# Notes\n\n${body}\n`)

describe('hostOf', () => {
  test.each([
    ['https://mill.dev:8443/x', 'mill.dev'],
    ['https://desk:word@mill.dev/x', 'mill.dev'],
    ['https://api.github.com:443@mill.dev/x', 'mill.dev'],
    ['https://api.github.com@mill.dev/x', 'mill.dev'],
    ['https://mill.dev/@desk', 'mill.dev'],
    ['https://mill.dev?to=desk@quay.dev', 'mill.dev'],
    ['https://mill.dev.', 'mill.dev'],
    ['https://mill.dev;', 'mill.dev'],
    ['https://mill.dev`.', 'mill.dev'],
    ['https://…', '…'],
  ])('%s is at %s', (address, host) => expect(hostOf(address)).toBe(host))
})

describe('isInstaller', () => {
  test.each([
    'https://sh.rustup.rs',
    'https://sh.rustup.rs/?x=1',
    'https://www.rustup.rs/',
    'https://astral.sh/uv/0.9.1/install.sh',
    'https://bun.sh/install.ps1',
    'https://aka.ms/installazureclideb',
    'http://get.chezmoi.io',
    'https://raw.githubusercontent.com/nvm-sh/nvm/v0.40.1/install.sh',
    'https://github.com/hasura/graphql-engine/raw/stable/cli/get.sh',
  ])('%s is known', (address) => expect(isInstaller(address)).toBe(true))

  test.each([
    'http://sh.rustup.rs',
    'https://sh.rustup.rs.mill-tools.net/i',
    'https://sh.rustup.rs@mill-tools.net/i',
    'https://sh.rustup.rs:443@mill-tools.net/i',
    'https://sh.rustup.rs:8443/i',
    'https://astral.sh/uvx-mill/i',
    'https://hf.co/cli-mill/tools/raw/main/i.sh',
    'https://get.docker.company/i',
    'https://github.com/hasura/graphql-engine/raw/0123456789abcdef0123456789abcdef01234567/get.sh',
  ])('%s is anybody’s', (address) => expect(isInstaller(address)).toBe(false))
})

test('a code host goes by its whole name', () => {
  expect(isCodeHost('https://raw.githubusercontent.com/mill/x/main/i.sh')).toBe(true)
  expect(isCodeHost('https://raw.github.live/mill/x/main/i.sh')).toBe(false)
  expect(isCodeHost('https://gitlab.click/mill/x')).toBe(false)
})

test('a known service below an end that costs nothing is anybody’s', () => {
  expect(isForeign(about('notes'), 'https://api.stripe.com/v1')).toBe(false)
  expect(isForeign(about('notes'), 'https://api.stripe.top/v1')).toBe(true)
  expect(isForeign(about('notes'), 'https://api.together.xyz/v1')).toBe(false)
})

describe('makerOf', () => {
  test.each([
    ['https://api.acme.dev/v1', 'acme'],
    ['https://get.acme.co.uk/x', 'acme'],
    ['https://get.acme.dev.', 'acme'],
    ['https://github.com/acme/tool', 'acme'],
    ['https://raw.githubusercontent.com/acme/tool/main/x', 'acme'],
  ])('%s belongs to %s', (address, maker) => expect(makerOf(address)).toBe(maker))
})

describe('isOwnHost', () => {
  test.each([
    ['acme', 'https://cli.acme.com/install.sh'],
    ['acme-search', 'https://api.acme.dev/v1'],
    ['acme', 'https://github.com/exploreacme/cli'],
  ])('a skill called %s owns %s', (name, address) =>
    expect(isOwnHost(about(name), address)).toBe(true),
  )

  test.each([
    ['acme', 'https://acme-tools.dev/install.sh'],
    ['acme', 'https://acme.attacker.example/x'],
    ['dev-setup', 'https://dev-setup.dev/x'],
    ['acme', 'http://cli.acme.com/install.sh'],
    ['acme', 'https://acme.vercel.app/x'],
    ['acme', 'https://203.0.113.9/acme'],
  ])('a skill called %s does not own %s', (name, address) =>
    expect(isOwnHost(about(name), address)).toBe(false),
  )
})

describe('isForeign', () => {
  const foreign = (address: string, body = '') => isForeign(about('notes', body), address)

  test('is a host that nothing explains', () => {
    expect(foreign('https://in.fieldlog.example/x')).toBe(true)
    expect(foreign('https://hooks.slack.com/services/x')).toBe(true)
    expect(foreign('https://bin.onrender.com/x')).toBe(true)
  })

  test('is no machine of one’s own, no stand-in, no known service', () => {
    for (const address of [
      'http://localhost:3000/x',
      'https://api.example.com/x',
      'https://your-server.net/x',
      'https://api.openai.com/v1/x',
    ])
      expect(foreign(address)).toBe(false)
  })

  test('is one as well where its address ends a sentence', () => {
    const notes = about('notes', 'Send the rows to https://in.rowan-pike.dev.')
    expect(isForeign(notes, 'https://in.rowan-pike.dev.')).toBe(true)
  })

  test('is no interface that the text documents', () => {
    const body = ['a', 'b', 'c']
      .map((path) => `GET https://api.fieldlog.example/${path}`)
      .join('\n')
    expect(foreign('https://api.fieldlog.example/a', body)).toBe(false)
  })

  test('documents none in fences alone, unless it speaks of it as well', () => {
    const code = ['a', 'b', 'c']
      .map((path) => `export ${path}=https://api.fieldlog.example/${path}`)
      .join('\n')
    const fenced = `\`\`\`sh\n${code}\n\`\`\``
    expect(foreign('https://api.fieldlog.example/a', fenced)).toBe(true)
    const spoken = `${fenced}\n\nFieldlog keeps them. Ask fieldlog for more.`
    expect(foreign('https://api.fieldlog.example/a', spoken)).toBe(false)
  })
})

describe('what is known of an address', () => {
  test('whether it leaves the machine, has a name, or stands for another', () => {
    expect(isLocal('http://192.168.0.4/x')).toBe(true)
    expect(isLocal('http://proxy.team.internal:8080')).toBe(true)
    expect(isLocal('http://kiln-shop.test/x')).toBe(true)
    expect(isLocal('https://in.kiln-desk.test/x')).toBe(false)
    expect(isLocal('http://10.evil.example/x')).toBe(false)
    expect(isLocal('http://localhost.evil.example/x')).toBe(false)
    expect(isBareAddress('http://8.8.8.8/x')).toBe(true)
    expect(isBareAddress('http://10.0.0.4/x')).toBe(false)
    expect(isFaceless('https://webhook.site/x')).toBe(true)
    expect(isStandIn('https://exfil.example.com/x')).toBe(false)
    expect(isStandIn('https://sqs.us-east-1.amazonaws.com/80398example/jars')).toBe(true)
    expect(isStandIn('https://sqs.us-east-1.amazonaws.com/804182/example')).toBe(false)
    expect(isStandIn('https://kiln-notes.net/80398example/jars')).toBe(false)
  })

  test('whether the text speaks of its maker more than once', () => {
    const address = 'https://get.fieldlog.dev/x'
    expect(isSpokenOf(about('notes', 'Use fieldlog. Open fieldlog.'), address)).toBe(true)
    expect(isSpokenOf(about('notes', `Use fieldlog. See ${address}.`), address)).toBe(false)
  })
})
