import type { PropertyCard } from '@gable/contract/property'
import { Picture } from '@gable/ui/picture'
import { HeartButton } from '#app/features/listings/favourites/heart-button.tsx'
import { toBlurredSource, toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { PriceLine } from './price-line.tsx'
import { usePropertyTitle } from './use-property-title.ts'

type RankedPropertyProps = { property: PropertyCard; rankedBy: 'views' | 'likes' }

/** A home in a list of the first ones: small, with what it is the first in. */
export function RankedProperty({ property, rankedBy }: RankedPropertyProps) {
  const { t } = useTranslation('properties')
  const title = usePropertyTitle()(property)
  const lang = useTextLang()(property)
  const count = property[rankedBy]
  const source = property.titleImage
    ? (property.isLocked ? toBlurredSource : toPictureSource)(property.titleImage)
    : undefined
  return (
    <>
      {source ? (
        <Picture source={source} alt="" sizes="132px" />
      ) : (
        <span className="grid place-items-center bg-sunken text-ink-soft">
          <MissingPicture className="size-6" />
        </span>
      )}
      <div className="grid min-w-0 gap-0.5">
        <PriceLine property={property} />
        <h3 dir="auto" lang={lang} className="written text-15 max-sm:line-clamp-2 sm:truncate">
          <LocalLink
            to={`/properties-details/${encodeURIComponent(property.slug)}`}
            prefetch="intent"
            className="after:absolute after:inset-0"
          >
            {title}
          </LocalLink>
        </h3>
        <p className="truncate text-14 text-ink-soft">
          {count > 0 ? t(`card.${rankedBy}`, { count }) : <bdi>{shownPlace(property).city}</bdi>}
        </p>
      </div>
      <HeartButton property={property} title={title} className="rank-heart" />
    </>
  )
}
