import * as z from 'zod'
import type { Call } from './call.ts'
import { placeLabel, placeLabelName } from './place-label.ts'
import { Picture } from './property.ts'
import { Latitude, Longitude, page, renamed } from './wire.ts'

export const City = renamed(
  z.object({
    city: z.string(),
    state: z.string(),
    country: z.string(),
    ...placeLabel,
    count: z.int().positive().describe('Public properties, exactly'),
    image: Picture.nullable().describe('What the operator chose for it, or the cover of its newest property'),
    distance: z.int().nonnegative().optional().describe('Ours: whole kilometres from the given point to a home there'),
  }),
  { ...placeLabelName, count: 'listingCount', image: 'picture', distance: 'distanceKm' },
)
export type City = z.output<typeof City>

export const getCities = {
  method: 'GET',
  path: '/get-cities-data',
  access: 'optional',
  demo: 'allowed',
  summary: 'The cities that have public properties, those with the most first, or those near a point',
  input: z.strictObject({
    ...page,
    latitude: Latitude.optional().describe('Ours, with longitude: the nearest come first'),
    longitude: Longitude.optional(),
  }),
  output: z.array(City),
  errors: [],
} as const satisfies Call
