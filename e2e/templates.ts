import { run as withClient } from '../apps/server/src/test/database-admin.ts'
import { serviceEnvironment } from '../tools/services/service-addresses.ts'

/** Set by global-setup.ts, for all workers of a run. Whoever starts a product without it migrates by themselves. */
export const runId = () => process.env['E2E_RUN']

export const templateName = (run: string, stage: string) => `gable_e2e_${run}_${stage}`

/** Makes a database that products are copied from, unless another worker of this run has. */
export async function prepareTemplate(name: string, make: () => Promise<void>) {
  await withClient(serviceEnvironment().DATABASE_URL, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (!found.rowCount) await make()
  })
}

export async function dropTemplates(run: string) {
  await withClient(serviceEnvironment().DATABASE_URL, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templateName(run, '')],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}
