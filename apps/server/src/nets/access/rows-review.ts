import * as review from '@gable/contract/review'
import type { StateOf } from '../world/objects.ts'
import { type Row, row, rowAbout, type Verdict } from './row.ts'

/** What is public by review, whatever else keeps it from being shown. */
const approvedBefore: StateOf<'property'>[] = [
  'approved',
  'past its end',
  'inactive',
  'of a deactivated member',
  'premium',
]
const gone: StateOf<'property'>[] = ['in the bin', 'deleted', 'never there']

/** Legal from these review states, not found where nothing is, and against the table of moves from all others. */
function legalFrom(...states: StateOf<'property'>[]): Record<StateOf<'property'>, Verdict> {
  const others: StateOf<'property'>[] = ['draft', 'pending', 'rejected', 'expired']
  const verdictOn = (state: StateOf<'property'>): Verdict =>
    gone.includes(state) ? 'not_found' : states.includes(state) ? 'ok' : 'illegal_move'
  return Object.fromEntries(
    [...approvedBefore, ...others, ...gone].map((state) => [state, verdictOn(state)]),
  ) as Record<StateOf<'property'>, Verdict>
}

const about = { access: 'staff:review', names: 'property', by: 'id' } as const

export const reviewRows: Row[] = [
  row(review.listForReview, { access: 'staff:review' }),
  rowAbout(review.approveProperty, { ...about, input: ({ id }) => ({ id }), when: legalFrom('pending', 'rejected') }),
  rowAbout(review.rejectProperty, {
    ...about,
    input: ({ id }) => ({ id, reason: 'A watermark' }),
    when: legalFrom('pending', ...approvedBefore),
  }),
  rowAbout(review.expireProperty, { ...about, input: ({ id }) => ({ id }), when: legalFrom(...approvedBefore) }),
]
