import { getAddedProperties, postProperty, updateProperty } from '@gable/contract/posting'
import { dispatch } from '../../../shell/dispatcher.ts'
import type { MediaItem, MediaLists } from '../../../uploads/media-list.ts'
import { type EditedMedia, isReordered, removedIds, uploadsOf } from '../../../uploads/sent-media.ts'
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
  slug: string
  version: number
  changes: Partial<CallFields>
  media: EditedMedia
  idempotencyKey: string
}

export async function sendChanges({ id, slug, version, changes, media, idempotencyKey }: Edit) {
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
    },
    { idempotencyKey },
  )
  if (!isReordered(before.photos, after.photos)) return data
  return reorder({ id, slug: data.slug || slug, before: before.photos, after: after.photos })
}

type Order = { id: number; slug: string; before: readonly MediaItem[]; after: readonly MediaItem[] }

/** New pictures get their ids when they are taken; only then can they be put among the old ones. */
async function reorder({ id, slug, before, after }: Order) {
  const { data: found } = await dispatch(getAddedProperties, { slug })
  const [stored] = found
  const known = new Set(before.map(({ storedId }) => storedId))
  const now = [stored?.titleImage, ...(stored?.gallery ?? [])].flatMap((picture) => (picture ? [picture.id] : []))
  const fresh = now.filter((pictureId) => !known.has(pictureId))
  const pictureOrder = after.flatMap(({ storedId }) => storedId ?? fresh.shift() ?? [])
  const { data } = await dispatch(updateProperty, { id, pictureOrder })
  return data
}
