import type { Logger } from 'pino'
import type { Db } from '#platform/db.ts'
import { createShowCounts, type ShowCountsDeps } from '../property-counts/show-counts.ts'
import { changeDays } from './days.repository.ts'
import { createViewBuffer, type View } from './view-buffer.ts'
import { countVisits, getSalt, hasViews, type IsPublic, listViewCounts, type Visit } from './views.repository.ts'
import { type Visitor, visitorNumber } from './visitor.ts'

type Deps = ShowCountsDeps & {
  log: Logger
  isPublic: IsPublic
  onLost: () => void
  now?: () => Date
}
export type ViewsService = ReturnType<typeof createViewsService>

/** Counts who looks at a home, each visitor once a day, without knowing tomorrow who it was. */
export function createViewsService({ log, isPublic, onLost, now = () => new Date(), ...searchDeps }: Deps) {
  const { db } = searchDeps
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

  return {
    note(propertyId: number, visitor: Visitor | undefined) {
      if (visitor) buffer.note({ day: now().toISOString().slice(0, 10), propertyId, visitor })
    },
    flush: buffer.flush,
    close: buffer.close,
    hasAny: () => hasViews(db),
    countsOf: (ids: number[], tx: Db = db) => listViewCounts(tx, ids),
    show: createShowCounts(searchDeps, 'viewed_property', listViewCounts),
  }
}
