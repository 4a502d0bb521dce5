import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { EventLog } from '#platform/events.ts'
import { enqueue, type JobHandler } from '#platform/jobs.ts'
import { eraseAccount } from '../accounts.jobs.ts'
import { anonymise, claimForErasure, listDueForErasure } from './erasure.repository.ts'

/** What other features keep about somebody; each removes its own, in steps that may be repeated. */
export type Eraser = (accountId: number) => Promise<void>
type Deps = { db: Db; events: EventLog; erasers: Eraser[] }

/** Every hour: whoever has waited long enough gets a job of their own. */
export const createErasureJob = (db: Db): JobHandler => ({
  name: 'accounts.erase-due',
  cron: '41 * * * *',
  run: async () => {
    for (const accountId of await listDueForErasure(db)) {
      await db.transaction().execute((tx) => enqueue(tx, eraseAccount, { accountId }))
    }
  },
})

/** The job. Others' parts first: should one fail, the account still waits and the job comes again. */
export async function erase({ db, events, erasers }: Deps, accountId: number) {
  // Claimed before anything is gone: a sign-in undoes all of it or is refused, and never finds half of it done.
  if (!(await claimForErasure(db, accountId))) return
  for (const eraser of erasers) await eraser(accountId)
  await db.transaction().execute(async (tx: Tx) => {
    await anonymise(tx, accountId)
    await events.record(tx, { name: 'account.erased', subjectIds: [accountId], actorId: null })
    await recordAudit(tx, { action: 'account.erased', actorId: null, object: { kind: 'account', id: accountId } })
  })
}
