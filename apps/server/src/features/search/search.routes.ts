import { getProperties, searchProperties } from '@gable/contract/properties'
import type { PropertyCard, PropertyDetail } from '@gable/contract/property'
import { search as searchCall } from '@gable/contract/search'
import type { LanguageCode } from '@gable/i18n/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '#platform/access.ts'
import { serve } from '#platform/http.ts'
import { toAnswer } from './present-answer.ts'
import type { Filters } from './query/to-conditions.ts'
import type { SearchService } from './search.service.ts'

type Properties = {
  listCards: (viewer: Viewer, ids: number[], language: LanguageCode) => Promise<PropertyCard[]>
  listDescriptions: (viewer: Viewer, ids: number[]) => Promise<ReadonlyMap<number, string>>
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
  currency: string
}
type Asked = { viewer: Viewer; language: LanguageCode; reply: FastifyReply }

export function searchRoutes(app: FastifyInstance, { search, properties, canSeePremium, currency }: Services) {
  const find = async (filters: Filters, { viewer, reply }: Asked, withFacets = false) => {
    const seesPremium = await canSeePremium(viewer)
    const found = await search.search(filters, { seesPremium, withFacets })
    reply.header('x-search-engine', found.engine)
    if (found.isFallback) reply.header('x-search-fallback', 'true')
    return found
  }

  const list = async (filters: Filters, asked: Asked) => {
    const { ids, total } = await find(filters, asked)
    return { data: await properties.listCards(asked.viewer, ids, asked.language), total }
  }

  serve(app, searchProperties, async ({ input, ...asked }) => list(input, asked))

  serve(app, getProperties, async ({ input, ...asked }) => {
    const { id, slug, withSimilar, topRated, isOwn, isOwnPromoted, ...filters } = input
    const { viewer, language } = asked
    const wanted = id ? { id } : slug ? { slug } : undefined
    if (wanted) return { data: [await properties.get(viewer, wanted, { language, withSimilar })], total: 1 }
    const isMine = isOwn || isOwnPromoted
    // Nobody's own are nobody's.
    if (isMine && !viewer) return { data: [], total: 0 }
    return list(
      {
        ...filters,
        ...(topRated && { mostViewed: true }),
        ...(isMine && viewer && { listerId: viewer.accountId }),
        ...(isOwnPromoted && { isPromoted: true }),
      },
      asked,
    )
  })

  serve(app, searchCall, async ({ input: { withFacets = true, ...filters }, ...asked }) => {
    const { viewer, language } = asked
    const sort = filters.sort ?? (filters.text && !filters.mostViewed && !filters.mostLiked ? 'relevance' : undefined)
    const found = await find({ ...filters, sort }, asked, withFacets)
    const [cards, descriptions, toDrop] = await Promise.all([
      properties.listCards(viewer, found.ids, language),
      found.text ? properties.listDescriptions(viewer, found.ids) : new Map<number, string>(),
      found.total === 0 ? search.listFiltersToDrop(found.query) : [],
    ])
    return { data: toAnswer({ found, cards, descriptions, toDrop, currency }), total: found.total }
  })
}
