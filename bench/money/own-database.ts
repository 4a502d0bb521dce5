import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { databaseNamed, patient, run } from '../../apps/server/src/test/database-admin.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'

/** A migrated database for as long as the work takes. */
export async function withOwnDatabase<Result>(purpose: string, work: (databaseUrl: string) => Promise<Result>) {
  const { DATABASE_URL } = serviceEnvironment()
  const name = `gable_${purpose}_${process.pid}`
  await run(DATABASE_URL, (client) => client.query(`create database ${name}`))
  try {
    const url = databaseNamed(DATABASE_URL, name)
    await migrate(url)
    // Nobody cuts the power here: what is measured is not how long a disk takes.
    await run(url, (client) => client.query(`alter database ${name} set synchronous_commit = off`))
    return await work(patient(url))
  } finally {
    await run(DATABASE_URL, (client) => client.query(`drop database ${name} with (force)`))
  }
}
