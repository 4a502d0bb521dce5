import type { ListerAgent } from '@gable/contract/property'
import type { Db } from '#platform/db.ts'
import type { EventLog } from '#platform/events.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { SubmittedDrafts } from '../drafts/drafts.service.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import type { HandOverFiles } from '../media/hand-over-files.ts'
import type { Notify } from '../notifications/notify.ts'
import type { PackageAccessService } from '../packages/access.service.ts'
import type { PlaceLabels } from '../places/place-labels.ts'
import { createListingGate, type GateDeps } from './gate/listing-gate.ts'
import type { ListingKind, ListingName } from './listing-kind.ts'
import { createListingRows } from './listing-rows.repository.ts'
import { createListingJobs } from './listings.jobs.ts'
import { createRenewalLinks } from './moves/renewal-link.ts'
import { createListerNotices } from './notices/notify-listers.ts'
import { createListingFiles } from './posting/files.repository.ts'
import type { FileStore } from './posting/store-files.ts'
import { createListingTexts } from './texts/listing-texts.repository.ts'

/** What the operator has set about listings; without days they never end. */
export type ListingRules = { reviewsEdits: boolean; listingDays: number | null; isVerificationRequired: boolean }

export type ListingDeps = {
  db: Db
  events: EventLog
  /** Of this kind. */
  drafts: SubmittedDrafts
  findRules: () => Promise<ListingRules>
  findVerificationState: GateDeps['findVerificationState']
  /** What posting and renewing cost, in the transaction of either. */
  uses: Pick<PackageAccessService, 'spend' | 'giveBack' | 'takeAgain'>
  notify: Notify
  handOverFiles: HandOverFiles
  secret: string
  siteUrl: string
  store: FileStore
}

/** What a kind of listing is given to read and write its own part. */
export type KindDeps<Name extends ListingName> = {
  db: Db
  core: ListingCore<Name>
  catalogue: CatalogueService
  documents: Pick<DocumentsService, 'present'>
  placeLabels: Pick<PlaceLabels, 'addTo' | 'find'>
  mediaUrl: string
  signPicture: (mediaId: string) => string
  /** The same of what is not public, for its lister and staff. */
  signForInsiders: (mediaId: string) => string
  /** Why a member cannot reach the lister; nothing when they can. */
  findClosed: (fromId: number, toId: number) => Promise<'blocked_by_you' | 'blocked_you' | undefined>
  /** The agent that the lister is; null where they are none. */
  findAgentOf: (ownerId: number) => Promise<ListerAgent | null>
  /** Whether a member has an open report about it. */
  isReportedBy: (accountId: number, kind: Name, id: number) => Promise<boolean>
}

/** A kind with what every use case of its listings needs. */
export type ListingCore<Name extends ListingName = ListingName> = ReturnType<typeof createListingCore<Name>>

export function createListingCore<Name extends ListingName>(kind: ListingKind<Name>, deps: ListingDeps) {
  return {
    ...deps,
    kind,
    gate: createListingGate(deps),
    rows: createListingRows(kind),
    files: createListingFiles(kind),
    texts: createListingTexts(kind.name),
    jobs: createListingJobs(kind),
    notifyListers: createListerNotices({ kind, notify: deps.notify }),
    renewalLinks: kind.ends ? createRenewalLinks(deps, kind.ends) : undefined,
  }
}
