import type { PropertyDetail } from '@gable/contract/property'
import { Breadcrumb } from '@gable/ui/breadcrumb'
import { buttonClass } from '@gable/ui/button'
import { ArrowLeft, Printer } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { SaveButton } from '#app/features/listings/favourites/save-button.tsx'
import { HideAction } from '#app/features/listings/hidden/hide-action.tsx'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { ListingMenu } from '#app/features/reports/listing-menu.tsx'
import { toReported } from '#app/features/reports/reported.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { ShareButton } from '#app/shared/share-button.tsx'
import { useWayBack } from '#app/shell/came-from.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { useSelector } from '#app/shell/store/use-store.ts'

const quiet = buttonClass({ variant: 'quiet', size: 'small' }, 'text-ink')

/** The way back to the list as it was left, and where in the world this is. */
export function PropertyCrumbs({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation(['properties', 'detail'])
  const toLocal = useLocalPath()
  const lastSearch = useSelector((state) => state.cache.filterData)
  const wayBack = useWayBack()
  const isOwnPage = useLocation().pathname.includes('/my-property/')
  const list = isOwnPage ? '/user/my-properties' : `/properties${lastSearch ?? `?deal=${property.deal}`}`
  const backLabel = t(isOwnPage ? 'detail.backToListings' : 'detail.backToResults')
  const crumbs = [
    { label: shownPlace(property).city, href: toLocal(`/properties?city=${encodeURIComponent(property.city)}`) },
    { label: <bdi>{property.reference}</bdi> },
  ]
  return (
    <div className="property-crumbs">
      <div className="flex min-w-0 items-center gap-2">
        <Link to={wayBack ?? toLocal(list)} className="property-back" aria-label={backLabel}>
          <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
          <span className="max-md:hidden">{backLabel}</span>
        </Link>
        <span className="mx-1 h-6 w-px bg-line max-md:hidden" />
        <Breadcrumb label={t('detail.where')} crumbs={crumbs} anchor={RouterAnchor} className="max-md:hidden" />
      </div>
      <div className="flex gap-2">
        <button type="button" className={`${quiet} max-md:hidden`} onClick={() => print()}>
          <Printer aria-hidden />
          {t('detail:print')}
        </button>
        <ShareButton
          title={property.title}
          className={buttonClass({ variant: 'quiet', size: 'small' }, 'property-share text-ink')}
        />
        <SaveButton
          property={property}
          className={buttonClass({ variant: 'quiet', size: 'small' }, 'property-share text-ink')}
        />
        {!property.isOwn && <More property={property} />}
      </div>
    </div>
  )
}

function More({ property }: { property: PropertyDetail }) {
  const { address, city } = shownPlace(property)
  const text = `${address || city} · ${property.reference}`
  const picture = property.titleImage ? toPictureSource(property.titleImage)?.src : undefined
  return (
    <ListingMenu reported={toReported('property', property, { text, picture })}>
      <HideAction id={property.id} />
    </ListingMenu>
  )
}
