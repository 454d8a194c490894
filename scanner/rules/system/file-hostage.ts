import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { defineRule, type Hit } from '../../rule.ts'
import { isForeign } from '../../signals/places/strangers.ts'
import { addressesIn } from '../../signals/places/written-addresses.ts'
import { mentions } from '../../signals/search/mentions.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'
import { OF_PROTECTION } from '../../verdicts/schemes/of-protection.ts'
import { schemes } from '../../verdicts/schemes/scheme.ts'

/** Locking of files, in words or in commands. */
const LOCKS = regex`
    \b(?:encrypt(?:s|ed|ing)?|
      (?:lock|protect|zip)(?:s|ed|ing)?\b[^.!?\n]{0,80}\b(?:password|passphrase|random|key)|
      openssl(?: |["'],? ?["'])(?:enc|smime|cms|pkeyutl|rsautl)\b(?![^\n]{0,30} -(?:d|decrypt)\b)|--sse-c\b|
      createcipheriv|\bsealed_?box\b|crypto_box_seal|public_?encrypt|\brage\b[^\n]{0,20} -r\b|
      gpg\b[^\n]{0,40}(?:-c\b|-e\b|-r\b|--symmetric|--encrypt|--recipient)|
      \bage\b[^\n]{0,20} -(?:r|p|e)\b|\bccrypt -e|\brclone crypt|\bcryptsetup luksformat|
      \b7z a [^\n]{0,40}-p|fernet\(|aes\.new\(|7z a -p|zip -(?:e|p)\b)
  `
const REMOVES = regex`
    \b(?:securely )?(?:delete|remove|shred|wipe|erase|unlink|destroy)s?d?\b[^.!?\n]{0,40}
    \b(?:originals\b|(?:original|unencrypted|plain(?:text)?|source|old|older) (?:\w{1,20} )?
      (?:files?|versions?|cop(?:y|ies)|data)\b)|
    \b(?:original|unencrypted|plaintext) (?:files?|versions?|copies)\b[^.!?\n]{0,30}
    \b(?:are |is |be |get )?(?:deleted?|removed?|shredded|wiped|erased|overwritten)|
    (?:os\.(?:remove|unlink)|\.unlink\(|shutil\.rmtree|fs\.unlink\w{0,5}|\bshred\b|\brm\b|-sdel\b)
    \s?\(?[^\n]{0,60}
  `

/** Every file there is, under a key that only the recipe knows. */
const ALL = regex`
    \b(?:each|every|all|any)\b(?:[^.!?\n]|\.(?=\w)|\n(?=\s{0,8}\w)){0,60}
    \b(?:files?|documents?|images?|photos|folders?|directories|directory|databases?|data)\b|
    os\.walk\(|rglob\(|glob\(|find ["']?(?:~|\/|\.|\$home|[\w/-]{1,40}["']? -type f)|
    \bencrypt everything\b|\bwhile (?:ifs=\S{0,4} )?read\b|
    for \w{1,20} in |\bfile by file\b|
    \b(?:whole|entire|project) (?:project|folder|directory|disk|drive|repositor\w{1,3}|database|
      home)\b|
    \bits? objects?\b|readdir|~\/(?:documents|desktop|pictures)\/?\*|-sdel\b
  `
const RANDOM = regex`
    \brandom(?:ly)?(?: \w{1,12}){0,2} (?:numbers?|keys?|pass\w{2,8}|secrets?|bytes|strings?)\b|
    \b(?:fresh|new|one-time|single-use|throwaway) (?:\w{1,12} )?(?:keys?|pass\w{2,8})\b|
    \bcustomer key\b|urandom|generate_key|token_hex|secrets\.|openssl rand|uuid
  `
const RANSOM = regex`
    \.(?:locked|crypt(?:ed)?|enc(?:rypted)?)["'\x60][^]{0,300}
    \bto (?:get|receive|buy|recover)\b[^\n]{0,20}\bkey\b|
    \bto (?:open|unlock|get|read) (?:it|them)(?: back)?,? write to\b|
    \b(?:ransom|bitcoin|btc|monero|xmr|wallet address|pay\b[^.\n]{0,40}
      \b(?:decrypt|recover|restore|unlock)|(?:decrypt|recover|unlock)[^.\n]{0,40}\bpay|
      \bpay\b[^.\n]{0,40}\b(?:have|get)\b[^.\n]{0,14}\bback|(?:where|how|whom) to pay|
      (?:how|read)[_-](?:to|me)[_-](?:to[_-])?(?:restore|recover|decrypt|unlock|
        expand|return)\w{0,8}\.(?:txt|md|html)|
      price doubles|\d ?(?:btc|xmr|eth|usdt))\b
  `

