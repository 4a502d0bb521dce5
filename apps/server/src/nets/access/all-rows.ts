import { accountRows } from './rows-accounts.ts'
import { listingRows } from './rows-listings.ts'
import { postingRows } from './rows-posting.ts'
import { projectRows } from './rows-projects.ts'
import { reviewRows } from './rows-review.ts'
import { siteRows } from './rows-site.ts'
import { staffRows } from './rows-staff.ts'
import { uploadRows } from './rows-uploads.ts'

/** What every route owes to every caller. */
export const allRows = [
  ...siteRows,
  ...uploadRows,
  ...accountRows,
  ...staffRows,
  ...listingRows,
  ...postingRows,
  ...reviewRows,
  ...projectRows,
]
