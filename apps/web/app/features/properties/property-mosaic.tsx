import { PhotoMosaic } from '@gable/ui/photo-mosaic'
import type { PictureSource } from '@gable/ui/picture'
import { FileText, Image, type LucideIcon, Maximize2, Rotate3d, Video } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { openedHere, photoHref, tabHref, type ViewerTab } from './use-viewer.ts'

type PropertyMosaicProps = {
  title: string
  photos: readonly PictureSource[]
  tabs: readonly ViewerTab[]
  hasDocuments: boolean
  isWaiting: boolean
  /** Somebody is about to open the viewer. */
  onNear: () => void
}

const icons: Record<ViewerTab, LucideIcon> = { photos: Image, video: Video, panorama: Rotate3d }

/** Links that open the viewer are steps of the history, so Back closes it; the page under it stays where it is. */
function ViewerLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} preventScrollReset state={openedHere} />
}

export function PropertyMosaic({ title, photos, tabs, hasDocuments, isWaiting, onNear }: PropertyMosaicProps) {
  const { t } = useTranslation('properties')
  const start = <MosaicLinks count={photos.length} tabs={tabs} hasDocuments={hasDocuments} />
  if (photos.length === 0) {
    return (
      <div className="property-no-photos">
        <Image className="size-8" aria-hidden />
        {isWaiting ? t('card.picturesComing') : t('card.noPicture')}
        <div className="flex gap-2">{start}</div>
      </div>
    )
  }
  return (
    <div onPointerEnter={onNear} onFocus={onNear}>
      <PhotoMosaic
        label={t('detail.viewer')}
        anchor={ViewerLink}
        formatCount={(shown, total) => `${shown} / ${total}`}
        photos={photos.map((source, index) => ({
          id: source.src,
          source,
          alt: t('card.picture', { number: index + 1, total: photos.length, title }),
          href: photoHref(index + 1),
        }))}
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

function MosaicLinks({
  count,
  tabs,
  hasDocuments,
}: {
  count: number
  tabs: readonly ViewerTab[]
  hasDocuments: boolean
}) {
  const { t } = useTranslation(['detail', 'properties'])
  return (
    <>
      {tabs.map((tab) => {
        const Icon = icons[tab]
        const isPhotos = tab === 'photos'
        return (
          <ViewerLink
            key={tab}
            href={tabHref(tab)}
            className={isPhotos ? 'ui-photo-button max-md:hidden' : 'ui-photo-button'}
          >
            <Icon aria-hidden />
            {isPhotos ? t('properties:detail.photos', { count }) : t(`tabs.${tab}`)}
          </ViewerLink>
        )
      })}
      {hasDocuments && (
        <a href="#documents" className="ui-photo-button max-md:hidden">
          <FileText aria-hidden />
          {t('plans')}
        </a>
      )}
    </>
  )
}
