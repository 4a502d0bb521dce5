import type { PropertyDetail } from '@gable/contract/property'
import { iconButtonClass } from '@gable/ui/icon-button'
import { Picture } from '@gable/ui/picture'
import { Trash2, X } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { usePrice } from '#app/shell/use-price.ts'
import { maxCompared, toCompareQuery } from './compare-table.ts'

/** The homes themselves; each can be taken out by a link. */
export function CompareHead({ homes }: { homes: readonly PropertyDetail[] }) {
  const { t } = useTranslation('compare')
  return (
    <thead>
      <tr>
        <td className="compare-places">
          <p>{t('places', { used: homes.length, most: maxCompared })}</p>
          <LocalLink to="/compare" className="ui-link print-hidden mt-3 inline-flex items-center gap-2">
            <Trash2 className="size-4" aria-hidden />
            {t('clear')}
          </LocalLink>
        </td>
        {homes.map((home) => (
          <th key={home.id} scope="col">
            <Home home={home} others={homes.flatMap(({ id }) => (id === home.id ? [] : [id]))} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Home({ home, others }: { home: PropertyDetail; others: number[] }) {
  const { t } = useTranslation(['compare', 'properties'])
  const toPrice = usePrice()
  const source = home.titleImage ? toPictureSource(home.titleImage) : undefined
  const lang = useTextLang()(home)
  return (
    <div className="grid gap-1">
      <div className="compare-picture">
        {source ? (
          <Picture source={source} alt="" sizes="252px" retryLabel={t('properties:card.loadPicture')} />
        ) : (
          <MissingPicture className="size-7" />
        )}
        <LocalLink
          to={`/compare${toCompareQuery(others)}`}
          className={iconButtonClass('photo', 'compare-remove print-hidden')}
          aria-label={t('remove', { title: home.title })}
          replace
          preventScrollReset
        >
          <span>
            <X aria-hidden />
          </span>
        </LocalLink>
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <bdi className="type-price-card">{toPrice(home)}</bdi>
        {home.rentPeriod && (
          <span className="font-normal text-ink-soft">{t(`properties:rentPeriod.${home.rentPeriod}`)}</span>
        )}
      </p>
      <LocalLink
        to={`/properties-details/${encodeURIComponent(home.slug)}`}
        className="written truncate font-medium hover:underline"
        dir="auto"
        lang={lang}
      >
        {home.title}
      </LocalLink>
      <span dir="auto" className="written truncate font-normal text-ink-soft">
        {shownPlace(home).address || shownPlace(home).city}
      </span>
    </div>
  )
}
