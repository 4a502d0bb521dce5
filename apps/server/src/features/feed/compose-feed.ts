import type { FastifyInstance } from 'fastify'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { SearchService } from '../search/search.service.ts'
import { feedRoutes } from './feed.routes.ts'
import { createFeedService } from './feed.service.ts'
import { reasonWordsIn } from './reason-words.ts'
import { createRecommend } from './recommend.ts'

type RecommendDeps = Parameters<typeof createRecommend>[0]
type Deps = Pick<Parameters<typeof createFeedService>[0], 'isPublic' | 'visibleTo'> &
  Omit<RecommendDeps, 'findIds' | 'readParameterIds' | 'wordsIn'> & {
    catalogue: CatalogueService
    search: SearchService
  }

/** What members want to be shown, and the homes that are recommended to each. */
export function composeFeed({ catalogue, search, ...deps }: Deps) {
  const service = createFeedService({
    ...deps,
    readCategorySlugs: async () => (await catalogue.readLookups()).categoryIdsBySlug,
    readCatalogueIds: async () => {
      const { categories, facilities } = await catalogue.catalogueIn()
      return { categoryIds: new Set(categories.keys()), facilityIds: new Set(facilities.keys()) }
    },
  })
  const recommend = createRecommend({
    ...deps,
    findIds: async (filters, seesPremium) => (await search.search(filters, { seesPremium, withoutTotal: true })).ids,
    readParameterIds: async () => {
      const parameters = [...(await catalogue.readLookups()).parameters.values()]
      const idOf = (key: string) => parameters.find((parameter) => parameter.key === key)?.id ?? 0
      return { bedrooms: idOf('bedrooms'), area: idOf('area') }
    },
    wordsIn: async (language) => {
      const { facilities } = await catalogue.catalogueIn(language)
      return reasonWordsIn(language, new Map([...facilities.values()].map(({ id, name }) => [id, name])))
    },
  })
  return {
    service,
    recommend,
    eraseAllOf: service.eraseAllOf,
    exportAllOf: {
      tables: [
        { table: 'feed_preference', owner: 'account_id', key: 'account_id', keyType: 'bigint' },
        { table: 'feed_learning', owner: 'account_id', key: 'account_id', keyType: 'bigint' },
        { table: 'feed_liked', owner: 'account_id', key: 'property_id', keyType: 'bigint' },
        { table: 'feed_search', owner: 'account_id', key: 'id', keyType: 'bigint' },
        { table: 'feed_seen', owner: 'account_id', key: 'property_id', keyType: 'bigint' },
      ],
    },
    routes: (api: FastifyInstance) => feedRoutes(api, service, recommend),
  }
}
