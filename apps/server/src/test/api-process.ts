import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'

const script = fileURLToPath(new URL('../api.ts', import.meta.url))
export const processSecret = 'a-secret-that-only-the-tests-know-of'

/** The API as an operator starts it, with all it writes and all it traces. */
export async function startApiProcess(databaseUrl: string) {
  const collector = await startCollector()
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      ...serviceEnvironment(),

      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'trace',
      DATABASE_URL: databaseUrl,

      AUTH_SECRET: processSecret,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(chunk))
  const url = await readAddress(child, written)
  return {
    url,
    /** Ends it kindly, so that the last traces are sent, and tells everything it said. */
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await collector.stop()
      return { log: Buffer.concat(written).toString(), traces: Buffer.concat(collector.received).toString('latin1') }
    },
  }
}

async function readAddress(child: ChildProcess, written: Buffer[]): Promise<string> {
  for (;;) {
    const address = /listening at (http:\/\/[\d.:]+)/i.exec(Buffer.concat(written).toString())?.[1]
    if (address) return address
    if (child.exitCode !== null) throw new Error(Buffer.concat(written).toString())
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
  }
}

/** Takes traces as they come; strings are plain in them. */
async function startCollector() {
  const received: Buffer[] = []
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk))
    request.on('end', () => response.end())
  })
  await new Promise<void>((up) => void server.listen(0, '127.0.0.1', up))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise((closed) => void server.close(closed)),
  }
}
