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
