import * as z from 'zod'
import type { Db } from '#platform/db.ts'
import { enqueueAll, handle, type Job, type JobHandler } from '#platform/jobs.ts'
import { listWaitingRefunds } from './refunds.repository.ts'

const Named = z.object({ id: z.int().positive() })

/** Tells the provider of one refund. */
export const sendRefund: Job<z.output<typeof Named>> = {
  name: 'payments.refund',
  payload: Named,
  key: ({ id }) => String(id),
}

const batch = 1_000

type Deps = { db: Db; send: (id: number) => Promise<void> }

export function refundJobs({ db, send }: Deps): JobHandler[] {
  /** A provider may be away for longer than jobs try; what is owed stays owed. */
  async function tryAgain() {
    const ids = await listWaitingRefunds(db, batch)
    const payloads = ids.map((id) => ({ id }))
    await db.transaction().execute((tx) => enqueueAll(tx, sendRefund, payloads))
  }

  return [
    handle(sendRefund, ({ id }) => send(id)),
    { name: 'payments.refund-clock', cron: '43 * * * *', run: tryAgain },
  ]
}
