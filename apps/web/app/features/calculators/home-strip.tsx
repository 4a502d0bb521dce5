import type { Picture as ListingPicture } from '@gable/contract/property'
import { Picture } from '@gable/ui/picture'
import { X } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

export type FilledHome = { slug: string; title: string; picture: ListingPicture | null }
type HomeStripProps = {
  home: FilledHome
  /** The same figures without the home. */
  query: string
}

/** Whose price it is that stands in the form. */
export function HomeStrip({ home: { slug, title, picture }, query }: HomeStripProps) {
  const { t } = useTranslation('calculators')
  const source = picture ? toPictureSource(picture) : undefined
  return (
    <div className="calculator-home">
      {source && <Picture source={source} alt="" sizes="52px" />}
      <p>
        {t('mortgage.filledFrom')}{' '}
        <LocalLink to={`/properties-details/${encodeURIComponent(slug)}`} className="ui-link">
          <bdi>{title}</bdi>
        </LocalLink>
      </p>
      <LocalLink
        to={`/mortgage-calculator${query}`}
        className="ui-icon-button ui-icon-button-small"
        aria-label={t('mortgage.forget')}
        replace
        preventScrollReset
      >
        <X className="size-4.5" aria-hidden />
      </LocalLink>
    </div>
  )
}
