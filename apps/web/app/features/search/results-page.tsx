import type { PropertyCard as Home } from '@gable/contract/property'
import type { Highlight } from '@gable/contract/search'
import { Pagination } from '@gable/ui/pagination'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Outlet, redirect, useNavigate, useNavigation } from 'react-router'
import { apiFor } from '../../api.server.ts'
import '../../i18n/results-messages.ts'
import { PageHead } from '../../layout/page-head.tsx'
import type { Frame } from '../../layout/site-frame.tsx'
import { RouterAnchor } from '../../shell/local-link.tsx'
import { useLanguage, useLocalPath } from '../../site.ts'
import { searchRemembered } from '../../store/cache-slice.ts'
import { MiniCard } from '../properties/mini-card.tsx'
import { PropertyCard } from '../properties/property-card.tsx'
import type { Route } from './+types/results-page'
import { DidYouMean } from './did-you-mean.tsx'
import { activeFilters } from './filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { findHomes, pickForPage } from './find-homes.server.ts'
import { NoResults } from './no-results.tsx'
import { noteRecentSearch } from './one-box/recent-searches.ts'
import { PhoneCarousel } from './map/phone-carousel.tsx'
import type { ResultsMapProps } from './map/results-map.tsx'
import { ResultsMapPlace } from './map/results-map-place.tsx'
import type { Labels } from './search-labels.ts'
import { changeSearch, type SearchState } from './search-state.ts'
import { pageSize, parseSearch, toQuery } from './search-url.ts'
import { SortMenu } from './sort-menu.tsx'
import { useFilterText } from './use-filter-text.ts'
import { useResultsTitle } from './use-results-title.ts'
import { ViewSwitch } from './view-switch.tsx'

const cardSizes = '(min-width: 1024px) 340px, (min-width: 640px) 46vw, 92vw'
const firstRow = 2

export { shouldRevalidate } from './keep-under-filters.ts'
export const handle: Frame = { isWide: true, isBareOnPhone: true, hasNoFooter: true }

export async function loader(args: Route.LoaderArgs) {
  leadToProjects(args.url)
  const search = parseSearch(args.url.searchParams)
  const found = await findHomes(apiFor(args), search)
  return { search, now: Date.now(), ...pickForPage(search, found) }
}

/** Without scripts the box of the home page sends everything here. */
function leadToProjects({ pathname, searchParams }: URL) {
  if (searchParams.get('deal') !== 'projects') return
  const text = searchParams.get('text')
  const query = text ? `?${new URLSearchParams({ text })}` : ''
  throw redirect(pathname.replace(/\/properties(\/filters)?$/, '/projects') + query)
}

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const { search, homes, total, labels, facets, now } = loaderData
  const title = useResultsTitle(search, total)
  const pointing = usePointing()
  const mapProps = useMapProps(loaderData, pointing)
  useRememberedSearch(search, labels)
  const isMap = search.view === 'map'
  return (
    <main id="main" data-view={search.view} className="results">
      <PageHead
        title={title}
        description={title}
        path="/properties"
        query={toQuery({ ...search, box: undefined, rings: undefined, around: undefined, view: 'list' })}
        isPrivate={[search.text, search.box, search.rings, search.around].some((part) => part !== undefined)}
      />
      <FilterBar search={search} labels={labels} facets={facets} />
      <div className="results-split">
        <ResultsList data={loaderData} title={title} pointing={pointing} />
        <aside className="results-map map-water">
          <ResultsMapPlace
            isWanted={isMap}
            {...mapProps}
            renderPreview={(home) => <PropertyCard home={home} now={now} sizes="280px" className="map-preview" />}
          />
          {isMap && (
            <PhoneCarousel
              {...pointing}
              homes={withChosen(homes, pointing)}
              title={title}
              renderCard={(home) => <MiniCard home={home} />}
            />
          )}
        </aside>
      </div>
      <ViewSwitch isMap={isMap} to={`/properties${toQuery({ ...search, view: isMap ? 'list' : 'map' })}`} />
      <Outlet />
    </main>
  )
}

type Data = Route.ComponentProps['loaderData']

