import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { databaseNamed, patient, run } from './database-admin.ts'

export type TestDatabase = { url: string; drop: () => Promise<unknown> }

/** A database of one's own, copied from the template in a fraction of a second; with the product's limits if it must. */
export async function createTestDatabase({ isPatient = true } = {}): Promise<TestDatabase> {
  const { DATABASE_URL } = serviceEnvironment()
  const name = `gable_test_${randomBytes(6).toString('hex')}`
  const template = inject('templateName')
  await run(DATABASE_URL, (client) => client.query(`create database ${name} template ${template}`))
  const url = databaseNamed(DATABASE_URL, name)
  return {
    url: isPatient ? patient(url) : url,
    drop: () => run(DATABASE_URL, (client) => client.query(`drop database ${name} with (force)`)),
  }
}
