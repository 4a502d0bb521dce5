export const openSearchVersion = '3.8.0'

export type Artifact = { group: string; artifact: string; version: string }

/** One folder of the distribution and the artifacts whose jars go into it. */
export type Part = { folder: string; artifacts: Artifact[]; withDependencies: boolean }

export type Module = { name: string; artifact: string; className: string }

/** The modules that Gable's queries need; the server is useless without the first. */
export const openSearchModules: Module[] = [
  {
    name: 'transport-netty4',
    artifact: 'transport-netty4-client',
    className: 'org.opensearch.transport.Netty4ModulePlugin',
  },
  {
    name: 'analysis-common',
    artifact: 'analysis-common',
    className: 'org.opensearch.analysis.common.CommonAnalysisModulePlugin',
  },
  { name: 'geo', artifact: 'geo', className: 'org.opensearch.geo.GeoModulePlugin' },
  { name: 'percolator', artifact: 'percolator-client', className: 'org.opensearch.percolator.PercolatorModulePlugin' },
  { name: 'reindex', artifact: 'reindex-client', className: 'org.opensearch.index.reindex.ReindexModulePlugin' },
  { name: 'lang-painless', artifact: 'lang-painless', className: 'org.opensearch.painless.PainlessModulePlugin' },
  {
    name: 'mapper-extras',
    artifact: 'mapper-extras-client',
    className: 'org.opensearch.index.mapper.MapperExtrasModulePlugin',
  },
  {
    name: 'lang-expression',
    artifact: 'lang-expression',
    className: 'org.opensearch.script.expression.ExpressionModulePlugin',
  },
]

const ours = (artifact: string): Artifact => ({ group: 'org.opensearch', artifact, version: openSearchVersion })

/** Every folder of jars, in the layout that the server expects under its home. */
export const openSearchParts: Part[] = [
  {
    folder: 'lib',
    withDependencies: true,
    artifacts: [
      ours('opensearch'),
      ours('opensearch-plugin-classloader'),
      { group: 'org.apache.logging.log4j', artifact: 'log4j-core', version: '2.25.4' },
      // Optional for the server, but without these two geo_shape queries do not exist.
      { group: 'org.locationtech.spatial4j', artifact: 'spatial4j', version: '0.7' },
      { group: 'org.locationtech.jts', artifact: 'jts-core', version: '1.15.0' },
    ],
  },
  {
    folder: 'agent',
    withDependencies: false,
    artifacts: [
      ours('opensearch-agent'),
      ours('opensearch-agent-bootstrap'),
      { group: 'net.bytebuddy', artifact: 'byte-buddy', version: '1.18.8' },
    ],
  },
  ...openSearchModules.map(({ name, artifact }) => ({
    folder: `modules/${name}`,
    withDependencies: true,
    artifacts: [{ group: 'org.opensearch.plugin', artifact, version: openSearchVersion }],
  })),
]

/** What the server reads to load a module. */
export function moduleDescriptor({ name, className }: Module): string {
  const values = {
    name,
    description: name,
    version: openSearchVersion,
    'opensearch.version': openSearchVersion,
    'java.version': '21',
    classname: className,
    'has.native.controller': 'false',
  }
  return Object.entries(values)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('')
}
