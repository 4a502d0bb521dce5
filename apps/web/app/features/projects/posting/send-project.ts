import type { ProjectDetail } from '@gable/contract/project'
import { postProject } from '@gable/contract/projects'
import type { MediaLists } from '#app/features/uploads/media-list.ts'
import { orderOf, removedIds, uploadsOf } from '#app/features/uploads/sent-media.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { ProjectFields } from './to-call.ts'

// Import it lazily: it brings the validator with it.

type Sending = { fields: Partial<ProjectFields>; media: MediaLists; idempotencyKey: string }

export async function sendProject({
  fields,
  media,
  draftId,
  idempotencyKey,
}: Sending & { draftId: string | undefined }) {
  const [titleImage, ...galleryImages] = uploadsOf(media.photos)
  const { data } = await dispatch(
    postProject,
    { ...fields, ...filesOf(media), titleImage, galleryImages, draftId },
    { idempotencyKey },
  )
  return data
}

type Edit = Sending & { project: ProjectDetail; before: MediaLists; removedPlanIds: number[] }

export async function sendChanges({ project, fields, media, before, removedPlanIds, idempotencyKey }: Edit) {
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
    },
    { idempotencyKey },
  )
  return data
}

function filesOf(media: MediaLists) {
  const [metaImage] = uploadsOf(media.shareImage)
  return { documents: uploadsOf(media.documents), ...(metaImage ? { metaImage } : {}) }
}
