import * as enquiries from '@gable/contract/enquiries'
import * as leads from '@gable/contract/leads'
import { addLead, deleteLead } from '@gable/contract/own-leads'
import { getOwnInsights } from '@gable/contract/own-insights'
import { anyStaff, lockedForOthers, onlyFor, outside, type Row, row, rowAbout, type Verdict } from './row.ts'
import { everyHome, listersHome, unseenHome } from './listing-verdicts.ts'

const property = { access: 'member', names: 'property' } as const
const lead = { access: 'member', names: 'lead', by: 'id' } as const
const ownLead = { 'of the lister': onlyFor('lister'), 'never there': 'not_found' } as const

/** Fine for everybody but its lister. */
const fineForOthers: Verdict = { fineFor: ['lister'], gets: 'about_yourself', otherwise: 'ok' }

/** A filter of one’s own list: of homes that are not one’s own there is nothing in it. */
const filtered = everyHome('ok')

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
    when: listersHome,
  }),
  rowAbout(leads.getInterestedUsers, {
    ...property,
    by: 'slug_id',
    input: ({ slug }) => ({ slug }),
    when: listersHome,
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
    when: everyHome('challenge_failed'),
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
    when: listersHome,
  }),
  rowAbout(deleteLead, { ...lead, input: ({ id }) => ({ id }), when: ownLead }),
  outside('GET /api/leads-csv', { access: 'member' }),
  rowAbout(leads.addLeadNote, { ...lead, input: ({ id }) => ({ id, note: 'Called at nine' }), when: ownLead }),
]
