import { insightDays } from '@gable/domain/insight-days'
import {
  listerPromotionMoves,
  promotionStates,
  promotionTypes,
  staffPromotionMoves,
} from '@gable/domain/promotion-moves'
import * as z from 'zod'
import { Advertisement } from './advertisement.ts'
import type { Call } from './call.ts'
import { ProjectCard } from './project.ts'
import { PropertyCard } from './property.ts'
import { Flag, Id, limitOf, page, renamed, text } from './wire.ts'

const Kind = z.enum(['property', 'project'])

export const storeAdvertisement = {
  method: 'POST',
  path: '/store_advertisement',
  access: 'member',
  demo: 'refused',
  summary: 'Promote a public listing of one’s own for the days that the package grants; spends one use of it',
  input: renamed(
    z.strictObject({
      feature_for: Kind.describe('Has to match the id that is sent'),
      property_id: Id.optional(),
      project_id: Id.optional(),
      type: z.enum(promotionTypes).optional().describe('Ours: where it appears; list unless said otherwise'),
    }),
    { feature_for: 'kind', property_id: 'propertyId', project_id: 'projectId' },
  ),
  output: Advertisement,
  errors: ['not_found', 'illegal_move', 'package_required'],
} as const satisfies Call

export const getFeatured = {
  method: 'GET',
  path: '/get-featured-data',
  access: 'optional',
  demo: 'allowed',
  summary: 'What is promoted at this moment, or with `own` all promotions of the caller, newest first',
  input: renamed(
    z.strictObject({
      ...page,
      type: Kind.optional().describe('property unless said; with `own` both'),
      own: Flag.optional().describe('Ours'),
      status: z.enum(promotionStates).optional().describe('Ours, of one’s own'),
      random: Flag.optional().describe('Ours: some of those first in lists, picked at random, without pages'),
    }),
    { type: 'kind', own: 'isOwn', status: 'state', random: 'isRandom' },
  ),
  output: z.array(z.union([PropertyCard, ProjectCard])).describe('Cards of the asked type, each with `advertisement`'),
  errors: [],
} as const satisfies Call

const whole = z.int().nonnegative()
const Total = z.object({
  total: whole.describe('Of the thirty days'),
  before: whole.describe('Of the thirty days before them'),
  days: z.array(whole).length(insightDays).describe('The oldest first'),
})

const some = whole.optional()
const CountByState = z.object({
  ...{ pending: some, running: some, paused: some, ended: some, rejected: some },
} satisfies Record<(typeof promotionStates)[number], typeof some>)

export const getPromotionInsights = {
  method: 'GET',
  path: '/promotion-insights',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: how many promotions the caller has in each state, and how often all of them were shown and opened',
  input: z.strictObject({}),
  output: renamed(
    z.object({
      promotion_counts: CountByState.describe('Of states without any nothing is said'),
      shown: Total,
      opened: Total,
    }),
    { promotion_counts: 'counts' },
  ),
  errors: [],
} as const satisfies Call

const moved = {
  method: 'POST',
  demo: 'refused',
  output: renamed(z.object({ id: Id, status: z.enum(promotionStates) }), { status: 'state' }),
} as const

export const changeAdvertisement = {
  ...moved,
  path: '/change-advertisement',
  access: 'member',
  summary: 'Ours: pause a promotion, let it run again, or end it; while it is paused its time stands still',
  input: z.strictObject({ id: Id, move: z.enum(listerPromotionMoves) }),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

const maxReason = 500
const Person = z.object({ id: Id, name: z.string() })

const StaffRow = renamed(
  z.object({
    id: Id,
    type: z.enum(promotionTypes),
    status: z.enum(promotionStates),
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
    days: z.int().positive(),
    feature_for: Kind,
    property_id: Id.nullable(),
    project_id: Id.nullable(),
    slug_id: z.string(),
    title: z.string(),
    applicant: Person,
    sent_at: z.string(),
  }),
  {
    ...{ status: 'state', start_date: 'startsAt', end_date: 'endsAt', feature_for: 'kind' },
    ...{ property_id: 'propertyId', project_id: 'projectId', slug_id: 'slug', sent_at: 'sentAt' },
  },
)
export type StaffAdvertisement = z.output<typeof StaffRow>

export const listAdvertisements = {
  method: 'GET',
  path: '/admin/advertisements',
  access: 'staff:review',
  demo: 'allowed',
  summary: 'Promotions in one state, the longest waiting first; what is not pending newest first',
  input: renamed(
    z.strictObject({
      limit: limitOf(50),
      status: z.enum(promotionStates).optional().describe('Pending, unless others are asked for'),
      after: Id.optional().describe('The id of the last one of the page before'),
    }),
    { status: 'state' },
  ),
  output: z.array(StaffRow),
  errors: [],
} as const satisfies Call

export const decideAdvertisement = {
  ...moved,
  path: '/admin/decide-advertisement',
  access: 'staff:review',
  summary: 'Approve or reject a promotion that waits, or stop one; whoever waits gets back what they spent',
  input: z.strictObject({
    id: Id,
    decision: z.enum(staffPromotionMoves),
    reason: text(maxReason).optional().describe('What the lister reads; required but with approve'),
  }),
  errors: ['not_found', 'illegal_move', 'about_yourself'],
} as const satisfies Call
