import type { FastifyInstance } from 'fastify'
import type { Tx } from '#platform/db.ts'
import { createEndings } from './endings.ts'
import { createFeaturedService } from './featured.service.ts'
import { createMovePromotion } from './move-promotion.ts'
import { promotionsRoutes } from './promotions.routes.ts'
import { createPromotionsService } from './promotions.service.ts'

type Deps = Omit<Parameters<typeof createPromotionsService>[0], 'moves'> & Parameters<typeof createFeaturedService>[0]

/** Listings that are put forward for some days. */
export function composePromotions(deps: Deps) {
  const moves = createMovePromotion(deps)
  const promotions = createPromotionsService({ ...deps, moves })
  const featured = createFeaturedService(deps)
  const endings = createEndings({ db: deps.db, moves })
  const endProperties = (tx: Tx, ids: number[]) => endings.endGone(tx, 'property', ids)
  return {
    promotions,
    featured,
    jobs: [{ name: 'promotions.clock', cron: '* * * * *', run: endings.runClock }],
    subscribers: [
      { topic: 'property.market-changed' as const, run: endProperties },
      { topic: 'property.expired' as const, run: endProperties },
      { topic: 'project.expired' as const, run: (tx: Tx, ids: number[]) => endings.endGone(tx, 'project', ids) },
    ],
    eraseAllOf: endings.eraseAllOf,
    exportAllOf: {
      tables: [
        { table: 'advertisement', owner: 'account_id', key: 'id', keyType: 'bigint' as const, without: ['use_id'] },
      ],
    },
    routes: (api: FastifyInstance) => promotionsRoutes(api, { promotions, featured }),
  }
}
