/** Images of containers whose makers are generally known. */

import { regex } from '../../patterns/verbose.ts'

const KNOWN_IMAGE = regex`
    ^(?:docker\.io\/)?(?:library\/)?[a-z0-9-]+(?::[\w.-]+)?$|
    ^(?:mcr\.microsoft|gcr\.io|ghcr\.io|quay\.io|public\.ecr|registry\.k8s|nvcr)|
    ^(?:amazon|hashicorp|bitnami|grafana|prom|google|aquasec|mozilla|bridgecrew|koalaman|
      hadolint|zricethezav|trufflesecurity|portainer|containrrr|linuxserver|docker|rancher|
      wagoodman|traefik|alpine|semgrep|returntocorp|snyk|tonistiigi|moby|mikefarah|cytopia|
      goodwithtech|anchore|openpolicyagent|projectdiscovery|neo4j|qdrant|ollama|localstack)\/
  `

export const isKnownImage = (image: string): boolean => KNOWN_IMAGE.test(image)

/** A word of a command that may be an image with a path. */
const IMAGE = /(?<=\s)[a-z0-9][\w.-]*\/[\w./-]+(?::[\w.-]+)?(?:@sha256:\w{8,64})?(?=\s|$)/g

/** A well-known image that watches over others: it sees the socket, or reads the machine and changes nothing. */
export function isWatcher(command: string): boolean {
  if (/--privileged|--cap-add|-v \/:\/(?![\w/.-]{0,40}:ro\b)/.test(command)) return false
  const images = [...command.matchAll(IMAGE)].map(([image]) => image)
  return images.length > 0 && images.every(isKnownImage)
}
