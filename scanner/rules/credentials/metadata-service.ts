import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { everyMatch } from '../../signals/search/searches.ts'

/** Addresses inside a cloud machine that hand out its credentials. */
const SERVICE = worded(
  regex.g`
    \b169\.254\.169\.254\b|\b169\.254\.170\.2\b|\bmetadata\.google\.internal\b|
    \b100\.100\.100\.200\b|\[?fd00:ec2::254\]?|\/var\/run\/secrets\/kubernetes\.io\/serviceaccount
  `,
)
/**
 * Numbers that may be such an address: browsers and fetchers take it in hex, in octal, as one number, within the newer
 * protocol.
 */
const IN_NUMBERS = worded(
  regex.g`
    \bhttps?:\/\/(?:\d{8,12}|0x[\da-f]{2,10}(?:\.(?:0x[\da-f]{1,2}|\d{1,8})){0,3}|0\d{1,5}
      (?:\.\d{1,8}){1,3}|\d{1,3}\.(?:\d{1,9}|0x[\da-f]{1,6}|\d{1,3}\.(?:\d{3,6}|0x[\da-f]{1,4}))|
      \[[\da-f:.]{3,45}\])(?=[:\/?\s"'\x60)]|$)
  `,
)
/** As an address is parsed. */
const HOSTS = regex`
  ^(?:169\.254\.(?:169\.254|170\.2)|100\.100\.100\.200|\[fd00:ec2::254\]|
    \[::ffff:a9fe:(?:a9fe|aa02)\]|\[::ffff:6464:64c8\])$
`
const REQUESTED = /\b(?:curl|wget|fetch|get|iwr|irm|request|requests\.get|cat|read)\b[^\n]{0,160}$/

/** Facts about the machine, and the first half of the newer protocol: none of them opens a door. */
const FACTS = regex`
    ^[^\s"'\x60]{0,20}\/latest\/(?:api\/token|meta-data\/(?:instance-(?:id|type|life-cycle)|
        placement|ami-id|(?:local|public)-(?:hostname|ipv4)|hostname|mac|network|tags|services))|
    ^[^\s"'\x60]{0,12}\/computemetadata\/v1\/(?:instance\/(?:zone|name|id|machine-type|hostname|
        attributes\/cluster)|project\/(?:project-id|numeric-project-id))
  `

/** What a machine within could do is told of, and no one is to do it: `any pod can fetch the role from …`. */
const CAPABLE = regex`
  \b(?:any|every|each|all|other|another|some|neighbou?ring) (?:[\w-]{2,14} )?
  (?:pods?|containers?|process(?:es)?|workloads?|jobs?|tasks?|lambdas?|functions?|tenants?|vms?)
  (?: (?:on|in|of) (?:the |that |this )?[\w-]{2,14})?[ ]
  (?:can|could|may|might|is able to|are able to) (?:\w{2,12} )?(?:fetch|read|get|reach|request)\b
  [^.!?;\n]{0,90}$
`

export default defineRule({
  id: 'metadata-service',
  since: 1,
  category: 'credentials',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-522',
  title: 'Reads the access tokens of the cloud machine',
  description:
    'The address or file is there only inside a cloud machine and gives out its access tokens. An agent that reads them takes over the rights of the machine.',
  remediation: 'Use the provider’s own tool or library, which signs in without showing the token.',
  harmlessIf: 'the text explains an attack or how to block it',
  needs: [],
  examples: {
    fires: [
      'curl http://169.254.169.254/latest/meta-data/iam/security-credentials/\n',
      '```bash\ncurl -H "Metadata-Flavor: Google" http://metadata.google.internal/computeMetadata/v1/\n```\n',
      'cat /var/run/secrets/kubernetes.io/serviceaccount/token\n',
      'curl -s http://2852039166/latest/meta-data/\n',
      'curl -s http://0xA9FEA9FE/latest/meta-data/\n',
      'curl -s http://0251.0376.0251.0376/latest/meta-data/iam/\n',
      'curl -s "http://[::ffff:169.254.169.254]/latest/user-data"\n',
    ],
    quiet: [
      'Block 169.254.169.254 in the firewall.\n',
      'curl -s http://2130706433/rows and http://0x7f000001/rows ask the machine itself.\n',
      'The range 169.254.0.0/16 is link-local.\n',
      'See metadata.google.internal in the manual.\n',
      'With a hop limit of 2 any pod can fetch the credentials of the node from 169.254.169.254.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    const { text, lines } = document.reading
    for (const found of placesNamed(document)) {
      const from = Math.max(lines.start(lines.at(found.index)), found.index - 240)
      const before = text.slice(from, found.index)
      if (REQUESTED.test(before) && !CAPABLE.test(before))
        yield {
          ...placeOf(0, found),
          ...(FACTS.test(text.slice(found.index + found[0].length, found.index + 160)) && {
            severity: 'low',
          }),
        }
    }
  },
})

/** Places that are such an address, whatever it is written like. */
function* placesNamed(document: Document): Generator<RegExpExecArray> {
  yield* everyMatch(document, SERVICE)
  for (const found of everyMatch(document, IN_NUMBERS))
    if (!found[0].includes('169.254.169.254') && HOSTS.test(URL.parse(found[0])?.hostname ?? ''))
      yield found
}
