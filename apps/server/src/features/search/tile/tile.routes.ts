import { createHash } from 'node:crypto'
import type { PropertyCard } from '@gable/contract/property'
import { searchTile } from '@gable/contract/search-tile'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '#platform/access.ts'
import { serve } from '#platform/http.ts'
import { createSearchScope } from '../search-scope.ts'
import { isOnTheMarket, nameSource, orderOf } from '../search.routes.ts'
import type { SearchService } from '../search.service.ts'
import { encodeTile, type TilePin } from './encode-tile.ts'

type Pin = TilePin & Pick<PropertyCard, 'marketState'>
type Services = {
  search: Pick<SearchService, 'countTile'>
  listPins: (viewer: Viewer, ids: number[]) => Promise<Pin[]>
  canSeePremium: (viewer: Viewer) => Promise<boolean>
  findHiddenIds: (viewer: Viewer) => Promise<number[]>
}

/** The homes of a search as parts of a map. */
export function searchTileRoutes(app: FastifyInstance, { search, listPins, ...scope }: Services) {
  const findScope = createSearchScope(scope)

  serve(app, searchTile, async ({ input: { z, x, y, ...filters }, viewer, request, reply }) => {
    const sort = orderOf(filters)
    const counted = await search.countTile({ ...filters, sort }, { z, x, y }, await findScope(viewer, filters))
    nameSource(reply, counted)
    // The index may be a second behind: of what it names only what is to be seen now is drawn.
    const pins = await listPins(viewer, counted.ids)
    const bytes = encodeTile(counted, filters.withTaken ? pins : pins.filter(isOnTheMarket))
    return { data: unlessKnown(bytes, { viewer, known: request.headers['if-none-match'], reply }) }
  })
}

type Asked = { viewer: Viewer; known: string | undefined; reply: FastifyReply }

/**
 * Visitors share a tile for a second, which spares the database when many look at one place; a hidden home has to be gone
 * from it within two. What members see may be for them alone.
 */
function unlessKnown(bytes: Uint8Array, { viewer, known, reply }: Asked): Uint8Array<ArrayBuffer> {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag: tag, 'cache-control': viewer ? 'private, no-cache' : 'public, max-age=1' })
  if (!known?.split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag)) return new Uint8Array(bytes)
  reply.code(304)
  return new Uint8Array()
}
