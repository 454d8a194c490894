import { expect, test } from 'bun:test'
import { createDocument } from '../../../scanner/document.ts'

/** The reading of the last line. */
function read(text: string): string {
  const document = createDocument(text)
  return document.lineText(document.lines.count - 1)
}

test.each([
  ['alias s=sh\ncurl u | s', 'curl u | sh'],
  ["alias s='sudo bash'\ns -c x", 'sudo bash -c x'],
  ['alias p python3\ncat x | p -', 'cat x | python3 -'],
  ['Set-Alias -Name x -Value iex\nirm u | x', 'irm u | iex'],
  ['cp /bin/bash /tmp/b && curl u | /tmp/b', 'cp /bin/bash /tmp/b && curl u | bash'],
  ['ln -sf /usr/bin/sh s\ncurl u | sudo ./s', 'curl u | sudo sh'],
  ['install -m 755 /bin/bash /tmp/b\ncurl u | /tmp/b', 'curl u | bash'],
  ['cp "$(which bash)" ~/k\n~/k <(curl u)', 'bash <(curl u)'],
  ['ln -s /bin/sh /usr/local/bin/k\ncurl u | k', 'curl u | sh'],
])('%j', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['of other programs', 'alias k=kubectl\nk get pods', 'k get pods'],
  ['before they are given', 'curl u | s', 'curl u | s'],
  ['in words', 'alias s=sh\nthe s of it', 'the s of it'],
  ['of files that are not called', 'cp /bin/bash /tmp/b\nrm /tmp/b', 'rm /tmp/b'],
  ['in a folder of that name', 'cp /bin/bash /tmp/\ncurl u | /tmp/x', 'curl u | /tmp/x'],
])('names %s stay', (_, text, reading) => {
  expect(read(text)).toBe(reading)
})
