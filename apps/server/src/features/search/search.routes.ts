import { randomInt } from 'node:crypto'
import type { Advertisement } from '@gable/contract/advertisement'
import { getHomepage, getNearbyProperties } from '@gable/contract/homepage'
import { getProperties, searchProperties } from '@gable/contract/properties'
import type { PropertyCard, PropertyDetail } from '@gable/contract/property'
import { search as searchCall, type SearchAnswer } from '@gable/contract/search'
import { isTaken } from '@gable/domain/market-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '#platform/access.ts'
import { serve } from '#platform/http.ts'
import { createHomepageService, nearKm } from './homepage.service.ts'
import { createSearchScope } from './search-scope.ts'
import { toAnswer } from './present-answer.ts'
import type { Filters } from './query/to-conditions.ts'
import type { Source } from './search-engine.ts'
import type { SearchService } from './search.service.ts'

type DescribedCards = { cards: PropertyCard[]; descriptions: ReadonlyMap<number, string> }
type Properties = {
  listCards: (viewer: Viewer, ids: number[], language: LanguageCode) => Promise<PropertyCard[]>
  listPicturedCards: (viewer: Viewer, ids: number[], language: LanguageCode) => Promise<PropertyCard[]>
  listDescribedCards: (viewer: Viewer, ids: number[], language: LanguageCode) => Promise<DescribedCards>
  get: (
    viewer: Viewer,
    wanted: { id: number } | { slug: string },
    options: { language: LanguageCode; textLanguage: string | undefined; withSimilar: boolean | undefined },
  ) => Promise<PropertyDetail>
}
type Services = {
  search: SearchService
  properties: Properties
  homepage: Omit<Parameters<typeof createHomepageService>[0], 'listProperties'>
  canSeePremium: (viewer: Viewer) => Promise<boolean>
  /** The homes that the reader does not want to see. */
  findHiddenIds: (viewer: Viewer) => Promise<number[]>
  /** For members who let us learn from what they search for. */
  noteSearch: (accountId: number, filters: Filters) => Promise<void>
  /** By home, the promotion through which it stands first in results. */
  findOnTop: (propertyIds: number[]) => Promise<ReadonlyMap<number, Advertisement>>
  /** What the places of a search are called in the reader's language. */
  findPlaceLabel: (filters: Filters, language: LanguageCode) => Promise<SearchAnswer['placeLabel']>
  currency: string
}
type Reader = { viewer: Viewer; language: LanguageCode }
type Scope = Awaited<ReturnType<ReturnType<typeof createSearchScope>>>
type Asked = Reader & { reply: FastifyReply }

