import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { median, printReport } from '../report.ts'
import { bareHash } from './bare-hash.ts'

/** People who sign in by password, as many as come, while others look around: how many get in, and what the others feel. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    callers: { type: 'string', default: '40' },
    visitors: { type: 'string', default: '4' },
  },
})
const { rounds, seconds, callers, visitors } = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  callers: Number(values.callers),
  visitors: Number(values.visitors),
}
const goals = { signInsPerSecond: 20, slowdown: 3 }
const people = 500
const password = 'quiet harbour lantern'
const port = 7474
const address = `http://127.0.0.1:${port}`
const database = `gable_bench_login_${process.pid}`
const { DATABASE_URL, ...services } = serviceEnvironment()
const url = DATABASE_URL.replace(/\/\w+$/, `/${database}`)

async function query(connectionString: string, statement: string, parameters: unknown[] = []) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement, parameters)
  } finally {
    await client.end()
  }
}

const addressOf = (person: number) => `person-${person}@gable.test`

async function addPeople() {
  const hash = await bareHash(password)
  const insert = "insert into account (email, name, password_hash) select 'person-' || n || '@gable.test', 'Ada', $1"
  await query(url, `${insert} from generate_series(0, ${people - 1}) n`, [hash])
}

/** How many hashes one thread makes in a second, with nothing around it. */
async function hashingRate() {
  const startedAt = performance.now()
  let hashes = 0
  for (; performance.now() - startedAt < 2_000; hashes += 1) await bareHash(password)
  return (hashes * 1_000) / (performance.now() - startedAt)
}

async function startServer() {
  const environment = {
    ...process.env,
    ...services,
    DATABASE_URL: url,
    AUTH_SECRET: 'x'.repeat(32),
    TRUSTED_PROXIES: '1',
  }
  const script = fileURLToPath(new URL('../../apps/server/src/api.ts', import.meta.url))
  const env = { ...environment, PORT: String(port), LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    const isUp = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return child
    await delay(100)
  }
  throw new Error('the server did not answer')
}

/** Looks around at a steady pace, so that a slower answer does not mean fewer questions. */
async function browse(duration: number): Promise<number> {
  const { latency, errors, non2xx } = await autocannon({
    url: `${address}/api/get-property-list?limit=20`,
    connections: visitors,
    duration,
    overallRate: 100,
  })
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} visitors were turned away`)
  return latency.p99
}

type Tally = { in: number; later: number; shed: number }

/** Each asks again at once, whether let in or told to come back; every other answer is a fault. */
async function signInFor(milliseconds: number): Promise<Tally> {
  const tally: Tally = { in: 0, later: 0, shed: 0 }
  const until = performance.now() + milliseconds
  let turn = 0
  const one = async () => {
    while (performance.now() < until) {
      const person = (turn += 1) % people
      const reply = await fetch(`${address}/api/user_signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${person >> 8}.${person & 255}` },
        body: JSON.stringify({ logintype: 'email', email: addressOf(person), password }),
      })
      await reply.arrayBuffer()
      if (reply.status === 200) tally.in += 1
      else if (reply.status === 429) tally.later += 1
      // A machine that does other work besides sheds load; a quiet one does not.
      else if (reply.status === 503) tally.shed += 1
      else throw new Error(`a sign-in was answered with ${reply.status}`)
      // Whoever is told to wait does, though less long than they were told.
      if (reply.status !== 200) await delay(100)
    }
  }
  await Promise.all(Array.from({ length: callers }, one))
  return tally
}

type Found = { hashing: number } & Record<'idle' | 'busy' | 'rate' | 'later' | 'shed', number[]>

async function measure(): Promise<Found> {
  const found = { hashing: await hashingRate(), idle: [], busy: [], rate: [], later: [], shed: [] } as Found
  await browse(2)
  await signInFor(2_000)
  for (let round = 1; round <= rounds; round += 1) {
    const idle = await browse(seconds)
    const [busy, tally] = await Promise.all([browse(seconds), signInFor(seconds * 1_000)])
    found.idle.push(idle)
    found.busy.push(busy)
    found.rate.push(tally.in / seconds)
    found.later.push(tally.later / seconds)
    found.shed.push(tally.shed / seconds)
    console.error(
      `round ${round} of ${rounds}: idle p99 ${idle} ms, busy p99 ${busy} ms, ${tally.in / seconds} sign-ins/s, load ${loadavg()[0]}`,
    )
  }
  return found
}

function report({ hashing, idle, busy, rate, later, shed }: Found) {
  const [perSecond, quiet, loud] = [median(rate), median(idle), median(busy)]
  const lines = [
    {
      id: 'sign-ins-of-hashes',
      unit: '1/s',
      ours: perSecond,
      bare: hashing,
      ratio: perSecond / hashing,

      goal: goals.signInsPerSecond,
      ok: perSecond >= goals.signInsPerSecond,
    },
    {
      id: 'browsing-p99-of-idle',
      unit: 'ms',
      ours: loud,
      bare: quiet,

      ratio: loud / quiet,
      goal: goals.slowdown,
      ok: loud / quiet <= goals.slowdown,
    },
  ]
  const params = {
    rounds,
    seconds,
    callers,
    visitors,
    throttledPerSecond: Math.round(median(later)),
    shedPerSecond: Math.round(median(shed)),
    load: loadavg()[0],
  }
  printReport({ name: 'login', params, lines }, values.json)
}

await query(DATABASE_URL, `create database ${database}`)
try {
  await migrate(url)
  await addPeople()
  const child = await startServer()
  try {
    report(await measure())
  } finally {
    child.kill()
    await once(child, 'exit')
  }
} finally {
  await query(DATABASE_URL, `drop database ${database} with (force)`)
}
