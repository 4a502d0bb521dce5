import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../apps/server/src/test/probe.ts', import.meta.url))

/** A server that has nothing to do with the product: what it suffers is the machine's share. */
export async function startBystander() {
  const answers = `const server = require('node:http').createServer((_, reply) => reply.end('{}'))
    server.keepAliveTimeout = 600_000
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const child = spawn(process.execPath, ['-e', answers], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${port.toString().trim()}`, stop: () => child.kill() }
}

/** The slowest answer of each address while something is done; asked by a process that does nothing else. */
export async function slowestWhile(urls: string[], work: () => Promise<unknown>): Promise<number[]> {
  const probe: ChildProcess = spawn(process.execPath, [script, '100', ...urls], { stdio: ['pipe', 'pipe', 'inherit'] })
  if (!probe.stdout || !probe.stdin) throw new Error('The probe has no pipes')
  const answer = json(probe.stdout)
  // Awaited below; when the work fails first, its error is the one to show.
  answer.catch(() => undefined)
  try {
    await work()
  } finally {
    probe.stdin.end()
  }
  return ((await answer) as number[][]).map((times) => Math.max(...times))
}

/** The most that a process held since this was asked last. */
export function highestMb(pid: number): number {
  const found = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return Number(found) / 1024
}
