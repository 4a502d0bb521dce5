import type { LanguageCode } from '@gable/i18n/languages'
import { availableState } from '@gable/domain/market-moves'
import type { Member } from '#platform/access.ts'
import { checkFacilities } from './attachments.ts'
import { saveDocuments, saveExtra, saveFacilities, savePictures } from './attachments.repository.ts'
import { chooseSlug } from './choose-slug.ts'
import { contentOf, type NewListing, toColumns } from './listing-content.ts'
import type { ListingDeps } from '../listing-deps.ts'
import { addProperty, reserveId } from './property-writes.repository.ts'
import { storeFiles } from './store-files.ts'

type Posted = { id: number; slug: string; reviewState: 'pending'; version: number }
export type Circumstances = { language?: LanguageCode | undefined }

/** Posts a home for review. Files go to the store first; the row, its event and its jobs follow together. */
export async function post(
  deps: ListingDeps,
  lister: Member,
  listing: NewListing,
  { language = 'en' }: Circumstances = {},
): Promise<Posted> {
  const { db, gate, drafts, events, currency, catalogue } = deps
  const content = await contentOf(deps, listing)
  const facilities = checkFacilities(listing.facilities ?? [], await catalogue.catalogueIn())
  await gate.requireListingRights(lister)
  if (listing.draftId) await drafts.mustBeThere(lister.accountId, listing.draftId)
  const files = await storeFiles(deps, lister.accountId, listing)

  return db.transaction().execute(async (tx) => {
    const ownerId = lister.accountId
    if (listing.draftId) await drafts.take(tx, ownerId, listing.draftId)
    const id = await reserveId(tx)
    const slug = await chooseSlug(tx, id, [listing.wishedSlug, content.title])
    const beginning = { id, ownerId, slug, currency, language, marketState: availableState(content.deal) }
    await addProperty(tx, beginning, await toColumns(deps, id, content))
    await files.addToLibrary(tx)
    await savePictures(tx, id, [...(files.coverId ? [files.coverId] : []), ...files.galleryIds])
    await saveExtra(tx, id, 'panorama', files.panoramaId)
    await saveExtra(tx, id, 'meta', files.metaId)
    await saveDocuments(tx, id, { removed: [], added: files.documentIds })
    await saveFacilities(tx, id, facilities)
    await events.record(tx, { name: 'property.posted', subjectIds: [id], actorId: ownerId })
    // Last, because all postings of one member wait for each other here until this one is decided.
    await gate.spend(tx, ownerId, 'property')
    return { id, slug, reviewState: 'pending' as const, version: 1 }
  })
}
