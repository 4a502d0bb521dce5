import { deals } from '@gable/domain/market-moves'
import { parameterKinds, parameterUnits } from '@gable/domain/parameter-values'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Flag, Id, page, renamed, Slug, text } from './wire.ts'

const unit = z.enum(parameterUnits).nullable()

export const Parameter = renamed(
  z.object({
    id: Id,
    key: z.string().describe('Never changes, unlike the name'),
    name: z.string().describe('In the language of the request'),
    image: z.string().describe('The name of its icon'),
    type: z.enum(parameterKinds),
    unit,
    options: z.array(z.object({ value: z.string(), name: z.string() })).describe('What a choice is made from'),
    minimum: z.number().nullable(),
    maximum: z.number().nullable(),
    decimals: z.int(),
    deals: z.array(z.enum(deals)).describe('What it is asked for: sale, rent or both'),
    is_filterable: z.boolean(),
    is_required: z.boolean(),
    is_on_card: z.boolean(),
  }),
  {
    image: 'icon',
    type: 'kind',
    is_filterable: 'isFilterable',
    is_required: 'isRequired',
    is_on_card: 'isOnCard',
  },
)
export type Parameter = z.output<typeof Parameter>

/** A parameter as one property has it. */
export const StatedParameter = renamed(
  z.object({
    id: Id,
    key: z.string(),
    name: z.string(),
    image: z.string(),
    type: z.enum(parameterKinds),
    value: z.union([z.number(), z.string(), z.array(z.string())]),
    value_names: z.array(z.string()).describe('The names of what was chosen; empty unless it is a choice'),
    unit,
  }),
  { image: 'icon', type: 'kind', value_names: 'valueNames' },
)
export type StatedParameter = z.output<typeof StatedParameter>

/** As it is written: a number, a text, a date, an option, or options as a list or with commas between them. */
const RawValue = z.union([z.number(), text(2_000), z.array(text(200)).max(100)])

export const WrittenParameters = z
  .array(renamed(z.strictObject({ parameter_id: Id, value: RawValue }), { parameter_id: 'parameterId' }))
  .max(100)

export const Category = renamed(
  z.object({
    id: Id,
    slug_id: Slug,
    category: z.string().describe('Its name in the language of the request'),
    image: z.string().describe('The name of its icon'),
    kind: z.enum(['home', 'land', 'commercial']),
    parameter_types: z.array(Parameter),
    properties_count: z.int().describe('Public properties, exactly'),
  }),
  {
    slug_id: 'slug',
    category: 'name',
    image: 'icon',
    parameter_types: 'parameters',
    properties_count: 'listingCount',
  },
)
export type Category = z.output<typeof Category>

export const getCategories = {
  method: 'GET',
  path: '/get_categories',
  access: 'optional',
  demo: 'allowed',
  summary: 'The kinds of property, each with the parameters that describe it and the number of public properties',
  input: renamed(z.strictObject({ ...page, search: text(100).optional(), has_property: Flag.optional() }), {
    search: 'text',
    has_property: 'hasProperty',
  }),
  output: z.array(Category),
  errors: [],
} as const satisfies Call

export const Facility = renamed(
  z.object({
    id: Id,
    key: z.string(),
    name: z.string().describe('In the language of the request'),
    image: z.string().describe('The name of its icon'),
  }),
  { image: 'icon' },
)
export type Facility = z.output<typeof Facility>

export const getFacilities = {
  method: 'GET',
  path: '/get_facilities',
  access: 'optional',
  demo: 'allowed',
  summary: 'What may be near a property, such as a school or a station',
  input: z.strictObject({}),
  output: z.array(Facility),
  errors: [],
} as const satisfies Call

export const getFacilitiesForFilter = {
  ...getFacilities,
  path: '/get-facilities-for-filter',
  summary: 'The same facilities, for the filters of a search and of the personal feed',
} as const satisfies Call
