import { describe, expect, test } from 'bun:test'
import {
  formatAddress,
  isInside,
  isNeverFetched,
  maskAddress,
  parseAddress,
  parseAllowList,
  parseRange,
  parseRanges,
  rangeOf,
  unmapAddress,
} from '../../server/net.ts'

const address = (text: string) => {
  const parsed = parseAddress(text)
  if (parsed === null) throw new Error(`not an address: ${text}`)
  return parsed
}

describe('addresses', () => {
  test('are four or sixteen bytes', () => {
    expect(parseAddress('192.0.2.1')).toEqual([192, 0, 2, 1])
    expect(parseAddress('2001:db8::ff')).toHaveLength(16)
    expect(parseAddress('::ffff:1.2.3.4')?.slice(10)).toEqual([255, 255, 1, 2, 3, 4])
  })

  test('are nothing else', () => {
    const others = ['', 'localhost', '1.2.3', '1.2.3.256', '0x7f.0.0.1', '01.2.3.4', '[::1]', ':::']
    for (const text of [...others, 'fe80::1%eth0', '1.2.3.4:80', ' 1.2.3.4', '1::2::3']) {
      expect(parseAddress(text)).toBeNull()
    }
  })

  test('are written in one way', () => {
    for (const [given, written] of [
      ['::', '::'],
      ['0:0:0:0:0:0:0:1', '::1'],
      ['2001:0DB8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
      ['1:0:2:3:4:5:6:7', '1:0:2:3:4:5:6:7'],
      ['1::', '1::'],
      ['::1.2.3.4', '::102:304'],
      ['10.0.0.1', '10.0.0.1'],
    ] as const) {
      expect(formatAddress(address(given))).toBe(written)
    }
  })

  test('lose what is behind the first bits when masked', () => {
    expect(formatAddress(maskAddress(address('10.255.255.255'), 9))).toBe('10.128.0.0')
    expect(formatAddress(maskAddress(address('1:2:3:4:5::'), 64))).toBe('1:2:3:4::')
    expect(formatAddress(maskAddress(address('1.2.3.4'), 0))).toBe('0.0.0.0')
  })

  test('lose their IPv6 clothes only when they are mapped', () => {
    expect(formatAddress(unmapAddress(address('::ffff:7f00:1')))).toBe('127.0.0.1')
    expect(formatAddress(unmapAddress(address('::7f00:1')))).toBe('::7f00:1')
  })
})

describe('ranges', () => {
  test('hold their own addresses and no others', () => {
    const range = rangeOf('172.16.0.0/12')
    for (const inside of ['172.16.0.0', '172.31.255.255']) {
      expect(isInside(address(inside), [range])).toBeTrue()
    }
    for (const outside of ['172.15.255.255', '172.32.0.0', '::ac10:1', '::ffff:172.16.0.1']) {
      expect(isInside(address(outside), [range])).toBeFalse()
    }
  })

  test('may be one address, or everything', () => {
    expect(isInside(address('10.0.0.2'), [rangeOf('10.0.0.2')])).toBeTrue()
    expect(isInside(address('10.0.0.3'), [rangeOf('10.0.0.2')])).toBeFalse()
    expect(isInside(address('8.8.8.8'), [rangeOf('0.0.0.0/0')])).toBeTrue()
  })

  test('with bits behind the prefix mean the range around them', () => {
    expect(parseRange('10.1.2.3/8')).toEqual(parseRange('10.0.0.0/8'))
  })

  test('are refused when badly written', () => {
    for (const text of ['10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', '::/-1', 'x/8']) {
      expect(parseRange(text)).toBeNull()
    }
  })

  test('come in lists, and the problem names the bad part', () => {
    expect(parseRanges('')).toEqual({ ok: true, ranges: [] })
    expect(parseRanges(' 10.0.0.0/8 ,, ::1/128 ')).toMatchObject({ ok: true })
    expect(parseRanges('10.0.0.0/8, ten')).toEqual({
      ok: false,
      problem: '"ten" is not an address or a CIDR range',
    })
  })
})

describe('the allow list of the fetcher', () => {
  test('takes ranges of inner networks', () => {
    expect(parseAllowList('127.0.0.0/8,::1/128,10.20.0.0/16,fd12::/16').ok).toBeTrue()
  })

  test('refuses link-local and metadata addresses, however wide or narrow the range', () => {
    for (const text of [
      '169.254.169.254',
      '169.254.0.0/16',
      '168.0.0.0/6',
      '0.0.0.0/0',
      '::/0',
      'fe80::/10',
      'fe80::1',
      '100.64.0.0/10',
      '168.63.129.16/32',
      'fd00:ec2::254',
    ]) {
      expect(parseAllowList(`10.0.0.0/8,${text}`)).toEqual({
        ok: false,
        problem: expect.stringContaining('link-local or metadata'),
      })
    }
  })

  test('cannot be walked around with mapped addresses', () => {
    expect(isNeverFetched(address('::ffff:169.254.169.254'))).toBeTrue()
    expect(isNeverFetched(address('169.254.170.2'))).toBeTrue()
    expect(isNeverFetched(address('127.0.0.1'))).toBeFalse()
    expect(parseAllowList('::ffff:169.254.169.254').ok).toBeFalse()
  })
})
