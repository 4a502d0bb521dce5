import type { ListingsBase } from './compose-listings.ts'
import type { composeListings } from './compose-listings.ts'
import { composeCalculators } from './features/calculators/compose-calculators.ts'
import { composeContent } from './features/content/compose-content.ts'
import { composeSearchPages } from './features/search/compose-search-pages.ts'
import { composeSuggestions } from './features/suggestions/compose-suggestions.ts'

type Base = Omit<ListingsBase, 'log' | 'drafts' | 'findVerificationState'> & {
  listings: ReturnType<typeof composeListings>
  hasViews: () => Promise<boolean>
}

/** What the pages of the site are put together from. */
export function composePages({ config, events, settings, places, catalogue, media, search, listings, ...base }: Base) {
  const { db } = base.infrastructure
  const { access } = base.packages
  const { MEDIA_URL: mediaUrl, SITE_CURRENCY: currency } = config
  const { properties, projects, agents, favourites, hidden, feed, promotions } = listings
  const listCategories = (language: Parameters<typeof catalogue.service.list>[1]) =>
    catalogue.service.list({ hasProperty: true }, language)

  const content = composeContent({
    ...{ db, events, mediaUrl, media: media.service },
    isCategory: async (id) => (await catalogue.service.findCategory(id)) !== undefined,
    listHomes: (viewer, about, language, limit) => searchPages.findFirst(viewer, about, language, limit),
  })
  const searchPages = composeSearchPages({
    search: search.service,
    properties: properties.service,
    homepage: {
      listCategories,
      listCities: (language) => catalogue.cities.list({ limit: 12 }, language),
      listProjects: ({ viewer, language }) => projects.service.listFirst(viewer, { limit: 12 }, language),
      listAgents: () => agents.service.list({ limit: 3 }),
      listArticles: (language) => content.articles.listFirst(language, 3),
      drawPromoted: promotions.featured.drawHomes,
      listFaqs: async (language) => (await content.faqs.list({ limit: 5 }, language)).data,
      findOrder: settings.service.findLandingSections,
      isCounted: (what) => (what === 'views' ? base.hasViews() : favourites.service.hasAny()),
    },
    canSeePremium: (viewer) => access.has(viewer, 'premium_properties'),
    findHiddenIds: hidden.service.findIds,
    noteSearch: feed.service.noteSearch,
    findOnTop: promotions.featured.findOnTop,
    findPlaceLabel: async (filters, language) => (await places.labels.find([filters], language))[0],
    currency,
  })
  const suggestions = composeSuggestions({
    localPlaces: {
      ...catalogue.localPlaces,
      guess: (text, deal) => catalogue.localPlaces.guess(text, search.spellName, deal),
    },
    findPlaces: (query, language, limit) => places.service.autocomplete({ query, language, limit }),
    listCategories: async (language) => (await listCategories(language)).data,
    findPlaceLabels: places.labels.find,
    findProperties: searchPages.findFirst,
    findProjects: (viewer, text, language, limit) => projects.service.listFirst(viewer, { text, limit }, language),
  })
  const calculators = composeCalculators({ currency, requireAccess: access.require })
  return { content, searchPages, suggestions, calculators }
}
