import type { Input } from '@gable/contract/call'
import type { Category } from '@gable/contract/catalogue'
import type { ProjectCard } from '@gable/contract/project'
import type { PropertyCard } from '@gable/contract/property'
import type { SuggestedCategory, Suggestions, suggestSearches } from '@gable/contract/suggestions'
import { cityKey } from '@gable/domain/search-words'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Viewer } from '#platform/access.ts'
import { labelSuggestions, type LabelDeps } from './label-suggestions.ts'
import { type PlaceDeps, suggestPlaces } from './suggest-places.ts'

type Asked = Input<typeof suggestSearches>

/** Each kind comes from the feature that owns it. */
type Deps = PlaceDeps &
  LabelDeps & {
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
        suggestPlaces(deps, asked, language, most.places).then((found) => labelSuggestions(deps, found, language)),
        deps.listCategories(language).then((all) => startingLike(all, text)),
        deps.findProperties(viewer, asked, language, most.homes),
        deps.findProjects(viewer, text, language, most.projects),
      ])
      return { places, categories, homes, projects }
    },
  }
}

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
