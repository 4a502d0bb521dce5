import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { buildOnce } from '../services/cached-build.ts'
import { findProgram } from '../services/find-program.ts'
import { runCommand } from '../services/run-command.ts'
import { cacheFolder } from '../services/service-folders.ts'

const version = 'v0.203.0'
const source = `github.com/stripe/stripe-mock@${version}`

/** Stripe's own check of what is sent to it: it refuses what their description of the API does not know. */
export async function openStripeMock() {
  const folder = await buildOnce(cacheFolder(), `stripe-mock-${version}`, async (fresh) => {
    const go = findProgram('go')
    if (!go) throw new Error('Go 1.26 or newer is needed to build stripe-mock: see https://go.dev/dl')
    await runCommand(go, ['install', source], { environment: { GOBIN: fresh } })
  })
  const port = await findFreePort()
  const mock = spawn(join(folder, 'stripe-mock'), ['-http-addr', `127.0.0.1:${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await waitForPort(mock.stdout)
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      mock.kill()
      if (mock.exitCode === null && mock.signalCode === null) await once(mock, 'exit')
    },
  }
}

/** Its first lines tell of itself; the one about the port comes when it listens. */
async function waitForPort(output: Readable) {
  const lines = createInterface({ input: output })
  for await (const line of lines) {
    if (line.startsWith('Listening')) {
      output.resume()
      return
    }
  }
  throw new Error('stripe-mock ended before it listened')
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
