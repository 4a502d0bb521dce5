import { ApiError } from '@gable/contract/client'
import { addFavourite, getFavourites, noteFavourite } from '@gable/contract/favourites'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Pagination } from '@gable/ui/pagination'
import { CompareBar } from '#app/features/compare/compare-bar.tsx'
import { ComparePick } from '#app/features/compare/compare-pick.tsx'
import { useComparePicks } from '#app/features/compare/use-compare-picks.ts'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import { ShareShortlist } from '#app/features/shortlists/share-shortlist.tsx'
import '#app/shared/i18n/favourite-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor, callerFor, sessionOf } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink, RouterAnchor } from '#app/shell/local-link.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import type { Route } from './+types/favourites-page'
import { FavouriteBadge, FavouriteMeta } from './favourite-facts.tsx'
import { FavouriteNote } from './favourite-note.tsx'
import { readForm } from './read-form.server.ts'
import { isCheaper, isTakenHome } from './since-saved.ts'
import { useKept } from './use-kept.ts'

const pageSize = 24
const sizes = '(min-width: 1280px) 348px, (min-width: 640px) 45vw, 92vw'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const page = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1), 50)
  const wanted = { offset: (page - 1) * pageSize, limit: pageSize }
  const { data: favourites, total } = await apiFor({ request, context })(getFavourites, wanted)
  return { favourites, total, page, now: Date.now() }
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

/** Every home that a member saved, the last one first. */
export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('favourites')
  const { page, now } = loaderData
  const { favourites, total } = useKept(loaderData)
  const picks = useComparePicks()
  const picked = favourites.filter(({ id }) => picks.isPicked(id))
  const shared = picked.length > 0 ? picked : favourites
  const cheaper = favourites.filter(isCheaper).length
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-page">{t('title')}</h1>
          <p className="mt-1 text-ink-soft">
            {t('count', { count: total })} {cheaper > 0 && t('cheaper', { count: cheaper })}
          </p>
        </div>
        {favourites.length > 0 && <ShareShortlist homes={shared} />}
      </div>
      {total === 0 && <NoFavourites />}
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
            <FavouriteNote home={home} />
          </li>
        ))}
      </ul>
      <CompareBar count={picks.count} onClear={picks.clear} />
      <Pages page={page} pageCount={Math.ceil(total / pageSize)} />
    </>
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

function Pages({ page, pageCount }: { page: number; pageCount: number }) {
  const { t } = useTranslation('favourites')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  if (pageCount <= 1) return null
  return (
    <div className="mt-12 grid justify-center">
      <Pagination
        label={t('page', { page, pages: pageCount })}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        page={page}
        pageCount={pageCount}
        formatPage={(number) => new Intl.NumberFormat(locale).format(number)}
        hrefFor={(number) => toLocal(number > 1 ? `/user/favourites?page=${number}` : '/user/favourites')}
        anchor={RouterAnchor}
      />
    </div>
  )
}
