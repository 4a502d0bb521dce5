import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Redis } from 'ioredis'
import { findProgram } from '../../../../tools/services/find-program.ts'

/** A Redis that a test may empty and kill; another one at its port is the same one after it has lost everything. */
export async function startOwnRedis(givenPort?: number) {
  const port = givenPort ?? (await freePort())
  const program = findProgram('redis-server')
  if (!program) throw new Error('redis-server is not installed. Run: npm run services -- up')
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  })
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null })
  client.on('error', () => undefined)
  await client.ping()
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    empty: () => client.flushall(),
    /** Every key with its value, as text. */
    async dump(): Promise<string> {
      const keys = await client.keys('*')
      const values = await Promise.all(
        keys.map(async (key) => `${key} ${(await client.dumpBuffer(key))?.toString('latin1')}`),
      )
      return values.join('\n')
    },
    async kill() {
      client.disconnect()
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
