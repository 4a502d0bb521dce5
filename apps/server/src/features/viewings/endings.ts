import type { Db, Tx } from '#platform/db.ts'
import { afterCommit } from '#platform/after-commit.ts'
import type { JobHandler } from '#platform/jobs.ts'
import type { Tell } from '#platform/live.ts'
import type { Notify } from '../notifications/notify.ts'
import { removeCalendar } from './calendar.repository.ts'
import {
  cancelSomeOf,
  cancelWithBlocked,
  type Ended,
  expireSome,
  removeSomeOf,
  takeDueReminders,
} from './endings.repository.ts'
import { removeTimes } from './times.repository.ts'
import { isReachable } from './viewings.repository.ts'

/** Two are told of each, and 500 at most are told at once. */
const batch = 250
/** Where more are due, the next round goes on. */
const maxBatches = 100

const factsOf = ({ listingKind, listingId, startsAt, timeZone }: Ended) => ({
  about: { kind: listingKind, id: listingId },
  when: { startsAt: startsAt.toISOString(), timeZone },
})

/** What ends viewings beside the two of them: the clock, a block, and members who leave. */
export function createEndings({ db, notify, tell }: { db: Db; notify: Notify; tell: Tell }) {
  const tellPages = (ended: Ended[]) => {
    for (const { id, listerId, visitorId } of ended) tell([listerId, visitorId], 'viewing', id)
  }

  async function tellCancelled(tx: Tx, ended: Ended[], byId: number) {
    afterCommit(tx, () => tellPages(ended))
    const told = ended.map((one) => {
      const { about, when } = factsOf(one)
      const to = one.listerId === byId ? one.visitorId : one.listerId
      return { to, kind: 'viewing' as const, about, actorId: byId, detail: { news: 'cancelled' as const, ...when } }
    })
    for (let start = 0; start < told.length; start += batch) await notify(tx, ...told.slice(start, start + batch))
  }

  /** False when there are none left. */
  async function expire(): Promise<boolean> {
    const expired = await expireSome(db, batch)
    tellPages(expired)
    return expired.length === batch
  }

  /** False when there are none left. */
  const remindSome = () =>
    db.transaction().execute(async (tx) => {
      const due = await takeDueReminders(tx, batch)
      const told = due
        .filter(({ isToCome }) => isToCome)
        .flatMap((one) => {
          const { about, when } = factsOf(one)
          const key = `viewing_reminder:${one.id}:${one.sequence}`
          const facts = { kind: 'viewing_reminder' as const, about, detail: when, key }
          return [
            { ...facts, to: one.listerId, actorId: one.visitorId },
            { ...facts, to: one.visitorId, actorId: one.listerId },
          ]
        })
      await notify(tx, ...told)
      return due.length === batch
    })

  async function cancelAllOf(tx: Tx, accountId: number) {
    for (let round = 0; round < maxBatches; round += 1) {
      const ended = await cancelSomeOf(tx, accountId, batch)
      if (ended.length === 0) return
      await tellCancelled(tx, ended, accountId)
    }
  }

  return {
    async runClock() {
      for (let round = 0; round < maxBatches; round += 1) if (!(await expire())) break
      for (let round = 0; round < maxBatches; round += 1) if (!(await remindSome())) return
    },

    /** Nobody waits at a door for somebody whom they cannot reach any more. */
    async endBlocked(tx: Tx, blockerIds: number[]) {
      for (const blockerId of blockerIds) await tellCancelled(tx, await cancelWithBlocked(tx, blockerId), blockerId)
    },

    async endOfLeaving(tx: Tx, accountIds: number[]) {
      for (const accountId of accountIds) await cancelAllOf(tx, accountId)
    },

    /** Nobody goes to meet somebody whom the staff have shut out. */
    noteStanding: (accountId: number) =>
      db.transaction().execute(async (tx) => {
        if (!(await isReachable(tx, accountId))) await cancelAllOf(tx, accountId)
      }),

    async eraseAllOf(accountId: number) {
      while (await removeSomeOf(db, accountId, batch));
      await db.transaction().execute(async (tx) => {
        await removeTimes(tx, accountId)
        await removeCalendar(tx, accountId)
      })
    },
  }
}

export const viewingJobs = (runClock: () => Promise<void>): JobHandler[] => [
  { name: 'viewings.clock', cron: '* * * * *', run: runClock },
]
