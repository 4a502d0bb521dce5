import type { FastifyInstance } from 'fastify'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Viewer } from '#platform/access.ts'
import type { Filters } from './query/to-conditions.ts'
import { isOnTheMarket, searchRoutes } from './search.routes.ts'
import { searchTileRoutes } from './tile/tile.routes.ts'

type Deps = Parameters<typeof searchRoutes>[1] & {
  properties: Pick<Parameters<typeof searchTileRoutes>[1], 'listPins'>
}

/** Results, landing page and map tiles: what was found, with the cards that other features make of it. */
export const composeSearchPages = (deps: Deps) => ({
  routes(api: FastifyInstance) {
    searchRoutes(api, deps)
    searchTileRoutes(api, { ...deps, listPins: deps.properties.listPins })
  },

  /** The first cards of a search that can still be bought or rented. */
  async findFirst(viewer: Viewer, filters: Filters, language: LanguageCode, limit: number) {
    const seesPremium = await deps.canSeePremium(viewer)
    const { ids } = await deps.search.search({ ...filters, limit }, { seesPremium })
    return (await deps.properties.listCards(viewer, ids, language)).filter(isOnTheMarket)
  },
})
