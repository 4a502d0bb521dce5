import type { FilePart, ReceivedFile } from '@gable/contract/wire'
import type { PhotoKind } from '@gable/domain/photo-rules'
import type { Tx } from '#platform/db.ts'
import type { ListingDeps } from '../listing-deps.ts'

type Files = {
  titleImage?: FilePart | undefined
  galleryImages?: FilePart[] | undefined
  panorama?: FilePart | undefined
  metaImage?: FilePart | undefined
  documents?: FilePart[] | undefined
}
export type StoredFiles = Awaited<ReturnType<typeof storeFiles>>

/** Puts what came with a listing into the store; the rows come with the transaction that uses them. */
export async function storeFiles(
  { media, documents }: Pick<ListingDeps, 'media' | 'documents'>,
  ownerId: number,
  files: Files,
) {
  const { titleImage, galleryImages = [], panorama, metaImage } = files
  const store = (received: (FilePart | undefined)[], kind?: PhotoKind) =>
    media.storeOriginals(ownerId, received.filter((file) => file !== undefined) as ReceivedFile[], kind)
  const [[cover], gallery, [wide], [meta], papers] = await Promise.all([
    store([titleImage]),
    store(galleryImages),
    store([panorama], 'panorama'),
    store([metaImage]),
    documents.store(ownerId, (files.documents ?? []) as ReceivedFile[]),
  ])
  // The cover first: cards show nothing else, so its variants are made before all others.
  const all = [...(cover ? [cover] : []), ...gallery, ...(wide ? [wide] : []), ...(meta ? [meta] : [])]
  return {
    coverId: cover?.id,
    galleryIds: gallery.map(({ id }) => id),
    panoramaId: wide?.id,
    metaId: meta?.id,
    documentIds: papers.map(({ id }) => id),
    async addToLibrary(tx: Tx) {
      await media.addToLibrary(tx, all)
      await documents.keep(tx, papers)
    },
  }
}
