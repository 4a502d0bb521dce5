import * as z from 'zod'
import type { Call } from './call.ts'
import { askedLanguageField } from './content-fields.ts'
import { Property, PropertyCard } from './property.ts'
import { IdList } from './search-wire.ts'
import { searchFields, searchNames } from './search-filters.ts'
import { Flag, Id, renamed, Slug } from './wire.ts'

export const searchProperties = {
  method: 'GET',
  path: '/get-property-list',
  access: 'optional',
  demo: 'allowed',
  summary: 'Search public properties, newest first unless sorted otherwise',
  input: renamed(
    z.strictObject({
      ...searchFields,
      counted_only: Flag.optional().describe('Ours: with most_viewed or most_liked nothing until anything was counted'),
    }),
    { ...searchNames, counted_only: 'countedOnly' },
  ),
  output: z.array(PropertyCard),
  errors: [],
} as const satisfies Call

export const getProperties = {
  method: 'GET',
  path: '/get_property',
  access: 'optional',
  demo: 'allowed',
  summary: 'Search like get-property-list; by id or slug_id a list of one with the detail fields',
  input: renamed(
    z.strictObject({
      ...searchFields,
      id: Id.optional(),
      slug_id: Slug.optional(),
      ...askedLanguageField,
      get_simiilar: Flag.optional().describe('With the detail, a few homes like it'),
      top_rated: Flag.optional().describe('The most viewed first'),
      current_user: Flag.optional().describe('Only public ones of the caller'),
      users_promoted: Flag.optional().describe('Only promoted ones of the caller'),
    }),
    {
      ...searchNames,
      slug_id: 'slug',
      text_language: 'textLanguage',
      get_simiilar: 'withSimilar',
      top_rated: 'topRated',
      current_user: 'isOwn',
      users_promoted: 'isOwnPromoted',
    },
  ),
  output: z.array(Property),
  errors: ['not_found', 'package_required'],
} as const satisfies Call

export const getPropertyCards = {
  method: 'GET',
  path: '/property-cards',
  access: 'optional',
  demo: 'allowed',
  summary: 'Some homes by their ids, in that order; those that the caller may not see are left out',
  input: z.strictObject({ ids: IdList }),
  output: z.array(PropertyCard),
  errors: [],
} as const satisfies Call
