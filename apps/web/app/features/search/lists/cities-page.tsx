import { getCities } from '@gable/contract/cities'
import { EmptyState } from '@gable/ui/empty-state'
import { useTranslation } from 'react-i18next'
import { apiFor } from '../../../api.server.ts'
import '../../../i18n/results-messages.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { useLanguage } from '../../../site.ts'
import type { Route } from './+types/cities-page'
import { cityPath, CityTiles } from './city-tiles.tsx'
import { ListPages, pageOf } from './list-pages.tsx'

const tileCount = 6
const pageSize = 48

export async function loader(args: Route.LoaderArgs) {
  const page = pageOf(args.url)
  const { data: cities, total = 0 } = await apiFor(args)(getCities, { offset: (page - 1) * pageSize, limit: pageSize })
  return { cities, total, page }
}

export default function CitiesPage({ loaderData: { cities, total, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['results', 'search'])
  const { locale } = useLanguage()
  const title = t('lists.cities')
  // The largest have pictures, on the first page.
  const tiles = page === 1 ? cities.slice(0, tileCount) : []
  const others = cities.slice(tiles.length)
  return (
    <main id="main" className="ui-container pt-8 md:pt-10">
      <PageHead
        title={title}
        description={t('lists.citiesText', { count: total })}
        query={page > 1 ? `?page=${page}` : ''}
      />
      <h1 className="type-page">{title}</h1>
      <p className="mt-1.5 mb-7 text-ink-soft">{t('lists.citiesText', { count: total })}</p>
      {total === 0 && <EmptyState illustration="house" title={t('search:home.noHomes')} />}
      <CityTiles cities={tiles} />
      {others.length > 0 && (
        <>
          <h2 className="type-section mt-16 mb-6">{t('lists.allCities')}</h2>
          <ul className="city-list">
            {others.map((city) => (
              <li key={`${city.city}|${city.state}|${city.country}`}>
                <LocalLink to={cityPath(city)}>
                  <bdi className="font-medium">{city.city}</bdi>
                  <span className="tabular-nums">{new Intl.NumberFormat(locale).format(city.listingCount)}</span>
                  <bdi className="text-13 text-ink-soft">{[city.state, city.country].filter(Boolean).join(', ')}</bdi>
                </LocalLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPages path="/cities" page={page} pageCount={Math.ceil(total / pageSize)} />
    </main>
  )
}
