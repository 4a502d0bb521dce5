import { moveOfEdit } from '@gable/domain/listing-moves'
import { availableState } from '@gable/domain/market-moves'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { arrangeDocuments, arrangePictures, nameStored } from '#platform/arrange-files.ts'
import { conflict, notFound } from '#platform/errors.ts'
import type { NewEvent } from '#platform/events.ts'
import { checkFacilities } from './attachments.ts'
import {
  listDocumentIds,
  listFacilitiesOf,
  listPictureIds,
  saveDocuments,
  saveExtra,
  saveFacilities,
  savePictures,
} from './attachments.repository.ts'
import { chooseSlug } from './choose-slug.ts'
import { changeContent, changedFields, type ListingChanges, toColumns } from './listing-content.ts'
import type { ListingDeps } from '../listing-deps.ts'
import { moveListing } from '../life/move-listing.ts'
import { findOwnContent } from './own-content.repository.ts'
import { type LockedProperty, lockOwn, saveContent } from './property-writes.repository.ts'
import { storeFiles, type StoredFiles } from './store-files.ts'

const mostPictures = 60
const mostDocuments = 40

/** Changes what was sent of an own home. No file is stored before it is certain that it is theirs and as they saw it. */
export async function update(deps: ListingDeps, lister: Member, changes: ListingChanges) {
  const { db } = deps
  await planEdit(deps, db, lister, changes)
  const files = await storeFiles(deps, lister.accountId, changes)
  return db.transaction().execute(async (tx) => {
    const own = await lockOwn(tx, lister.accountId, changes.id)
    if (!own) throw notFound('Property')
    // Again, now that nobody else can change it.
    const edit = await planEdit(deps, tx, lister, changes)
    await files.addToLibrary(tx)
    await apply(deps, tx, { own, edit, files, changes })
    return finish(deps, tx, { own, edit, actorId: lister.accountId })
  })
}

type Edit = Awaited<ReturnType<typeof planEdit>>

/** The home as it will be, or why it cannot be so. */
async function planEdit(deps: ListingDeps, db: Db, lister: Member, changes: ListingChanges) {
  const { id, version } = changes
  const before = await findOwnContent(db, lister.accountId, id)
  if (!before) throw notFound('Property')
  if (version !== undefined && version !== before.version) {
    throw conflict('changed_meanwhile', 'Somebody else was faster', { version: before.version })
  }
  if (changes.deal && changes.deal !== before.content.deal && before.publishedAt) {
    throw conflict('illegal_move', 'What was public once keeps its deal')
  }
  const content = await changeContent(deps, before.content, changes)
  const pictureIds = await listPictureIds(db, id)
  const pictures = arrangePictures(pictureIds, {
    removed: changes.removedPictureIds,
    order: changes.pictureOrder,
    hasCover: changes.titleImage !== undefined,
    addedCount: changes.galleryImages?.length ?? 0,
    most: mostPictures,
  })
  const { removedDocumentIds = [] } = changes
  const addedDocuments = changes.documents?.length ?? 0
  arrangeDocuments(await listDocumentIds(db, id), {
    removed: removedDocumentIds,
    addedCount: addedDocuments,
    most: mostDocuments,
  })
  const near = changes.facilities && checkFacilities(changes.facilities, await deps.catalogue.catalogueIn())
  const changed = [
    ...changedFields(before.content, content),
    ...changedPictures(pictureIds, pictures),
    ...(changes.panorama ? ['panorama'] : changes.removesPanorama ? ['removedPictures'] : []),
    ...(changes.metaImage ? ['metaImage'] : []),
    ...(addedDocuments > 0 ? ['documents'] : removedDocumentIds.length > 0 ? ['removedPictures'] : []),
    ...(near && !isSame(near, await listFacilitiesOf(db, id)) ? ['facilities'] : []),
  ]
  return { before: before.content, content, pictures, near, changed }
}

function changedPictures(before: string[], after: string[]): string[] {
  if (after.some((id) => !before.includes(id))) return ['pictures']
  if (after.length < before.length) return ['removedPictures']
  return isSame(before, after) ? [] : ['pictureOrder']
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Application = { own: LockedProperty; edit: Edit; files: StoredFiles; changes: ListingChanges }

async function apply(deps: ListingDeps, tx: Tx, { own, edit, files, changes }: Application) {
  const { id } = own
  const { content, pictures, near } = edit
  if (changes.wishedSlug) own.slug = await chooseSlug(tx, id, [changes.wishedSlug, content.title])
  const marketState = content.deal === own.deal ? own.marketState : availableState(content.deal)
  own.version = await saveContent(tx, id, await toColumns(deps, id, content), { slug: own.slug, marketState })
  await savePictures(tx, id, nameStored(pictures, { cover: files.coverId, added: files.galleryIds }))
  if (files.panoramaId || changes.removesPanorama) await saveExtra(tx, id, 'panorama', files.panoramaId)
  if (files.metaId) await saveExtra(tx, id, 'meta', files.metaId)
  await saveDocuments(tx, id, { removed: changes.removedDocumentIds ?? [], added: files.documentIds })
  if (near) await saveFacilities(tx, id, near)
}

type Ending = { own: LockedProperty; edit: Edit; actorId: number }

/** History, and a new review where the edit asks for one. */
async function finish(deps: ListingDeps, tx: Tx, { own, edit, actorId }: Ending) {
  const { id, slug, reviewState, version } = own
  const { before, content, changed } = edit
  const about = { subjectIds: [id], actorId }
  const price = { from: before.priceMinor, to: content.priceMinor }
  const events: NewEvent[] = [
    ...(price.from === price.to ? [] : [{ name: 'property.price-changed', ...about, detail: price } as const]),
    // Also when all is as it was: the row has a new version, and whoever keeps a copy must hear of it.
    { name: 'property.changed', ...about, detail: { fields: changed } },
  ]
  const move = moveOfEdit(reviewState, changed, await deps.findRules())
  if (move) return moveListing(deps, tx, own, { move, actorId, events })
  await deps.events.record(tx, ...events)
  return { id, slug, reviewState, version }
}
