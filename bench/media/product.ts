import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'

const source = (name: string) => fileURLToPath(new URL(`../../apps/server/src/${name}.ts`, import.meta.url))
const [apiPort, workerPort] = [7481, 7482]

/** Api and worker as docs/operate/configure.md has them started, on a database of their own, and somebody who may list homes. */
export async function startProduct() {
  const services = serviceEnvironment()
  const name = `gable_bench_media_${process.pid}`
  const admin = new pg.Client({ connectionString: services.DATABASE_URL })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = services.DATABASE_URL.replace(/[^/]+$/, name)
  await migrate(url)
  const db = new pg.Pool({ connectionString: url, max: 2 })
  const token = await addLister(db)

  const env = {
    ...process.env,
    ...services,
    DATABASE_URL: url,
    AUTH_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',

    PORT: String(apiPort),
    WORKER_PORT: String(workerPort),
  }
  const start = (script: string) =>
    spawn(process.execPath, ['--max-old-space-size=1024', source(script)], { env, stdio: 'inherit' })
  const children: ChildProcess[] = [start('api'), start('worker')]
  await Promise.all([apiPort, workerPort].map(waitFor))
  return {
    db,
    token,
    origin: `http://127.0.0.1:${apiPort}`,
    workerOrigin: `http://127.0.0.1:${workerPort}`,
    pids: { api: children[0]?.pid ?? 0, worker: children[1]?.pid ?? 0 },
    cpuMs: async () => ({ api: await cpuMsOf(apiPort), worker: await cpuMsOf(workerPort) }),
    async stop() {
      for (const child of children) child.kill()
      await Promise.all(children.map(async (child) => child.exitCode ?? once(child, 'exit')))
      await db.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

async function addLister(db: pg.Pool): Promise<string> {
  const token = randomBytes(16).toString('hex')
  const { rows } = await db.query<{ id: number }>(
    `insert into account (email, name, mobile, address, city, state, country)
     values ('lister@gable.test', 'Ada', '+351912345678', 'Rua 1', 'Porto', 'Porto', 'Portugal') returning id`,
  )
  const id = rows[0]?.id
  await db.query(
    `with portrait as (
       insert into media (id, owner_id, original_key, width, height, processed_at, unused_since)
       values (gen_random_uuid(), $1, 'originals/none', 200, 200, now(), null) returning id)
     update account set profile_media_id = portrait.id from portrait where account.id = $1`,
    [id],
  )
  const hash = createHash('sha256').update(token).digest()
  await db.query(`insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 day')`, [
    hash,
    id,
  ])
  return token
}

async function waitFor(port: number) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await delay(100)
  }
  throw new Error(`Nothing became ready at ${port}`)
}

async function cpuMsOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1]
  if (!seconds) throw new Error('The process does not say how much it worked')
  return Number(seconds) * 1000
}