export function searchRoutes(
  app: FastifyInstance,
  { search, properties, homepage, findOnTop, findPlaceLabel, currency, ...readers }: Services,
) {
  const { canSeePremium, findHiddenIds } = readers
  const findScope = createSearchScope({ canSeePremium, findHiddenIds })

  /** The first page is a search, the next ones are the same. */
  async function noteSearch(viewer: Viewer, filters: Filters) {
    if (!viewer || filters.after || filters.offset) return
    await readers.noteSearch(viewer.accountId, filters).catch((error: unknown) => {
      app.log.warn(error, 'a search is not learnt from')
    })
  }

  const listCards = async (ids: number[], { viewer, language }: Reader, { withTaken }: Filters) => {
    const cards = await properties.listCards(viewer, ids, language)
    return withTaken ? cards : cards.filter(isOnTheMarket)
  }

  /** Only where words were asked for is there anything to mark in what is written. */
  const listHits = async (ids: number[], reader: Reader, filters: Filters): Promise<DescribedCards> => {
    const { viewer, language } = reader
    const { cards, descriptions } = filters.text
      ? await properties.listDescribedCards(viewer, ids, language)
      : { cards: await properties.listPicturedCards(viewer, ids, language), descriptions: new Map() }
    return { cards: filters.withTaken ? cards : cards.filter(isOnTheMarket), descriptions }
  }

  /** Picked beside the search, whose results are the same without them. */
  const listPaidPlaces = async (filters: Filters, options: Scope, reader: Reader) => {
    // Whoever looks at one lister's homes sees no others.
    if (filters.listerId || filters.isPromoted) return []
    const ids = await search.drawPaidPlaces(filters, options, randomInt(2 ** 31))
    if (ids.length === 0) return []
    const [cards, onTop] = await Promise.all([
      properties.listPicturedCards(reader.viewer, ids, reader.language),
      findOnTop(ids),
    ])
    return cards.flatMap((card) => {
      const advertisement = onTop.get(card.id)
      return advertisement && isOnTheMarket(card) ? [{ ...card, advertisement }] : []
    })
  }

  const listProperties = async (filters: Filters, reader: Reader) => {
    const options = await findScope(reader.viewer, filters)
    const { found, read } = await search.searchAndRead(filters, options, (ids) => listCards(ids, reader, filters))
    return { ...found, data: read }
  }
  const landing = createHomepageService({ ...homepage, listProperties })

  const list = async (filters: Filters, { reply, ...reader }: Asked) => {
    const { data, total, ...source } = await listProperties(filters, reader)
    nameSource(reply, source)
    return { data, total }
  }

  /** For a page of the most viewed or most liked: of nothing it would be the newest under another name. */
  const isUncounted = async ({ mostViewed, mostLiked }: Filters) =>
    (mostViewed && !(await homepage.isCounted('views'))) || (mostLiked && !(await homepage.isCounted('likes')))

  serve(app, searchProperties, async ({ input: { countedOnly, ...filters }, ...asked }) => {
    if (countedOnly && (await isUncounted(filters))) return { data: [], total: 0 }
    return list(filters, asked)
  })

  serve(app, getHomepage, async ({ input, ...reader }) => ({
    data: { sections: await landing.listSections(input, reader) },
  }))

  serve(app, getNearbyProperties, async ({ input, ...asked }) => {
    const isAround = input.latitude !== undefined && input.longitude !== undefined
    // Near to nothing is nothing, not everything.
    if (!isAround && !input.city && !input.state) return { data: [], total: 0 }
    return list(isAround ? { ...input, radiusKm: nearKm, sort: 'distance' } : input, asked)
  })

  serve(app, getProperties, async ({ input, ...asked }) => {
    const { id, slug, withSimilar, textLanguage, topRated, isOwn, isOwnPromoted, ...filters } = input
    const { viewer, language } = asked
    const wanted = id ? { id } : slug ? { slug } : undefined
    if (wanted) {
      return { data: [await properties.get(viewer, wanted, { language, textLanguage, withSimilar })], total: 1 }
    }
    const isMine = isOwn || isOwnPromoted || (viewer && filters.listerId === viewer.accountId)
    // A visitor has none.
    if (isMine && !viewer) return { data: [], total: 0 }
    return list(
      {
        ...filters,
        ...(topRated && { mostViewed: true }),
        // Who lists a home still sees it when it is sold.
        ...(isMine && viewer && { listerId: viewer.accountId, withTaken: true }),
        ...(isOwnPromoted && { isPromoted: true }),
      },
      asked,
    )
  })

  serve(app, searchCall, async ({ input: { withFacets = true, ...filters }, viewer, language, reply }) => {
    const options = { ...(await findScope(viewer, filters)), withFacets }
    const [{ found, read }, promoted, placeLabel] = await Promise.all([
      search.searchAndRead({ ...filters, sort: orderOf(filters) }, options, (ids) =>
        listHits(ids, { viewer, language }, filters),
      ),
      listPaidPlaces(filters, options, { viewer, language }).catch((error: unknown) => {
        app.log.warn(error, 'results go out without paid places')
        return []
      }),
      findPlaceLabel(filters, language),
      noteSearch(viewer, filters),
    ])
    nameSource(reply, found)
    // Without the filter for their own homes the counts would be of everybody's.
    const openQuery = async () => ({ ...found.query, seesPremium: await canSeePremium(viewer) })
    const toDrop = found.total === 0 ? await search.listFiltersToDrop(await openQuery()) : []
    return { data: toAnswer({ found, ...read, promoted, toDrop, placeLabel, currency }), total: found.total }
  })
}

/** The index hears of a sale a moment later than the page; lists do not show it meanwhile. */
export const isOnTheMarket = ({ marketState }: Pick<PropertyCard, 'marketState'>) => !isTaken(marketState)

/** Whoever writes words wants what fits them best, unless they say otherwise. */
export const orderOf = ({ sort, text, mostViewed, mostLiked }: Filters) =>
  sort ?? (text && !mostViewed && !mostLiked ? 'relevance' : undefined)

/** For the operator: which engine answered. */
export function nameSource(reply: FastifyReply, { engine, isFallback }: Source) {
  reply.header('x-search-engine', engine)
  if (isFallback) reply.header('x-search-fallback', 'true')
}
