import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { median, printReport } from '../report.ts'

/** Requests per second on a trivial call: bare node:http, bare Fastify with the same logger, and all of Gable. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
  },
})
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number) as [
  number,
  number,
  number,
]
const goal = 0.6

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const servers = {
  node: { script: file('bare-node.ts'), port: 7471 },
  fastify: { script: file('bare-fastify.ts'), port: 7472 },
  gable: { script: file('../../apps/server/src/api.ts'), port: 7473 },
}
type Name = keyof typeof servers

async function start(name: Name): Promise<ChildProcess> {
  const { script, port } = servers[name]
  const env = { ...process.env, ...serviceEnvironment(), PORT: String(port), AUTH_SECRET: 'x'.repeat(32) }
  // Log lines go where they cost least, but they are written by all who log.
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${name} did not start`)
    const isUp = await fetch(addressOf(name)).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) return child
    await delay(100)
  }
  throw new Error(`${name} did not answer`)
}

const addressOf = (name: Name) => `http://127.0.0.1:${servers[name].port}/api/current-user`

async function measure(name: Name, duration: number): Promise<number> {
  const result = await autocannon({ url: addressOf(name), connections, duration })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name} failed ${result.non2xx + result.errors} times`)
  return result.requests.average
}

const names = Object.keys(servers) as Name[]
const children = await Promise.all(names.map(start))
try {
  const rates: Record<Name, number[]> = { node: [], fastify: [], gable: [] }
  for (const name of names) await measure(name, 2)
  // Taking turns, so that whatever else the machine does falls on all three.
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of names) rates[name].push(await measure(name, seconds))
    console.error(`round ${round} of ${rounds}: ${names.map((name) => `${name} ${rates[name].at(-1)}`).join(', ')}`)
  }
  const [node, fastify, gable] = [rates.node, rates.fastify, rates.gable].map(median) as [number, number, number]
  const lines = [
    { id: 'fastify-of-node', unit: 'req/s', ours: fastify, bare: node, ratio: fastify / node, goal: 0, ok: true },
    {
      id: 'gable-of-fastify',
      unit: 'req/s',
      ours: gable,
      bare: fastify,
      ratio: gable / fastify,
      goal,
      ok: gable / fastify >= goal,
    },
  ]
  printReport(
    { name: 'http', params: { rounds, seconds, connections, call: 'GET /api/current-user' }, lines },
    values.json,
  )
} finally {
  for (const child of children) child.kill()
  await Promise.all(children.map(async (child) => child.exitCode ?? once(child, 'exit')))
}