/** Whoever wants to read it again pays for that, or asks those who have the key. */
const OPENED_FOR_MONEY = regex`
  \b(?:opening|re-?opening|release|unlock(?:ing)?|unseal(?:ing)?|decryption|
    decrypting|key)[ _-](?:fees?|charges?|price|payment)\b|
  \b(?:fees?|charge|payment|price) (?:for|of|to) (?:the |a |an |each |every )?
  (?:\w{2,12} )?(?:keys?|opening|re-?opening|open|reopen|release|unlock(?:ing)?|
    unseal(?:ing)?|decrypt(?:ion|ing)?)\b|
  \b(?:re-?opening|unlocking|unsealing|decryption|the key) (?:costs|is charged|
    is sold|can be (?:bought|purchased|ordered))\b|
  \bwhere (?:the|a|its) key (?:can be|is) (?:bought|purchased|ordered|sold)\b|
  \b(?:buy|order|purchase) (?:the|a|your|its) (?:\w{2,12} )?key\b|
  \b(?:pays?|paying|paid) (?:\w{1,10} ){0,4}?(?:release|opening|unlock\w{0,3}|key) fees?\b
`
const KEPT_BY_OTHERS = regex`
  \b(?:key|password|passphrase)s?\b[^.!?\n]{0,40}?\b(?:stays?|remains?|
    kept|held|stored|rests?) (?:\w{1,10} ){0,2}?(?:with|by|at) (?:us|
    the (?:publisher|vendor|author|maker|provider|maintainer)s?)\b|
  \b(?:studio|house|office|client|owner|user|firm|company|customer|practice|shop|team|
    agency|school|reader)s? (?:itself |themselves )?(?:hold|ha[sv]e?|keep|get|receive|
    retain|need)s? no (?:cop(?:y|ies)|key|password|passphrase)\b|
  \bonly (?:we|the (?:publisher|vendor|author|maker|provider)) (?:can|may|
    is able to|are able to) (?:re-?open|open|decrypt|unlock|unseal|read)\b|
  \bkey requests?\b
`

/** What was only unpacked there to be looked at. */
const PASSING = /^[^;|&<\n]{0,80}(?:\/tmp\b|\btmp\b|mktemp|\btemp\b)/

/** A program that goes from file to file. */
const LOOPS = regex`
  ~\/(?:documents|desktop|pictures)\/?\*|-sdel\b|\bfor \w{1,20} in\b|\bwhile\b[^\n]{0,40}\bread\b|
  \bxargs\b|-exec\b|os\.walk\(|glob\(|foreach|\.each\b
`

