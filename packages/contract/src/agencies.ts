import { agencyRoles, invitedRoles, maxAgencyWords } from '@gable/domain/agency-roles'
import * as z from 'zod'
import { Email } from './accounts.ts'
import type { Call } from './call.ts'
import { PropertyCard } from './property.ts'
import { clearable, FilePart, Flag, Id, limitOf, renamed, Slug, text } from './wire.ts'

const whole = z.int().nonnegative()

const agency = {
  id: Id,
  slug_id: Slug,
  name: z.string(),
  agency_logo: z.string().describe('Empty without one'),
  agency_about: z.string(),
  agency_website: z.string(),
  agency_phone: z.string(),
  city: z.string(),
  agency_members: whole.describe('How many belong to it'),
  added_at: z.string(),
}
const agencyNames = {
  slug_id: 'slug',
  agency_logo: 'logoUrl',
  agency_about: 'about',
  agency_website: 'website',
  agency_phone: 'phone',
  agency_members: 'memberCount',
  added_at: 'createdAt',
} as const

export const Agency = renamed(z.object(agency), agencyNames)
export type Agency = z.output<typeof Agency>

export const getAgency = {
  method: 'GET',
  path: '/agency',
  access: 'optional',
  demo: 'allowed',
  summary: 'Ours: an agency as everybody sees it. Its agents are listed by agent-list with agency_slug_id',
  input: renamed(z.strictObject({ slug_id: Slug }), { slug_id: 'slug' }),
  output: Agency,
  errors: ['not_found'],
} as const satisfies Call

export const getAgencyProperties = {
  method: 'GET',
  path: '/agency-properties',
  access: 'optional',
  demo: 'allowed',
  summary: 'Ours: public homes that the agents of an agency share, newest first; at most 1,000 are counted',
  input: renamed(
    z.strictObject({
      slug_id: Slug,
      before: Id.optional().describe('The id of the last one of the page before'),
      limit: limitOf(50),
    }),
    { slug_id: 'slug', before: 'beforeId' },
  ),
  output: z.array(PropertyCard),
  errors: ['not_found'],
} as const satisfies Call

const Role = z.enum(agencyRoles)
const OwnInvitation = renamed(
  z.object({
    invitation_id: Id,
    agency_name: z.string(),
    agency_role: Role,
    name: z.string().describe('Who invited; empty when they have left'),
    expires_at: z.string(),
  }),
  {
    invitation_id: 'id',
    agency_name: 'agencyName',
    agency_role: 'role',
    name: 'inviter',
    expires_at: 'expiresAt',
  },
)
export type OwnInvitation = z.output<typeof OwnInvitation>

export const getOwnAgency = {
  method: 'GET',
  path: '/own-agency',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: the agency of the caller and what they are in it; null without one. Beside it who invites them',
  input: z.strictObject({}),
  output: renamed(
    z.object({
      agency: Agency.nullable(),
      agency_role: Role.nullable(),
      agency_invitations: z.array(OwnInvitation),
    }),
    { agency_role: 'role', agency_invitations: 'invitations' },
  ),
  errors: [],
} as const satisfies Call

const written = {
  agency_about: text(maxAgencyWords).optional(),
  agency_website: clearable(z.url({ protocol: /^https?$/ }).max(300)).optional(),
  agency_phone: text(40).optional(),
  city: text(200).optional(),
  agency_logo: FilePart.optional(),
}
const writtenNames = {
  agency_about: 'about',
  agency_website: 'website',
  agency_phone: 'phone',
  agency_logo: 'logo',
} as const

export const createAgency = {
  method: 'POST',
  path: '/create-agency',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: found an agency and be its owner. Whoever belongs to one leaves it first',
  hasFiles: true,
  input: renamed(
    z.strictObject({
      name: text(100, 1),
      ...written,
      brings_listings: Flag.optional().describe('1 shares what the caller lists already'),
    }),
    { ...writtenNames, brings_listings: 'bringsListings' },
  ),
  output: Agency,
  errors: ['in_agency_already', 'photo_refused'],
} as const satisfies Call

export const updateAgency = {
  method: 'POST',
  path: '/update-agency',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: change what was sent of the page of the own agency, as its owner or manager. Its address stays',
  hasFiles: true,
  isUpdate: true,
  input: renamed(z.strictObject({ name: text(100, 1).optional(), ...written, remove_logo: Flag.optional() }), {
    ...writtenNames,
    remove_logo: 'removesLogo',
  }),
  output: Agency,
  errors: ['photo_refused'],
} as const satisfies Call

const Invitation = renamed(
  z.object({
    invitation_id: Id,
    invited_email: z.string(),
    agency_role: Role,
    created_at: z.string(),
    expires_at: z.string(),
  }),
  {
    invitation_id: 'id',
    invited_email: 'email',
    agency_role: 'role',
    created_at: 'createdAt',
    expires_at: 'expiresAt',
  },
)
export type Invitation = z.output<typeof Invitation>

export const inviteToAgency = {
  method: 'POST',
  path: '/invite-to-agency',
  access: 'member',
  demo: 'refused',
  summary:
    'Ours: ask somebody by their address to join, for 14 days. Asked again, the link before opens nothing. The answer is the same whether the address has an account',
  input: renamed(z.strictObject({ invited_email: Email, agency_role: z.enum(invitedRoles) }), {
    invited_email: 'email',
    agency_role: 'role',
  }),
  output: Invitation,
  errors: ['too_many_invitations', 'in_agency_already'],
} as const satisfies Call

export const getAgencyInvitations = {
  method: 'GET',
  path: '/agency-invitations',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: who was invited to the own agency and has not answered, for its owner and managers',
  input: z.strictObject({}),
  output: z.array(Invitation),
  errors: [],
} as const satisfies Call

export const revokeAgencyInvitation = {
  method: 'POST',
  path: '/revoke-agency-invitation',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: take an invitation back; its link opens nothing any more',
  input: renamed(z.strictObject({ invitation_id: Id }), { invitation_id: 'id' }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

const Token = text(200, 1)

export const readAgencyInvitation = {
  method: 'POST',
  path: '/read-agency-invitation',
  access: 'public',
  demo: 'allowed',
  summary: 'Ours: what the link of an invitation is about, for whoever has it',
  isSecret: true,
  input: z.strictObject({ token: Token }),
  output: renamed(z.object({ agency_name: z.string(), agency_role: Role, expires_at: z.string() }), {
    agency_name: 'agencyName',
    agency_role: 'role',
    expires_at: 'expiresAt',
  }),
  errors: ['code_expired'],
} as const satisfies Call

export const acceptAgencyInvitation = {
  method: 'POST',
  path: '/accept-agency-invitation',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: join by the token of a link, or by the id of an invitation. Only for the address that was invited',
  input: renamed(
    z.strictObject({
      token: Token.optional(),
      invitation_id: Id.optional(),
      brings_listings: Flag.optional().describe('1 shares what the caller lists already; otherwise it stays theirs'),
    }),
    { invitation_id: 'id', brings_listings: 'bringsListings' },
  ),
  output: Agency,
  errors: ['code_expired', 'other_address', 'in_agency_already', 'agency_full', 'not_found'],
} as const satisfies Call

export const declineAgencyInvitation = {
  method: 'POST',
  path: '/decline-agency-invitation',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: say no to an invitation; nobody is told',
  input: renamed(z.strictObject({ invitation_id: Id }), { invitation_id: 'id' }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call
