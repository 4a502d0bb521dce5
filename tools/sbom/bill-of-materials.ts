type Locked = { version?: string; integrity?: string; license?: string; dev?: boolean; link?: boolean }
export type Lockfile = { name: string; version: string; packages: Record<string, Locked> }

/**
 * What an installation runs, in the form that scanners read (CycloneDX). It is made from the lockfile because
 * `npm sbom --omit dev` leaves out what one workspace ships and another only develops with.
 */
export function billOfMaterials({ name, version, packages }: Lockfile) {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  )
  const components = shipped.map(([path, locked]) => componentOf(path.split('node_modules/').at(-1) ?? path, locked))
  const unique = new Map(components.map((component) => [component.purl, component]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...unique.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
}

function componentOf(name: string, { version = '', integrity, license }: Locked) {
  const [algorithm, digest] = integrity?.split('-') ?? []
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' && digest && { hashes: [{ alg: 'SHA-512', content: toHex(digest) }] }),
  }
}

const toHex = (base64: string) => Buffer.from(base64, 'base64').toString('hex')
