import { type MediaItem, type MediaLists, noMedia } from '../../../uploads/media-list.ts'
import { emptyProject, type ProjectValues } from './project-values.ts'

type Kept = { accountId: number; values: ProjectValues; media: MediaLists }

const storageKey = 'gable-project'

/** A project that is half written stays in the browser it is written in, for the member who writes it. */
export function keepProject(kept: Kept) {
  localStorage.setItem(storageKey, JSON.stringify({ ...kept, media: onlyArrived(kept.media) }))
}

export const forgetProject = () => localStorage.removeItem(storageKey)

export function findKeptProject(accountId: number): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Kept | null
    if (kept?.accountId !== accountId) return undefined
    // An older version of the page may have kept less.
    return { ...kept, values: { ...emptyProject, ...kept.values }, media: { ...noMedia, ...kept.media } }
  } catch {
    // What cannot be read is as good as nothing.
    return undefined
  }
}

/** Pictures in the memory of this page are gone with it; what has arrived can be looked at on the server. */
function onlyArrived(media: MediaLists): MediaLists {
  const toKept = ({ id, name, uploadId, previewUrl }: MediaItem) => ({
    id,
    name,
    uploadId,
    previewUrl: previewUrl && `/api/uploads/${uploadId}/preview`,
  })
  const arrivedIn = (items: readonly MediaItem[]) => items.filter(({ uploadId }) => uploadId).map(toKept)
  return {
    photos: arrivedIn(media.photos),
    panorama: arrivedIn(media.panorama),
    documents: arrivedIn(media.documents),
    plans: arrivedIn(media.plans),
    shareImage: arrivedIn(media.shareImage),
  }
}
