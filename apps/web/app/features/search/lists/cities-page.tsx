import { getCities } from '@gable/contract/cities'
import { EmptyState } from '@gable/ui/empty-state'
import '#app/shared/i18n/results-messages.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import type { Route } from './+types/cities-page'
import { fromPoint, toPoint } from '../area-url.ts'
import { cityPath, CityTiles, useCityDistance } from './city-tiles.tsx'
import { ListPages, pageOf } from './list-pages.tsx'
import { MyPosition } from './my-position.tsx'

const tileCount = 6
const pageSize = 48

export async function loader(args: Route.LoaderArgs) {
  const page = pageOf(args.url)
  const near = toPoint(args.url.searchParams.get('near') ?? '')
  const part = { offset: (page - 1) * pageSize, limit: pageSize }
  const { data: cities, total } = await apiFor(args)(getCities, { ...part, ...near })
  return { cities, total, page, near }
}

export default function CitiesPage({ loaderData: { cities, total, page, near } }: Route.ComponentProps) {
  const { t } = useTranslation(['results', 'search'])
  const { locale } = useLanguage()
  const distance = useCityDistance()
  const title = near ? t('lists.citiesNear') : t('lists.cities')
  // The first have pictures, on the first page.
  const tiles = page === 1 ? cities.slice(0, tileCount) : []
  const others = cities.slice(tiles.length)
  return (
    <main id="main" className="ui-container pt-8 md:pt-10">
      <PageHead
        title={title}
        description={t('lists.citiesText', { count: total })}
        query={page > 1 ? `?page=${page}` : ''}
        isPrivate={near !== undefined}
      />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-page">{title}</h1>
          <p className="mt-1.5 text-ink-soft">{t('lists.citiesText', { count: total })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {near && (
            <LocalLink to="/cities" className="ui-link text-14">
              {t('lists.citiesLargest')}
            </LocalLink>
          )}
          <MyPosition />
        </div>
      </div>
      {total === 0 && <EmptyState illustration="house" title={t('search:landing.noHomes')} />}
      <CityTiles cities={tiles} />
      {others.length > 0 && (
        <>
          <h2 className="type-section mt-16 mb-6">{t('lists.allCities')}</h2>
          <ul className="city-list">
            {others.map((city) => {
              const place = shownPlace(city)
              return (
                <li key={`${city.city}|${city.state}|${city.country}`}>
                  <LocalLink to={cityPath(city)}>
                    <bdi className="font-medium">{place.city}</bdi>
                    <span className="tabular-nums">{new Intl.NumberFormat(locale).format(city.listingCount)}</span>
                    <bdi className="text-13 text-ink-soft">
                      {[distance(city), place.state, place.country].filter(Boolean).join(' · ')}
                    </bdi>
                  </LocalLink>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <ListPages
        path="/cities"
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        query={near ? `near=${fromPoint(near)}` : ''}
      />
    </main>
  )
}
