import * as enquiries from '@gable/contract/enquiries'
import * as leads from '@gable/contract/leads'
import { addLead, deleteLead } from '@gable/contract/own-leads'
import { getOwnInsights } from '@gable/contract/own-insights'
import type { StateOf } from '../world/objects.ts'
import { anyStaff, lockedForOthers, onlyFor, outside, type Row, row, rowAbout, type Verdict } from './row.ts'
import { unseenHome } from './unseen-listings.ts'

const property = { access: 'member', names: 'property' } as const
const lead = { access: 'member', names: 'lead', by: 'id' } as const
const ownLead = { 'of the lister': onlyFor('lister'), 'never there': 'not_found' } as const

/** Fine for everybody but its lister. */
const fineForOthers: Verdict = { fineFor: ['lister'], gets: 'about_yourself', otherwise: 'ok' }

/** Only its lister reads who is interested, whatever state the home is in; staff have no business there. */
const readByLister: Record<StateOf<'property'>, Verdict> = {
  approved: onlyFor('lister'),
  draft: onlyFor('lister'),
  pending: onlyFor('lister'),
  rejected: onlyFor('lister'),
  expired: onlyFor('lister'),
  'past its end': onlyFor('lister'),
  inactive: onlyFor('lister'),
  'of a deactivated member': 'not_found',
  premium: onlyFor('lister'),
  'in the bin': 'not_found',
  deleted: 'not_found',
  'never there': 'not_found',
}
/** A filter of one’s own list: of homes that are not one’s own there is nothing in it. */
const filtered: Record<StateOf<'property'>, Verdict> = {
  approved: 'ok',
  draft: 'ok',
  pending: 'ok',
  rejected: 'ok',
  expired: 'ok',
  'past its end': 'ok',
  inactive: 'ok',
  'of a deactivated member': 'ok',
  premium: 'ok',
  'in the bin': 'ok',
  deleted: 'ok',
  'never there': 'ok',
}

export const leadRows: Row[] = [
  rowAbout(leads.changeInterest, {
    ...property,
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id }),
    when: {
      approved: fineForOthers,
      premium: lockedForOthers,
      ...unseenHome,
    },
  }),
  rowAbout(leads.getInterestedUsers, {
    ...property,
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id }),
    when: readByLister,
  }),
  rowAbout(leads.getInterestedUsers, {
    ...property,
    by: 'slug_id',
    input: ({ slug }) => ({ slug }),
    when: readByLister,
  }),
  // Whoever lists them did not agree to show a number.
  rowAbout(leads.showNumber, {
    ...property,
    access: 'optional',
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id }),
    when: {
      approved: 'not_found',
      premium: { fineFor: ['lister', ...anyStaff], gets: 'not_found', otherwise: 'package_required' },
      ...unseenHome,
    },
  }),
  row(enquiries.getEnquiryChallenge, { access: 'public' }),
  // Without a challenge that was solved nobody is asked anything.
  rowAbout(enquiries.sendEnquiry, {
    ...property,
    access: 'optional',
    by: 'property_id',
    input: ({ id }) => ({
      propertyId: id,
      name: 'Sofia',
      email: `${crypto.randomUUID()}@gable.test`,
      message: 'Is it quiet?',
      challenge: 'none',
      answer: '0',
    }),
    when: {
      approved: 'challenge_failed',
      draft: 'challenge_failed',
      pending: 'challenge_failed',
      rejected: 'challenge_failed',
      expired: 'challenge_failed',
      'past its end': 'challenge_failed',
      inactive: 'challenge_failed',
      'of a deactivated member': 'challenge_failed',
      premium: 'challenge_failed',
      'in the bin': 'challenge_failed',
      deleted: 'challenge_failed',
      'never there': 'challenge_failed',
    },
  }),
  row(enquiries.confirmEnquiry, { access: 'public', input: () => ({ token: 'a guess' }), gets: 'not_found' }),
  rowAbout(leads.getLeads, { ...property, by: 'property_id', input: ({ id }) => ({ propertyId: id }), when: filtered }),
  rowAbout(getOwnInsights, { ...property, by: 'ids', input: ({ id }) => ({ ids: [id] }), when: filtered }),
  rowAbout(leads.getLeadCounts, {
    ...property,
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id }),
    when: filtered,
  }),
  rowAbout(leads.getLead, { ...lead, input: ({ id }) => ({ id }), when: ownLead }),
  rowAbout(leads.updateLead, { ...lead, input: ({ id }) => ({ id, stage: 'contacted' as const }), when: ownLead }),
  rowAbout(addLead, {
    ...property,
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id, name: 'Sofia', email: `${crypto.randomUUID()}@gable.test` }),
    when: readByLister,
  }),
  rowAbout(deleteLead, { ...lead, input: ({ id }) => ({ id }), when: ownLead }),
  outside('GET /api/leads-csv', { access: 'member' }),
  rowAbout(leads.addLeadNote, { ...lead, input: ({ id }) => ({ id, note: 'Called at nine' }), when: ownLead }),
]
