import { leadSources, leadStages, maxLeadNoteWords } from '@gable/domain/lead-stages'
import * as z from 'zod'
import type { Call } from './call.ts'
import { cardFields, cardNames, ContactClosed } from './property.ts'
import { clearable, Day, Flag, Id, limitOf, page, renamed, Slug, text } from './wire.ts'

const InterestState = renamed(z.object({ property_id: Id, is_interested: z.boolean(), shares_contact: z.boolean() }), {
  property_id: 'propertyId',
  is_interested: 'isInterested',
  shares_contact: 'sharesContact',
})
export type InterestState = z.output<typeof InterestState>

export const changeInterest = {
  method: 'POST',
  path: '/interested_users',
  access: 'member',
  demo: 'refused',
  summary: 'Tell the lister of a home that one is interested, or with type 0 no longer; again it changes nothing',
  input: renamed(
    z.strictObject({
      property_id: Id,
      type: Flag.optional().describe('1 adds, 0 removes; 1 unless said'),
      share_contact: Flag.optional().describe('Ours: whether the lister may read email and mobile; no unless said'),
    }),
    { property_id: 'propertyId', type: 'isAdded', share_contact: 'sharesContact' },
  ),
  output: InterestState,
  errors: ['not_found', 'about_yourself', 'package_required', 'blocked_by_you', 'blocked_you'],
} as const satisfies Call

export const showNumber = {
  method: 'POST',
  path: '/show-number',
  access: 'optional',
  demo: 'refused',
  summary: 'Ours: the number of a lister who agreed to show it; a member who asks becomes a lead. So many in an hour',
  input: renamed(z.strictObject({ property_id: Id }), { property_id: 'propertyId' }),
  output: z.object({ number: z.string(), whatsapp: z.string().describe('A link that opens a chat there') }),
  errors: ['not_found', 'package_required', 'blocked_by_you', 'blocked_you'],
} as const satisfies Call

const shared = 'Empty unless the person shares it'

const InterestedUser = renamed(
  z.object({
    id: Id,
    name: z.string(),
    profile: z.string(),
    created_at: z.string(),
    shares_contact: z.boolean(),
    email: z.string().describe(shared),
    mobile: z.string().describe(shared),
  }),
  {
    profile: 'profileImageUrl',
    created_at: 'createdAt',
    shares_contact: 'sharesContact',
    mobile: 'phoneNumber',
  },
)
export type InterestedUser = z.output<typeof InterestedUser>

export const getInterestedUsers = {
  method: 'GET',
  path: '/get_interested_users',
  access: 'member',
  demo: 'allowed',
  summary: 'For its lister alone: who is interested in a home, newest first; one of property_id and slug_id is named',
  input: renamed(z.strictObject({ property_id: Id.optional(), slug_id: Slug.optional(), ...page }), {
    property_id: 'propertyId',
    slug_id: 'slug',
  }),
  output: z.array(InterestedUser),
  errors: ['not_found'],
} as const satisfies Call

const LeadHome = renamed(
  z.object({
    id: Id,
    slug_id: Slug,
    title: z.string(),
    price: cardFields.price,
    currency: cardFields.currency,
    property_type: cardFields.property_type,
    rentduration: cardFields.rentduration,
    address: z.string(),
    city: z.string(),
    title_image: cardFields.title_image,
  }),
  {
    slug_id: 'slug',
    property_type: cardNames.property_type,
    rentduration: cardNames.rentduration,
    title_image: cardNames.title_image,
  },
)

const leadFields = {
  id: Id,
  user_id: Id.nullable().describe('The account of a member; null for somebody without one'),
  name: z.string(),
  profile: z.string(),
  source: z.enum(leadSources).describe('How the person got in touch'),
  stage: z.enum(leadStages),
  is_interested: z.boolean().describe('Whether a member still says so'),
  shares_contact: z.boolean(),
  email: z.string().describe(shared),
  mobile: z.string().describe(shared),
  contact_closed: ContactClosed,
  message: z.string(),
  remind_on: z.iso.date().nullable(),
  is_due: z.boolean().describe('Whether the day of the reminder has come, where the lister is'),
  home: LeadHome.nullable().describe('Null while it is in the bin'),
  created_at: z.string(),
}
const leadNames = {
  user_id: 'accountId',
  profile: 'profileImageUrl',
  is_interested: 'isInterested',
  shares_contact: 'sharesContact',
  mobile: 'phoneNumber',
  contact_closed: 'contactClosed',
  remind_on: 'remindOn',
  is_due: 'isDue',
  created_at: 'createdAt',
} as const
const Lead = renamed(z.object(leadFields), leadNames)
export type Lead = z.output<typeof Lead>

const LeadNote = renamed(z.object({ id: Id, text: z.string(), created_at: z.string() }), { created_at: 'createdAt' })
export type LeadNote = z.output<typeof LeadNote>

const OpenLead = renamed(
  z.object({ ...leadFields, notes: z.array(LeadNote).describe('The last one first') }),
  leadNames,
)
export type OpenLead = z.output<typeof OpenLead>

export const getLeads = {
  method: 'GET',
  path: '/leads',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: who asked about the homes of the caller, newest first; `before` goes on behind a lead',
  input: renamed(
    z.strictObject({
      stage: z.enum(leadStages).optional(),
      is_due: Flag.optional().describe('1: only those whose reminder is due, the longest waiting first; without pages'),
      property_id: Id.optional(),
      before: Id.optional(),
      search: text(100).optional().describe('Words of names and homes, or a number, among the newest 2,000 leads'),
      limit: limitOf(50),
    }),
    { is_due: 'isDue', property_id: 'propertyId', before: 'beforeId', search: 'text' },
  ),
  output: z.array(Lead),
  errors: [],
} as const satisfies Call

const count = z.int().nonnegative()

export const getLeadCounts = {
  method: 'GET',
  path: '/lead-counts',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: how many leads are at each stage, and how many reminders are due; 1,000 means at least so many',
  input: renamed(z.strictObject({ property_id: Id.optional() }), { property_id: 'propertyId' }),
  output: renamed(
    z.object({
      stages: z.record(z.enum(leadStages), count),
      due: count,
      numbers_shown: count.describe('How often the number was shown on the page of the home that was asked about'),
    }),
    { numbers_shown: 'numbersShown' },
  ),
  errors: [],
} as const satisfies Call

export const getLead = {
  method: 'GET',
  path: '/lead',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: one lead of the caller, with its notes',
  input: z.strictObject({ id: Id }),
  output: OpenLead,
  errors: ['not_found'],
} as const satisfies Call

export const updateLead = {
  method: 'POST',
  path: '/update-lead',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: move a lead to another stage, or be reminded of it on a day; an empty day takes the reminder back',
  isUpdate: true,
  input: renamed(
    z.strictObject({ id: Id, stage: z.enum(leadStages).optional(), remind_on: clearable(Day).optional() }),
    { remind_on: 'remindOn' },
  ),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

export const addLeadNote = {
  method: 'POST',
  path: '/add-lead-note',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: write something about a lead that only the lister reads',
  input: z.strictObject({ id: Id, note: text(maxLeadNoteWords, 1) }),
  output: LeadNote,
  errors: ['not_found', 'too_many_notes'],
} as const satisfies Call
