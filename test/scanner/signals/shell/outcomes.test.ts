import { expect, test } from 'bun:test'
import { outcomeOf } from '../../../../scanner/signals/shell/outcomes.ts'
import { parseShell } from '../../../../scanner/signals/shell/shell.ts'

const outcome = (text: string): string | null => outcomeOf(parseShell(text)[0]!)

test.each([
  ['echo -n a b', 'a b'],
  ["printf '%s-%s' a b", 'a-b'],
  ['printf %s a b c', 'abc'],
  ["printf '\\x61\\142'", 'ab'],
  ['rev <<< cba', 'abc'],
  ['echo a@b@c | tr -d @', 'abc'],
  ["sed 's/@//g' <<< a@b@c", 'abc'],
  ['echo noc | tr a-z n-za-m', 'abp'],
  ['echo YWJjZA== | base64 -d', 'abcd'],
  ['echo 61626364 | xxd -r -p', 'abcd'],
  ['command -v bash', 'bash'],
])('%s writes %j', (text, expected) => {
  expect(outcome(text)).toBe(expected)
})

test.each([
  'date',
  'echo "$HOME"',
  'echo a | sort',
  'cat notes.txt',
  'echo a | base64',
  'sed p <<< a',
])('what %s writes cannot be told', (text) => {
  expect(outcome(text)).toBe(null)
})
