import type { Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import type { EventLog } from '#platform/events.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { SubmittedDrafts } from '../drafts/drafts.service.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { ListingGate } from '../properties/gate/listing-gate.ts'

/** What every use case of projects is given. */
export type ProjectDeps = {
  db: Db
  events: EventLog
  catalogue: CatalogueService
  media: Pick<MediaService, 'storeOriginals' | 'addToLibrary'>
  documents: Pick<DocumentsService, 'store' | 'keep' | 'present'>
  /** The same that stands before homes. */
  gate: ListingGate
  drafts: SubmittedDrafts
  findRules: () => Promise<{ reviewsEdits: boolean }>
  /** Whether a package lets somebody read gated projects; those inside always may. */
  canSeeGated: (viewer: Viewer) => Promise<boolean>
  mediaUrl: string
  signPicture: (mediaId: string) => string
  signInside: (mediaId: string) => string
}
