import { countPromotions } from '@gable/contract/insights'
import * as calls from '@gable/contract/promotions'
import type { StateOf } from '../world/objects.ts'
import { onlyFor, refusedFor, type Row, row, rowAbout, type Verdict } from './row.ts'

const own = onlyFor('lister')
const notYet = refusedFor('illegal_move', 'lister')

/** Only what is one’s own; whoever manages an agency promotes their own as well. */
const home: Record<StateOf<'property'>, Verdict> = {
  ...{ approved: own, premium: own, draft: notYet, pending: notYet, rejected: notYet, expired: notYet },
  ...{ 'past its end': notYet, inactive: notYet },
  ...{ 'of a deactivated member': 'not_found', 'in the bin': 'not_found', deleted: 'not_found' },
  'never there': 'not_found',
}
const project: Record<StateOf<'project'>, Verdict> = {
  ...{ approved: own, gated: own, pending: notYet, rejected: notYet, expired: notYet, inactive: notYet },
  ...{ 'of a deactivated member': 'not_found', 'in the bin': 'not_found', deleted: 'not_found' },
  'never there': 'not_found',
}

const promotion = { names: 'advertisement', by: 'id' } as const

export const promotionRows: Row[] = [
  row(calls.getFeatured, { access: 'optional' }),
  row(calls.getFeatured, { access: 'optional', input: () => ({ kind: 'project' as const }) }),
  row(calls.getFeatured, { access: 'optional', input: () => ({ isOwn: true }) }),
  rowAbout(calls.storeAdvertisement, {
    access: 'member',
    names: 'property',
    by: 'property_id',
    input: ({ id }) => ({ kind: 'property' as const, propertyId: id }),
    when: home,
  }),
  rowAbout(calls.storeAdvertisement, {
    access: 'member',
    names: 'project',
    by: 'project_id',
    input: ({ id }) => ({ kind: 'project' as const, projectId: id }),
    when: project,
  }),
  rowAbout(calls.changeAdvertisement, {
    ...promotion,
    access: 'member',
    input: ({ id }) => ({ id, move: 'end' as const }),
    when: { running: own, pending: own, 'never there': 'not_found' },
  }),
  row(calls.getPromotionInsights, { access: 'member' }),
  rowAbout(countPromotions, {
    ...promotion,
    access: 'optional',
    by: 'advertisement_ids',
    input: ({ id }) => ({ ids: [id] }),
    // Nobody learns from it whether one is there.
    when: { running: 'ok', pending: 'ok', 'never there': 'ok' },
  }),
  row(calls.listAdvertisements, { access: 'staff:review' }),
  rowAbout(calls.decideAdvertisement, {
    ...promotion,
    access: 'staff:review',
    input: ({ id }) => ({ id, decision: 'reject' as const, reason: 'Text on the picture' }),
    when: { running: 'illegal_move', pending: 'ok', 'never there': 'not_found' },
  }),
]
