import type { Db, Tx } from '#platform/db.ts'
import type { EventLog } from '#platform/events.ts'
import type { Notify } from '../notifications/notify.ts'
import { endSome, forgetSomeFiles, remindSome } from './ending.repository.ts'
import { addSteps } from './verification.repository.ts'

type Deps = { db: Db; events: EventLog; notify: Notify }

const daysBefore = 30
/** As the page tells those who send them. */
const fileDays = 90
/** Enough for an hour of a large site; what is left is for the next hour. */
const maxRounds = 500

/** What the clock does: tells in good time, ends what is over, lets go of papers. */
export function createEnding({ db, events, notify }: Deps) {
  async function end(tx: Tx): Promise<number> {
    const ended = await endSome(tx)
    if (ended.length === 0) return 0
    await addSteps(
      tx,
      ended.map(({ id, accountId }) => ({ id, accountId, move: 'expire', actorId: null })),
    )
    const subjectIds = ended.map(({ accountId }) => accountId)
    await events.record(tx, { name: 'verification.moved', subjectIds, actorId: null, detail: { move: 'expire' } })
    await notify(
      tx,
      ...ended.map(({ accountId }) => ({ to: accountId, kind: 'verification', detail: { outcome: 'ended' } }) as const),
    )
    return ended.length
  }

  async function remind(tx: Tx): Promise<number> {
    const soon = await remindSome(tx, daysBefore)
    const told = soon.map(({ accountId, expiresAt }) => {
      const detail = { outcome: 'ending', date: expiresAt.toISOString() } as const
      return { to: accountId, kind: 'verification', detail } as const
    })
    await notify(tx, ...told)
    return soon.length
  }

  return async function endAll() {
    for (const work of [end, remind, (tx: Tx) => forgetSomeFiles(tx, fileDays)]) {
      for (let round = 0; round < maxRounds; round += 1) {
        if ((await db.transaction().execute(work)) === 0) break
      }
    }
  }
}
