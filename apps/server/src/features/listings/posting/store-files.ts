import type { FilePart, ReceivedFile } from '@gable/contract/wire'
import type { PhotoKind, TurnDegrees } from '@gable/domain/photo-rules'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import type { Tx } from '#platform/db.ts'
import type { DocumentsService } from '../../media/documents.service.ts'
import type { Look, MediaService } from '../../media/media.service.ts'
import { newCover, newFile, storedOnly, storedTurns } from './arrange-files.ts'

export type FileStore = {
  media: Pick<MediaService, 'storeOriginals' | 'storeTurned' | 'addToLibrary' | 'nameRooms'>
  documents: Pick<DocumentsService, 'store' | 'keep'>
}
export type Files = {
  titleImage?: FilePart | undefined
  galleryImages?: FilePart[] | undefined
  metaImage?: FilePart | undefined
  documents?: FilePart[] | undefined
  pictureTurns?: PictureTurns | undefined
  pictureRooms?: PictureRooms | undefined
}
/** By the id of a picture that is there, or by `new:cover` and `new:n` for those that come along. */
export type PictureTurns = Record<string, TurnDegrees>
/** By the same names; null forgets it. */
export type PictureRooms = Record<string, PictureRoom | null>
/** What only some kinds have. */
type Extras = { picture?: FilePart | undefined; pictureKind?: PhotoKind; documents?: (FilePart | undefined)[] }
export type StoredFiles = Awaited<ReturnType<typeof storeFiles>>

/** Puts what came with a listing into the store; whatever no row points to in the end is swept. */
export async function storeFiles(
  { media, documents }: FileStore,
  ownerId: number,
  {
    titleImage,
    galleryImages = [],
    metaImage,
    documents: documentFiles = [],
    pictureTurns = {},
    pictureRooms = {},
  }: Files,
  extras: Extras = {},
) {
  const store = (files: (FilePart | undefined)[], kind?: PhotoKind, looks?: Look[]) =>
    media.storeOriginals(ownerId, received(files), kind, looks)
  const lookOf = (name: string): Look => ({ turnDegrees: pictureTurns[name] ?? 0, room: pictureRooms[name] ?? null })
  const [[cover], gallery, turned, [extra], [meta], sheets, extraSheets] = await Promise.all([
    store([titleImage], 'photo', [lookOf(newCover)]),
    store(
      galleryImages,
      'photo',
      galleryImages.map((_, index) => lookOf(newFile(index))),
    ),
    media.storeTurned(ownerId, storedTurns(pictureTurns)),
    store([extras.picture], extras.pictureKind),
    store([metaImage]),
    documents.store(ownerId, received(documentFiles)),
    documents.store(ownerId, received(extras.documents ?? [])),
  ])
  // The cover first: cards show nothing else, so its variants are made before all others.
  const pictures = [cover, ...gallery, ...turned.values(), extra, meta].filter((picture) => picture !== undefined)
  return {
    coverId: cover?.id,
    galleryIds: gallery.map(({ id }) => id),
    turnedIds: new Map([...turned].map(([from, { id }]) => [from, id])),
    /** Of pictures that were there before, or of the turned copies in their place. */
    namedRooms: new Map([...storedOnly(pictureRooms)].map(([id, room]) => [turned.get(id)?.id ?? id, room])),
    metaId: meta?.id,
    documentIds: sheets.map(({ id }) => id),
    extraPictureId: extra?.id,
    extraDocumentIds: extraSheets.map(({ id }) => id),
    async keep(tx: Tx) {
      await media.addToLibrary(tx, pictures)
      await documents.keep(tx, [...sheets, ...extraSheets])
    },
  }
}

const received = (files: (FilePart | undefined)[]) => files.filter((file) => file !== undefined) as ReceivedFile[]
