import type { PropertyCard as Property } from '@gable/contract/property'
import type { Highlight } from '@gable/contract/search'
import { buttonClass } from '@gable/ui/button'
import { type ComponentProps, lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Outlet, redirect, useNavigate, useNavigation } from 'react-router'
import { HideButton } from '#app/features/listings/hidden/hide-button.tsx'
import { useHiddenAmong } from '#app/features/listings/hidden/use-hidden.ts'
import { promotedBadge } from '#app/features/promotions/promoted-place.tsx'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import '#app/shared/i18n/results-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { categoriesReceived, projectsSearched, searchRemembered } from '#app/shell/store/cache-slice.ts'
import { useDispatch } from '#app/shell/store/use-store.ts'
import { memoPage } from '#app/shell/memo-page.ts'
import type { Route } from './+types/results-page'
import { FilterBar } from './filter-bar.tsx'
import { findProperties, pickForPage } from './find-properties.server.ts'
import { orLastResults, useLastResults } from './last-results.ts'
import { noteRecentSearch } from './one-box/recent-searches.ts'
import type { ResultsMapProps } from './map/results-map.tsx'
import { ResultsMapPlace } from './map/results-map-place.tsx'
import { ResultsHead } from './results-head.tsx'
import type { Labels } from './search-labels.ts'
import { changeSearch, type SearchState } from './search-state.ts'
import { deepestPage, hasLostDrawing, pageSize, parseSearch, toCanonicalQuery, toQuery } from './search-url.ts'
import { SortMenu } from './sort-menu.tsx'
import { useResultsTitle } from './use-results-title.ts'
import { useSearchName } from './use-search-name.ts'
import { ViewSwitch } from './view-switch.tsx'

// Only the map of a phone has them.
const PhoneCarousel = lazy(async () => ({
  default: (await import('./map/phone-carousel.tsx')).PhoneCarousel<Property>,
}))
const MiniCard = lazy(async () => ({ default: (await import('#app/features/properties/mini-card.tsx')).MiniCard }))

// Most searches find something, and most words are known; the server draws these at once all the same.
const loadNoResults = async () => ({ default: (await import('./no-results.tsx')).NoResults })
const NoResults = import.meta.env.SSR ? (await loadNoResults()).default : lazy(loadNoResults)

const loadDidYouMean = async () => ({ default: (await import('./did-you-mean.tsx')).DidYouMean })
const DidYouMean = import.meta.env.SSR ? (await loadDidYouMean()).default : lazy(loadDidYouMean)

// Begun at once: what ends a list comes while its beginning is taken over, and so does what is said without a network.
const failed = import('./results-failed.tsx').then((module) => ({ default: module.ResultsFailed }))
const ResultsFailed = lazy(() => failed)
const pages = import('#app/shell/page-links.tsx').then((module) => ({ default: module.PageLinks }))
const PageLinks = import.meta.env.SSR ? (await pages).default : lazy(() => pages)

const cardSizes = '(min-width: 1024px) 340px, (min-width: 640px) 46vw, 92vw'
const firstRow = 2

export { shouldRevalidate } from './keep-under-filters.ts'
/** The map of a phone takes the whole screen. */
export const handle = (loaded?: { search: SearchState }): Frame => ({
  isWide: true,
  isBareOnPhone: true,
  hasNoFooter: true,
  hasNoTabBar: loaded?.search.view === 'map',
})

/** What was asked for and did not come: only a browser that keeps the last results can say so. */
const allCame: { asked?: SearchState } = {}

