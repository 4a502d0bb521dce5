import { insightDays } from '@gable/domain/insight-days'
import * as z from 'zod'
import type { Call } from './call.ts'
import { IdList } from './search-wire.ts'
import { Id, renamed } from './wire.ts'

const count = z.int().nonnegative()
const Line = z.object({
  total: count.describe('Of the thirty days'),
  before: count.describe('Of the thirty days before them'),
  days: z.array(count).length(insightDays).describe('For each day, the oldest first'),
})
export type Line = z.output<typeof Line>
const lines = {
  views: Line.describe('How often homes were opened, by each visitor once a day'),
  likes: Line.describe('Saves of each day that still stand'),
  interested: Line.describe('Members who told so on each day and still say it'),
}
const ListingInsights = renamed(z.object({ property_id: Id, ...lines }), { property_id: 'propertyId' })
export type ListingInsights = z.output<typeof ListingInsights>

const OwnInsights = z.object({
  since: z.iso.date().describe('The first day; days are those of UTC'),
  totals: z.object(lines).describe('Of all homes of the caller'),
  listings: z.array(ListingInsights).describe('Of the homes that were asked about, those to which anything happened'),
})
export type OwnInsights = z.output<typeof OwnInsights>

export const getOwnInsights = {
  method: 'GET',
  path: '/listing-insights',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: how often homes of the caller were seen, saved and asked about on each of the last thirty days',
  input: z.strictObject({
    ids: IdList.optional().describe('Homes to tell of one by one; others than own are left out'),
  }),
  output: OwnInsights,
  errors: [],
} as const satisfies Call
