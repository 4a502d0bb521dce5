import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce } from './cached-build.ts'
import { findProgram } from './find-program.ts'
import { answersHttp } from './probes.ts'
import { runCommand } from './run-command.ts'
import { developmentCredentials } from './service-addresses.ts'
import { cacheFolder } from './service-folders.ts'
import type { Service, ServiceContext } from './service.ts'

const version = 'v1.8.0'
const { accessKey, secretKey, bucket, region } = developmentCredentials.s3

/** An S3 gateway over plain folders: a bucket is a folder, an object a file. */
export const s3Service: Service = {
  name: 's3',
  address: (ports) => `http://127.0.0.1:${ports.s3}/${bucket}`,
  refusesRoot: false,
  stopSignal: 'SIGTERM',
  startTimeoutSeconds: 120,

  async prepare(context) {
    const objects = join(context.folder, 'objects')
    // Beside the objects, not in extended attributes: not every file system has those.
    const metadata = join(context.folder, 'metadata')
    mkdirSync(join(objects, bucket), { recursive: true })
    mkdirSync(metadata, { recursive: true })
    const listen = ['--port', `127.0.0.1:${context.ports.s3}`, '--health', '/healthz', '--keep-alive', '--quiet']
    return {
      command: join(await buildGateway(context), 'versitygw'),
      args: [...listen, '--region', region, 'posix', '--sidecar', metadata, objects],
      environment: { ROOT_ACCESS_KEY: accessKey, ROOT_SECRET_KEY: secretKey },
    }
  },

  isHealthy: (ports) => answersHttp(`http://127.0.0.1:${ports.s3}/healthz`),
}

function buildGateway({ report }: ServiceContext): Promise<string> {
  return buildOnce(cacheFolder(), `versitygw-${version}`, async (folder) => {
    const go = findProgram('go')
    if (!go) throw new Error('Go 1.26 or newer is needed to build the S3 gateway: see https://go.dev/dl')
    report('building the S3 gateway with Go (once, one to three minutes) …')
    const source = `github.com/versity/versitygw/cmd/versitygw@${version}`
    await runCommand(go, ['install', source], { environment: { GOBIN: folder } })
  })
}
