import { paidPlacesPerPage } from '@gable/domain/promotion-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { placeLabel, placeLabelName } from './place-label.ts'
import { PropertyCard } from './property.ts'
import { searchFields, searchNames } from './search-filters.ts'
import { Flag, Id, renamed } from './wire.ts'

const Filter = z.string().describe('deal, category, price, parameter:3 and so on')

const Counted = renamed(
  z.object({
    value: z.union([z.string(), z.number()]).describe('Of a ladder, where the step begins; of the price, a decimal'),
    up_to: z.union([z.string(), z.number()]).nullable().describe('Of a ladder, where the next step begins'),
    count: z.int().positive(),
  }),
  { up_to: 'upTo' },
)

const Facet = z.object({
  filter: Filter,
  counts: z.array(Counted).describe('How many there would be with each value, all other filters as they are'),
})

/** From and up to, in characters of the text as it was sent. */
const Span = z.tuple([z.int().nonnegative(), z.int().positive()])

const Highlight = z.object({
  id: Id,
  title: z.array(Span),
  excerpt: z.string().describe('The part of the description around the first match; empty without one'),
  marks: z.array(Span).describe('In the excerpt'),
})
export type Highlight = z.output<typeof Highlight>

export const SearchAnswer = renamed(
  z.object({
    properties: z.array(PropertyCard),
    promoted: z
      .array(PropertyCard)
      .max(paidPlacesPerPage)
      .describe(
        'Paid places of this page, drawn by lot from what fits the search; `properties` and `total` are untouched',
      ),
    total_is_minimum: z.boolean().describe('There was no time to count all: there are at least total'),
    facets: z.array(Facet).describe('Empty unless with_facets asks for them'),
    highlights: z.array(Highlight).describe('What of the text was found where'),
    corrections: z.array(z.object({ written: z.string(), meant: z.array(z.string()) })),
    to_drop: z
      .array(z.object({ filter: Filter, total: z.int().positive() }))
      .describe('When nothing is found: how many there are without one of the filters, the most first'),
    next_cursor: z.string().nullable(),
    ...placeLabel,
  }),
  { ...placeLabelName, total_is_minimum: 'isTotalMinimum', to_drop: 'toDrop', next_cursor: 'nextCursor' },
)
export type SearchAnswer = z.output<typeof SearchAnswer>

export const search = {
  method: 'GET',
  path: '/search',
  access: 'optional',
  demo: 'allowed',
  summary: 'Public properties with everything a results page shows: cards, the exact total, counts for every filter',
  input: renamed(
    z.strictObject({ ...searchFields, with_facets: Flag.optional().describe('1 unless said otherwise') }),
    {
      ...searchNames,
      with_facets: 'withFacets',
    },
  ),
  output: SearchAnswer,
  errors: [],
} as const satisfies Call
