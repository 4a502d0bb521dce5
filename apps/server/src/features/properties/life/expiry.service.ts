import type { Mailer } from '#platform/mail.ts'
import { enqueue, type JobHandler } from '#platform/jobs.ts'
import { findNoticeFacts, lockOver, markReminded } from './expiry.repository.ts'
import type { ListingDeps } from '../listing-deps.ts'
import { listingMail } from './listing-mail.ts'
import { moveListing } from './move-listing.ts'
import { type NoticeOfListing, sendListingNotice } from '../properties.jobs.ts'
import { lockAny } from '../posting/property-writes.repository.ts'

const batch = 100
/** The last one first: whoever is told that tomorrow is the end need not be told about next week. */
const reminders = [
  { reminder: 2, daysBefore: 1 },
  { reminder: 1, daysBefore: 7 },
]

type Deps = ListingDeps & { mailer: Mailer; siteUrl: string }

/** Listings do not stay for ever: their listers are reminded in time, and what is over is taken off. */
export function createExpiry(deps: Deps) {
  const { db, mailer, siteUrl, renewalLinks } = deps

  const endSome = () =>
    db.transaction().execute(async (tx) => {
      const ids = await lockOver(tx, batch)
      for (const id of ids) {
        const property = await lockAny(tx, id)
        if (!property) continue
        const { version } = await moveListing(deps, tx, property, { move: 'expire', actorId: null })
        await enqueue(tx, sendListingNotice, { propertyId: id, notice: 'listingEnded', version })
      }
      return ids.length
    })

  const remindSome = (reminder: number, daysBefore: number) =>
    db.transaction().execute(async (tx) => {
      const due = await markReminded(tx, reminder, daysBefore, batch)
      for (const { id, version } of due) {
        await enqueue(tx, sendListingNotice, { propertyId: id, notice: 'listingEnding', version: version + reminder })
      }
      return due.length
    })

  async function watch() {
    while ((await endSome()) === batch);
    for (const { reminder, daysBefore } of reminders) while ((await remindSome(reminder, daysBefore)) === batch);
  }

  return {
    /** Every hour, in small transactions; whatever interrupts it, the next round goes on. */
    round: { name: 'properties.watch-ends', cron: '7 * * * *', run: watch } satisfies JobHandler,

    async sendNotice({ propertyId, notice, reason }: NoticeOfListing, jobId: string) {
      const facts = await findNoticeFacts(db, propertyId)
      if (!facts?.email) return
      const { expiresAt } = facts
      const link =
        notice === 'listingEnding' && expiresAt
          ? renewalLinks.linkFor({ propertyId, expiresAt })
          : `${siteUrl}/my-property/${facts.slug}`
      const mail = listingMail({ ...facts, notice, reason, siteUrl, link })
      await mailer.send({ to: facts.email, ...mail }, `listing-${jobId}`)
    },
  }
}
