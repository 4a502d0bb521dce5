import { agencyRoles } from '@gable/domain/agency-roles'
import * as z from 'zod'
import { draftKinds } from './drafts.ts'
import type { Call } from './call.ts'
import { Picture } from './property.ts'
import { Id, limitOf, renamed } from './wire.ts'

const Role = z.enum(agencyRoles)

const AgencyMember = renamed(
  z.object({
    member_id: Id,
    name: z.string(),
    profile: z.string(),
    agency_role: Role,
    joined_at: z.string(),
    property_count: z.int().nonnegative().describe('Public homes that can still be had'),
    agent_slug_id: z.string().describe('Of their page; empty without one'),
  }),
  {
    member_id: 'id',
    profile: 'profileImageUrl',
    agency_role: 'role',
    joined_at: 'joinedAt',
    property_count: 'propertyCount',
    agent_slug_id: 'slug',
  },
)
export type AgencyMember = z.output<typeof AgencyMember>

export const getAgencyMembers = {
  method: 'GET',
  path: '/agency-members',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: who belongs to the agency of the caller, whoever joined first before the others',
  input: renamed(
    z.strictObject({
      after: Id.optional().describe('The member_id of the last one of the page before'),
      limit: limitOf(200),
    }),
    { after: 'afterId' },
  ),
  output: z.array(AgencyMember),
  errors: ['not_found'],
} as const satisfies Call

const member = z.strictObject({ member_id: Id })
const memberName = { member_id: 'memberId' } as const

export const setAgencyRole = {
  method: 'POST',
  path: '/set-agency-role',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: say what a member of the own agency is, as an owner. One owner is always left',
  input: renamed(z.strictObject({ member_id: Id, agency_role: Role }), { ...memberName, agency_role: 'role' }),
  output: z.null(),
  errors: ['not_found', 'agency_needs_owner'],
} as const satisfies Call

export const handOverAgency = {
  method: 'POST',
  path: '/hand-over-agency',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: make another member the owner instead of oneself; the caller stays as a manager',
  input: renamed(member, memberName),
  output: z.null(),
  errors: ['not_found', 'about_yourself'],
} as const satisfies Call

export const removeAgencyMember = {
  method: 'POST',
  path: '/remove-agency-member',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: take somebody out of the own agency. What they list stays theirs and is shared no more',
  input: renamed(member, memberName),
  output: z.null(),
  errors: ['not_found', 'about_yourself'],
} as const satisfies Call

export const leaveAgency = {
  method: 'POST',
  path: '/leave-agency',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: leave the own agency with what one lists. The last one of all dissolves it',
  input: z.strictObject({}),
  output: z.null(),
  errors: ['not_found', 'agency_needs_owner'],
} as const satisfies Call

export const dissolveAgency = {
  method: 'POST',
  path: '/dissolve-agency',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: end the own agency, as an owner. What its members list stays theirs',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
} as const satisfies Call

const SharedListing = renamed(
  z.object({
    id: Id,
    slug_id: z.string(),
    title: z.string(),
    title_image: Picture.nullable(),
    agency_listing_state: z.enum(['live', 'review', 'rejected', 'expired', 'paused']),
    member_id: Id.describe('Who lists it'),
    name: z.string(),
    may_manage: z.boolean().describe('Whether the caller may do with it what its lister may'),
  }),
  {
    slug_id: 'slug',
    title_image: 'titleImage',
    agency_listing_state: 'state',
    member_id: 'memberId',
    name: 'lister',
    may_manage: 'mayManage',
  },
)
export type SharedListing = z.output<typeof SharedListing>

export const getAgencyListings = {
  method: 'GET',
  path: '/agency-listings',
  access: 'member',
  demo: 'allowed',
  summary:
    'Ours: what the members of the own agency share, newest first: all of it to its owner and managers, to agents their own and what is public. At most 1,000 are counted',
  input: renamed(
    z.strictObject({
      kind: z.enum(draftKinds).optional(),
      member_id: Id.optional().describe('Only what this one lists'),
      before: Id.optional(),
      limit: limitOf(50),
    }),
    { ...memberName, before: 'beforeId' },
  ),
  output: z.array(SharedListing),
  errors: ['not_found'],
} as const satisfies Call

export const handOverListing = {
  method: 'POST',
  path: '/hand-over-listing',
  access: 'member',
  demo: 'refused',
  summary:
    'Ours: make a colleague of the same agency the lister of a home or project. Conversations, leads and viewings stay with those who had them',
  input: renamed(z.strictObject({ property_id: Id.optional(), project_id: Id.optional(), member_id: Id }), {
    property_id: 'propertyId',
    project_id: 'projectId',
    ...memberName,
  }),
  output: z.null(),
  errors: ['not_found', 'storage_full'],
} as const satisfies Call
