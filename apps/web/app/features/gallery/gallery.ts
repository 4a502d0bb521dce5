import type { Picture as Panorama } from '@gable/contract/property'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import { parseVideoLink, type Video } from '@gable/domain/video-link'
import type { PictureSource } from '@gable/ui/picture'
import { toPictureSource } from './picture-source.ts'

export type Paper = { id: string; name: string; url: string; type: string }
/** A plan that is a picture, so that it can be looked at here. */
export type Drawing = { id: string; title: string; url: string }

export type Photo = PictureSource & { room?: PictureRoom | null | undefined }

/** What a listing has to show over the whole screen. */
export type Gallery = {
  title: string
  photos: readonly Photo[]
  drawings: readonly Drawing[]
  video: Video | undefined
  panorama: Panorama | undefined
}

export const viewerTabs = ['photos', 'video', 'panorama', 'plans'] as const
export type ViewerTab = (typeof viewerTabs)[number]

type Shown = {
  title: string
  titleImage: Panorama | null
  gallery: readonly Panorama[]
  videoLink: string
  panorama?: Panorama | null
}

/** Pictures of which no variant is ready yet are left out. */
export function toGallery(listing: Shown, drawings: readonly Drawing[]): Gallery {
  const pictures = [listing.titleImage, ...listing.gallery].filter((picture) => picture !== null)
  const hasPanorama = (listing.panorama?.widths.length ?? 0) > 0
  return {
    title: listing.title,
    photos: pictures.flatMap((picture) => toPhoto(picture) ?? []),
    drawings,
    video: parseVideoLink(listing.videoLink),
    panorama: hasPanorama ? (listing.panorama ?? undefined) : undefined,
  }
}

function toPhoto(picture: Panorama): Photo | undefined {
  const source = toPictureSource(picture)
  return source && { ...source, room: picture.room }
}

export function tabsOf({ photos, drawings, video, panorama }: Gallery): ViewerTab[] {
  const has = {
    photos: photos.length > 0,
    video: video !== undefined,
    panorama: panorama !== undefined,
    plans: drawings.length > 0,
  }
  return viewerTabs.filter((tab) => has[tab])
}

export const isPicture = ({ type }: Pick<Paper, 'type'>) => type.startsWith('image/')
