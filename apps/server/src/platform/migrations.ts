import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { runMigrations as runJobMigrations } from 'graphile-worker'
import pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
/** Any fixed number: all migrators of all versions must agree on it. */
const advisoryLock = 7_401_177
const lockAttempts = 40
const turnMs = 100

type Report = (line: string) => void

/** Brings the database up to date. Any number of processes may try at once: one works, the others wait. */
export async function migrate(url: string, report: Report = () => undefined) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await takeTurn(client)
    await runJobMigrations({ connectionString: url })
    await applyPending(client, report)
  } finally {
    await client.end()
  }
}

/**
 * Asks again and again instead of waiting in a statement: building an index concurrently waits for all open statements,
 * and one that waits for the builder would wait for ever.
 */
async function takeTurn(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      advisoryLock,
    ])
    if (rows[0]?.isOurs) return
    await delay(turnMs)
  }
}

async function applyPending(client: pg.Client, report: Report) {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  )
  const done = await client.query<{ name: string }>('select name from migration')
  const applied = new Set(done.rows.map(({ name }) => name))
  for (const name of await migrationNames()) {
    if (applied.has(name)) continue
    report(`migration ${name}`)
    await applyPatiently(client, name, await readFile(new URL(name, folder), 'utf8'))
  }
}

export const migrationNames = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

/** A lock that is not had at once is given up and asked for again, so that nobody queues behind a waiting migration. */
async function applyPatiently(client: pg.Client, name: string, text: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOne(client, name, text)
    } catch (error) {
      const isLockTimeout = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isLockTimeout || attempt === lockAttempts) throw new Error(`${name} failed`, { cause: error })
      await delay(250)
    }
  }
}

async function applyOne(client: pg.Client, name: string, text: string) {
  if (/\bconcurrently\b/i.test(text)) return applyConcurrently(client, name, text)
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '750ms'")
    await client.query(text)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * An index on a table in use is built concurrently, which PostgreSQL refuses inside a transaction. Nobody queues behind
 * a build that waits, and its end waits for all who read from before it, a backup for example: given up early, it would
 * be made for nothing again and again.
 */
async function applyConcurrently(client: pg.Client, name: string, text: string) {
  await client.query("set lock_timeout = '10min'")
  // A build that gave up waiting leaves an index that nothing uses, and that `if not exists` takes for the one wanted.
  const built = [...text.matchAll(/create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)]
  for (const index of await listInvalid(client, built)) await client.query(`drop index concurrently ${index}`)
  await client.query(text)
  const invalid = await listInvalid(client, built)
  if (invalid.length > 0) throw new Error(`${invalid.join(', ')} cannot be used`)
  await client.query('insert into migration (name) values ($1)', [name])
}

async function listInvalid(client: pg.Client, built: RegExpMatchArray[]): Promise<string[]> {
  const names = built.map(([, index]) => index?.toLowerCase())
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relname = any($1) and pg_table_is_visible(pg_class.oid)`,
    [names],
  )
  return rows.map(({ name }) => name)
}
