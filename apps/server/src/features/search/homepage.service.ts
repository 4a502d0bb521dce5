import type { AgentCard } from '@gable/contract/agents'
import type { ArticleCard } from '@gable/contract/articles'
import type { Category } from '@gable/contract/catalogue'
import type { City } from '@gable/contract/cities'
import type { Faq } from '@gable/contract/faqs'
import type { LandingRow, LandingSection } from '@gable/contract/homepage'
import type { ProjectCard } from '@gable/contract/project'
import type { PropertyCard } from '@gable/contract/property'
import type { PromotionType } from '@gable/domain/promotion-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Viewer } from '#platform/access.ts'
import type { Filters } from './query/to-conditions.ts'

type Reader = { viewer: Viewer; language: LanguageCode }
type Page<Row> = Promise<{ data: Row[] }>
type Deps = {
  listProperties: (filters: Filters, reader: Reader) => Page<PropertyCard>
  /** Some of the homes in places that are paid for, by lot where there are more than fit. */
  drawPromoted: (type: PromotionType, reader: Reader, limit: number) => Promise<PropertyCard[]>
  listCategories: (language: LanguageCode) => Page<Category>
  listCities: (language: LanguageCode) => Page<City>
  listProjects: (reader: Reader) => Promise<ProjectCard[]>
  listAgents: () => Page<AgentCard>
  listArticles: (language: LanguageCode) => Promise<ArticleCard[]>
  listFaqs: (language: LanguageCode) => Promise<Faq[]>
  /** Whether anything was seen or liked yet; an order of nothing would be a second list of the newest. */
  isCounted: (what: 'views' | 'likes') => Promise<boolean>
  /** The order of the page as the operator has it; what is not named is not shown. */
  findOrder: () => Promise<readonly LandingSection['type'][]>
}
type Point = { latitude?: number | undefined; longitude?: number | undefined }

const rowLength = 12
/** So far away is near. */
export const nearKm = 50

export function createHomepageService(deps: Deps) {
  const { listProperties, listCategories, listCities, listProjects } = deps
  const { listAgents, listArticles, listFaqs, isCounted, findOrder } = deps
  const homes = (type: LandingRow, filters: Filters | undefined) => async (reader: Reader) => {
    const properties = filters ? (await listProperties({ ...filters, limit: rowLength }, reader)).data : []
    return { section: { type, properties }, isEmpty: properties.length === 0 }
  }
  const promoted = (type: LandingRow, by: PromotionType) => async (reader: Reader) => {
    const properties = await deps.drawPromoted(by, reader, rowLength)
    return { section: { type, properties }, isEmpty: properties.length === 0 }
  }
  const sectionsFor = (around: Filters | undefined) => ({
    slider: promoted('slider', 'slider'),
    featured: promoted('featured', 'list'),
    nearby: homes('nearby', around),
    newest: homes('newest', {}),
    most_viewed: async (reader: Reader) =>
      homes('most_viewed', (await isCounted('views')) ? { mostViewed: true } : undefined)(reader),
    most_liked: async (reader: Reader) =>
      homes('most_liked', (await isCounted('likes')) ? { mostLiked: true } : undefined)(reader),
    categories: async ({ language }: Reader) => {
      const { data: categories } = await listCategories(language)
      return { section: { type: 'categories', categories } as const, isEmpty: categories.length === 0 }
    },
    cities: async ({ language }: Reader) => {
      const { data: cities } = await listCities(language)
      return { section: { type: 'cities', cities } as const, isEmpty: cities.length === 0 }
    },
    projects: async (reader: Reader) => {
      const projects = await listProjects(reader)
      return { section: { type: 'projects', projects } as const, isEmpty: projects.length === 0 }
    },
    agents: async () => {
      const { data: agents } = await listAgents()
      return { section: { type: 'agents', agents } as const, isEmpty: agents.length === 0 }
    },
    articles: async ({ language }: Reader) => {
      const articles = await listArticles(language)
      return { section: { type: 'articles', articles } as const, isEmpty: articles.length === 0 }
    },
    faqs: async ({ language }: Reader) => {
      const faqs = await listFaqs(language)
      return { section: { type: 'faqs', faqs } as const, isEmpty: faqs.length === 0 }
    },
  })

  return {
    async listSections({ latitude, longitude }: Point, reader: Reader): Promise<LandingSection[]> {
      const isSomewhere = latitude !== undefined && longitude !== undefined
      const around = isSomewhere ? ({ latitude, longitude, radiusKm: nearKm, sort: 'distance' } as const) : undefined
      const makers = sectionsFor(around)
      const order = await findOrder()
      const made = await Promise.all(order.map((type) => makers[type](reader)))
      return withoutRepetition(made.filter(({ isEmpty }) => !isEmpty).map(({ section }) => section))
    },
  }
}

/** What the slider shows is not shown again right below it. */
function withoutRepetition(sections: LandingSection[]): LandingSection[] {
  const shown = new Set(
    sections.flatMap((section) => (section.type === 'slider' ? section.properties.map(({ id }) => id) : [])),
  )
  return sections.flatMap((section): LandingSection[] => {
    if (section.type !== 'featured') return [section]
    const properties = section.properties.filter(({ id }) => !shown.has(id))
    return properties.length > 0 ? [{ type: 'featured', properties }] : []
  })
}
