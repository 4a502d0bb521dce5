import type { PropertyCard } from '@gable/contract/property'
import { Picture } from '@gable/ui/picture'
import type { ReactNode } from 'react'
import { toBlurredSource, toPictureSource } from '#app/features/gallery/picture-source.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { usePrice } from '#app/shell/use-price.ts'

type HiddenRowProps = { home: PropertyCard; title: string; text?: string | undefined; action: ReactNode }

/** A home that does not appear anywhere else for its reader. */
export function HiddenRow({ home, title, text, action }: HiddenRowProps) {
  const toPrice = usePrice()
  const { address } = shownPlace(home)
  return (
    <li className="hidden-row">
      <RowPicture home={home} />
      <div className="min-w-0">
        <p dir="auto" className="written truncate text-15 font-medium">
          <LocalLink to={`/properties-details/${encodeURIComponent(home.slug)}`} className="hover:underline">
            {title}
          </LocalLink>
        </p>
        <p className="truncate text-ink-soft">
          {home.price !== null && <bdi>{toPrice(home)}</bdi>}
          {home.price !== null && address && ' · '}
          <bdi>{address}</bdi>
        </p>
        {text && <p className="text-12 text-ink-soft">{text}</p>}
      </div>
      {action}
    </li>
  )
}

function RowPicture({ home: { titleImage, isLocked } }: Pick<HiddenRowProps, 'home'>) {
  const { t } = useTranslation('properties')
  const source = titleImage ? (isLocked ? toBlurredSource : toPictureSource)(titleImage) : undefined
  return (
    <span className="hidden-picture">
      {source ? (
        <Picture source={source} alt="" sizes="88px" retryLabel={t('card.loadPicture')} />
      ) : (
        <MissingPicture className="size-6" />
      )}
    </span>
  )
}
