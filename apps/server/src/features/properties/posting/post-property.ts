import { availableState } from '@gable/domain/market-moves'
import type { Member } from '#platform/access.ts'
import { addListing } from '../../listings/content.repository.ts'
import { planFiles } from '../../listings/posting/edit-listing.ts'
import { type PostingOptions, postListing } from '../../listings/posting/post-listing.ts'
import type { PropertyDeps } from '../property-deps.ts'
import { checkFacilities } from './attachments.ts'
import { saveExtra, saveFacilities } from './attachments.repository.ts'
import { contentOf, type NewProperty, toColumns } from './property-content.ts'
import { toRow } from './property-writes.repository.ts'
import { storePropertyFiles } from './store-files.ts'

/** Posts a home for review. */
export async function post(
  deps: PropertyDeps,
  lister: Member,
  listing: NewProperty,
  { language }: PostingOptions = {},
) {
  const { core, db, catalogue, currency } = deps
  const content = await contentOf(deps, listing, language)
  const facilities = checkFacilities(listing.facilities ?? [], await catalogue.catalogueIn())
  // Pictures of other listings cannot be turned on the way into this one.
  await planFiles(core, db, undefined, listing)
  return postListing(core, lister, {
    language,
    draftId: listing.draftId,
    slugRequests: [listing.requestedSlug, content.title],
    store: () => storePropertyFiles(core.store, lister.accountId, listing),
    async add(tx, beginning, files) {
      const { id } = beginning
      const marketState = availableState(content.deal)
      const row = toRow(await toColumns(deps, id, content))
      await addListing(tx, 'property', { ...beginning, ...row, currency, marketState })
      await core.texts.save(tx, id, content.translations)
      await saveExtra(tx, id, 'panorama', files.extraPictureId)
      await saveExtra(tx, id, 'meta', files.metaId)
      await saveFacilities(tx, id, facilities)
    },
  })
}
