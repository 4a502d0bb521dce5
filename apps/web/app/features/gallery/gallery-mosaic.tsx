import { PhotoMosaic } from '@gable/ui/photo-mosaic'
import { Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import type { Gallery } from './gallery.ts'
import { usePhotoWords } from './use-photo-words.ts'
import { photoHref } from './use-viewer.ts'
import { ViewerLink } from './viewer-link.tsx'

type GalleryMosaicProps = {
  gallery: Gallery
  /** How many photographs the page has shown before. */
  skipped?: number
  /** Small buttons at the start of the picture. */
  start?: ReactNode
  /** Photographs were sent and are not ready yet. */
  isWaiting?: boolean
  /** Somebody is about to open the viewer. */
  onNear: () => void
}

export function GalleryMosaic({ gallery, skipped = 0, start, isWaiting = false, onNear }: GalleryMosaicProps) {
  const { t } = useTranslation('properties')
  const { altOf } = usePhotoWords(gallery)
  const { photos } = gallery
  if (photos.length === 0) {
    return (
      <div className="detail-no-photos">
        <MissingPicture />
        {isWaiting ? t('card.picturesComing') : t('card.noPicture')}
        <div className="flex gap-2">{start}</div>
      </div>
    )
  }
  const shown = photos.map((source, index) => ({
    id: source.src,
    source,
    alt: altOf(index),
    href: photoHref(index + 1),
  }))
  return (
    <div onPointerEnter={onNear} onFocus={onNear}>
      <PhotoMosaic
        label={t('detail.viewer')}
        anchor={ViewerLink}
        formatCount={(number, total) => `${number} / ${total}`}
        photos={shown.slice(skipped)}
        isFirst={skipped === 0}
        start={start}
        end={
          <ViewerLink href={photoHref(1)} className="ui-photo-button">
            <Maximize2 aria-hidden />
            {t('detail.openPhotos')}
          </ViewerLink>
        }
      />
    </div>
  )
}
