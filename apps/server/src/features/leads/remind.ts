import type { Db } from '#platform/db.ts'
import type { JobHandler } from '#platform/jobs.ts'
import type { Notify } from '../notifications/notify.ts'
import { takeReminders } from './leads.repository.ts'

/** As many as are notified at once. */
const batch = 500
/** Where more are due, the next round goes on. */
const maxBatches = 100

/** Tells listers of the leads that they wanted to be reminded of today. */
export function createReminders({ db, notify }: { db: Db; notify: Notify }) {
  /** False when there are none left. */
  const remindSome = () =>
    db.transaction().execute(async (tx) => {
      const due = await takeReminders(tx, batch)
      const told = due.map(({ id, listerId, propertyId, accountId, remindOn }) => ({
        to: listerId,
        kind: 'lead_reminder' as const,
        about: { kind: 'property', id: propertyId },
        detail: {},
        key: `lead_reminder:${id}:${remindOn}`,
        ...(accountId !== null && { actorId: accountId }),
      }))
      await notify(tx, ...told)
      return due.length === batch
    })

  return async () => {
    for (let round = 0; round < maxBatches; round += 1) if (!(await remindSome())) return
  }
}

export const reminderJobs = (remind: () => Promise<void>): JobHandler[] => [
  { name: 'leads.remind', cron: '*/15 * * * *', run: remind },
]
