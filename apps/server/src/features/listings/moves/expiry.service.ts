import type { JobHandler } from '#platform/jobs.ts'
import type { ListingCore } from '../listing-core.ts'
import { lockOver, markReminded } from './expiry.repository.ts'
import { moveListing } from './move-listing.ts'

const batch = 100
/** The last one first: whoever is told that tomorrow is the end need not be told about next week. */
const reminders = [
  { reminder: 2, daysBefore: 1 },
  { reminder: 1, daysBefore: 7 },
]

/** Every hour listers are reminded in time, and what is over is taken off. */
export function createExpiryRound(core: ListingCore): JobHandler {
  const { kind, db, rows, jobs } = core

  const endSome = () =>
    db.transaction().execute(async (tx) => {
      const ids = await lockOver(tx, kind.name, batch)
      for (const id of ids) {
        const listing = await rows.lockAny(tx, id)
        if (!listing) continue
        const { version } = await moveListing(core, tx, listing, { move: 'expire', actorId: null })
        await jobs.enqueueNotice(tx, { id, occasion: 'ended', version })
      }
      return ids.length
    })

  const remindSome = (reminder: number, daysBefore: number) =>
    db.transaction().execute(async (tx) => {
      const due = await markReminded(tx, kind.name, { reminder, daysBefore, limit: batch })
      for (const { id, version } of due) {
        await jobs.enqueueNotice(tx, { id, occasion: 'ending', version: version + reminder })
      }
      return due.length
    })

  return {
    name: `${kind.jobPrefix}.watch-ends`,
    cron: '7 * * * *',
    // In small transactions; whatever interrupts it, the next round goes on.
    async run() {
      while ((await endSome()) === batch);
      for (const { reminder, daysBefore } of reminders) while ((await remindSome(reminder, daysBefore)) === batch);
    },
  }
}
