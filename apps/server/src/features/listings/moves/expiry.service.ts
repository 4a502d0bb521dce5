import type { JobHandler } from '#platform/jobs.ts'
import type { ListingCore } from '../listing-core.ts'
import { lockPastTheirEnd, markReminded } from './expiry.repository.ts'
import { moveListings } from './move-listing.ts'

/** So many are changed in one transaction, by a number of statements that does not depend on it. */
const batch = 500
/** The last one first: whoever is told that tomorrow is the end need not be told about next week. */
const reminders = [
  { reminder: 2, daysBefore: 1 },
  { reminder: 1, daysBefore: 7 },
]

/** Every hour listers are reminded in time, and what is over is taken off. */
export function createExpiryJob(core: ListingCore): JobHandler {
  const { kind, db, notifyListers } = core

  const endSome = () =>
    db.transaction().execute(async (tx) => {
      const ids = await lockPastTheirEnd(tx, kind.name, batch)
      if (ids.length === 0) return 0
      const ended = await moveListings(core, tx, { ids, from: 'approved' }, { move: 'expire', actorId: null })
      await notifyListers(tx, 'ended', { ids: ended.map(({ id }) => id) })
      return ids.length
    })

  const remindSome = (reminder: number, daysBefore: number) =>
    db.transaction().execute(async (tx) => {
      const due = await markReminded(tx, kind.name, { reminder, daysBefore, limit: batch })
      await notifyListers(tx, 'ending', { ids: due })
      return due.length
    })

  return {
    name: `${kind.jobPrefix}.watch-ends`,
    cron: '7 * * * *',
    // In bounded transactions; whatever interrupts it, the next round goes on.
    async run() {
      while ((await endSome()) === batch);
      for (const { reminder, daysBefore } of reminders) while ((await remindSome(reminder, daysBefore)) === batch);
    },
  }
}
