import type { FastifyInstance } from 'fastify'
import type { Tx } from '#platform/db.ts'
import { enqueue, handle } from '#platform/jobs.ts'
import { setAdvertiserOf } from './advertisements.repository.ts'
import { createEndings, endUnpaid } from './endings.ts'
import { createFeaturedService } from './featured.service.ts'
import { createMovePromotion } from './move-promotion.ts'
import { promotionsRoutes } from './promotions.routes.ts'
import { createPromotionsService } from './promotions.service.ts'

type Deps = Omit<Parameters<typeof createPromotionsService>[0], 'moves' | 'endOver'> &
  Parameters<typeof createFeaturedService>[0]

/** Listings that are put forward for some days. */
export function composePromotions(deps: Deps) {
  const moves = createMovePromotion(deps)
  const endings = createEndings({ db: deps.db, moves })
  const promotions = createPromotionsService({ ...deps, moves, endOver: endings.endOver })
  const featured = createFeaturedService(deps)
  const endProperties = (tx: Tx, ids: number[]) => endings.endGone(tx, 'property', ids)
  return {
    promotions,
    featured,
    jobs: [
      { name: 'promotions.clock', cron: '* * * * *', run: endings.runClock },
      handle(endUnpaid, ({ grantId }) => endings.endOfGrant(grantId)),
    ],
    /** A package was taken back: what it paid for ends when that is done, each in the order that all keep. */
    noteRevoked: (tx: Tx, grantId: number) => enqueue(tx, endUnpaid, { grantId }),
    subscribers: [
      { topic: 'property.market-changed' as const, run: endProperties },
      { topic: 'property.expired' as const, run: endProperties },
      { topic: 'property.handed-over' as const, run: (tx: Tx, ids: number[]) => setAdvertiserOf(tx, 'property', ids) },
      { topic: 'project.handed-over' as const, run: (tx: Tx, ids: number[]) => setAdvertiserOf(tx, 'project', ids) },
      { topic: 'property.deleted' as const, run: (tx: Tx, ids: number[]) => endings.withdraw(tx, 'property', ids) },
      { topic: 'project.deleted' as const, run: (tx: Tx, ids: number[]) => endings.withdraw(tx, 'project', ids) },
      { topic: 'project.expired' as const, run: (tx: Tx, ids: number[]) => endings.endGone(tx, 'project', ids) },
    ],
    eraseAllOf: endings.eraseAllOf,
    exportAllOf: {
      tables: [
        {
          table: 'advertisement',
          owner: 'account_id',
          key: 'id',
          keyType: 'bigint' as const,
          without: ['use_id', 'lot'],
        },
      ],
    },
    routes: (api: FastifyInstance) => promotionsRoutes(api, { promotions, featured }),
  }
}