function ResultsList({ data, title, pointing }: { data: Data; title: string; pointing: Pointing }) {
  const { search, homes, total, highlights, corrections, toDrop, labels, now } = data
  const { t } = useTranslation('results')
  const found = new Map<Home['id'], Highlight>(highlights.map((highlight) => [highlight.id, highlight]))
  return (
    <section className="results-list" aria-label={title}>
      <ResultsHead title={title} search={search} isMinimum={data.isTotalMinimum} />
      <DidYouMean search={search} corrections={corrections} />
      {total === 0 && <NoResults search={search} toDrop={toDrop} labels={labels} />}
      {/* The cards are one level below: without it the page would skip one. */}
      <h2 className="ui-visually-hidden">{t('found.list')}</h2>
      <PendingGrid>
        {homes.map((home, index) => (
          <PropertyCard
            key={home.id}
            home={home}
            now={now}
            sizes={cardSizes}
            highlight={found.get(home.id)}
            isPriority={index < firstRow}
            isLit={home.id === pointing.selectedId}
            onPoint={(isPointed) => pointing.setPointedId(isPointed ? home.id : undefined)}
          />
        ))}
      </PendingGrid>
      <Pages search={search} total={total} />
    </section>
  )
}

/** What is lit on both sides: the card under the pointer, the pin that was chosen. */
function usePointing() {
  const [pointedId, setPointedId] = useState<number>()
  const [selectedId, setSelectedId] = useState<number>()
  const [card, setCard] = useState<Home>()
  return { pointedId, setPointedId, selectedId, setSelectedId, card, setCard }
}

/** A pin of another page of the list brings its card along. */
const withChosen = (homes: readonly Home[], { card, selectedId }: Pointing) =>
  card && card.id === selectedId && !homes.some(({ id }) => id === card.id) ? [card, ...homes] : homes

type Pointing = ReturnType<typeof usePointing>

function useMapProps({ search, homes, tileQuery }: Data, pointing: Pointing): ResultsMapProps {
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const { pointedId, selectedId, setSelectedId, setCard } = pointing
  const onSelect = useCallback((id: number | undefined) => setSelectedId(id), [setSelectedId])
  return {
    homes,
    tileQuery,
    area: search,
    pointedId,
    selectedId,
    onSelect,
    onCard: setCard,
    onArea: ({ box, rings, around }, isDrag) => {
      const sort = around ? ('distance' as const) : search.sort === 'distance' ? undefined : search.sort
      const to = toLocal(`/properties${toQuery(changeSearch(search, { box, rings, around, sort }))}`)
      // A drag is not a step that Back should undo one by one.
      void navigate(to, { replace: isDrag, preventScrollReset: true })
    },
  }
}

/** The cache slice keeps the last search, the search box the last few; the address stays the one that counts. */
function useRememberedSearch(search: SearchState, labels: Labels) {
  const dispatch = useDispatch()
  const filterText = useFilterText(labels)
  const title = activeFilters(search)
    .map((filter) => filterText(search, filter))
    .filter(Boolean)
    .join(' · ')
  const query = toQuery(search)
  useEffect(() => {
    dispatch(searchRemembered(query))
    noteRecentSearch({ query, title })
  }, [dispatch, query, title])
}

type ResultsHeadProps = { title: string; search: SearchState; isMinimum: boolean }

function ResultsHead({ title, search, isMinimum }: ResultsHeadProps) {
  const { t } = useTranslation('results')
  return (
    <div className="results-head mb-4 flex items-center justify-between gap-4">
      <div>
        <h1 className="type-block lg:text-28">{title}</h1>
        {isMinimum && <p className="mt-1 text-14 text-ink-soft">{t('minimum')}</p>}
      </div>
      <output className="ui-visually-hidden" aria-live="polite">
        {title}
      </output>
      <SortMenu search={search} />
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
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const pageCount = Math.min(Math.ceil(total / pageSize), Math.floor(10_000 / pageSize))
  if (pageCount <= 1) return null
  return (
    <div className="mt-12 grid justify-center">
      <Pagination
        label={t('found.page', { page: search.page, pages: pageCount })}
        previousLabel={t('found.previousPage')}
        nextLabel={t('found.nextPage')}
        page={search.page}
        pageCount={pageCount}
        formatPage={(page) => new Intl.NumberFormat(locale).format(page)}
        hrefFor={(page) => toLocal(`/properties${toQuery({ ...search, page })}`)}
        anchor={RouterAnchor}
      />
    </div>
  )
}
