import type { Db } from '#platform/db.ts'
import type { EventLog } from '#platform/events.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { SubmittedDrafts } from '../drafts/drafts.service.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { ListingGate } from './gate/listing-gate.ts'
import type { RenewalLinks } from './life/renewal-link.ts'
import type { ShowElsewhere } from './posting/shown-location.ts'

/** What the operator has set about listings; without days they never end. */
export type ListingRules = { reviewsEdits: boolean; listingDays: number | null }

/** What every use case of properties is given. */
export type ListingDeps = {
  db: Db
  events: EventLog
  catalogue: CatalogueService
  media: Pick<MediaService, 'storeOriginals' | 'addToLibrary'>
  documents: Pick<DocumentsService, 'store' | 'keep' | 'present'>
  gate: ListingGate
  drafts: SubmittedDrafts
  renewalLinks: RenewalLinks
  currency: string
  findRules: () => Promise<ListingRules>
  showElsewhere: ShowElsewhere
}
