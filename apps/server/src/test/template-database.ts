import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { migrate, migrationNames } from '../platform/migrations.ts'
import { databaseNamed, run } from './database-admin.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateName: string
  }
}

/** Migrates one database that every test file copies. Its name is the hash of the migrations, so it is made once. */
export default async function setUp(project: TestProject) {
  const { DATABASE_URL } = serviceEnvironment()
  const name = `gable_template_${await migrationsHash()}`
  // Two runs that start together must not both make it.
  await run(DATABASE_URL, async (client) => {
    await client.query('select pg_advisory_lock(7401178)')
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount) return
    await client.query(`create database ${name}_new`)
    await migrate(databaseNamed(DATABASE_URL, `${name}_new`))
    await client.query(`alter database ${name}_new rename to ${name}`)
  })
  project.provide('templateName', name)
}

async function migrationsHash() {
  const hash = createHash('sha256')
  for (const name of await migrationNames()) {
    hash.update(await readFile(new URL(`../../migrations/${name}`, import.meta.url)))
  }
  return hash.digest('hex').slice(0, 16)
}
