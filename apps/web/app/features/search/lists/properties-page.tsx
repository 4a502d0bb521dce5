import { getFeatured } from '@gable/contract/promotions'
import { searchProperties } from '@gable/contract/properties'
import type { PropertyCard as Property } from '@gable/contract/property'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { promotedBadge } from '#app/features/promotions/promoted-place.tsx'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import '#app/shared/i18n/list-messages.ts'
import '#app/shared/i18n/results-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { pageSize } from '../search-url.ts'
import type { Route } from './+types/properties-page'
import { ListPages, pageOf } from './list-pages.tsx'

const cardSizes = '(min-width: 1440px) 302px, (min-width: 1024px) 23vw, (min-width: 640px) 45vw, 92vw'

const lists = {
  featured: { path: '/featured', filter: {}, counted: undefined },
  mostViewed: { path: '/most-viewed', filter: { mostViewed: true, countedOnly: true }, counted: 'views' },
  mostLiked: { path: '/most-liked', filter: { mostLiked: true, countedOnly: true }, counted: 'likes' },
} as const
type ListName = keyof typeof lists

const nameOf = ({ pathname }: URL): ListName => {
  const names = Object.keys(lists) as ListName[]
  return names.find((name) => pathname.endsWith(lists[name].path)) ?? 'featured'
}

export async function loader(args: Route.LoaderArgs) {
  const list = nameOf(args.url)
  const page = pageOf(args.url)
  const wanted = { offset: (page - 1) * pageSize, limit: pageSize }
  const { data, total } = await (list === 'featured'
    ? apiFor(args)(getFeatured, wanted)
    : apiFor(args)(searchProperties, { ...lists[list].filter, ...wanted }))
  const properties = data.filter((card): card is Property => 'deal' in card)
  return { list, page, properties, total, now: Date.now() }
}

/** One page for every list of homes that has a name instead of filters. */
export default function PropertiesPage({ loaderData: { list, page, properties, total, now } }: Route.ComponentProps) {
  const { t } = useTranslation(['results', 'lists'])
  const title = t(`lists:${list}`)
  return (
    <main id="main" className="ui-container pt-8 md:pt-10">
      <PageHead title={title} description={t(`lists:${list}Text`)} query={page > 1 ? `?page=${page}` : ''} />
      <h1 className="type-page">{title}</h1>
      <p className="mt-1.5 mb-7 text-ink-soft">{t(`lists:${list}Text`)}</p>
      {total === 0 && (
        <EmptyState
          illustration="house"
          title={t(`lists:${list}None`)}
          actions={
            <LocalLink to="/properties" className={buttonClass()}>
              {t('lists.allHomes')}
            </LocalLink>
          }
        >
          {t(`lists:${list}Soon`)}
        </EmptyState>
      )}
      <h2 className="ui-visually-hidden">{t('found.list')}</h2>
      <div className="list-grid">
        {properties.map((property, index) => (
          <PropertyCard
            key={property.id}
            property={property}
            now={now}
            sizes={cardSizes}
            isPriority={index < 4}
            badge={promotedBadge(property)}
            shownCount={lists[list].counted}
          />
        ))}
      </div>
      <ListPages path={lists[list].path} page={page} pageCount={Math.ceil(total / pageSize)} />
    </main>
  )
}
