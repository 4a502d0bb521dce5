import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { run } from '../test/database-admin.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { migrate, migrationNames } from './migrations.ts'

test('any number of processes may migrate at once, and each migration is applied once', async () => {
  const database = await createTestDatabase()
  try {
    await run(database.url, (client) => client.query('drop schema public cascade; create schema public'))
    const lines: string[] = []
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, (line) => lines.push(line))))
    const names = await migrationNames()
    expect(lines).toEqual(names.map((name) => `migration ${name}`))
    const { rows } = await run(database.url, (client) => client.query('select name from migration order by name'))
    expect(rows.map(({ name }) => name)).toEqual(names)
  } finally {
    await database.drop()
  }
})

const name = '0170_account_shut_out_idx.sql'
const index = 'account_shut_out_idx'

/** A database without one index, somebody who is busy in it and somebody who watches. */
async function startWithoutIndex() {
  const database = await createTestDatabase()
  const [busy, watcher] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([busy.connect(), watcher.connect()])
  await watcher.query(`drop index ${index}`)
  await watcher.query('delete from migration where name = $1', [name])
  return {
    url: database.url,
    busy,
    watcher,
    async findIndex() {
      const { rows } = await watcher.query<{ id: number; isValid: boolean }>(
        'select indexrelid::int as id, indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
        [index],
      )
      return rows[0]
    },
    async stop() {
      await Promise.all([busy.end(), watcher.end()])
      await database.drop()
    },
  }
}

test('F23 an index is built once, however long somebody reads meanwhile', async () => {
  const { url, busy, findIndex, stop } = await startWithoutIndex()
  try {
    // A backup looks at the database as it was when it began, and the end of a build waits for it.
    await busy.query('begin isolation level repeatable read')
    await busy.query('select from account')
    const migrated = migrate(url)
    await expect.poll(findIndex).toMatchObject({ isValid: false })
    const begun = await findIndex()
    await delay(2_500)
    await busy.query('commit')
    await migrated
    expect(await findIndex()).toEqual({ id: begun?.id, isValid: true })
  } finally {
    await stop()
  }
})

test('F24 an index whose build was broken off is built anew, not taken for done', async () => {
  const { url, busy, watcher, findIndex, stop } = await startWithoutIndex()
  try {
    await busy.query('begin')
    await busy.query('lock table account in row exclusive mode')
    const broken = migrate(url).catch((error: unknown) => error)
    await expect.poll(findIndex).toMatchObject({ isValid: false })
    await watcher.query(cancelBuild)
    expect(await broken).toMatchObject({ message: `${name} failed` })
    expect(await findIndex()).toMatchObject({ isValid: false })
    await busy.query('commit')
    await migrate(url)
    expect(await findIndex()).toMatchObject({ isValid: true })
  } finally {
    await stop()
  }
})

const cancelBuild = `select pg_cancel_backend(pid) from pg_stat_activity
  where datname = current_database() and query ilike '%index concurrently%' and pid <> pg_backend_pid()`
