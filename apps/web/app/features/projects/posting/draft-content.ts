import type { DraftContent } from '@gable/contract/drafts'
import { metaKeywords } from '@gable/domain/meta-rules'
import { arrivedIn, keptPictures, onlyNumber, oneArrived } from '#app/features/listings/wizard/drafts/draft-parts.ts'
import { type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import { emptyProject, type ProjectValues } from './project-values.ts'

/** The form as the server keeps it: what was typed as it was typed, and of files those that have arrived. */
export function toDraftContent(values: ProjectValues, media: MediaLists): DraftContent {
  const { categoryId, latitude, longitude, metaKeywords: keywords, plans, ...texts } = values
  const drawings = new Map(arrivedIn(media.plans).map((item) => [item.id, item]))
  return {
    ...texts,
    ...(categoryId === '' ? {} : { categoryId: Number(categoryId) }),
    ...onlyNumber('latitude', latitude, 90),
    ...onlyNumber('longitude', longitude, 180),
    metaKeywords: keywords.join(', '),
    plans: plans.map(({ id, title }) => {
      const drawing = drawings.get(id)
      return { id, title, ...(drawing && { document: drawing.uploadId, name: drawing.name }) }
    }),
    pictures: arrivedIn(media.photos).map(({ uploadId }) => uploadId),
    documents: arrivedIn(media.documents).map(({ uploadId, name }) => ({ id: uploadId, name })),
    ...oneArrived('metaImage', media.shareImage),
  }
}

export function toProjectValues(content: DraftContent): ProjectValues {
  const { categoryId, latitude, longitude, metaKeywords: keywords, plans = [] } = content
  const known = Object.entries(content).filter(([name, value]) => name in emptyProject && value !== undefined)
  return {
    ...emptyProject,
    ...Object.fromEntries(known),
    categoryId: categoryId === undefined ? '' : String(categoryId),
    latitude: latitude === undefined ? '' : String(latitude),
    longitude: longitude === undefined ? '' : String(longitude),
    metaKeywords: metaKeywords(keywords ?? ''),
    plans: plans.map(({ id, title }) => ({ id, title })),
  }
}

export function toMediaLists({ pictures = [], documents = [], plans = [], metaImage }: DraftContent): MediaLists {
  return {
    ...noMedia,
    photos: keptPictures(pictures),
    documents: documents.map(({ id, name }) => ({ id, name, uploadId: id })),
    plans: plans.flatMap(({ id, document, name = '' }) => (document ? [{ id, name, uploadId: document }] : [])),
    shareImage: keptPictures(metaImage ? [metaImage] : []),
  }
}
