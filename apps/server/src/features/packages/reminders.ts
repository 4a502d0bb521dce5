import type { Db } from '#platform/db.ts'
import type { Notify } from '../notifications/notify.ts'
import { type Ending, markEnding } from './reminders.repository.ts'

/** The last one first: whoever is told that tomorrow is the end need not be told about next week. */
const reminders = [
  { reminder: 2, daysBefore: 1 },
  { reminder: 1, daysBefore: 7 },
]
/** Enough for an hour of a large site; what is left is for the next hour. */
const maxRounds = 500

/** What the clock does: members hear a week and a day before what they have ends, because nothing renews by itself. */
export const createReminders =
  ({ db, notify }: { db: Db; notify: Notify }) =>
  async () => {
    for (const { reminder, daysBefore } of reminders) {
      for (let round = 0; round < maxRounds; round += 1) {
        const count = await db.transaction().execute(async (tx) => {
          const ending = await markEnding(tx, reminder, daysBefore)
          const toNews = ({ accountId, expiresAt }: Ending) => {
            const detail = { news: 'ending', date: expiresAt.toISOString() } as const
            return { to: accountId, kind: 'package', detail } as const
          }
          await notify(tx, ...ending.map(toNews))
          return ending.length
        })
        if (count === 0) break
      }
    }
  }
