import { describe, expect, test } from 'bun:test'
import {
  hostOf,
  isBareAddress,
  isCodeHost,
  isFaceless,
  isInstaller,
  isLocal,
  makerOf,
} from '../../../../scanner/signals/places/addresses.ts'

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

describe('makerOf', () => {
  test.each([
    ['https://api.acme.dev/v1', 'acme'],
    ['https://get.acme.co.uk/x', 'acme'],
    ['https://get.acme.dev.', 'acme'],
    ['https://github.com/acme/tool', 'acme'],
    ['https://raw.githubusercontent.com/acme/tool/main/x', 'acme'],
  ])('%s belongs to %s', (address, maker) => expect(makerOf(address)).toBe(maker))
})

test('an address tells whether it leaves the machine and has a name', () => {
  expect(isLocal('http://192.168.0.4/x')).toBe(true)
  expect(isLocal('http://proxy.team.internal:8080')).toBe(true)
  expect(isLocal('http://kiln-shop.test/x')).toBe(true)
  expect(isLocal('https://in.kiln-desk.test/x')).toBe(false)
  expect(isLocal('http://10.evil.example/x')).toBe(false)
  expect(isLocal('http://localhost.evil.example/x')).toBe(false)
  expect(isBareAddress('http://8.8.8.8/x')).toBe(true)
  expect(isBareAddress('http://10.0.0.4/x')).toBe(false)
  expect(isFaceless('https://webhook.site/x')).toBe(true)
})
