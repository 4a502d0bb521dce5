import * as z from 'zod'
import type { Call } from './call.ts'
import { Latitude, limitOf, Longitude, renamed, text } from './wire.ts'

const names = { country_code: 'countryCode', formatted_address: 'formattedAddress' } as const

export const Place = renamed(
  z.object({
    id: z.string().describe('Tells places of one answer apart; it may differ after another geocoder is chosen'),
    kind: z.enum(['country', 'state', 'city', 'district', 'address']).describe('A district is a part of a city'),
    name: z.string(),
    state: z.string(),
    country: z.string(),
    country_code: z.string().describe('ISO 3166-1, two letters'),
    latitude: z.number(),
    longitude: z.number(),
    formatted_address: z.string(),
  }),
  names,
)
export type Place = z.output<typeof Place>

/** What every stored location ends with. */
export const PlaceAddress = renamed(
  z.object({
    city: z.string(),
    state: z.string(),
    country: z.string(),
    country_code: z.string(),
    formatted_address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  names,
)
export type PlaceAddress = z.output<typeof PlaceAddress>

/** Answers may be asked for in a language; services that do not know it, such as our own, use English. */
const Language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)

export const autocompletePlace = {
  method: 'GET',
  path: '/autocomplete-place',
  access: 'optional',
  demo: 'allowed',
  summary: 'Cities, states and countries whose name begins like the query, or nearly so',
  input: z
    .strictObject({
      query: text(100, 1),
      language: Language.optional(),
      latitude: Latitude.optional().describe('With longitude: what lies near comes first'),
      longitude: Longitude.optional(),
      limit: limitOf(10),
    })
    .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      message: 'Latitude and longitude come together',
    }),
  output: z.array(Place),
  errors: [],
} as const satisfies Call

export const reverseGeocode = {
  method: 'GET',
  path: '/reverse-geocode',
  access: 'optional',
  demo: 'allowed',
  summary: 'City, state and country of a point; not found on the open sea',
  input: z.strictObject({ latitude: Latitude, longitude: Longitude, language: Language.optional() }),
  output: PlaceAddress,
  errors: ['not_found'],
} as const satisfies Call

/** The licence of the bundled gazetteer asks for this line on the credits page, with a link to geonames.org. */
export const gazetteerAttribution = '© GeoNames, CC BY 4.0'
