import type { Logger } from 'pino'
import type { Db, Tx } from '#platform/db.ts'
import { changeDays } from './days.repository.ts'
import { createViewBuffer, type View } from './view-buffer.ts'
import {
  countVisits,
  getSalt,
  hasViews,
  type IsPublic,
  listViewCounts,
  putBackViewed,
  takeViewed,
  type Visit,
} from './views.repository.ts'
import { type Visitor, visitorNumber } from './visitor.ts'

type Deps = {
  db: Db
  log: Logger
  isPublic: IsPublic
  onLost: () => void
  /** The search learns of new counts, in the transaction that takes note of it. */
  showCounts: (tx: Tx, counts: ReadonlyMap<number, number>) => Promise<void>
  /** And its index afterwards, if there is one. */
  project: (ids: number[]) => Promise<unknown>
  now?: () => Date
}
export type ViewsService = ReturnType<typeof createViewsService>

const batch = 500
/** Where more was seen, the next round goes on. */
const mostBatches = 100

/** Counts who looks at a home, each visitor once a day, without knowing tomorrow who it was. */
export function createViewsService({ db, log, isPublic, onLost, showCounts, project, now = () => new Date() }: Deps) {
  const buffer = createViewBuffer({
    save,
    onLost,
    onFailed: (error) => log.warn(error, 'views wait for the database'),
  })

  async function save(views: View[]) {
    const salts = new Map<string, Buffer>()
    for (const { day } of views) if (!salts.has(day)) salts.set(day, await getSalt(db, day))
    const visits = views.flatMap(({ day, propertyId, visitor }): Visit[] => {
      const salt = salts.get(day)
      if (!salt) return []
      const accountId = 'accountId' in visitor ? visitor.accountId : null
      return [{ day, propertyId, accountId, visitor: visitorNumber(salt, propertyId, visitor) }]
    })
    await db.transaction().execute(async (tx) => changeDays(tx, 'views', await countVisits(tx, isPublic, visits), 1))
  }

  /** Tells the search of some homes; `false` when there are none left. */
  async function showSome(): Promise<boolean> {
    const ids = await db.transaction().execute(async (tx) => {
      const viewed = await takeViewed(tx, batch)
      if (viewed.length > 0) await showCounts(tx, await listViewCounts(tx, viewed))
      return viewed
    })
    if (ids.length === 0) return false
    try {
      await project(ids)
    } catch (error) {
      await putBackViewed(db, ids)
      throw error
    }
    return ids.length === batch
  }

  return {
    note(propertyId: number, visitor: Visitor | undefined) {
      if (visitor) buffer.note({ day: now().toISOString().slice(0, 10), propertyId, visitor })
    },
    flush: buffer.flush,
    close: buffer.close,
    hasAny: () => hasViews(db),
    countsOf: (ids: number[], tx: Db = db) => listViewCounts(tx, ids),

    async show() {
      for (let round = 0; round < mostBatches; round += 1) if (!(await showSome())) return
    },
  }
}
