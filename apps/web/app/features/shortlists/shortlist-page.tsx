import { getShortlist, type SharedHome } from '@gable/contract/shortlists'
import { Avatar } from '@gable/ui/avatar'
import { Button, buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Check, Eye, GitCompareArrows, Heart, X } from 'lucide-react'
import { findSaved } from '#app/features/listings/favourites/favourite-store.ts'
import { useSaveFavourite } from '#app/features/listings/favourites/use-favourite.ts'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import '#app/shared/i18n/shortlist-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage, useSite } from '#app/shell/site.ts'
import type { Route } from './+types/shortlist-page'

const sizes = '(min-width: 1024px) 320px, 92vw'
/** As many as stand beside each other. */
const maxCompared = 4

/** Neither the address nor what it shows belongs to anybody who was not given it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })

export async function loader({ params: { token }, ...visit }: Route.LoaderArgs) {
  const { data } = await apiFor(visit)(getShortlist, { token: token.slice(0, 64) })
  return { ...data, now: Date.now() }
}

export default function ShortlistPage({ loaderData: { title, name, sharedAt, homes, now } }: Route.ComponentProps) {
  const { t } = useTranslation('shortlists')
  const { locale } = useLanguage()
  const heading = title || t('title')
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(sharedAt))
  return (
    <main id="main" className="ui-container pt-8">
      <PageHead title={heading} isPrivate />
      <div className="mb-4 flex items-center gap-3 text-14">
        <Avatar name={name || t('somebody')} className="size-10" />
        <div>
          <p>{name ? t('sharedBy', { name }) : t('sharedWithYou')}</p>
          <p className="text-ink-soft">{t('meta', { count: homes.length, date: day })}</p>
        </div>
      </div>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4 border-b border-line pb-6">
        <h1 dir="auto" className="written type-page wrap-anywhere">
          {heading}
        </h1>
        {homes.length > 0 && <Actions homes={homes} />}
      </div>
      <div className="shortlist">
        <div>
          {homes.length === 0 && <EmptyState illustration="house" title={t('none')} />}
          <h2 className="ui-visually-hidden">{t('list')}</h2>
          <ul className="shortlist-homes">
            {homes.map((home, index) => (
              <li key={home.id}>
                <PropertyCard property={home} now={now} sizes={sizes} isPriority={index < 2} />
                {home.note && (
                  <p className="shortlist-note">
                    <Avatar name={name || t('somebody')} className="size-8" />
                    <span dir="auto">{home.note}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
        <ViewOnly />
      </div>
    </main>
  )
}

function Actions({ homes }: { homes: SharedHome[] }) {
  const { t } = useTranslation('shortlists')
  const memberId = useSite().account?.id
  const save = useSaveFavourite()
  const open = homes.filter(({ isLocked }) => !isLocked).slice(0, maxCompared)
  const saveAll = () => {
    const missing = homes.filter(({ id, isFavourite }) => !(findSaved(id, memberId) ?? isFavourite))
    // From the last to the first, so that the first is the last one saved and leads the list.
    for (const { id } of missing.toReversed()) save(id, true)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {open.length > 1 && (
        <LocalLink
          to={`/compare?ids=${open.map(({ id }) => id).join(',')}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <GitCompareArrows aria-hidden />
          {t('compare')}
        </LocalLink>
      )}
      <Button className="heart" onClick={saveAll}>
        <Heart aria-hidden />
        {t('saveAll')}
      </Button>
    </div>
  )
}

function ViewOnly() {
  const { t } = useTranslation('shortlists')
  return (
    <aside className="ui-panel grid content-start gap-4 text-14">
      <h2 className="flex items-center gap-3 text-15 font-semibold">
        <span className="grid size-10 place-items-center rounded-full bg-brand-soft text-brand">
          <Eye className="size-5" aria-hidden />
        </span>
        {t('viewOnly.title')}
      </h2>
      <ul className="grid gap-3">
        {(['see', 'save'] as const).map((what) => (
          <li key={what} className="flex gap-2.5">
            <Check className="mt-0.5 size-4.5 flex-none text-brand" aria-hidden />
            {t(`viewOnly.${what}`)}
          </li>
        ))}
        <li className="flex gap-2.5">
          <X className="mt-0.5 size-4.5 flex-none text-ink-soft" aria-hidden />
          {t('viewOnly.not')}
        </li>
      </ul>
      <p className="border-t border-line pt-3 text-ink-soft">{t('viewOnly.end')}</p>
    </aside>
  )
}
