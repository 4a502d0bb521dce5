import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import type { ListingCore } from '../listing-core.ts'
import { holdAgencyOf } from './agency-of.repository.ts'
import { chooseSlug } from './choose-slug.ts'
import type { StoredFiles } from './store-files.ts'

type Posted = { id: number; slug: string; reviewState: 'pending'; version: number }
export type PostingOptions = { language?: LanguageCode | undefined }
type Beginning = { id: number; ownerId: number; agencyId: number | null; slug: string; language: string }

type Posting = PostingOptions & {
  /** The draft that becomes this listing. */
  draftId: string | undefined
  /** The first that makes a slug counts. */
  slugRequests: (string | undefined)[]
  store: () => Promise<StoredFiles>
  /** The row, and whatever only this kind has; its files are in the library by then. */
  add: (tx: Tx, beginning: Beginning, files: StoredFiles) => Promise<void>
}

/** Posts a listing for review. Files go to the store first; the row, its event and its jobs follow together. */
export async function postListing(
  { kind, db, events, gate, uses, drafts, rows, files: saved }: ListingCore,
  lister: Member,
  { draftId, slugRequests, store, add, language = 'en' }: Posting,
): Promise<Posted> {
  const ownerId = lister.accountId
  await gate.requireListingRights(lister)
  if (draftId) await drafts.assertExists(ownerId, draftId)
  const files = await store()
  return db.transaction().execute(async (tx) => {
    if (draftId) await drafts.take(tx, ownerId, draftId)
    const id = await rows.reserveId(tx)
    const slug = await chooseSlug(tx, kind, id, slugRequests)
    await files.keep(tx)
    // Read under a lock: whoever leaves their agency at this moment takes this listing along or has left before.
    const agencyId = await holdAgencyOf(tx, ownerId)
    await add(tx, { id, ownerId, agencyId, slug, language }, files)
    await saved.pictures.save(tx, id, [...(files.coverId ? [files.coverId] : []), ...files.galleryIds])
    await saved.documents.save(tx, id, files.documentIds)
    await events.record(tx, { name: `${kind.name}.posted`, subjectIds: [id], actorId: ownerId })
    // Last, because all postings of one member wait for each other here until this one is decided.
    await uses.spend(tx, lister, `${kind.name}_list`, { kind: kind.name, id })
    return { id, slug, reviewState: 'pending' as const, version: 1 }
  })
}
