/** Words that tell whether a text does a thing or speaks of it: negation, warning, teaching, detection. */

export const negation = [
  'never', 'do not', "don't", 'does not', "doesn't", 'must not', "mustn't", 'should not',
  "shouldn't", 'cannot', "can't", 'can not', 'will not', "won't", 'may not', 'not', 'no', 'avoid',
  'avoids', 'avoiding', 'without', 'refrain from', 'instead of', 'rather than', 'prevent',
  'prevents', 'preventing', 'forbid*', 'prohibit*', 'disallow*', 'deny', 'denied', 'block',
  'blocks', 'blocked', 'reject', 'rejects', 'refuse', 'refuses', 'stop', 'nor', 'neither',
  'not allowed', 'not to', 'against', '不要', '切勿', '禁止', '请勿', '不得', '避免', '不应',
  'しないで', 'しない', 'してはいけない', '避け', '하지 마', '하지마', '금지', '않', 'nunca',
  'evita*', 'no debes', 'niemals', 'nie', 'nicht', 'kein', 'keine', 'vermeide*', 'jamais',
  'ne pas', 'évite*', 'não', 'evite', 'никогда', 'не', 'нельзя', 'избегай*', 'запрещ*',
] as const

export const warning = [
  'bad', 'wrong', 'unsafe', 'insecure', 'vulnerable', 'dangerous', 'malicious', 'harmful',
  'anti-pattern', 'antipattern', 'anti-patterns', 'counter-example', 'incorrect', 'avoid this',
  'do not use', "don't do this", "don't", 'red flag', 'red flags', 'pitfall*', 'mistake',
  'mistakes', 'forbidden', 'prohibited', 'not recommended', 'risky', 'suspicious', 'attack',
  'attacks', 'attacker', 'attackers', 'exploit', 'exploits', 'payload', 'payloads', 'threat',
  'threats', 'vulnerabilit*', 'injection', 'example of', 'poor', 'noncompliant', 'never do',
  'hazard*', 'abuse', '❌', '✗', '✘', '🚫', '⛔', '👎', '⚠', '错误', '危险', '不安全', '反例',
  '漏洞', '恶意', '攻击', '危険', '悪い', '間違', '脆弱', '攻撃', '위험', '잘못', '나쁜', '취약',
  '공격', 'malo', 'incorrecto', 'peligros*', 'inseguro', 'schlecht', 'falsch', 'gefährlich',
  'unsicher', 'mauvais', 'dangereux', 'dangereuse', 'ruim', 'errado', 'perigos*', 'плохо',
  'неправильно', 'опасн*', 'небезопасн*',
] as const

export const detection = [
  'detect', 'detects', 'detecting', 'detection', 'detector', 'flag', 'flags', 'flagged',
  'scan for', 'scans for', 'scanner', 'check for', 'checks for', 'look for', 'looks for',
  'watch for', 'audit', 'audits', 'auditing', 'review for', 'search for', 'identify', 'identifies',
  'recognize', 'test for', 'tests for', 'test whether', 'verify that', 'grep', 'rg', 'pattern',
  'patterns', 'regex', 'signature', 'rule', 'lint', 'linter', 'assert', 'expect', 'such as',
  'e.g.', 'like', 'including', 'examples of', 'attempts to', 'tries to', 'try to', 'might', 'may',
  'could', 'would', 'if a', 'if the', 'if you see', 'if you find', 'when you see', 'indicates',
  'indicator', 'indicators', 'symptom*', 'mitigat*', 'defend*', 'defense', 'defence',
  'protect against', 'protects against', 'treat as', 'report as',
] as const

