/**
 * The software bill of materials in CycloneDX form, out of the lock file: `bun run sbom > sbom.json`. The
 * same lock file always gives the same bill.
 */

import lock from '../bun.lock' with { type: 'jsonc' }
import manifest from '../package.json'

type Needs = Record<string, string>
interface Entry {
  dependencies?: Needs
  optionalDependencies?: Needs
  peerDependencies?: Needs
  hasInstallScript?: boolean
}
type Packages = Record<string, [nameAndVersion: string, registry: string, Entry, hash: string]>
interface Lock {
  workspaces: Record<string, { name: string; dependencies?: Needs }>
  packages: Packages
}

const { workspaces, packages } = lock as unknown as Lock
const OURS = Object.values(workspaces).map(({ name }) => name)

/** Keys of everything that runs with the service, and not merely with its tests. */
export function runtimeKeys(): Set<string> {
  const found = new Set<string>()
  const visit = (parent: string, needs: Needs = {}) => {
    for (const name of Object.keys(needs)) {
      const key = [`${parent}/${name}`, name].find((place) => packages[place])
      // What is optional may be for another kind of machine, and stands in the lock all the same.
      if (key === undefined || found.has(key)) continue
      found.add(key)
      const entry = packages[key]?.[2]
      visit(key, { ...entry?.dependencies, ...entry?.optionalDependencies })
      visit(key, entry?.peerDependencies)
    }
  }
  for (const { dependencies } of Object.values(workspaces)) visit('', dependencies)
  return found
}

/** Packages from elsewhere, by their key in the lock file. */
export const foreign = Object.entries(packages).filter(([key]) => !OURS.includes(key))

export function billOfMaterials() {
  const runtime = runtimeKeys()
  const components = new Map<string, object>()
  // Those that run come first, so that a package in both places counts as running.
  const ordered = foreign.toSorted(([one], [other]) => +runtime.has(other) - +runtime.has(one))
  for (const [key, [nameAndVersion, , , hash]] of ordered) {
    const at = nameAndVersion.lastIndexOf('@')
    const [name, version] = [nameAndVersion.slice(0, at), nameAndVersion.slice(at + 1)]
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    if (components.has(purl)) continue
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      scope: runtime.has(key) ? 'required' : 'excluded',
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash.slice(7), 'base64').toString('hex') }],
    })
  }
  const { name, version } = manifest
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...components.values()],
  }
}

if (import.meta.main) console.log(JSON.stringify(billOfMaterials(), null, 2))
