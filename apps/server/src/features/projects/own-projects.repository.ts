import { sql } from 'kysely'
import { createOwnLists } from '../listings/own-lists.repository.ts'

/** Behind the tabs of "my projects". */
export const { listOwn, countOwn } = createOwnLists('project', {
  live: sql`review_state = 'approved' and is_active`,
  review: sql`review_state = 'pending'`,
  rejected: sql`review_state = 'rejected'`,
  expired: sql`review_state = 'expired'`,
  paused: sql`review_state = 'approved' and not is_active`,
})