export const securityTopic = [
  'security', 'secure', 'vulnerab*', 'pentest*', 'penetration test*', 'red team*', 'red-team*',
  'ctf', 'audit*', 'hardening', 'harden', 'owasp', 'exploit*', 'malware', 'malicious', 'hostile',
  'threat*', 'scanner', 'prompt injection', 'injection', 'injections', 'jailbreak*', 'offensive',
  'adversar*', 'forensic*', 'evidence', 'incident response', 'incident', 'incidents',
  'compromised', 'intrusion*', 'siem', 'detection rule*', 'detection', 'sast', 'bug bounty',
  'cve', 'mitre', 'att&ck', 'attack*', 'xss', 'ssrf', 'rce', 'sqli', 'sql injection', 'csrf',
  'privilege escalation', 'escape', 'escapes', 'guard', 'safety', 'phish*', 'scam*', 'fraud*',
  'spoof*', 'dlp', 'data loss', 'data-loss', 'leak', 'leaks', 'leaked', 'leaking', 'honeypot*',
  'indicators of compromise', 'indicator of compromise', 'indicators of attack', 'yara', 'sigma', 'stealer*', 'dropper*', 'ransom*', 'red flag', 'red flags',
  'untrusted', 'suspicious', 'dangerous', 'unsafe', 'insecure', 'abuse', 'abusers', 'weakness*',
  'payload*', 'deobfusc*', 'obfusc*', 'mitigat*', 'sandbox*', 'deny', 'denied', 'least privilege',
  'threat model', '安全', '攻击', '注入', '漏洞', '恶意', '可疑', '外泄', '越权', 'セキュリティ', '攻撃', '脆弱', '危険',
  '悪い例', '보안', '공격', '위험', '피싱', '나쁜 예', 'seguridad', 'fraude*', 'ataque*', 'sospechos*',
  'estafa*', 'sicherheit', 'sicherheits*', 'angriff*', 'betrug*', 'schadsoft*', 'sécurité',
  'attaque*', 'faille*', 'hameçonnage', 'segurança', 'incidente*', 'golpe*', 'resgate',
  'безопасност*', 'атак*', 'опасн*', 'вредонос*', 'уязвим*', 'риск*', 'краж*', 'обман*', 'fake',
  'stolen', 'secrecy', 'urgency', 'vetting', 'exfiltrat*', 'blast radius', 'rug pull*', 'homoglyph*', 'spyware', 'trojan*', 'typosquat*', 'supply chain',
  // Tools and words of the trade, by which notes for those of it go.
  'metasploit', 'msfconsole', 'msfvenom', 'meterpreter', 'burp', 'nmap', 'masscan', 'bloodhound', 'sharphound',
  'mimikatz', 'hashcat', 'sqlmap', 'ffuf', 'gobuster', 'feroxbuster', 'nuclei', 'impacket*', 'rubeus', 'certipy',
  'crackmapexec', 'netexec', 'evil-winrm', 'kerberoast*', 'golden ticket*', 'foothold*', 'privesc', 'lateral movement',
  'reverse shell*', 'webshell*', 'web shell*', 'bind shell*', 'shellcode', 'lhost', 'lport', 'implant*', 'cobalt strike',
  'blue team*', 'purple team*', 'purple-team*', 'sysmon', 'edr', 'opsec', 'dfir', 'iocs', 'volatility', 'wireshark', 'pcap',
  'fuzz*', 'cvss', 'proof of concept', 'hackthebox', 'tryhackme', 'ntlm', 'dcsync', 'lsass', 'gtfobins', 'lolbas',
  'pwntools', 'ghidra', 'frida', 'aircrack*', 'evil twin', 'deserializ*', 'deserialis*', 'ysoserial', 'ssti', 'xxe', 'idor',
  'lfi', 'wordlist*', 'password spray*', 'credential stuffing', 'honeytoken*', 'suid', 'tampered', 'telemetry should',
  'cves', 'misconfig*', 'kube-bench', 'prowler', 'trivy', 'grype', 'syft', 'semgrep', 'gitleaks', 'trufflehog', 'cis benchmark*', 'rkhunter',
  'clamav', 'fail2ban', 'lynis', 'osquery', 'suricata', 'zeek', 'velociraptor', 'oletools', 'olevba', 'hxxp*', 'взлом*', 'злоумышл*',
  // The trade in other languages.
  '钓鱼', '诈骗', '窃取', '泄露', '泄漏', '木马', '病毒', '勒索', '后门', '渗透', '审计', '加固', '冒充', '伪造', '社会工程', '社工', '风险', '黑客', '入侵',
  '红队', '应急响应', '防御', '骗子', '篡改', '敏感信息',
  'フィッシング', '詐欺', '漏えい', '漏洩', 'マルウェア', 'なりすまし', '不審', '悪意', '侵害', 'インジェクション', '監査', '脅威', '改ざん', '乗っ取', '盗ま', '却下', '秘匿',
  '사칭', '유출', '악성', '취약', '해킹', '침해', '탈취', '사기', '의심', '주입', '감사', '위협', '랜섬', '방어', '모의훈련',
  'atacante*', 'vulnerabilidad*', 'malicios*', 'inyecci*', 'filtraci*', 'suplantaci*', 'intrus*', 'endurec*', 'bastionado', 'cortafuegos', 'amenaza*',
  'robo', 'robos', 'peligro*', 'phisher*',
  'angreifer*', 'schwachstelle*', 'verdächtig*', 'gefährlich*', 'bösartig*', 'härtung', 'härten', 'einschleus*', 'eingeschleust*', 'sicherheitslücke*',
  'datenabfluss', 'diebstahl', 'missbrauch*', 'vorfall', 'vorfälle', 'bedrohung*',
  'attaquant*', 'vulnérab*', 'malveillan*', 'fuite*', 'menace*', 'durcissement', 'usurp*', 'arnaque*', 'compromis*', 'piège*', 'piégé*', 'escroc*',
  'injeção', 'injeções', 'vazamento*', 'vazad*', 'ameaça*', 'suspeit*', 'invas*', 'roubo*', 'golpista*', 'criminos*',
  'фишинг*', 'утеч*', 'инъекц*', 'подмен*', 'мошенн*', 'подозр*', 'угроз*', 'инцидент*', 'закладк*', 'бэкдор*', 'ревизи*', 'ловушк*', 'тревожн*',
  // What was put somewhere by others.
  'planted', 'poison', 'poisoned', 'poisoning', 'specimens', 'booby-trap*', 'backdoor*', 'smuggled',
] as const

/** Words after which a negation no longer reaches. */
export const turn = [
  'but', 'instead', 'then', 'except', 'unless', 'however', 'although', 'only', 'until',
  'otherwise', 'just', 'simply', 'rather', '但', '而是', '然后', 'しかし', '代わりに', '하지만',
  '대신', 'pero', 'sino', 'aber', 'sondern', 'mais', 'puis', 'mas', 'но', 'а затем',
] as const
