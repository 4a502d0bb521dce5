import type { Property } from '@gable/contract/property'
import { Eye, Heart, UserRoundPlus } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { type Choice, ListingRow } from '#app/features/listings/own/listing-row.tsx'
import type { ListingActions } from '#app/features/listings/own/use-listing-actions.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { PriceLine } from '../price-line.tsx'
import { PropertyNote } from './property-note.tsx'
import { usePropertyState } from './use-property-state.ts'

type PropertyRowProps = {
  property: Property
  now: number
  actions: ListingActions
  isBusy: boolean
  choice?: Choice | undefined
}

export function PropertyRow({ property, now, actions, isBusy, choice }: PropertyRowProps) {
  const { t } = useTranslation('properties')
  const { state, badge } = usePropertyState(now)(property)
  const hasNote = state === 'rejected' || state === 'expiring' || state === 'expired'
  return (
    <ListingRow
      {...actions}
      title={property.title}
      to={`/my-property/${encodeURIComponent(property.slug)}`}
      picture={property.titleImage ? toPictureSource(property.titleImage) : undefined}
      // Its lister reads the whole of it, whatever others are shown.
      address={property.own?.address ?? property.address}
      meta={
        <>
          <bdi>{property.reference}</bdi> · {t(`marketState.${property.marketState}`)}
        </>
      }
      state={badge}
      price={<PriceLine property={property} />}
      views={property.reviewState === 'approved' && <Numbers property={property} />}
      note={hasNote && <PropertyNote property={property} now={now} />}
      isBusy={isBusy}
      choice={choice}
    />
  )
}

function Numbers({ property: { id, views, likes, own } }: Pick<PropertyRowProps, 'property'>) {
  const { t } = useTranslation(['properties', 'own'])
  const { locale } = useLanguage()
  const interested = own?.interested ?? 0
  const format = new Intl.NumberFormat(locale)
  return (
    <>
      <Eye aria-hidden />
      <span aria-hidden>{format.format(views)}</span>
      <span className="ui-visually-hidden">{t('card.views', { count: views })}</span>
      <Heart className="ms-1.5" aria-hidden />
      <span aria-hidden>{format.format(likes)}</span>
      <span className="ui-visually-hidden">{t('card.likes', { count: likes })}</span>
      <LocalLink to={`/user/leads?home=${id}`} className="listing-interested">
        <UserRoundPlus aria-hidden />
        <span aria-hidden>{format.format(interested)}</span>
        <span className="ui-visually-hidden">{t('own:interested', { count: interested })}</span>
      </LocalLink>
    </>
  )
}
