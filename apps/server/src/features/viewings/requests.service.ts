import type { Input } from '@gable/contract/call'
import type { requestViewing, ViewingChange } from '@gable/contract/viewings'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { afterCommit } from '#platform/after-commit.ts'
import type { Tell } from '#platform/live.ts'
import type { ShowCard } from '../chat/viewing-cards.ts'
import type { Notify } from '../notifications/notify.ts'
import { findListingToSee, type GateDeps, listingIn } from './listing-gate.ts'
import type { TimesService } from './times.service.ts'
import { addViewing, findNow, lockLister } from './viewings.repository.ts'

export type RequestDeps = GateDeps & {
  db: Db
  notify: Notify
  tell: Tell
  times: TimesService
  /** Puts a viewing into the conversation of the two. */
  showCard: ShowCard
  /** Refuses where one of the two has closed contact. */
  assertMayContact: (tx: Tx, fromId: number, toId: number) => Promise<void>
}

/** More than anybody visits. */
const limitsOf = (accountId: number): Limit[] => [
  { key: `viewing:${accountId}`, most: 10, windowSeconds: 3_600 },
  { key: `viewing:${accountId}`, most: 30, windowSeconds: 86_400 },
]
const yearMs = 366 * 86_400_000

/** The constraint has the last word on whose a time is. */
export const asTimeTaken = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === '23P01') {
    throw conflict('time_taken', 'The lister has something else at this time')
  }
  throw error
}

/** A time that somebody may name: not gone by, and not beyond all calendars. */
export async function assertToCome(tx: Tx, startsAt: Date) {
  const now = await findNow(tx)
  if (startsAt <= now || startsAt.getTime() > now.getTime() + yearMs) throw invalidField('startsAt', 'out_of_range')
}

/** Visitors who ask for a viewing: a published time is theirs from then on, another one once the lister agrees. */
export function createRequests(deps: RequestDeps) {
  const { db, notify, tell, times, showCard, assertMayContact } = deps

  return (member: Member, input: Input<typeof requestViewing>): Promise<ViewingChange> =>
    db
      .transaction()
      .execute(async (tx) => {
        const { accountId: visitorId } = member
        const { isProposal = false, message = '' } = input
        const about = listingIn(input)
        const { ownerId: listerId } = await findListingToSee(tx, member, about, deps)
        if (listerId === visitorId) throw conflict('about_yourself', 'Nobody visits their own home')
        await assertMayContact(tx, visitorId, listerId)
        await spendLimits(tx, limitsOf(visitorId))
        const startsAt = new Date(input.startsAt)
        await assertToCome(tx, startsAt)
        await lockLister(tx, listerId)
        const offered = await times.timesOf(listerId, about, tx)
        const free = await times.listFree(listerId, offered, tx)
        const slot = free.find((one) => one.startsAt.getTime() === startsAt.getTime())
        if (!slot && !isProposal) throw conflict('time_taken', 'Not among the free times')
        const { timeZone, place, videoLink, lengthMinutes } = offered
        const endsAt = new Date(startsAt.getTime() + lengthMinutes * 60_000)
        const added = await addViewing(tx, {
          ...{ listerId, visitorId, ...about, state: 'requested', isHeld: slot !== undefined },
          ...{ startsAt, endsAt, timeZone, place, videoLink, message },
        })
        if (!added) throw conflict('already_asked', 'One open request for each listing')
        const { id, calendarId } = added
        await showCard(tx, {
          ...{ viewingId: id, messageId: calendarId, ...about, listerId, visitorId, words: message },
        })
        afterCommit(tx, () => tell([listerId, visitorId], 'viewing', id))
        await notify(tx, {
          ...{ to: listerId, kind: 'viewing', actorId: visitorId },
          about: { kind: about.listingKind, id: about.listingId },
          detail: { news: 'requested', startsAt: startsAt.toISOString(), timeZone },
        })
        return { id, state: 'requested' as const, startsAt: startsAt.toISOString(), sequence: 0 }
      })
      .catch(asTimeTaken)
}
