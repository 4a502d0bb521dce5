import { ApiError } from '@gable/contract/client'
import { addFavourite, countFavourites, getFavourites, noteFavourite } from '@gable/contract/favourites'
import { Button, buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { ArrowRight, Trash2 } from 'lucide-react'
import { redirect } from 'react-router'
import { CompareBar } from '#app/features/compare/compare-bar.tsx'
import { ComparePick } from '#app/features/compare/compare-pick.tsx'
import { useComparePicks } from '#app/features/compare/use-compare-picks.ts'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import { ShareShortlist } from '#app/features/shortlists/share-shortlist.tsx'
import '#app/shared/i18n/favourite-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor, callerFor, sessionOf } from '#app/shell/api.server.ts'
import { AccountHead } from '#app/shell/layout/account-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { RangedPageLinks } from '#app/shell/page-links.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/favourites-page'
import { FavouriteBadge, FavouriteMeta } from './favourite-facts.tsx'
import { FavouriteNote, RemoveWithoutScripts } from './favourite-note.tsx'
import { favouritesPath, pageCountOf, pageSize, parseFavouriteQuery, toFavouriteQuery } from './favourite-query.ts'
import { FavouriteTools } from './favourite-tools.tsx'
import { countsBehind, keptCounts } from './kept-counts.ts'
import { readForm } from './read-form.server.ts'
import { isCheaper, isTakenHome } from './since-saved.ts'
import { useKept } from './use-kept.ts'
import { useRemoveFavourites } from './use-remove-favourites.ts'

const sizes = '(min-width: 1280px) 348px, (min-width: 640px) 45vw, 92vw'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const query = parseFavouriteQuery(url.searchParams)
  const { page, ...wanted } = query
  const call = apiFor({ request, context })
  const [list, counts] = await Promise.all([
    call(getFavourites, { ...wanted, offset: (page - 1) * pageSize, limit: pageSize }),
    call(countFavourites, {}),
  ])
  const last = pageCountOf(list.total)
  // The last home there is gone, or somebody made the address up.
  if (page > last) throw redirect(url.pathname + toFavouriteQuery({ ...query, page: last }))
  return { query, favourites: list.data, total: list.total, counts: counts.data.tabs, now: Date.now() }
}

/** What the forms of the page do where there are no scripts; a note is sent by its form either way. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (!sessionOf(request)) await requireAccount({ request, context, url })
  const { propertyId, note } = await readForm(request)
  const call = callerFor({ request, context })
  const change =
    note === undefined ? call(addFavourite, { propertyId, isAdded: false }) : call(noteFavourite, { propertyId, note })
  return change.then(
    () => ({ refusal: null }),
    (error: unknown) => (error instanceof ApiError ? { refusal: { code: error.code } } : Promise.reject(error)),
  )
}

/** Every home that a member saved, the last one first unless they want another order. */
export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('favourites')
  const { query, total, now } = loaderData
  const { favourites, gone } = useKept(loaderData.favourites)
  const counts = keptCounts(loaderData.counts, gone)
  const picks = useComparePicks(favourites.map(({ id }) => id))
  const picked = favourites.filter(({ id }) => picks.isPicked(id))
  const remove = useRemoveFavourites()
  const { homes, cheaper } = countsBehind(counts, undefined)
  const cheaperText = cheaper > 0 ? t('cheaper', { count: cheaper }) : ''
  return (
    <>
      <AccountHead title={t('title')} text={[t('count', { count: homes }), cheaperText].join(' ')}>
        {favourites.length > 0 && <ShareShortlist homes={favourites}>{t('share')}</ShareShortlist>}
      </AccountHead>
      {homes === 0 ? <NoFavourites /> : <FavouriteTools query={query} counts={counts} />}
      {homes > 0 && favourites.length === 0 && <NothingHere />}
      <h2 className="ui-visually-hidden">{t('list')}</h2>
      <ul className="favourite-grid">
        {favourites.map((home, index) => (
          <li key={home.id} className="relative" data-taken={isTakenHome(home) || undefined}>
            <PropertyCard
              property={home}
              now={now}
              sizes={sizes}
              isPriority={index < 3}
              badge={<FavouriteBadge home={home} />}
              meta={<FavouriteMeta home={home} now={now} />}
              note={home.favourite.note}
              priceBefore={isCheaper(home) ? home.favourite.savedPrice : null}
            />
            {!home.isLocked && (
              <ComparePick
                id={home.id}
                title={home.title}
                isPicked={picks.isPicked(home.id)}
                isFull={picks.isFull}
                onPick={() => picks.pick(home.id)}
              />
            )}
            {isTakenHome(home) && !home.favourite.note ? (
              <SimilarLink slug={home.slug} />
            ) : (
              <FavouriteNote home={home} />
            )}
            <RemoveWithoutScripts home={home} />
          </li>
        ))}
      </ul>
      <CompareBar count={picks.count} onClear={picks.clear}>
        <ShareShortlist homes={picked} look={{ variant: 'quiet', size: 'small' }}>
          {t('sharePicked')}
        </ShareShortlist>
        <Button
          variant="quiet"
          size="small"
          className="needs-scripts"
          onClick={() => {
            remove(picked)
            picks.clear()
          }}
        >
          <Trash2 aria-hidden />
          {t('removePicked')}
        </Button>
      </CompareBar>
      <RangedPageLinks
        page={query.page}
        pageCount={pageCountOf(total - gone.length)}
        pageSize={pageSize}
        total={total - gone.length}
        pathOf={(page) => favouritesPath(query, { page })}
      />
    </>
  )
}

/** Nobody writes about a home that is gone; they look for another one like it. */
function SimilarLink({ slug }: { slug: string }) {
  const { t } = useTranslation('favourites')
  return (
    <LocalLink to={`/properties-details/${encodeURIComponent(slug)}#similar`} className="favourite-similar">
      {t('similar')}
      <ArrowRight className="rtl:-scale-x-100" aria-hidden />
    </LocalLink>
  )
}

function NoFavourites() {
  const { t } = useTranslation('favourites')
  return (
    <EmptyState
      illustration="house"
      title={t('none')}
      actions={
        <LocalLink to="/properties" className={buttonClass()}>
          {t('browse')}
        </LocalLink>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}

function NothingHere() {
  const { t } = useTranslation('favourites')
  return (
    <EmptyState
      illustration="house"
      title={t('noneHere')}
      actions={
        <LocalLink to="/user/favourites" className={buttonClass({ variant: 'secondary' })}>
          {t('showAll')}
        </LocalLink>
      }
    >
      {t('noneHereText')}
    </EmptyState>
  )
}
