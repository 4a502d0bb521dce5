import { createHash } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { gazetteerVersion } from '../features/places/gazetteer/build-gazetteer.ts'
import { loadGazetteer } from '../features/places/gazetteer/load-gazetteer.ts'
import { createDb, createPool } from '../platform/db.ts'
import { databaseNamed, patient, run } from './database-admin.ts'
import type { TestDatabase } from './test-database.ts'

const maxDatabases = 3

/** The first run loads all places and that takes its time; hooks that need them wait this long. */
export const placesPatienceMs = 180_000

/** One database with every place, shared by all test files and runs, so nobody may write to it. */
export async function sharedPlacesDatabase(): Promise<TestDatabase> {
  const { DATABASE_URL } = serviceEnvironment()
  const template = inject('templateName')
  const hash = createHash('sha256').update(`${template} ${gazetteerVersion}`).digest('hex').slice(0, 16)
  const name = `gable_places_${hash}`
  // Two files that start together must not both make it.
  await run(DATABASE_URL, async (client) => {
    await client.query('select pg_advisory_lock(7401180)')
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount) return
    await client.query(`drop database if exists ${name}_new`)
    await client.query(`create database ${name}_new template ${template}`)
    await fill(databaseNamed(DATABASE_URL, `${name}_new`))
    await client.query(`alter database ${name}_new rename to ${name}`)
    await dropOldest(client)
  })
  return { url: patient(databaseNamed(DATABASE_URL, name)), drop: async () => undefined }
}

async function fill(url: string) {
  // A connection that breaks shows in the statement that needed it.
  const onIdleError = () => undefined
  const db = createDb(createPool({ url, size: 1, statementTimeoutMs: placesPatienceMs, onIdleError }))
  try {
    await loadGazetteer(db)
  } finally {
    await db.destroy()
  }
}

/** Each change of a migration makes a new one; the last few serve checkouts that lie side by side. */
async function dropOldest(client: pg.Client) {
  const old = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^gable_places_[0-9a-f]{16}$' order by oid desc offset $1",
    [maxDatabases],
  )
  for (const { datname } of old.rows) await client.query(`drop database if exists ${datname} with (force)`)
}
