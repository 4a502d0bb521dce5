import { getOwnShortlist, getShortlist, shareShortlist, stopSharing } from '@gable/contract/shortlists'
import { type Row, row, rowAbout } from './row.ts'

/** Nobody has saved anything, so there is nothing to share; and nobody knows a link. */
export const shortlistRows: Row[] = [
  row(getOwnShortlist, { access: 'member' }),
  row(stopSharing, { access: 'member' }),
  row(getShortlist, { access: 'optional', input: () => ({ token: 'x'.repeat(43) }), gets: 'not_found' }),
  rowAbout(shareShortlist, {
    access: 'member',
    names: 'property',
    by: 'ids',
    input: ({ id }) => ({ ids: [id] }),
    when: {
      approved: 'not_found',
      draft: 'not_found',
      pending: 'not_found',
      rejected: 'not_found',
      expired: 'not_found',
      'past its end': 'not_found',
      inactive: 'not_found',
      'of a deactivated member': 'not_found',
      premium: 'not_found',
      'in the bin': 'not_found',
      deleted: 'not_found',
      'never there': 'not_found',
    },
  }),
]
