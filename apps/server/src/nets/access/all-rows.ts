import { accountRows } from './rows-accounts.ts'
import { calculatorRows } from './rows-calculators.ts'
import { agencyRows } from './rows-agencies.ts'
import { agentRows } from './rows-agents.ts'
import { chatRows } from './rows-chat.ts'
import { contactRows } from './rows-contact.ts'
import { contentRows } from './rows-content.ts'
import { exportRows } from './rows-exports.ts'
import { favouriteRows } from './rows-favourites.ts'
import { hiddenRows } from './rows-hidden.ts'
import { feedRows } from './rows-feed.ts'
import { languageRows } from './rows-languages.ts'
import { leadRows } from './rows-leads.ts'
import { listingRows } from './rows-listings.ts'
import { notificationRows } from './rows-notifications.ts'
import { orderRows } from './rows-orders.ts'
import { packageRows } from './rows-packages.ts'
import { invoiceRows } from './rows-invoices.ts'
import { paymentRows } from './rows-payments.ts'
import { postingRows } from './rows-posting.ts'
import { projectRows } from './rows-projects.ts'
import { reportRows } from './rows-reports.ts'
import { reviewRows } from './rows-review.ts'
import { shortlistRows } from './rows-shortlists.ts'
import { siteRows } from './rows-site.ts'
import { staffRows } from './rows-staff.ts'
import { verificationRows } from './rows-verification.ts'
import { transferRows } from './rows-transfers.ts'
import { uploadRows } from './rows-uploads.ts'
import { promotionRows } from './rows-promotions.ts'
import { viewingRows } from './rows-viewings.ts'

/** What every route owes to every caller. */
export const allRows = [
  ...siteRows,
  ...uploadRows,
  ...accountRows,
  ...staffRows,
  ...listingRows,
  ...agencyRows,
  ...agentRows,
  ...exportRows,
  ...favouriteRows,
  ...hiddenRows,
  ...shortlistRows,
  ...feedRows,
  ...languageRows,
  ...leadRows,
  ...postingRows,
  ...reviewRows,
  ...projectRows,
  ...notificationRows,
  ...reportRows,
  ...contactRows,
  ...contentRows,
  ...chatRows,
  ...calculatorRows,
  ...packageRows,
  ...orderRows,
  ...invoiceRows,
  ...paymentRows,
  ...transferRows,
  ...promotionRows,
  ...viewingRows,
  ...verificationRows,
]
