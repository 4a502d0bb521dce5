import { postProperty } from '@gable/contract/posting'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { newListing, photo } from '../../test/test-server.ts'
import type { StateOf } from '../world/objects.ts'
import { onlyFor, type Row, row, rowAbout, type Verdict } from './row.ts'

/** Who sees a home: everybody what is public, its lister and reviewers all of it that is still there. */
const visibleOnly: Record<StateOf<'property'>, Verdict> = {
  approved: 'ok',
  draft: onlyFor('lister', 'staff:review'),
  pending: onlyFor('lister', 'staff:review'),
  rejected: onlyFor('lister', 'staff:review'),
  expired: onlyFor('lister', 'staff:review'),
  'past its end': onlyFor('lister', 'staff:review'),
  inactive: onlyFor('lister', 'staff:review'),
  'of a deactivated member': onlyFor('staff:review'),
  deleted: 'not_found',
  'never there': 'not_found',
}

const listing = await newListing({ titleImage: await photo({ width: 200, height: 200 }) })

export const listingRows: Row[] = [
  row(searchProperties, { access: 'optional' }),
  row(getProperties, { access: 'optional' }),
  rowAbout(getProperties, {
    ...{ access: 'optional', names: 'property', by: 'id' },
    input: ({ id }) => ({ id }),
    when: visibleOnly,
  }),
  rowAbout(getProperties, {
    ...{ access: 'optional', names: 'property', by: 'slug_id' },
    input: ({ slug }) => ({ slug }),
    when: visibleOnly,
  }),
  row(postProperty, { access: 'member', input: () => listing }),
]
