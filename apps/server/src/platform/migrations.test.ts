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

test('F23 an index whose build gave up waiting is built anew, not taken for done', async () => {
  const database = await createTestDatabase()
  const [busy, watcher] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([busy.connect(), watcher.connect()])
  const name = '0171_project_public_idx.sql'
  const index = 'project_public_idx'
  const findState = async () => {
    const found = await watcher.query<{ isValid: boolean }>(
      `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
      [index],
    )
    return found.rows[0]?.isValid
  }
  try {
    await watcher.query(`drop index ${index}`)
    await watcher.query('delete from migration where name = $1', [name])
    // Somebody changes a project and takes their time: the build waits for them, and gives up.
    await busy.query('begin')
    await busy.query('lock table project in row exclusive mode')
    const migrated = migrate(database.url)
    await expect.poll(findState, { timeout: 20_000 }).toBe(false)
    await expect.poll(async () => (await watcher.query(waiting)).rowCount, { timeout: 20_000 }).toBe(0)
    await busy.query('commit')
    await migrated
    expect(await findState()).toBe(true)
  } finally {
    await Promise.all([busy.end(), watcher.end()])
    await database.drop()
  }
})

/** Builds under way: none while a try has been given up and the next has not begun. */
const waiting = `select from pg_stat_activity where datname = current_database() and state = 'active'
  and query ilike '%index concurrently%' and pid <> pg_backend_pid()`
