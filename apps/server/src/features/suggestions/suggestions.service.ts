import type { Input } from '@gable/contract/call'
import type { Category } from '@gable/contract/catalogue'
import type { Place } from '@gable/contract/places'
import type { ProjectCard } from '@gable/contract/project'
import type { PropertyCard } from '@gable/contract/property'
import type { SuggestedCategory, SuggestedPlace, Suggestions, suggestSearches } from '@gable/contract/suggestions'
import { cityKey } from '@gable/domain/search-words'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Viewer } from '#platform/access.ts'

type CountedCity = { city: string; state: string; country: string; listingCount: number }
type Asked = Input<typeof suggestSearches>

/** Each kind comes from the feature that owns it. */
type Deps = {
  findCities: (name: string, limit: number) => Promise<CountedCity[]>
  findPlaces: (text: string, language: LanguageCode, limit: number) => Promise<Place[]>
  listCategories: (language: LanguageCode) => Promise<Category[]>
  findProperties: (viewer: Viewer, asked: Asked, language: LanguageCode, limit: number) => Promise<PropertyCard[]>
  findProjects: (viewer: Viewer, text: string, language: LanguageCode, limit: number) => Promise<ProjectCard[]>
}
export type SuggestionsService = ReturnType<typeof createSuggestionsService>

const most = { places: 5, categories: 3, homes: 3, projects: 2 }

export function createSuggestionsService(deps: Deps) {
  return {
    async suggest(viewer: Viewer, asked: Asked, language: LanguageCode): Promise<Suggestions> {
      const { text } = asked
      const [places, categories, homes, projects] = await Promise.all([
        findPlaces(text, language),
        deps.listCategories(language).then((all) => startingLike(all, text)),
        deps.findProperties(viewer, asked, language, most.homes),
        deps.findProjects(viewer, text, language, most.projects),
      ])
      return { places, categories, homes, projects }
    },
  }

  /** Where there are homes first; a place without any is still an answer, because it may be where one looks. */
  async function findPlaces(text: string, language: LanguageCode): Promise<SuggestedPlace[]> {
    const name = text.split(/[,،、]/)[0] ?? ''
    const [cities, known] = await Promise.all([
      deps.findCities(name, most.places),
      deps.findPlaces(text, language, most.places),
    ])
    const own = cities.map(
      ({ listingCount, ...city }): SuggestedPlace => ({ kind: 'city', name: city.city, ...city, count: listingCount }),
    )
    const keys = new Set(own.map(keyOf))
    return [...own, ...known.map(toSuggestion).filter((place) => !keys.has(keyOf(place)))].slice(0, most.places)
  }
}

const keyOf = ({ kind, name, country }: SuggestedPlace) => [kind, cityKey(name), cityKey(country)].join('|')

const toSuggestion = ({ kind, name, state, country }: Place): SuggestedPlace => ({
  kind,
  name,
  city: kind === 'city' ? name : '',
  state,
  country,
  count: kind === 'city' ? 0 : null,
})

/** By the beginning of any of its words: "hou" is a house, and a town house too. */
function startingLike(categories: Category[], text: string): SuggestedCategory[] {
  const wanted = cityKey(text)
  if (wanted === '') return []
  return categories
    .filter(({ name }) => ` ${cityKey(name)}`.includes(` ${wanted}`))
    .toSorted((one, other) => other.listingCount - one.listingCount)
    .slice(0, most.categories)
    .map(({ id, slug, name, icon, listingCount }) => ({ id, slug, name, icon, listingCount }))
}
