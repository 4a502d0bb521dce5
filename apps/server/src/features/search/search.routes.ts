import { getProperties, searchProperties } from '@gable/contract/properties'
import type { PropertyCard, PropertyDetail } from '@gable/contract/property'
import type { LanguageCode } from '@gable/i18n/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '#platform/access.ts'
import { serve } from '#platform/http.ts'
import type { SearchService } from './search.service.ts'

type Properties = {
  listCards: (viewer: Viewer, ids: number[], language: LanguageCode) => Promise<PropertyCard[]>
  get: (viewer: Viewer, wanted: { id: number } | { slug: string }, language: LanguageCode) => Promise<PropertyDetail>
}
type Filters = Parameters<SearchService['search']>[0]
type Asked = { viewer: Viewer; language: LanguageCode; reply: FastifyReply }

export function searchRoutes(app: FastifyInstance, search: SearchService, properties: Properties) {
  const list = async (filters: Filters, { viewer, language, reply }: Asked) => {
    const { ids, total, engine, isFallback } = await search.search(filters)
    reply.header('x-search-engine', engine)
    if (isFallback) reply.header('x-search-fallback', 'true')
    return { data: await properties.listCards(viewer, ids, language), total }
  }

  serve(app, searchProperties, async ({ input, ...asked }) => list(input, asked))
  serve(app, getProperties, async ({ input: { id, slug, ...filters }, ...asked }) => {
    const { viewer, language } = asked
    if (id) return { data: [await properties.get(viewer, { id }, language)], total: 1 }
    if (slug) return { data: [await properties.get(viewer, { slug }, language)], total: 1 }
    return list(filters, asked)
  })
}
