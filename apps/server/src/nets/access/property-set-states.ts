import type { StateOf } from '../world/objects.ts'
import { onlyFor, type Verdict } from './row.ts'

type Verdicts = Record<StateOf<'property'>, Verdict>

/** What somebody may see they may put into a set of their own, a locked home too. */
export const addedByWhoeverSeesIt: Verdicts = {
  approved: 'ok',
  draft: onlyFor('lister', 'agency manager', 'staff:review'),
  pending: onlyFor('lister', 'agency manager', 'staff:review'),
  rejected: onlyFor('lister', 'agency manager', 'staff:review'),
  expired: onlyFor('lister', 'agency manager', 'staff:review'),
  'past its end': onlyFor('lister', 'agency manager', 'staff:review'),
  inactive: onlyFor('lister', 'agency manager', 'staff:review'),
  'of a deactivated member': onlyFor('staff:review'),
  premium: 'ok',
  'in the bin': 'not_found',
  deleted: 'not_found',
  'never there': 'not_found',
}

/** Of many at once, what cannot be added is left out, without a word. */
export const leftOutUnlessSeen: Verdicts = {
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
