import { postProperty, updateProperty } from '@gable/contract/posting'
import type { PropertyDetail } from '@gable/contract/property'
import type { Sending, Sent } from '#app/features/listings/wizard/define-listing-wizard.ts'
import type { MediaLists } from '#app/features/uploads/media-list.ts'
import {
  type EditedMedia,
  orderOf,
  removedIds,
  roomsOf,
  roomsOfNew,
  turnsOf,
  turnsOfNew,
  uploadsOf,
} from '#app/features/uploads/sent-media.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { parametersFor } from './posting-rules.ts'
import type { PostingValues } from './posting-values.ts'
import { type CallFields, changedFields, toCallFields } from './to-call.ts'

/** A new home, or the changes of one that is there. */
export async function sendPosting(sending: Sending<PostingValues, PropertyDetail>): Promise<Sent> {
  const { values, media, start, catalogue, draftId, keyFor } = sending
  const parameters = parametersFor(catalogue.categories, values)
  const fields = toCallFields(values, parameters)
  if (start.kind !== 'edit') {
    const body = { fields, media, draftId }
    const { slug } = await sendNew({ ...body, idempotencyKey: keyFor(body) })
    return { slug, isInReview: true }
  }
  const { id, own } = start.listing
  const changes = changedFields(toCallFields(start.values, parameters), fields)
  const body = { id, version: own?.version ?? 1, changes, media: { before: start.media, after: media } }
  const saved = await sendChanges({ ...body, idempotencyKey: keyFor(body) })
  return { slug: saved.slug, isInReview: saved.reviewState === 'pending' }
}

type NewPosting = { fields: CallFields; media: MediaLists; draftId: string | undefined; idempotencyKey: string }

async function sendNew({ fields, media, draftId, idempotencyKey }: NewPosting) {
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
      pictureTurns: turnsOfNew(media.photos),
      pictureRooms: roomsOfNew(media.photos),
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

async function sendChanges({ id, version, changes, media, idempotencyKey }: Edit) {
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
      pictureTurns: turnsOf(after.photos),
      pictureRooms: roomsOf(before.photos, after.photos),
    },
    { idempotencyKey },
  )
  return data
}
