import type { Db } from '#platform/db.ts'
import type { JobHandler } from '#platform/jobs.ts'
import { giveUp, listOverdue } from './deliveries.repository.ts'
import { enqueueDue } from './notify.ts'

const batch = 500

/**
 * A mail server may be down for longer than a job is tried. What is overdue gets a job again; jobs that still wait are
 * merged with it. After three days nobody wants to hear of it any more.
 */
export const createResumeJob = (db: Db): JobHandler => ({
  name: 'notifications.resume',
  cron: '*/10 * * * *',
  run: async () => {
    await giveUp(db, { days: 3, limit: batch })
    const overdue = await listOverdue(db, { minutes: 15, limit: batch })
    await db.transaction().execute((tx) => enqueueDue(tx, overdue.map(withDueNow), new Date()))
  },
})

const withDueNow = <Delivery extends object>(delivery: Delivery) => ({ ...delivery, dueAt: new Date(0) })
