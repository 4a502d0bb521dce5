import * as drafts from '@gable/contract/drafts'
import * as posting from '@gable/contract/posting'
import { newListing, photo } from '../../test/test-server.ts'
import type { StateOf } from '../world/objects.ts'
import { onlyFor, refusedFor, type Row, row, rowAbout, type Verdict } from './row.ts'

const listing = await newListing({ titleImage: await photo({ width: 200, height: 200 }) })

/** A lister, and whoever manages their agency, does as they please with what is still there; to all others it is not. */
const ownOnly: Record<StateOf<'property'>, Verdict> = {
  approved: onlyFor('lister', 'agency manager'),
  draft: onlyFor('lister', 'agency manager'),
  pending: onlyFor('lister', 'agency manager'),
  rejected: onlyFor('lister', 'agency manager'),
  expired: onlyFor('lister', 'agency manager'),
  'past its end': onlyFor('lister', 'agency manager'),
  inactive: onlyFor('lister', 'agency manager'),
  premium: onlyFor('lister', 'agency manager'),
  'of a deactivated member': 'not_found',
  'in the bin': 'not_found',
  deleted: 'not_found',
  'never there': 'not_found',
}
const nobody = Object.fromEntries(Object.keys(ownOnly).map((state) => [state, 'not_found'])) as typeof ownOnly
const ownDraftOnly: Record<StateOf<'draft'>, Verdict> = {
  'of a home': onlyFor('lister'),
  'of a project': onlyFor('lister'),
  'thrown away': 'not_found',
  'never there': 'not_found',
}
const aboutOwn = { access: 'member', names: 'property', when: ownOnly } as const
const aboutDraft = { access: 'member', names: 'draft', when: ownDraftOnly } as const

export const postingRows: Row[] = [
  row(posting.postProperty, { access: 'member', input: () => listing }),
  rowAbout(posting.postProperty, {
    ...aboutDraft,
    by: 'draft_id',
    input: ({ id }) => ({ ...listing, draftId: id }),
    when: { ...ownDraftOnly, 'of a project': 'not_found' },
  }),
  rowAbout(posting.updateProperty, {
    ...aboutOwn,
    by: 'id',
    input: ({ id }) => ({ id, price: '1.00', description: 'Bright.' }),
  }),
  rowAbout(posting.deleteProperty, { ...aboutOwn, by: 'id', input: ({ id }) => ({ id }) }),
  rowAbout(posting.restoreProperty, {
    access: 'member',
    names: 'property',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: { ...nobody, 'in the bin': onlyFor('lister', 'agency manager') },
  }),
  rowAbout(posting.setMarketState, {
    ...aboutOwn,
    by: 'property_id',
    input: ({ id }) => ({ id, wish: 'sold' as const }),
  }),
  rowAbout(posting.setPropertyActive, {
    ...aboutOwn,
    by: 'property_id',
    input: ({ id }) => ({ id, isActive: false }),
  }),
  row(posting.renewProperty, {
    access: 'optional',
    gets: 'code_expired',
    input: () => ({ token: 'nobody-was-mailed-this-token' }),
  }),
  rowAbout(posting.renewProperty, {
    access: 'optional',
    names: 'property',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: {
      ...ownOnly,
      draft: refusedFor('illegal_move', 'lister', 'agency manager'),
      pending: refusedFor('illegal_move', 'lister', 'agency manager'),
      rejected: refusedFor('illegal_move', 'lister', 'agency manager'),
    },
  }),
  row(posting.getAddedProperties, { access: 'member' }),
  rowAbout(posting.getAddedProperties, { ...aboutOwn, by: 'slug_id', input: ({ slug }) => ({ slug }) }),
  row(posting.countAddedProperties, { access: 'member' }),
  row(drafts.saveDraft, { access: 'member', input: () => ({ step: 'basics', content: {} }) }),
  rowAbout(drafts.saveDraft, {
    ...aboutDraft,
    by: 'id',
    input: ({ id }) => ({ id, revision: 1, step: 'basics', content: {} }),
  }),
  rowAbout(drafts.saveDraft, {
    ...aboutOwn,
    by: 'listing_id',
    input: ({ id }) => ({ listingId: id, step: 'basics', content: {} }),
  }),
  row(drafts.getDrafts, { access: 'member' }),
  // Of a listing that is not theirs nobody has unsent changes.
  rowAbout(drafts.getDrafts, {
    access: 'member',
    names: 'property',
    by: 'listing_id',
    input: ({ id }) => ({ listingId: id }),
    when: Object.fromEntries(Object.keys(ownOnly).map((state) => [state, 'ok'])) as typeof ownOnly,
  }),
  rowAbout(drafts.getDraft, { ...aboutDraft, by: 'id', input: ({ id }) => ({ id }) }),
  rowAbout(drafts.deleteDraft, { ...aboutDraft, by: 'id', input: ({ id }) => ({ id }) }),
]
