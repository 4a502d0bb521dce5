import { getCategories } from '@gable/contract/catalogue'
import { buttonClass } from '@gable/ui/button'
import { Pagination } from '@gable/ui/pagination'
import { ArrowUpDown, List, Map as MapIcon } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate, useNavigation } from 'react-router'
import { apiFor } from '../../api.server.ts'
import { PageHead } from '../../layout/page-head.tsx'
import type { Frame } from '../../layout/site-frame.tsx'
import { LocalLink, RouterAnchor } from '../../shell/local-link.tsx'
import { useLanguage, useLocalPath } from '../../site.ts'
import { searchRemembered } from '../../store/cache-slice.ts'
import { MiniCard } from '../properties/mini-card.tsx'
import { PropertyCard } from '../properties/property-card.tsx'
import { usePrice } from '../../shell/use-price.ts'
import type { Route } from './+types/results-page'
import { type CategoryLabel, toLabels } from './category-labels.ts'
import { activeFilters } from './filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { countWithoutEach, findHomes } from './find-homes.server.ts'
import { NoResults } from './no-results.tsx'
import { noteRecentSearch } from './one-box/recent-searches.ts'
import { PhoneCarousel } from './phone-carousel.tsx'
import type { ResultsMapProps } from './results-map.tsx'
import { ResultsMapPlace } from './results-map-place.tsx'
import { changeSearch, pageSize, parseSearch, type SearchState, toQuery } from './search-url.ts'
import { useFilterText } from './use-filter-text.ts'
import { useResultsTitle } from './use-results-title.ts'

const cardSizes = '(min-width: 1024px) 340px, (min-width: 640px) 46vw, 92vw'
const firstRow = 2

export { shouldRevalidate } from '../../shell/keep-on-dialog.ts'
export const handle: Frame = { isWide: true, isBareOnPhone: true, hasNoFooter: true }

export async function loader(args: Route.LoaderArgs) {
  const call = apiFor(args)
  const search = parseSearch(args.url.searchParams)
  const [found, categories] = await Promise.all([findHomes(call, search), call(getCategories, { limit: 50 })])
  const dropped = found.total === 0 ? await countWithoutEach(call, search) : []
  return { search, ...found, dropped, categories: toLabels(categories.data), now: Date.now() }
}

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const { search, homes, total, dropped, categories, now } = loaderData
  const { t } = useTranslation('search')
  const title = useResultsTitle(search, total)
  const pointing = usePointing()
  const mapProps = useMapProps(loaderData, pointing)
  useRememberedSearch(search, categories)
  const isMap = search.view === 'map'
  return (
    <main id="main" data-view={search.view} className="results">
      <PageHead
        title={title}
        description={title}
        query={toQuery({ ...search, box: undefined, view: 'list' })}
        isPrivate={search.text !== undefined || search.box !== undefined}
      />
      <FilterBar search={search} categories={categories} />
      <div className="results-split">
        <section className="results-list" aria-label={title}>
          <ResultsHead title={title} />
          {total === 0 && <NoResults search={search} dropped={dropped} categories={categories} />}
          {/* The cards are one level below: without it the page would skip one. */}
          <h2 className="ui-visually-hidden">{t('results.list')}</h2>
          <PendingGrid>
            {homes.map((home, index) => (
              <PropertyCard
                key={home.id}
                home={home}
                now={now}
                sizes={cardSizes}
                isPriority={index < firstRow}
                isLit={home.id === pointing.selectedId}
                onPoint={(isPointed) => pointing.setPointedId(isPointed ? home.id : undefined)}
              />
            ))}
          </PendingGrid>
          <Pages search={search} total={total} />
        </section>
        <aside className="results-map map-water">
          <ResultsMapPlace
            isWanted={isMap}
            {...mapProps}
            renderPreview={(id) => {
              const home = homes.find((one) => one.id === id)
              return home && <PropertyCard home={home} now={now} sizes="280px" className="map-preview" />
            }}
          />
          {isMap && (
            <PhoneCarousel {...pointing} homes={homes} title={title} renderCard={(home) => <MiniCard home={home} />} />
          )}
        </aside>
      </div>
      <ViewSwitch search={search} />
    </main>
  )
}

