import type { Input } from '@gable/contract/call'
import type { Category, Facility, getCategories } from '@gable/contract/catalogue'
import { defaultLanguage, type LanguageCode, siteLanguages } from '@gable/i18n/languages'
import type { Db } from '#platform/db.ts'
import { createCached } from '#platform/cached.ts'
import { listCategories, listCategoryParameters, listFacilities } from './catalogue.repository.ts'
import { listCategoryCounts } from './listing-counts.repository.ts'
import { type Catalogue, type KnownCategory, toCatalogue } from './translated-catalogue.ts'

const freshMs = 5_000

export type CatalogueService = ReturnType<typeof createCatalogueService>

/** Every card needs the catalogue and nobody changes it often, so each process keeps it for a few seconds. */
export function createCatalogueService({ db, cacheDb }: { db: Db; cacheDb: Db }) {
  const cached = createCached(async () => {
    const [categories, parameters, facilities] = await Promise.all([
      listCategories(cacheDb),
      listCategoryParameters(cacheDb),
      listFacilities(cacheDb),
    ])
    return { rows: { categories, parameters, facilities }, made: new Map<LanguageCode, Catalogue>() }
  }, freshMs)

  /** Made when the first reader of a language comes: most processes see few of them in the few seconds it lasts. */
  const catalogueIn = async (language: LanguageCode = defaultLanguage): Promise<Catalogue> => {
    const { rows, made } = await cached.get()
    const catalogue = made.get(language) ?? toCatalogue(rows, language)
    made.set(language, catalogue)
    return catalogue
  }

  return {
    catalogueIn,
    /** After a change of the catalogue; other processes notice it within seconds. */
    forget: cached.forget,
    async all(language?: LanguageCode): Promise<KnownCategory[]> {
      return [...(await catalogueIn(language)).categories.values()]
    },
    /** What a search understands of filters, by ids and slugs. */
    async readLookups() {
      const { categories, parameters } = await catalogueIn()
      return { parameters, categoryIdsBySlug: new Map([...categories.values()].map(({ id, slug }) => [slug, id])) }
    },

    /** What a search keeps of a listing's parameters and category: people ask in any language. */
    async readNames() {
      const catalogues = await Promise.all(siteLanguages().map(({ code }) => catalogueIn(code)))
      const names = catalogues.flatMap(({ categories }) => [...categories.values()])
      const categoryNames = Map.groupBy(names, ({ id }) => id)
      return {
        parameters: (await catalogueIn()).parameters,
        categoryNames: new Map(
          [...categoryNames].map(([id, same]) => [id, [...new Set(same.map(({ name }) => name))]]),
        ),
      }
    },

    async findCategory(id: number, language?: LanguageCode): Promise<KnownCategory | undefined> {
      return (await catalogueIn(language)).categories.get(id)
    },

    /** The names may be seconds old; the counts are what they are now. */
    async list(filter: Input<typeof getCategories>, language?: LanguageCode) {
      const { offset = 0, limit = 50, text = '', hasProperty = false } = filter
      const [{ categories }, counts] = await Promise.all([catalogueIn(language), listCategoryCounts(db)])
      const wanted = text.toLocaleLowerCase(language)
      const found = [...categories.values()]
        .filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted))
        .map((category): Category => ({ ...category, listingCount: counts.get(category.id) ?? 0 }))
        .filter(({ listingCount }) => !hasProperty || listingCount > 0)
      return { data: found.slice(offset, offset + limit), total: found.length }
    },

    async listFacilities(language?: LanguageCode): Promise<Facility[]> {
      return [...(await catalogueIn(language)).facilities.values()]
    },
  }
}
