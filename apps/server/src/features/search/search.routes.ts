import { getProperties, searchProperties } from '@gable/contract/properties'
import type { PropertyCard, PropertyDetail } from '@gable/contract/property'
import type { LanguageCode } from '@gable/i18n/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '#platform/access.ts'
import { serve } from '#platform/http.ts'
import type { SearchService } from './search.service.ts'

type Properties = {
  listCards: (viewer: Viewer, ids: number[], language: LanguageCode) => Promise<PropertyCard[]>
  get: (
    viewer: Viewer,
    wanted: { id: number } | { slug: string },
    options: { language: LanguageCode; withSimilar: boolean | undefined },
  ) => Promise<PropertyDetail>
}
type Services = {
  search: SearchService
  properties: Properties
  canSeePremium: (viewer: Viewer) => Promise<boolean>
}
type Filters = Parameters<SearchService['search']>[0]
type Asked = { viewer: Viewer; language: LanguageCode; reply: FastifyReply }

export function searchRoutes(app: FastifyInstance, { search, properties, canSeePremium }: Services) {
  const list = async (filters: Filters, { viewer, language, reply }: Asked) => {
    const seesPremium = await canSeePremium(viewer)
    const { ids, total, engine, isFallback } = await search.search(filters, { seesPremium })
    reply.header('x-search-engine', engine)
    if (isFallback) reply.header('x-search-fallback', 'true')
    return { data: await properties.listCards(viewer, ids, language), total }
  }

  serve(app, searchProperties, async ({ input, ...asked }) => list(input, asked))
  serve(app, getProperties, async ({ input: { id, slug, withSimilar, ...filters }, ...asked }) => {
    const wanted = id ? { id } : slug ? { slug } : undefined
    if (!wanted) return list(filters, asked)
    const { viewer, language } = asked
    return { data: [await properties.get(viewer, wanted, { language, withSimilar })], total: 1 }
  })
}
