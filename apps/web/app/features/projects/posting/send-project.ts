import type { ProjectDetail } from '@gable/contract/project'
import { postProject } from '@gable/contract/projects'
import type { Sending, Sent } from '#app/features/listings/wizard/define-listing-wizard.ts'
import type { MediaLists } from '#app/features/uploads/media-list.ts'
import {
  orderOf,
  removedIds,
  roomsOf,
  roomsOfNew,
  turnsOf,
  turnsOfNew,
  uploadsOf,
} from '#app/features/uploads/sent-media.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { ProjectValues } from './project-values.ts'
import { type ProjectFields, toCallFields } from './to-call.ts'

/** A new project, or the changes of one that is there. */
export async function sendProject(sending: Sending<ProjectValues, ProjectDetail>): Promise<Sent> {
  const { values, media, start, draftId, keyFor } = sending
  const fields = toCallFields(values, media)
  if (start.kind !== 'edit') {
    const body = { fields, media, draftId }
    const { slug } = await sendNew({ ...body, idempotencyKey: keyFor(body) })
    return { slug, isInReview: true }
  }
  const project = start.listing
  const remaining = new Set(values.plans.map(({ planId }) => planId))
  const removedPlanIds = project.plans.map(({ id }) => id).filter((id) => !remaining.has(id))
  const body = { project, fields, media, before: start.media, removedPlanIds }
  const saved = await sendChanges({ ...body, idempotencyKey: keyFor(body) })
  return { slug: saved.slug, isInReview: saved.reviewState === 'pending' }
}

type Call = { fields: Partial<ProjectFields>; media: MediaLists; idempotencyKey: string }

async function sendNew({ fields, media, draftId, idempotencyKey }: Call & { draftId: string | undefined }) {
  const [titleImage, ...galleryImages] = uploadsOf(media.photos)
  const { data } = await dispatch(
    postProject,
    {
      ...fields,
      ...filesOf(media),
      titleImage,
      galleryImages,
      pictureTurns: turnsOfNew(media.photos),
      pictureRooms: roomsOfNew(media.photos),
      draftId,
    },
    { idempotencyKey },
  )
  return data
}

type Edit = Call & { project: ProjectDetail; before: MediaLists; removedPlanIds: number[] }

async function sendChanges({ project, fields, media, before, removedPlanIds, idempotencyKey }: Edit) {
  const { data } = await dispatch(
    postProject,
    {
      id: project.id,
      version: project.own?.version,
      ...fields,
      ...filesOf(media),
      removedPlanIds,
      galleryImages: uploadsOf(media.photos),
      removedPictureIds: removedIds(before.photos, media.photos),
      removedDocumentIds: removedIds(before.documents, media.documents),
      pictureOrder: orderOf(media.photos),
      pictureTurns: turnsOf(media.photos),
      pictureRooms: roomsOf(before.photos, media.photos),
    },
    { idempotencyKey },
  )
  return data
}

function filesOf(media: MediaLists) {
  const [metaImage] = uploadsOf(media.shareImage)
  return { documents: uploadsOf(media.documents), ...(metaImage ? { metaImage } : {}) }
}
