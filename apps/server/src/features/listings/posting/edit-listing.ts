import { moveOfEdit } from '@gable/domain/listing-moves'
import type { FilePart } from '@gable/contract/wire'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import type { NewEvent } from '#platform/events.ts'
import type { ListingCore } from '../listing-core.ts'
import { labelOf } from '../listing-kind.ts'
import type { LockedListing } from '../listing-rows.repository.ts'
import { type Moved, moveListing } from '../moves/move-listing.ts'
import { spendRenewal } from '../moves/renewal.ts'
import { arrangeDocuments, arrangePictures, insertStoredIds, storedOnly, storedTurns } from './arrange-files.ts'
import { chooseSlug } from './choose-slug.ts'
import type { PictureRooms, PictureTurns, StoredFiles } from './store-files.ts'

type FileChanges = {
  titleImage?: FilePart | undefined
  galleryImages?: FilePart[] | undefined
  removedPictureIds?: string[] | undefined
  pictureOrder?: string[] | undefined
  pictureTurns?: PictureTurns | undefined
  pictureRooms?: PictureRooms | undefined
  documents?: FilePart[] | undefined
  removedDocumentIds?: string[] | undefined
}
export type ArrangedFiles = Record<'pictures' | 'documents', string[]>

/** The files before and after an edit, or of a listing that is only beginning. */
export async function planFiles(
  { kind, files }: Pick<ListingCore, 'kind' | 'files'>,
  db: Db,
  id: number | undefined,
  changes: FileChanges,
): Promise<Record<'before' | 'after', ArrangedFiles>> {
  const before = {
    pictures: id === undefined ? [] : await files.pictures.list(db, id),
    documents: id === undefined ? [] : await files.documents.list(db, id),
  }
  const pictures = arrangePictures(before.pictures, {
    removed: changes.removedPictureIds,
    order: changes.pictureOrder,
    named: [...storedTurns(changes.pictureTurns ?? {}).keys(), ...storedOnly(changes.pictureRooms ?? {}).keys()],
    hasCover: changes.titleImage !== undefined,
    addedCount: changes.galleryImages?.length ?? 0,
    most: kind.maxPictures,
  })
  const documents = arrangeDocuments(before.documents, {
    removed: changes.removedDocumentIds,
    addedCount: changes.documents?.length ?? 0,
    most: kind.maxDocuments,
  })
  return { before, after: { pictures, documents } }
}

type Edit = {
  /** Whose listing it is, and so whose its files are. */
  ownerId: number
  files: ArrangedFiles
  slugTitle: string
  changed: string[]
  events?: NewEvent[]
}
type Editing<Planned extends Edit> = {
  id: number
  requestedSlug: string | undefined
  store: (ownerId: number) => Promise<StoredFiles>
  /** The listing as it will be, or why it cannot be so; asked again when nobody else can change it any more. */
  plan: (db: Db, files?: StoredFiles) => Promise<Planned>
  /** Writes the row and whatever only this kind has, and says the new version. */
  save: (tx: Tx, own: LockedListing, edit: Planned, files: StoredFiles) => Promise<number>
}

/** Changes a listing that the member manages. No file is stored before it is certain that it is so and as they saw it. */
export async function editListing<Planned extends Edit>(
  core: ListingCore,
  member: Member,
  { id, requestedSlug, store, plan, save }: Editing<Planned>,
): Promise<Moved> {
  const { kind, db, rows } = core
  const { ownerId } = await plan(db)
  const files = await store(ownerId)
  return db.transaction().execute(async (tx) => {
    const own = await rows.lockManaged(tx, member.accountId, id)
    if (!own) throw notFound(labelOf(kind))
    // Handed over meanwhile: the files are in the space of whoever had it before.
    if (own.ownerId !== ownerId) throw conflict('changed_meanwhile', 'It has another lister now')
    const edit = await plan(tx, files)
    await files.keep(tx)
    if (requestedSlug) own.slug = await chooseSlug(tx, kind, id, [requestedSlug, edit.slugTitle])
    own.version = await save(tx, own, edit, files)
    const { pictures, documents } = edit.files
    const stored = { cover: files.coverId, added: files.galleryIds, turned: files.turnedIds }
    await core.files.pictures.save(tx, id, insertStoredIds(pictures, stored))
    if (files.namedRooms.size > 0) {
      await core.store.media.nameRooms(tx, { kind: kind.name, id, ownerId: own.ownerId }, files.namedRooms)
    }
    await core.files.documents.save(tx, id, insertStoredIds(documents, { added: files.documentIds }))
    return finish(core, tx, own, { ...edit, actorId: member.accountId })
  })
}

type Finished = Edit & { actorId: number }

/** History, and a new review where the edit asks for one. */
async function finish(
  core: ListingCore,
  tx: Tx,
  own: LockedListing,
  { actorId, changed, events: more = [] }: Finished,
) {
  const { id, slug, reviewState, version } = own
  const events: NewEvent[] = [
    ...more,
    // Also when all is as it was: the row has a new version, and whoever keeps a copy must hear of it.
    { name: `${core.kind.name}.changed`, subjectIds: [id], actorId, detail: { fields: changed } },
  ]
  const move = moveOfEdit(reviewState, changed, await core.findRules())
  if (move) {
    const moved = await moveListing(core, tx, own, { move, actorId, events })
    // Past its end this is a new time on the site, and costs what a renewal costs.
    if (own.expiresAt && own.expiresAt.getTime() <= Date.now()) await spendRenewal(core, tx, own)
    return moved
  }
  await core.events.record(tx, ...events)
  return { id, slug, reviewState, version }
}

/** Whoever edits what somebody else has changed since is told so instead of undoing it. */
export function assertCurrentVersion(current: number, seen: number | undefined) {
  if (seen !== undefined && seen !== current) {
    throw conflict('changed_meanwhile', 'Somebody else was faster', { version: current })
  }
}

/** What an edit does to the files, by the names that `moveOfEdit` knows: only what comes has to be looked at. */
export const changedFiles = (
  { before, after }: Record<'before' | 'after', ArrangedFiles>,
  { pictureTurns = {}, pictureRooms = {} }: FileChanges,
): string[] => [
  ...nameChange(before.pictures, after.pictures, { added: 'pictures', gone: 'removedPictures', moved: 'pictureOrder' }),
  ...nameChange(before.documents, after.documents, {
    added: 'documents',
    gone: 'removedDocuments',
    moved: 'documents',
  }),
  ...(storedTurns(pictureTurns).size > 0 ? ['turnedPictures'] : []),
  ...(storedOnly(pictureRooms).size > 0 ? ['pictureRooms'] : []),
]

function nameChange(before: string[], after: string[], names: Record<'added' | 'gone' | 'moved', string>): string[] {
  if (after.some((id) => !before.includes(id))) return [names.added]
  if (after.length < before.length) return [names.gone]
  return isSame(before, after) ? [] : [names.moved]
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
