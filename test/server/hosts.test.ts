import { expect, test } from 'bun:test'
import { isHost, plainHost } from '../../server/hosts.ts'

const label = 'a'.repeat(63)
const longest = `${label}.${label}.${label}.${'a'.repeat(61)}`

test('a host has labels, none of them empty or too long, and may end in one dot', () => {
  for (const name of ['a', 'a.example', 'a.example.', '9.9.9.9', '[::1]', 'a_b', longest]) {
    expect([name, isHost(name)]).toEqual([name, true])
  }
  expect(isHost(`${longest}.`)).toBe(true)
})

test('anything else is none', () => {
  for (const name of ['', '.', '..', 'a..', 'a.example..', '9.9.9.9..', 'a..example', '.a']) {
    expect([name, isHost(name)]).toEqual([name, false])
  }
  expect(isHost(`a${label}.example`)).toBe(false)
  expect(isHost(`${longest}a`)).toBe(false)
})

test('one last dot makes no other host', () => {
  expect(plainHost('a.example.')).toBe('a.example')
  expect(plainHost('a.example')).toBe('a.example')
})