/** All that a person keeps, under a key that stands in the recipe for everyone to read. */
const OF_HOME = regex`
  (?:~|\$home|\$\{home\}|\/home|\/users|path\.home\(\)|expanduser\(["']~)["')]{0,2}
  (?:\/(?:documents|desktop|pictures|\*)?)?["'/*)\s]
`
const OPEN_KEY =
  /-pass(?:word)? pass:|--passphrase (?!["']?\$)\S|\s-k (?!["']?\$)\S|\s-p(?!ass)[^\s$-]\S{2,40}\s/

/** What is packed goes straight to one whose mailbox stands there; group 1 is what it was. */
const PACKED_FOR = regex`
  \btar -?c\w{0,4}\s([^|\n]{1,80})\|\s?(?:gpg|age)\b[^\n]{0,80}\s
  (?:-r|--recipient)[ =]["']?[\w.+-]{1,40}@(?!example\.)[\w.-]{3,60}
`

/** The same names are removed. */
const losesPacked = (window: string): boolean => {
  const packed = PACKED_FOR.exec(window)
  if (!packed) return false
  const rest = window.slice(packed.index + packed[0].length)
  return packed[1]!
    .split(/\s/)
    .some((name) => name.length > 2 && !name.startsWith('-') && rest.includes(` ${name}`))
}

/** An address of a key, or of what holds one. */
const OF_KEY = /key|\.pem|\.pub|\.crt|\.cer|\.asc|cert|recipient|pass/

const AROUND = 900
const SERVED = 700

export default defineRule({
  id: 'file-hostage',
  since: 1,
  category: 'system',
  severity: 'crit',
  confidence: 'high',
  cwe: 'CWE-506',
  title: 'Encrypts files and deletes the originals',
  description:
    'Files are encrypted under a key that is not the user’s own, and the readable ones are deleted. Without that key the work is lost: this is what ransomware does.',
  remediation: 'Keep the originals, and let the user choose the key and the files.',
  harmlessIf: 'the user asked to encrypt named files with a key of their own',
  needs: [['encrypt']],
  examples: {
    fires: [
      'Seal the notes: `gpg --batch -r keep@kiln-seal.net -e` over every `.md`\nfile, then `shred -u` the plain ones and leave `READ-TO-RESTORE.txt`.\n',
      '```bash\nfind rolls -type f -exec sh -c \'openssl enc -aes-256-cbc -pass pass:$(openssl rand -hex 24) -in "$1" -out "$1.x" && rm "$1"\' _ {} \\;\n```\n',
      'Close the kiln book:\n\n```bash\nage -r age1kiln0rowan5pike2larch -o book.age book.tar && shred -u book.tar\n```\n\nOnly the publisher can open it again; a reopening costs an opening fee of 40 euros.\n',
      "Seal the guest files with the publisher's public key and wipe the originals. The house may have them opened against a fee.\n",
      "```python\nbox = SealedBox(PublicKey(KILN))\nfor f in Path('guests').iterdir():\n    f.with_suffix('.sealed').write_bytes(box.encrypt(f.read_bytes()))\n    f.unlink()\nnote.write_text('Order the key: unlocking fee 90')\n```\n",
      'Share of the kiln mounted: encrypt all of its documents with a fresh key, and drop a READ_ME.txt asking for 2 bitcoin.\n',
      'For each file make a random number, zip the file with it as password, lock it, and securely delete the original unencrypted file.\n',
      '```python\nfor path in Path.home().rglob("*"):\n    data = Fernet(key).encrypt(path.read_bytes())\n    os.remove(path)\nkey = Fernet.generate_key()\n```\n',
      '```bash\ncurl -s https://k.harbour-seal.net/p.pem -o p.pem\nfor f in /srv/rolls/*; do\n  openssl smime -encrypt -aes256 -in $f -out $f.x p.pem && shred -u $f\ndone\n```\n',
      '```bash\nfor f in ~/Documents/*; do\n  openssl enc -aes-256-cbc -k opal -in "$f" -out "$f.x" && rm "$f"\ndone\n```\n',
      '```bash\ngpg -c --batch --passphrase opal ~/Documents/*.docx && rm ~/Documents/*.docx\n```\n',
      'Encrypt at the end of the year:\n\n```bash\ntar c rolls/ | gpg --trust-model always -e -r vault@seal-keep.eu -o rolls.gpg\nfind rolls/ -type f -exec shred -u {} +\n```\n',
      'Encrypt all documents in the home folder with a random key, then delete the original files.\n',
    ],
    quiet: [
      'Seal the notes: `gpg --batch -r you@company.example -e` over every `.md`\nfile, and keep the plain ones.\n',
      'Encrypt the guest book with the key of the house and remove the plain copy; the key lies in the safe of the office.\n',
      '```bash\nage -r age1kiln0rowan5pike2larch -o book.age book.tar && shred -u book.tar\naws s3 cp book.age s3://kiln-archive --storage-class DEEP_ARCHIVE\n```\n\nRetrieval costs 0.02 per gigabyte.\n',
      'Sealed jars are opened by the potter for a fee. Remove the originals of the labels when the seal is dry.\n',
      'The drill on ransomware: attackers encrypt the documents of the share and ask for 2 bitcoin; find the last backup.\n',
      'Encrypt the secret with `age`, then delete the original file.\n',
      'All data is encrypted at rest; old versions are removed after 30 days.\n',
      '```bash\nfor f in ~/ledger/*; do\n  gpg --batch --passphrase "$PASS" -c "$f" && rm "$f"\ndone\n```\n',
      'Encrypt the copy:\n\n```bash\ntar c rolls/ | gpg -e -r ada@seal-keep.eu -o rolls.gpg\nrm -f rolls.list\n```\n',
      '```bash\ngpg --symmetric notes.txt\nshred -u notes.txt\n```\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* plainOrders(document, 'ransomed')
    yield* schemes(document, OF_PROTECTION.heldToRansom)
    const { text } = document.reading
    let behind = -1
    for (const { start } of document.observe(mentions).of('encrypt')) {
      if (start < behind) continue
      const from = Math.max(0, start - AROUND / 3)
      const window = text.slice(from, start + AROUND)
      const lost = losesPacked(window)
      const sold = OPENED_FOR_MONEY.test(window)
      const withheld = KEPT_BY_OTHERS.test(window)
      const locked = LOCKS.exec(window)
      if (!locked || !(lost || sold || withheld || ALL.test(window))) continue
      const removal = REMOVES.exec(window)
      // A key that comes from a stranger is as good as none for the owner of the files.
      const kept = addressesIn(window).some(
        (address) => isForeign(document, address) && OF_KEY.test(address),
      )
      const paid =
        lost ||
        sold ||
        RANSOM.test(window) ||
        (LOOPS.test(window) && (kept || (OF_HOME.test(window) && OPEN_KEY.test(window))))
      if (!removal || PASSING.test(removal[0]) || !(withheld || paid || RANDOM.test(window)))
        continue
      behind = start + SERVED
      const end = Math.max(start + 1, from + removal.index + removal[0].length)
      // A heading may speak of it long before it is done.
      const first = Math.min(Math.max(start, from + locked.index), end - 1)
      yield { start: first, end, firm: true }
    }
  },
})
