import type { Document } from '../../document.ts'
import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'
import { defineRule, type Hit, placeOf } from '../../rule.ts'
import { candidates } from '../../signals/search/candidates.ts'
import { mannerAround } from '../../signals/sentences/surroundings.ts'
import { pairs, snippets } from '../../signals/shell/snippets.ts'
import { plainOrders } from '../../verdicts/in-words/plain-orders.ts'

/** A container that may do what the machine may. */
const UNBOUND = worded(
  regex.g`
    \bprivileged["']?\s?:\s?true\b|
    \ballowprivilegeescalation["']?\s?:\s?true\b|
    \bcap_add["']?\s?:[^\n]{0,10}\n?\s{0,12}-?\s?["']?(?:sys_admin|all)\b|
    \badd["']?\s?:\s?\[\s?["'](?:sys_admin|all)["']|
    \bapparmor[:=]unconfined|\bsystem:masters\b|
    \bname["']?\s?:\s?cluster-admin\b|
    --clusterrole[= ]cluster-admin\b
  `,
)

/** A part of the machine that is handed in, or everybody who gets the right. */
const HOST = worded(
  regex.g`
    \b(?:pid|network_mode|ipc)["']?\s?:\s?["']?host\b|
    \bhost(?:pid|network|ipc)["']?\s?:\s?true\b|
    ["'\s-]\/:\/\w|docker\.sock\b|containerd\.sock\b|
    \bpath["']?\s?:\s?["']?\/(?:["'\s}]|$)|
    ["'\s-]\/(?:etc|root|home|var\/run)\/?:\/|
    \bsystem:(?:anonymous|unauthenticated|serviceaccounts)\b|
    \/home\/?:\/
  `,
)

/** Parts of the machine that are handed in together when all of it is meant. */
const PARTS_MIN = 3

/** Agents that watch a machine have no need to write to it. */
const READ_ONLY = /["'\s-]\/:\/\w[\w/-]{0,40}:(?:ro|rslave)\b/

/** An image from a registry of nobody that is generally known. */
const IMAGE =
  /\bimage["']?\s?:\s?["']?((?:[\w-]{1,63}\.){1,5}[a-z]{2,14})(?::\d{2,5})?\/[\w./-]{1,120}/
const KNOWN_REGISTRY = regex`
  (?:^|\.)(?:docker\.io|gcr\.io|k8s\.io|quay\.io|pkg\.dev|amazonaws\.com|ecr\.aws|microsoft\.com|
    elastic\.co|datadoghq\.com|nvidia\.com|nvcr\.io|redhat\.(?:com|io))$
`
const isStrange = (text: string): boolean => {
  const host = IMAGE.exec(text)?.[1]
  return host !== undefined && !KNOWN_REGISTRY.test(host)
}

/** A program that is started with the whole machine to write to, in one command; group 1 is where its image is from. */
const STARTED = worded(
  regex.g`
    \b(?:docker|podman|nerdctl) run\b(?=[^\n]{0,300}--privileged\b)
    (?=[^\n]{0,300}(?:-v|--volume)[= ]["']?\/:\/\w[\w/-]{0,40}(?!:ro|:rslave)(?::\w{1,6})?["'\s])
    [^\n]{0,300}?\s((?:[\w-]{1,63}\.){1,5}[a-z]{2,14})(?::\d{2,5})?\/[\w./-]{1,120}
  `,
)

/** An image whose trade it is to start others. */
const BUILDER = regex`
  \bimage["']?\s?:\s?["']?(?:docker\.io\/)?(?:(?:library\/)?docker:[\w.-]{0,20}|
    moby\/buildkit:[\w.-]{1,30}|gitlab\/gitlab-runner:[\w.-]{1,30})
`

export default defineRule({
  id: 'host-takeover',
  since: 1,
  category: 'system',
  severity: 'high',
  confidence: 'medium',
  cwe: 'CWE-250',
  title: 'Gives a container control of the machine',
  description:
    'A container runs without isolation and gets the root folder, the processes or the control socket of the machine, or everything in a cluster gets full rights. Whatever runs there controls it all.',
  remediation: 'Give the container the one folder or the one right that it needs.',
  harmlessIf: 'it is a monitoring agent of a known maker',
  needs: [],
  examples: {
    fires: [
      '```bash\ndocker run --rm --privileged -v /:/host:rw reg.quarry-maps.io/probe:1\n```\n',
      '```yaml\nhelper:\n  image: helper77/agent\n  privileged: true\n  pid: host\n```\n',
      'Mount the host’s root through `/var/run/docker.sock` and work from there.\n',
      '```yaml\nprivileged: true\nvolumes:\n  - /:/host\n```\n',
      '```bash\nkubectl create clusterrolebinding a --clusterrole=cluster-admin --group=system:serviceaccounts\n```\n',
    ],
    quiet: [
      '```bash\ndocker run --rm --privileged -v /:/host:ro reg.quarry-maps.io/probe:1\n```\n',
      'Never mount the root of the host through the docker socket.\n',
      '```yaml\nsecurityContext:\n  privileged: false\n  allowPrivilegeEscalation: false\n```\n',
      '```yaml\nvolumes:\n  - ./data:/var/lib/data\n```\n',
      'A pod with `privileged: true` is flagged.\n',
    ],
  },
  *match(document: Document): Iterable<Hit> {
    yield* plainOrders(document, 'brokenOut')
    for (const { start, end } of candidates(document, document.observe(snippets), STARTED))
      for (const found of document.reading.text.slice(start, end).matchAll(STARTED))
        if (!KNOWN_REGISTRY.test(found[1]!))
          yield { ...placeOf(start, found), firm: true, confidence: 'high' }
    for (const { start, end, snippet, text } of pairs(document, UNBOUND, HOST, 300))
      // Checklists ask for both outside of fences.
      if (snippet.fenced) {
        const parts = new Set([...text.matchAll(HOST)].map(([part]) => part.replace(/\s/g, '')))
        const whole = parts.size >= PARTS_MIN && isStrange(text) && !READ_ONLY.test(text)
        const manner = whole ? mannerAround(document, snippet.start, snippet.end) : null
        if (BUILDER.test(text) && !isStrange(text)) {
          yield { start, end, severity: 'med' }
          continue
        }
        yield { start, end, firm: true, ...(manner && { severity: 'crit', confidence: 'high' }) }
      }
  },
})
