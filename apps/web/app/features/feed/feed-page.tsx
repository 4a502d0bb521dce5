import { getCategories, getFacilitiesForFilter } from '@gable/contract/catalogue'
import { getCities } from '@gable/contract/cities'
import { getFeedPreferences, getRecommendations } from '@gable/contract/feed'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Note } from '@gable/ui/note'
import { useHiddenAmong } from '#app/features/listings/hidden/use-hidden.ts'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import '#app/shared/i18n/feed-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor, sessionOf } from '#app/shell/api.server.ts'
import { AccountHead } from '#app/shell/layout/account-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { PageLinks } from '#app/shell/page-links.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/feed-page'
import { changeFeed } from './feed-form.server.ts'
import { feedPath } from './feed-path.ts'
import { LearningPanel } from './learning-panel.tsx'
import { PreferencesPanel } from './preferences-panel.tsx'
import { ReasonNote } from './reason-note.tsx'

const pageSize = 12
const maxPages = 17
const sizes = '(min-width: 1280px) 368px, (min-width: 640px) 45vw, 92vw'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const page = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page'))) || 1, 1), maxPages)
  const [homes, preferences, categories, facilities, cities] = await Promise.all([
    call(getRecommendations, { offset: (page - 1) * pageSize, limit: pageSize }),
    call(getFeedPreferences, {}),
    call(getCategories, {}),
    call(getFacilitiesForFilter, {}),
    call(getCities, { limit: 50 }),
  ])
  return {
    homes: homes.data,
    pageCount: Math.ceil(homes.total / pageSize),
    page,
    preferences: preferences.data,
    choices: {
      categories: categories.data.map(({ id, name }) => ({ id, name })),
      facilities: facilities.data.map(({ id, name }) => ({ id, name })),
      cities: cities.data.map(({ city }) => city),
    },
    now: Date.now(),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  if (!sessionOf(request)) await requireAccount({ request, context, url })
  return changeFeed({ request, context })
}

/** Homes that fit what a member wants and likes, each with its reason. */
export default function FeedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('feed')
  const { homes, page, pageCount, preferences, choices, now } = loaderData
  const hidden = useHiddenAmong(homes)
  const shown = homes.filter(({ id }) => !hidden.has(id))
  return (
    <>
      <AccountHead title={t('title')} text={t('text')} />
      {actionData?.refusal && <Note tone="bad">{t('notSaved')}</Note>}
      <div className="feed-columns">
        <aside className="feed-aside" aria-label={t('preferences')}>
          <PreferencesPanel key={JSON.stringify(preferences)} preferences={preferences} choices={choices} />
          <LearningPanel preferences={preferences} />
        </aside>
        <section aria-label={t('list')}>
          {shown.length === 0 && <NoHomes />}
          <ul className="feed-grid">
            {shown.map((home, index) => (
              <li key={home.id}>
                <PropertyCard property={home} now={now} sizes={sizes} isPriority={index < 2} />
                <ReasonNote home={home} />
              </li>
            ))}
          </ul>
          <PageLinks
            page={page}
            pageCount={pageCount}
            pathOf={(one) => (one > 1 ? `${feedPath}?page=${one}` : feedPath)}
          />
        </section>
      </div>
    </>
  )
}

function NoHomes() {
  const { t } = useTranslation('feed')
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
