import * as z from 'zod'
import type { Call } from './call.ts'
import { Flag, Id, page, renamed, Slug, text } from './wire.ts'

export const Parameter = renamed(
  z.object({ id: Id, key: z.string(), type: z.enum(['number']), unit: z.enum(['sqm']).nullable() }),
  { type: 'kind' },
)
export type Parameter = z.output<typeof Parameter>

export const Category = renamed(
  z.object({
    id: Id,
    slug_id: Slug,
    category: z.string().describe('Its name in the default language'),
    image: z.string().describe('The name of its icon'),
    parameter_types: z.array(Parameter),
  }),
  { slug_id: 'slug', category: 'name', image: 'icon', parameter_types: 'parameters' },
)
export type Category = z.output<typeof Category>

export const getCategories = {
  method: 'GET',
  path: '/get_categories',
  access: 'optional',
  demo: 'allowed',
  summary: 'The kinds of property, each with the parameters that describe it',
  input: renamed(z.strictObject({ ...page, search: text(100).optional(), has_property: Flag.optional() }), {
    has_property: 'hasProperty',
  }),
  output: z.array(Category),
  errors: [],
} as const satisfies Call
