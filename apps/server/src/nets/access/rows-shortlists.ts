import { getOwnShortlist, getShortlist, shareShortlist, stopSharing } from '@gable/contract/shortlists'
import { type Row, row, rowAbout } from './row.ts'
import { unseenHome } from './listing-verdicts.ts'

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
      ...unseenHome,
      premium: 'not_found',
    },
  }),
]
