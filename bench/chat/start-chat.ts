import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { freePort, startOwnRedis } from '../../apps/server/src/test/own-redis.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'

const scripts = {
  ours: fileURLToPath(new URL('../../apps/server/src/api.ts', import.meta.url)),
  bare: fileURLToPath(new URL('bare-chat.ts', import.meta.url)),
}
export type Kind = keyof typeof scripts
export type Member = Awaited<ReturnType<typeof addMembers>>[number]
export type Chat = Awaited<ReturnType<typeof startChat>>

/** Two processes with a database and a Redis of their own, and members who talk in pairs. */
export async function startChat(count: number) {
  const services = serviceEnvironment()
  const name = `gable_bench_chat_${process.pid}`
  const admin = new pg.Client({ connectionString: services.DATABASE_URL })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = services.DATABASE_URL.replace(/[^/]+$/, name)
  await migrate(url)
  const db = new pg.Pool({ connectionString: url, max: 2 })
  // The database is dropped under its last connections.
  db.on('error', () => undefined)
  await db.query('create table bare_message (id uuid primary key, sender_id bigint not null, text text not null)')
  const members = await addMembers(db, count)
  let redis = await startOwnRedis()
  const ports = [await freePort(), await freePort()]
  const children: ChildProcess[] = []

  async function start(kind: Kind, index: number) {
    const env = {
      ...process.env,
      ...services,
      ...{ DATABASE_URL: url, REDIS_URL: redis.url, AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' },
      // Each member comes from a network of their own, as in life.
      ...{ TRUSTED_PROXIES: '1', PORT: String(ports[index]) },
    }
    const child = spawn(process.execPath, [scripts[kind]], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    children[index] = child
    await waitFor(ports[index] ?? 0, child)
  }

  async function kill(index: number) {
    const child = children[index]
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  return {
    db,
    members,
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    start,
    kill,
    /** It comes back at once where a supervisor looks after it, and remembers nothing. */
    async restartRedis(afterMs: number) {
      await redis.kill()
      await delay(afterMs)
      redis = await startOwnRedis(redis.port)
    },
    /** What both processes have worked so far. */
    cpuMs: () => children.reduce((sum, { pid }) => sum + (pid ? cpuMsOf(pid) : 0), 0),
    async stop() {
      await Promise.all(children.map((_, index) => kill(index)))
      await redis.kill()
      await db.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Two by two, each pair with a conversation that has begun. */
async function addMembers(db: pg.Pool, count: number) {
  const { rows: accounts } = await db.query<{ id: string }>(
    `with added as (
       insert into account (email) select 'chat' || one || '@gable.test' from generate_series(1, $1) one returning id),
     signed_in as (
       insert into session (token_hash, account_id, expires_at)
       select sha256(convert_to('chat-' || id, 'UTF8')), id, now() + interval '1 day' from added)
     select id from added order by id`,
    [count],
  )
  const ids = accounts.map(({ id }) => Number(id))
  const lows = ids.filter((_, index) => index % 2 === 0)
  const highs = ids.filter((_, index) => index % 2 === 1)
  const { rows } = await db.query<{ id: string; low_id: string }>(
    `with begun as (
       insert into chat_conversation (listing_kind, listing_id, low_id, high_id, lister_id)
       select 'property', low, low, high, low from unnest($1::bigint[], $2::bigint[]) as pair (low, high)
       returning id, low_id, high_id),
     taking_part as (
       insert into chat_participant (conversation_id, member_id, other_id)
       select id, low_id, high_id from begun union all select id, high_id, low_id from begun)
     select id, low_id from begun`,
    [lows, highs],
  )
  const chatOf = new Map(rows.map(({ id, low_id }) => [Number(low_id), Number(id)]))
  return ids.map((id, index) => {
    const propertyId = ids[index - (index % 2)] ?? 0
    return {
      id,
      otherId: ids[index % 2 === 0 ? index + 1 : index - 1] ?? 0,
      propertyId,
      chatId: chatOf.get(propertyId) ?? 0,
      token: `chat-${id}`,
      address: `10.${index >> 14}.${(index >> 6) & 255}.${(index & 63) + 1}`,
    }
  })
}

async function waitFor(port: number, child: ChildProcess) {
  while (child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await delay(50)
  }
  throw new Error(`What should listen at ${port} ended`)
}

/** In user and system mode, as Linux counts it in hundredths. */
function cpuMsOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) * 10
}
