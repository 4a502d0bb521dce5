import type { FastifyInstance } from 'fastify'
import { searchRoutes } from './search.routes.ts'
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
})
