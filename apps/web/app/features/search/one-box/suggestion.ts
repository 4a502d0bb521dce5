import type { ProjectCard } from '@gable/contract/project'
import type { PropertyCard } from '@gable/contract/property'
import type { SuggestedCategory, SuggestedPlace, Suggestions } from '@gable/contract/suggestions'
import type { Deal } from '@gable/domain/market-moves'
import type { SearchState } from '../search-state.ts'
import { parseSearch, toQuery } from '../search-url.ts'
import type { RecentSearch } from './recent-searches.ts'

/** Anything that the box can lead to. */
export type Suggestion =
  | { kind: 'place'; place: SuggestedPlace }
  | { kind: 'category'; category: SuggestedCategory }
  | { kind: 'property'; property: PropertyCard }
  | { kind: 'project'; project: ProjectCard }
  | { kind: 'recent'; recent: RecentSearch }

export function toSuggestions({ places, categories, homes, projects }: Suggestions) {
  return {
    places: places.map((place): Suggestion => ({ kind: 'place', place })),
    categories: categories.map((category): Suggestion => ({ kind: 'category', category })),
    homes: homes.map((property): Suggestion => ({ kind: 'property', property })),
    projects: projects.map((project): Suggestion => ({ kind: 'project', project })),
  }
}

export function keyOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'place') {
    const { kind, name, city, state, country } = suggestion.place
    return ['place', kind, name, city, state, country].join('|')
  }
  if (suggestion.kind === 'category') return `category|${suggestion.category.id}`
  if (suggestion.kind === 'property') return `property|${suggestion.property.id}`
  if (suggestion.kind === 'project') return `project|${suggestion.project.id}`
  return `recent|${suggestion.recent.query}`
}

/** Where it leads, without the language. */
export function pathOf(suggestion: Suggestion, deal: Deal | undefined): string {
  if (suggestion.kind === 'property') return `/properties-details/${encodeURIComponent(suggestion.property.slug)}`
  if (suggestion.kind === 'project') return `/project-details/${encodeURIComponent(suggestion.project.slug)}`
  if (suggestion.kind === 'recent') return `/properties${suggestion.recent.query}`
  const found = suggestion.kind === 'place' ? searchOf(suggestion.place) : { categories: [suggestion.category.slug] }
  return `/properties${toQuery({ ...parseSearch(new URLSearchParams()), deal, ...found })}`
}

/** The search whose homes were counted. */
function searchOf({ kind, name, city, state, country, sharesName }: SuggestedPlace): Partial<SearchState> {
  const around = sharesName ? { city, state: state || undefined, country: country || undefined } : { city }
  if (kind === 'city') return around
  if ((kind === 'district' || kind === 'street') && city) return { ...around, [kind]: name }
  if (kind === 'state') return { state: name }
  if (kind === 'country') return { country: name }
  return { text: name }
}
