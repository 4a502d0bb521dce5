import type { Logger } from 'pino'
import type { Db } from '#platform/db.ts'
import { createViewBuffer } from '../view-buffer.ts'
import { getSalt } from '../views.repository.ts'
import { type Visitor, visitorNumber } from '../visitor.ts'
import { countPromotionVisits, type PromotionVisit } from './promotion-counts.repository.ts'

type Seen = { day: string; advertisementId: number; wasOpened: boolean; visitor: Visitor }
type Deps = { db: Db; log: Logger; onLost: () => void; now?: () => Date }
export type PromotionViews = ReturnType<typeof createPromotionViews>

/** Counts whom a promotion reaches, each visitor once a day, without a cookie and without knowing tomorrow who it was. */
export function createPromotionViews({ db, log, onLost, now = () => new Date() }: Deps) {
  const buffer = createViewBuffer<Seen>({
    save,
    onLost,
    onFailed: (error) => log.warn(error, 'counts of promotions wait for the database'),
  })

  async function save(seen: Seen[]) {
    const salts = new Map<string, Buffer>()
    for (const { day } of seen) if (!salts.has(day)) salts.set(day, await getSalt(db, day))
    const visits = seen.flatMap(({ visitor, ...rest }): PromotionVisit[] => {
      const salt = salts.get(rest.day)
      if (!salt) return []
      const accountId = 'accountId' in visitor ? visitor.accountId : null
      // Of a promotion another number than of its home: nobody can tell that they were the same visitor.
      return [{ ...rest, accountId, visitor: visitorNumber(salt, `promotion ${rest.advertisementId}`, visitor) }]
    })
    await db.transaction().execute((tx) => countPromotionVisits(tx, visits))
  }

  return {
    note(ids: readonly number[], wasOpened: boolean, visitor: Visitor | undefined) {
      if (!visitor) return
      const day = now().toISOString().slice(0, 10)
      for (const advertisementId of ids) buffer.note({ day, advertisementId, wasOpened, visitor })
    },
    flush: buffer.flush,
    close: buffer.close,
  }
}
