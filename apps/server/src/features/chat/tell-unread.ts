import type { Db } from '#platform/db.ts'
import type { JobHandler } from '#platform/jobs.ts'
import type { Notify } from '../notifications/notify.ts'
import { adminId } from './chat-key.ts'
import { makeMonths, takeUntold, type Untold } from './unread.repository.ts'

type Deps = { db: Db; notify: Notify; mayContact: (db: Db, oneId: number, otherId: number) => Promise<boolean> }

/** As many as are notified at once. */
const batch = 500
/** Where more are due, the next round goes on. */
const maxBatches = 100

/** Tells members who have not read for ten minutes what was said to them; once, until they have read it. */
export function createTellUnread({ db, notify, mayContact }: Deps) {
  const tellSome = () =>
    db.transaction().execute(async (tx) => {
      const untold = await takeUntold(tx, batch)
      const reachable: Untold[] = []
      for (const one of untold) {
        if (one.memberId !== adminId && !one.isMuted && (await mayContact(tx, one.memberId, one.otherId)))
          reachable.push(one)
      }
      await notify(
        tx,
        ...reachable.map(({ conversationId, memberId, otherId, readSequence }) => ({
          to: memberId,
          kind: 'chat_message' as const,
          detail: { chatId: conversationId },
          key: `chat:${conversationId}:${readSequence}`,
          ...(otherId !== adminId && { actorId: otherId }),
        })),
      )
      return untold.length === batch
    })

  return async () => {
    for (let round = 0; round < maxBatches; round += 1) if (!(await tellSome())) return
  }
}

export const chatJobs = (db: Db, tellUnread: () => Promise<void>): JobHandler[] => [
  { name: 'chat.tell-unread', cron: '* * * * *', run: tellUnread },
  {
    name: 'chat.make-months',
    cron: '41 3 * * *',
    run: () => makeMonths(db),
  },
]
