import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce } from './cached-build.ts'
import { getJdk } from './find-jdk.ts'
import { buildOpenSearch } from './opensearch-build.ts'
import { openSearchVersion } from './opensearch-parts.ts'
import { answersHttp } from './probes.ts'
import { cacheFolder } from './service-folders.ts'
import { canRead } from './service-user.ts'
import type { Service, ServiceContext } from './service.ts'

export const openSearchService: Service = {
  name: 'opensearch',
  address: (ports) => `http://127.0.0.1:${ports.opensearch}`,
  refusesRoot: true,
  stopSignal: 'SIGTERM',
  startTimeoutSeconds: 420,

  async prepare(context) {
    const jdk = getJdk((java) => canRead(java, context.user))
    const home = await buildOnce(cacheFolder(context.user), `opensearch-${openSearchVersion}`, (folder) => {
      context.report('fetching OpenSearch through Maven (once, about a minute) …')
      return buildOpenSearch(folder)
    })
    writeConfiguration(context)
    return { command: join(jdk.home, 'bin/java'), args: javaArguments(home, context.folder) }
  },

  isHealthy: (ports) =>
    answersHttp(`http://127.0.0.1:${ports.opensearch}/_cluster/health?wait_for_status=yellow&timeout=1s`),
}

function javaArguments(home: string, folder: string): string[] {
  return [
    ...['-Xms1g', '-Xmx1g'],
    `-Djava.io.tmpdir=${join(folder, 'tmp')}`,
    `-Dopensearch.path.home=${home}`,
    `-Dopensearch.path.conf=${join(folder, 'config')}`,
    ...['-Dopensearch.distribution.type=tar', '-Dlog4j2.disable.jmx=true', '-Dfile.encoding=UTF-8'],
    ...['--add-modules=jdk.incubator.vector', '--enable-native-access=ALL-UNNAMED'],
    `-javaagent:${join(home, 'agent', `opensearch-agent-${openSearchVersion}.jar`)}`,
    ...['-cp', join(home, 'lib', '*'), 'org.opensearch.bootstrap.OpenSearch'],
  ]
}

function writeConfiguration({ folder, ports, user }: ServiceContext) {
  for (const name of ['config', 'data', 'logs', 'tmp']) {
    const path = join(folder, name)
    if (name === 'tmp') rmSync(path, { recursive: true, force: true })
    mkdirSync(path, { recursive: true })
    if (user) chownSync(path, user.uid, user.gid)
  }
  writeFileSync(join(folder, 'config', 'opensearch.yml'), serverSettings(folder, ports))
  writeFileSync(join(folder, 'config', 'log4j2.properties'), logSettings)
}

function serverSettings(folder: string, ports: ServiceContext['ports']): string {
  const settings = {
    'cluster.name': 'gable-development',
    'node.name': 'gable',
    'network.host': '127.0.0.1',
    'discovery.type': 'single-node',
    'http.port': ports.opensearch,
    'transport.port': ports.opensearchTransport,
    'path.data': join(folder, 'data'),
    'path.logs': join(folder, 'logs'),
    // A developer's disk is often nearly full; the server would turn its indexes read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')
}

const logSettings = `status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%c{1.}] %m%n
rootLogger.level = info
rootLogger.appenderRef.console.ref = console
`
