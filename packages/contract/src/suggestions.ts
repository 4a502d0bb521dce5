import * as z from 'zod'
import type { Call } from './call.ts'
import { placeLabel, placeLabelName } from './place-label.ts'
import { ProjectCard } from './project.ts'
import { Deal } from './deal.ts'
import { PropertyCard } from './property.ts'
import { Id, renamed, Slug, text } from './wire.ts'

export const SuggestedPlace = renamed(
  z.object({
    kind: z.enum(['country', 'state', 'city', 'district', 'street', 'address']),
    name: z.string(),
    city: z.string().describe('Empty unless it is one or lies in one'),
    state: z.string(),
    country: z.string(),
    ...placeLabel,
    count: z
      .int()
      .nullable()
      .describe(
        'Exactly as many as a search for it finds, of the deal if one is given; null where they are not counted',
      ),
    shares_name: z.boolean().describe('Its city has a namesake: a search for it needs state and country too'),
  }),
  { ...placeLabelName, shares_name: 'sharesName' },
)
export type SuggestedPlace = z.output<typeof SuggestedPlace>

export const SuggestedCategory = renamed(
  z.object({
    id: Id,
    slug_id: Slug,
    category: z.string().describe('Its name in the language of the request'),
    image: z.string().describe('The name of its icon'),
    properties_count: z.int(),
  }),
  { slug_id: 'slug', category: 'name', image: 'icon', properties_count: 'listingCount' },
)
export type SuggestedCategory = z.output<typeof SuggestedCategory>

export const Suggestions = z.object({
  places: z.array(SuggestedPlace).describe('Those that have properties; others only when none of these fits'),
  categories: z.array(SuggestedCategory),
  homes: z.array(PropertyCard),
  projects: z.array(ProjectCard),
})
export type Suggestions = z.output<typeof Suggestions>

export const suggestSearches = {
  method: 'GET',
  path: '/search-suggestions',
  access: 'optional',
  demo: 'allowed',
  summary: 'What a few letters in the search box could mean: places, kinds of property, homes and projects',
  input: renamed(z.strictObject({ search: text(100, 2), property_type: Deal.optional() }), {
    search: 'text',
    property_type: 'deal',
  }),
  output: Suggestions,
  errors: [],
} as const satisfies Call
