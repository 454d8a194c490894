import { expect, test } from 'bun:test'
import { isStandIn } from '../../../../scanner/signals/places/stand-ins.ts'

test('a stand-in is nobody’s, by its host or by its account', () => {
  expect(isStandIn('https://exfil.example.com/x')).toBe(false)
  expect(isStandIn('https://sqs.us-east-1.amazonaws.com/80398example/jars')).toBe(true)
  expect(isStandIn('https://sqs.us-east-1.amazonaws.com/804182/example')).toBe(false)
  expect(isStandIn('https://kiln-notes.net/80398example/jars')).toBe(false)
})