export async function loader(args: Route.LoaderArgs) {
  leadToProjects(args.url)
  const search = parseSearch(args.url.searchParams)
  const found = await findProperties(apiFor(args), search)
  const now = Date.now()
  const isDrawingLost = hasLostDrawing(args.url.searchParams)
  return { search, now, isDrawingLost, ...pickForPage(search, found, now), ...allCame }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  orLastResults(serverLoader(), { asked: parseSearch(new URL(request.url).searchParams) })

/** Without scripts the box of the home page sends everything here. */
function leadToProjects({ pathname, searchParams }: URL) {
  if (searchParams.get('deal') !== 'projects') return
  const text = searchParams.get('text')
  const query = text ? `?${new URLSearchParams({ text })}` : ''
  throw redirect(pathname.replace(/\/properties(\/filters)?$/, '/projects') + query)
}

export default memoPage(function ResultsPage({ loaderData: loaded }: Route.ComponentProps) {
  const loaderData = useShown(loaded)
  const { search, asked, total, labels, facets, corrections } = loaderData
  const title = useResultsTitle(search, total, { corrections, placeLabel: labels.place })
  const pointing = usePointing()
  useRememberedSearch(search, labels)
  useLastResults(loaded)
  const isMap = search.view === 'map'
  return (
    <main id="main" data-view={search.view} className="results">
      <PageHead
        title={title}
        description={title}
        path="/properties"
        query={toCanonicalQuery(search)}
        isPrivate={[search.text, search.box, search.rings, search.around].some((part) => part !== undefined)}
      />
      <FilterBar
        {...(asked ? { search: asked, labels: { ...labels, place: undefined } } : { search, labels })}
        facets={facets}
        total={total}
      />
      <div className="results-split">
        <ResultsList data={loaderData} title={title} pointing={pointing} />
        <MapSide data={loaderData} title={title} pointing={pointing} />
      </div>
      <Suspense>{asked && <ResultsFailed />}</Suspense>
      <ViewSwitch isMap={isMap} to={`/properties${toQuery({ ...search, view: isMap ? 'list' : 'map' })}`} />
      <Outlet />
    </main>
  )
})

/** Without what its reader has just hidden; what a member hid before, the server has left out already. */
function useShown(loaded: Route.ComponentProps['loaderData']) {
  const { properties, total } = loaded
  const hiddenIds = useHiddenAmong(properties)
  const shown = hiddenIds.size === 0 ? properties : properties.filter(({ id }) => !hiddenIds.has(id))
  return { ...loaded, properties: shown, total: Math.max(total - hiddenIds.size, 0), hiddenCount: hiddenIds.size }
}

type Data = ReturnType<typeof useShown>
type PartProps = { data: Data; title: string; pointing: Pointing }

function ResultsList({ data, title, pointing }: PartProps) {
  const { search, properties, total, highlights, corrections, toDrop, labels, now } = data
  const { t } = useTranslation('results')
  const found = new Map<Property['id'], Highlight>(highlights.map((highlight) => [highlight.id, highlight]))
  return (
    <section className="results-list" aria-label={title}>
      <ResultsHead title={title} {...data} />
      {corrections.length > 0 && (
        <Suspense>
          <DidYouMean search={search} corrections={corrections} />
        </Suspense>
      )}
      <Suspense>{total === 0 && <NoResults search={search} toDrop={toDrop} labels={labels} />}</Suspense>
      {/* The cards are one level below: without it the page would skip one. */}
      <h2 className="ui-visually-hidden">{t('found.list')}</h2>
      <PendingGrid isOld={data.asked !== undefined}>
        {properties.map((property, index) => (
          <ResultCard
            key={property.id}
            property={property}
            now={now}
            highlight={found.get(property.id)}
            isPriority={index < firstRow}
            isLit={property.id === pointing.selectedId}
            onPointed={pointing.setPointedId}
          />
        ))}
      </PendingGrid>
      {data.hiddenCount > 0 && (
        <LocalLink to="/hidden" className={buttonClass({ variant: 'quiet', size: 'small' }, 'mt-4')}>
          {t('hiddenHere', { count: data.hiddenCount })}
        </LocalLink>
      )}
      <Suspense>
        <PageLinks
          page={search.page}
          pageCount={Math.min(Math.ceil(total / pageSize), deepestPage)}
          pathOf={(page) => `/properties${toQuery({ ...search, page })}`}
        />
      </Suspense>
    </section>
  )
}

type ResultCardProps = Omit<ComponentProps<typeof PropertyCard>, 'sizes' | 'onPoint' | 'corner'> & {
  onPointed: (id: number | undefined) => void
}

/** Pointing at one card lights its pin; the others need not render for that. */
const ResultCard = memo(function ResultCard({ onPointed, ...props }: ResultCardProps) {
  const { id, title } = props.property
  return (
    <PropertyCard
      {...props}
      sizes={cardSizes}
      onPoint={(isPointed) => onPointed(isPointed ? id : undefined)}
      badge={promotedBadge(props.property)}
      corner={<HideButton id={id} title={title} />}
    />
  )
})

function MapSide({ data, title, pointing }: PartProps) {
  const mapProps = useMapProps(data, pointing)
  const { search, properties, now } = data
  const isMap = search.view === 'map'
  return (
    <aside className="results-map map-water">
      <ResultsMapPlace
        isWanted={isMap}
        {...mapProps}
        renderPreview={(property) => (
          <PropertyCard property={property} now={now} sizes="280px" className="map-preview" />
        )}
      />
      {isMap && (
        <Suspense>
          <PhoneCarousel
            {...pointing}
            properties={withChosen(properties, pointing)}
            title={title}
            end={<SortMenu search={search} />}
            renderCard={(property) => <MiniCard property={property} />}
          />
        </Suspense>
      )}
    </aside>
  )
}

/** What is lit on both sides: the card under the pointer, the pin that was chosen. */
function usePointing() {
  const [pointedId, setPointedId] = useState<number>()
  const [selectedId, setSelectedId] = useState<number>()
  const [card, setCard] = useState<Property>()
  return { pointedId, setPointedId, selectedId, setSelectedId, card, setCard }
}

/** A pin of another page of the list brings its card along. */
const withChosen = (properties: readonly Property[], { card, selectedId }: Pointing) =>
  card && card.id === selectedId && !properties.some(({ id }) => id === card.id) ? [card, ...properties] : properties

type Pointing = ReturnType<typeof usePointing>

function useMapProps({ search, properties, tileQuery }: Data, pointing: Pointing): ResultsMapProps {
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const { pointedId, selectedId, setSelectedId, setCard } = pointing
  const onSelect = useCallback((id: number | undefined) => setSelectedId(id), [setSelectedId])
  return {
    properties,
    tileQuery,
    area: search,
    pointedId,
    selectedId,
    onSelect,
    onCard: setCard,
    onArea: ({ box, rings, cuts, around }, isDrag) => {
      const sort = around ? ('distance' as const) : search.sort === 'distance' ? undefined : search.sort
      const to = toLocal(`/properties${toQuery(changeSearch(search, { box, rings, cuts, around, sort }))}`)
      // A drag is not a step that Back should undo one by one.
      void navigate(to, { replace: isDrag, preventScrollReset: true })
    },
  }
}

/** The cache slice keeps the last search, the search box the last few; the address stays the one that counts. */
function useRememberedSearch(search: SearchState, labels: Labels) {
  const dispatch = useDispatch()
  const title = useSearchName(labels)(search)
  const query = toQuery(search)
  useEffect(() => {
    dispatch(searchRemembered(query))
    dispatch(projectsSearched(false))
    noteRecentSearch({ query, title })
  }, [dispatch, query, title])
  const { categories } = labels
  useEffect(() => {
    dispatch(categoriesReceived({ data: [...categories], at: Date.now() }))
  }, [dispatch, categories])
}

/** Old results stay, dimmed, until the new ones are there. */
function PendingGrid({ isOld, children }: { isOld: boolean; children: ReactNode }) {
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname.endsWith('/properties')
  return (
    <div className="results-grid" data-pending={isPending || isOld} aria-busy={isPending}>
      {children}
    </div>
  )
}
