import { describe, expect, test } from 'bun:test'
import { isAllowedAddress, isPublicAddress, isSpecialName } from '../../../server/fetch/address.ts'
import { parseAddress, rangeOf } from '../../../server/net.ts'

const address = (text: string) => {
  const parsed = parseAddress(text)
  if (parsed === null) throw new Error(`not an address: ${text}`)
  return parsed
}

describe('an address', () => {
  test('is public when anyone may be sent there', () => {
    for (const text of [
      '1.1.1.1',
      '8.8.8.8',
      '9.255.255.255',
      '11.0.0.0',
      '100.63.255.255',
      '100.128.0.0',
      '126.255.255.255',
      '128.0.0.0',
      '172.15.255.255',
      '172.32.0.0',
      '192.0.1.0',
      '198.17.255.255',
      '198.20.0.0',
      '223.255.255.255',
      '2001:200::',
      '2003::1',
      '2606:4700:4700::1111',
      '2a00:1450::1',
    ]) {
      expect([text, isPublicAddress(address(text))]).toEqual([text, true])
    }
  })

  test('is not public in any special range, at either of its ends', () => {
    for (const text of [
      '0.0.0.0',
      '0.255.255.255',
      '10.0.0.0',
      '10.255.255.255',
      '100.64.0.0',
      '100.100.100.200',
      '100.127.255.255',
      '127.0.0.1',
      '127.255.255.255',
      '168.63.129.16',
      '169.254.169.254',
      '172.16.0.0',
      '172.31.255.255',
      '192.0.0.192',
      '192.0.2.1',
      '192.88.99.1',
      '192.168.255.255',
      '198.18.0.0',
      '198.19.255.255',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
      '239.255.255.255',
      '240.0.0.1',
      '255.255.255.255',
    ]) {
      expect([text, isPublicAddress(address(text))]).toEqual([text, false])
    }
  })

  test('is not public in IPv6 when it is special or carries IPv4 inside', () => {
    for (const text of [
      '::',
      '::1',
      '::7f00:1',
      '::8.8.8.8',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::808:808',
      '64:ff9b:1::1',
      '100::1',
      '2001::1',
      '2001:2::1',
      '2001:1ff:ffff::',
      '2001:db8::1',
      '2002:808:808::1',
      '3fff::1',
      '4000::1',
      '5f00::1',
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
      'febf::1',
      'fec0::1',
      'ff02::1',
    ]) {
      expect([text, isPublicAddress(address(text))]).toEqual([text, false])
    }
  })

  test('may be opened by the operator, but link-local and metadata never are', () => {
    const everything = [rangeOf('0.0.0.0/0'), rangeOf('::/0')]
    expect(isAllowedAddress(address('10.0.0.1'), [rangeOf('10.0.0.0/8')])).toBeTrue()
    expect(isAllowedAddress(address('11.0.0.1'), [rangeOf('10.0.0.0/8')])).toBeFalse()
    for (const text of ['169.254.169.254', 'fe80::1', '::ffff:169.254.1.1', '168.63.129.16']) {
      expect(isAllowedAddress(address(text), everything)).toBeFalse()
    }
  })
})

describe('a name', () => {
  test('is special when the public network does not know it', () => {
    for (const name of [
      'localhost',
      'LOCALHOST',
      'localhost.',
      'a.b.localhost',
      'intranet',
      'printer.local',
      'metadata.google.internal',
      'nas.home.arpa',
      '1.0.0.127.in-addr.arpa',
      'x.test',
      'x.invalid',
      'example',
      'shop.example',
      'x.onion',
      'router.lan',
      'kubernetes.default.svc',
      'kubernetes.default.svc.cluster.local',
      'a..com',
      '',
      '.',
    ]) {
      expect([name, isSpecialName(name)]).toEqual([name, true])
    }
  })

  test('is ordinary otherwise', () => {
    for (const name of [
      'example.com',
      'example.com.',
      'example.net',
      'www.example.org',
      'xn--bcher-kva.de',
      'local.dev',
      'svc.dev',
    ]) {
      expect([name, isSpecialName(name)]).toEqual([name, false])
    }
  })
})
