import * as agencies from '@gable/contract/agencies'
import * as members from '@gable/contract/agency-members'
import { listAgents } from '@gable/contract/agents'
import { farAway } from '../world/object-states.ts'
import type { StateOf } from '../world/objects.ts'
import { onlyFor, type Row, row, rowAbout, type Verdict } from './row.ts'
import { unseenHome, unseenProject } from './listing-verdicts.ts'

/** What the owner of one agency may do there, the owner of another one may do in theirs. */
const forManagers: Verdict = { fineFor: ['agency manager', 'other agency'], otherwise: 'forbidden' }
const forOwners: Verdict = { fineFor: ['agency owner', 'other agency'], otherwise: 'forbidden' }
const forMembers: Verdict = { fineFor: ['agency agent', 'other agency'], otherwise: 'not_found' }

const page = { access: 'optional', names: 'agency', by: 'slug_id' } as const
const shown = { 'of the lister': 'ok', 'never there': 'not_found' } as const
const member = { access: 'member', names: 'agencyMember', by: 'member_id' } as const
const invitation = { access: 'member', names: 'agencyInvitation', by: 'invitation_id' } as const

/** Nobody finds a member of another agency, whatever they are in their own. */
const strangers: Record<Exclude<StateOf<'agencyMember'>, 'of the agency'>, Verdict> = {
  'of another agency': { fineFor: [], missingFor: ['agency owner', 'other agency'], otherwise: 'forbidden' },
  'of none': { fineFor: [], missingFor: ['agency owner', 'other agency'], otherwise: 'forbidden' },
  'never there': { fineFor: [], missingFor: ['agency owner', 'other agency'], otherwise: 'forbidden' },
}
const byOwners: Record<StateOf<'agencyMember'>, Verdict> = {
  'of the agency': { fineFor: ['agency owner'], missingFor: ['other agency'], otherwise: 'forbidden' },
  ...strangers,
}
/** Whoever has an agency looks for them there. */
const notAmongUs: Verdict = { fineFor: [], missingFor: ['agency agent', 'other agency'], otherwise: 'forbidden' }

const managed = onlyFor('lister', 'agency manager')
const handedOver: Record<StateOf<'sharedHome'>, Verdict> = {
  ...unseenHome,
  ...{ approved: managed, draft: managed, pending: managed, rejected: managed, expired: managed },
  ...{ 'past its end': managed, inactive: managed, premium: managed },
}
const handedOverProject: Record<StateOf<'sharedProject'>, Verdict> = {
  ...unseenProject,
  ...{ approved: managed, pending: managed, rejected: managed, expired: managed, inactive: managed, gated: managed },
}

export const agencyRows: Row[] = [
  rowAbout(agencies.getAgency, { ...page, input: ({ slug }) => ({ slug }), when: shown }),
  rowAbout(agencies.getAgencyProperties, { ...page, input: ({ slug }) => ({ slug }), when: shown }),
  rowAbout(listAgents, {
    ...page,
    by: 'agency_slug_id',
    input: ({ slug }) => ({ agencySlug: slug }),
    when: { 'of the lister': 'ok', 'never there': 'ok' },
  }),
  row(agencies.getOwnAgency, { access: 'member' }),
  row(agencies.createAgency, {
    access: 'member',
    input: () => ({ name: 'Another agency' }),
    gets: { fineFor: ['agency agent', 'other agency'], gets: 'in_agency_already', otherwise: 'ok' },
  }),
  row(agencies.updateAgency, { access: 'member', input: () => ({ city: 'Porto' }), gets: forManagers }),
  row(agencies.inviteToAgency, {
    access: 'member',
    input: () => ({ email: `${crypto.randomUUID()}@gable.test`, role: 'agent' as const }),
    gets: forManagers,
  }),
  row(agencies.getAgencyInvitations, { access: 'member', gets: forManagers }),
  rowAbout(agencies.revokeAgencyInvitation, {
    ...invitation,
    input: ({ id }) => ({ id }),
    when: {
      open: { fineFor: ['agency manager'], missingFor: ['other agency'], otherwise: 'forbidden' },
      over: { fineFor: ['agency manager'], missingFor: ['other agency'], otherwise: 'forbidden' },
      'never there': { fineFor: [], missingFor: ['agency manager', 'other agency'], otherwise: 'forbidden' },
    },
  }),
  row(agencies.readAgencyInvitation, {
    access: 'public',
    input: () => ({ token: 'nobody-was-mailed-this-token' }),
    gets: 'code_expired',
  }),
  row(agencies.acceptAgencyInvitation, {
    access: 'member',
    input: () => ({ token: 'nobody-was-mailed-this-token' }),
    gets: 'code_expired',
  }),
  // All of them are to somebody who is none of the callers.
  rowAbout(agencies.acceptAgencyInvitation, {
    ...invitation,
    input: ({ id }) => ({ id }),
    when: { open: 'not_found', over: 'not_found', 'never there': 'not_found' },
  }),
  rowAbout(agencies.declineAgencyInvitation, {
    ...invitation,
    input: ({ id }) => ({ id }),
    when: { open: 'not_found', over: 'not_found', 'never there': 'not_found' },
  }),
  row(members.getAgencyMembers, { access: 'member', gets: forMembers }),
  rowAbout(members.setAgencyRole, {
    ...member,
    input: ({ id }) => ({ memberId: id, role: 'manager' as const }),
    when: byOwners,
  }),
  rowAbout(members.handOverAgency, { ...member, input: ({ id }) => ({ memberId: id }), when: byOwners }),
  rowAbout(members.removeAgencyMember, {
    ...member,
    input: ({ id }) => ({ memberId: id }),
    when: {
      'of the agency': { fineFor: ['agency manager'], missingFor: ['other agency'], otherwise: 'forbidden' },
      ...{ 'of another agency': notAmongUs, 'of none': notAmongUs, 'never there': notAmongUs },
    },
  }),
  row(members.leaveAgency, { access: 'member', gets: forMembers }),
  row(members.dissolveAgency, { access: 'member', gets: forOwners }),
  row(members.getAgencyListings, { access: 'member', gets: forMembers }),
  rowAbout(members.getAgencyListings, {
    ...member,
    input: ({ id }) => ({ memberId: id }),
    when: {
      ...{ 'of the agency': forMembers, 'of another agency': forMembers },
      ...{ 'of none': forMembers, 'never there': forMembers },
    },
  }),
  rowAbout(members.handOverListing, {
    access: 'member',
    names: 'sharedHome',
    by: 'property_id',
    input: ({ id, memberId }) => ({ propertyId: id, memberId }),
    when: handedOver,
  }),
  rowAbout(members.handOverListing, {
    access: 'member',
    names: 'sharedProject',
    by: 'project_id',
    input: ({ id, memberId }) => ({ projectId: id, memberId }),
    when: handedOverProject,
  }),
  // Of a home that is not there: to whom it would go is asked first, and nobody learns of it.
  rowAbout(members.handOverListing, {
    ...member,
    input: ({ id }) => ({ propertyId: farAway, memberId: id }),
    when: {
      ...{ 'of the agency': 'not_found', 'of another agency': 'not_found' },
      ...{ 'of none': 'not_found', 'never there': 'not_found' },
    },
  }),
]
