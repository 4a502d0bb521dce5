import { getProperties, searchProperties } from '@gable/contract/properties'
import type { PropertyCard, PropertyDetail } from '@gable/contract/property'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '#platform/access.ts'
import { serve } from '#platform/http.ts'
import type { SearchService } from './search.service.ts'

type Properties = {
  listCards: (viewer: Viewer, ids: number[]) => Promise<PropertyCard[]>
  get: (viewer: Viewer, wanted: { id: number } | { slug: string }) => Promise<PropertyDetail>
}
type Filters = Parameters<SearchService['search']>[0]

export function searchRoutes(app: FastifyInstance, search: SearchService, properties: Properties) {
  const list = async (viewer: Viewer, filters: Filters, reply: FastifyReply) => {
    const { ids, total, engine, isFallback } = await search.search(filters)
    reply.header('x-search-engine', engine)
    if (isFallback) reply.header('x-search-fallback', 'true')
    return { data: await properties.listCards(viewer, ids), total }
  }

  serve(app, searchProperties, async ({ viewer, input, reply }) => list(viewer, input, reply))
  serve(app, getProperties, async ({ viewer, input: { id, slug, ...filters }, reply }) => {
    if (id) return { data: [await properties.get(viewer, { id })], total: 1 }
    if (slug) return { data: [await properties.get(viewer, { slug })], total: 1 }
    return list(viewer, filters, reply)
  })
}
