import type { PropertyCard } from '@gable/contract/property'
import { Facts } from '@gable/ui/card'
import { Picture } from '@gable/ui/picture'
import { HeartButton } from '#app/features/listings/favourites/heart-button.tsx'
import { toBlurredSource, toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { PriceLine } from './price-line.tsx'
import { useFacts } from './use-facts.tsx'
import { usePropertyTitle } from './use-property-title.ts'

/** A home in one hand's width, for the strip under the map. */
export function MiniCard({ property }: { property: PropertyCard }) {
  const source = property.titleImage
    ? (property.isLocked ? toBlurredSource : toPictureSource)(property.titleImage)
    : undefined
  const title = usePropertyTitle()(property)
  const lang = useTextLang()(property)
  const facts = useFacts(property.parameters)
  return (
    <>
      {source ? (
        <Picture source={source} alt="" sizes="124px" />
      ) : (
        <span className="grid place-items-center bg-sunken text-ink-soft">
          <MissingPicture className="size-6" />
        </span>
      )}
      <div>
        <PriceLine property={property} />
        <Facts facts={facts} className="gap-x-2.5 text-13" />
        <h2 dir="auto" lang={lang} className="written truncate text-14 font-medium">
          <LocalLink
            to={`/properties-details/${encodeURIComponent(property.slug)}`}
            className="after:absolute after:inset-0"
          >
            {title}
          </LocalLink>
        </h2>
        <p dir="auto" className="written truncate text-12 text-ink-soft">
          {shownPlace(property).address}
        </p>
      </div>
      <HeartButton property={property} title={title} className="mini-card-heart" />
    </>
  )
}
