import { PhotoMosaic } from '@gable/ui/photo-mosaic'
import type { PictureSource } from '@gable/ui/picture'
import { Image, Maximize2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type PropertyMosaicProps = { title: string; photos: readonly PictureSource[]; isWaiting: boolean }

/** Links that open the viewer are steps of the history, so Back closes it; the page under it stays where it is. */
export function PhotoLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} preventScrollReset />
}

export function PropertyMosaic({ title, photos, isWaiting }: PropertyMosaicProps) {
  const { t } = useTranslation('properties')
  if (photos.length === 0) {
    return (
      <p className="property-no-photos">
        <Image className="size-8" aria-hidden />
        {isWaiting ? t('card.picturesComing') : t('card.noPicture')}
      </p>
    )
  }
  return (
    <PhotoMosaic
      label={t('detail.viewer')}
      anchor={PhotoLink}
      formatCount={(shown, total) => `${shown} / ${total}`}
      photos={photos.map((source, index) => ({
        id: source.src,
        source,
        alt: t('card.picture', { number: index + 1, total: photos.length, title }),
        href: `?photo=${index + 1}`,
      }))}
      start={
        <PhotoLink href="?photo=1" className="ui-photo-button max-md:hidden">
          <Image aria-hidden />
          {t('detail.photos', { count: photos.length })}
        </PhotoLink>
      }
      end={
        <PhotoLink href="?photo=1" className="ui-photo-button">
          <Maximize2 aria-hidden />
          {t('detail.openPhotos')}
        </PhotoLink>
      }
    />
  )
}
