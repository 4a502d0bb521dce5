import { postProperty, updateProperty } from '@gable/contract/posting'
import type { MediaLists } from '#app/features/uploads/media-list.ts'
import { type EditedMedia, orderOf, removedIds, uploadsOf } from '#app/features/uploads/sent-media.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { CallFields } from './to-call.ts'

// Import it lazily: it brings the validator with it.

type NewPosting = { fields: CallFields; media: MediaLists; draftId: string | undefined; idempotencyKey: string }

export async function sendPosting({ fields, media, draftId, idempotencyKey }: NewPosting) {
  const [titleImage, ...galleryImages] = uploadsOf(media.photos)
  if (!titleImage) throw new TypeError('A listing needs a photograph')
  const [panorama] = uploadsOf(media.panorama)
  const [metaImage] = uploadsOf(media.shareImage)
  const { data } = await dispatch(
    postProperty,
    {
      ...fields,
      titleImage,
      galleryImages,
      documents: uploadsOf(media.documents),
      ...(panorama ? { panorama } : {}),
      ...(metaImage ? { metaImage } : {}),
      ...(draftId ? { draftId } : {}),
    },
    { idempotencyKey },
  )
  return data
}

type Edit = {
  id: number
  version: number
  changes: Partial<CallFields>
  media: EditedMedia
  idempotencyKey: string
}

export async function sendChanges({ id, version, changes, media, idempotencyKey }: Edit) {
  const { before, after } = media
  const [panorama] = uploadsOf(after.panorama)
  const [metaImage] = uploadsOf(after.shareImage)
  const { data } = await dispatch(
    updateProperty,
    {
      id,
      version,
      ...changes,

      galleryImages: uploadsOf(after.photos),
      documents: uploadsOf(after.documents),
      ...(panorama ? { panorama } : {}),
      ...(metaImage ? { metaImage } : {}),
      removesPanorama: before.panorama.length > 0 && after.panorama.length === 0,
      removedPictureIds: removedIds(before.photos, after.photos),
      removedDocumentIds: removedIds(before.documents, after.documents),
      pictureOrder: orderOf(after.photos),
    },
    { idempotencyKey },
  )
  return data
}
