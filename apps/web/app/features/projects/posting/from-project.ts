import type { ProjectDetail } from '@gable/contract/project'
import { metaKeywords } from '@gable/domain/meta-rules'
import { type MediaItem, type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import { emptyProject, type ProjectValues } from './project-values.ts'

/** A floor that is on the server is known in the form by its own id. */
const planKey = (id: number) => `plan-${id}`

/** A project as its owner typed it once. */
export function toValues(project: ProjectDetail): ProjectValues {
  const { title, description, type, city, state, country, address, videoLink, meta } = project
  return {
    ...emptyProject,

    title,
    description,
    type,
    city,
    state,
    country,
    address,
    videoLink,
    categoryId: String(project.category.id),
    latitude: String(project.latitude),
    longitude: String(project.longitude),
    plans: project.plans.map((plan) => ({ id: planKey(plan.id), planId: plan.id, title: plan.title })),
    metaTitle: meta.title,
    metaDescription: meta.description,
    metaKeywords: metaKeywords(meta.keywords),
  }
}

/** Its pictures and documents as they are on the server. */
export function toMedia({ titleImage, gallery, documents, plans, meta }: ProjectDetail): MediaLists {
  const pictures = (list: readonly (typeof titleImage)[]) => list.flatMap((one) => (one ? [toItem(one)] : []))
  return {
    ...noMedia,
    photos: pictures([titleImage, ...gallery]),
    shareImage: pictures([meta.image]),
    documents: documents.map(({ id, name }) => ({ id, name, storedId: id })),
    plans: plans.map(({ id, document, title }) => ({
      id: planKey(id),
      name: document?.name ?? title,
      storedId: planKey(id),
    })),
  }
}

/** Right after it was sent a picture has no sizes yet. */
const toItem = ({ id, url, widths: [smallest] }: NonNullable<ProjectDetail['titleImage']>): MediaItem => ({
  id,
  name: '',
  storedId: id,
  previewUrl: smallest === undefined ? undefined : `${url}/${smallest}.jpg`,
})
