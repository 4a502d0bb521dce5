import * as z from 'zod'
import type { Call } from './call.ts'
import { Picture } from './property.ts'
import { page, renamed } from './wire.ts'

export const City = renamed(
  z.object({
    city: z.string(),
    state: z.string(),
    country: z.string(),
    count: z.int().positive().describe('Public properties, exactly'),
    image: Picture.nullable().describe('The cover of its newest property'),
  }),
  { count: 'listingCount', image: 'picture' },
)
export type City = z.output<typeof City>

export const getCities = {
  method: 'GET',
  path: '/get-cities-data',
  access: 'optional',
  demo: 'allowed',
  summary: 'The cities that have public properties, those with the most first',
  input: z.strictObject(page),
  output: z.array(City),
  errors: [],
} as const satisfies Call