/** What is lit on both sides: the card under the pointer, the pin that was chosen. */
function usePointing() {
  const [pointedId, setPointedId] = useState<number>()
  const [selectedId, setSelectedId] = useState<number>()
  return { pointedId, setPointedId, selectedId, setSelectedId }
}

type Pointing = ReturnType<typeof usePointing>

function useMapProps({ search, homes }: Route.ComponentProps['loaderData'], pointing: Pointing): ResultsMapProps {
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const toPrice = usePrice()
  const { pointedId, selectedId, setSelectedId } = pointing
  const priceOf = (id: number) => {
    const home = homes.find((one) => one.id === id)
    return home ? toPrice(home, { isCompact: true }) : ''
  }
  const onSelect = useCallback((id: number | undefined) => setSelectedId(id), [setSelectedId])
  return {
    homes,
    priceOf,
    box: search.box,
    pointedId,
    selectedId,
    onSelect,
    onSearchArea: (box) => {
      // A drag is not a step that Back should undo one by one.
      const to = toLocal(`/properties${toQuery(changeSearch(search, { box }))}`)
      void navigate(to, { replace: true, preventScrollReset: true })
    },
  }
}

/** The cache slice keeps the last search, the search box the last few; the address stays the one that counts. */
function useRememberedSearch(search: SearchState, categories: readonly CategoryLabel[]) {
  const dispatch = useDispatch()
  const filterText = useFilterText(categories)
  const title = activeFilters(search)
    .map((filter) => filterText(search, filter))
    .join(' · ')
  const query = toQuery(search)
  useEffect(() => {
    dispatch(searchRemembered(query))
    noteRecentSearch({ query, title })
  }, [dispatch, query, title])
}

function ResultsHead({ title }: { title: string }) {
  const { t } = useTranslation('search')
  return (
    <div className="results-head mb-4 flex items-start justify-between gap-4 sm:mb-5">
      <h1 className="type-block lg:text-28">{title}</h1>
      <output className="ui-visually-hidden" aria-live="polite">
        {title}
      </output>
      <p className="flex shrink-0 items-center gap-2 pt-1 text-14 font-medium">
        <ArrowUpDown className="size-4.5" aria-hidden />
        {t('sort.newest')}
      </p>
    </div>
  )
}

/** Old results stay, dimmed, until the new ones are there. */
function PendingGrid({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname.endsWith('/properties')
  return (
    <div className="results-grid" data-pending={isPending} aria-busy={isPending}>
      {children}
    </div>
  )
}

function Pages({ search, total }: { search: SearchState; total: number }) {
  const { t } = useTranslation('search')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const pageCount = Math.min(Math.ceil(total / pageSize), Math.floor(10_000 / pageSize))
  if (pageCount <= 1) return null
  return (
    <div className="mt-12 grid justify-center">
      <Pagination
        label={t('results.page', { page: search.page, pages: pageCount })}
        previousLabel={t('results.previousPage')}
        nextLabel={t('results.nextPage')}
        page={search.page}
        pageCount={pageCount}
        formatPage={(page) => new Intl.NumberFormat(locale).format(page)}
        hrefFor={(page) => toLocal(`/properties${toQuery({ ...search, page })}`)}
        anchor={RouterAnchor}
      />
    </div>
  )
}

/** On a phone and a tablet the list and the map take turns. */
function ViewSwitch({ search }: { search: SearchState }) {
  const { t } = useTranslation('search')
  const isMap = search.view === 'map'
  const Icon = isMap ? List : MapIcon
  return (
    <div className="view-switch">
      <LocalLink
        to={`/properties${toQuery({ ...search, view: isMap ? 'list' : 'map' })}`}
        preventScrollReset
        className={buttonClass({ variant: 'ink' }, 'shadow-float')}
      >
        <Icon aria-hidden />
        {isMap ? t('map.showList') : t('map.show')}
      </LocalLink>
    </div>
  )
}
