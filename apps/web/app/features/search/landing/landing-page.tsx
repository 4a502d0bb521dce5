import { getHomepage } from '@gable/contract/homepage'
import { searchProperties } from '@gable/contract/properties'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { lazy, Suspense } from 'react'
import { ForYou } from '#app/features/feed/for-you.tsx'
import { listForYou } from '#app/features/feed/list-for-you.server.ts'
import { promotedBadge } from '#app/features/promotions/promoted-place.tsx'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import { RankedProperty } from '#app/features/properties/ranked-property.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { MemberLink } from '#app/shell/member-link.tsx'
import { readSettings } from '#app/shell/settings.server.ts'
import { useSite } from '#app/shell/site.ts'
import { memoPage } from '#app/shell/memo-page.ts'
import type { Route } from './+types/landing-page'
import { HeroPicture, heroShareImage } from './hero-picture.tsx'
import type { RenderProperty } from './titled-section.tsx'
import { LandingSection, isJournal, isRanked, lighten } from './landing-section.tsx'
import { Ranks, type RenderRanked } from './ranks.tsx'
import { NearYou } from './near-you.tsx'
import { RecentRow } from './recent-row.tsx'
import { SeenProperties } from './seen-properties.tsx'
import { SearchBox } from './search-box.tsx'
import { useRememberedStart } from './use-remembered-start.ts'

// It stands far below, so its code and its words come after the page.
const loadJournal = async () => ({
  default: (await import('#app/features/content/journal-section.tsx')).JournalSection,
})
const JournalSection = import.meta.env.SSR ? (await loadJournal()).default : lazy(loadJournal)

const cardSizes = '(min-width: 1440px) 302px, (min-width: 1024px) 23vw, (min-width: 640px) 45vw, 78vw'

export { shouldRevalidate } from '#app/shared/keep-on-dialog.ts'
export const handle: Frame = { isOverPhoto: true }

export async function loader(args: Route.LoaderArgs) {
  const call = apiFor(args)
  const { defaultPlace } = await readSettings(args)
  const [all, forSale, { data }, forYou] = await Promise.all([
    call(searchProperties, { limit: 1 }),
    call(searchProperties, { deal: 'sell', limit: 1 }),
    // Without a position, near is near the operator's place; the reader's own is known to the browser alone.
    call(getHomepage, defaultPlace ? { latitude: defaultPlace.latitude, longitude: defaultPlace.longitude } : {}),
    listForYou(args),
  ])
  return {
    total: all.total ?? 0,
    forSale: forSale.total ?? 0,
    sections: data.sections.map(lighten),
    forYou,
    now: Date.now(),
  }
}

export default memoPage(function LandingPage({
  loaderData: { total, forSale, sections, forYou, now },
}: Route.ComponentProps) {
  const { t } = useTranslation('search')
  const place = useSite().settings.defaultPlace?.name
  const renderProperty: RenderProperty = (property) => (
    <PropertyCard key={property.id} property={property} now={now} sizes={cardSizes} badge={promotedBadge(property)} />
  )
  const renderRanked: RenderRanked = (property, rankedBy) => <RankedProperty property={property} rankedBy={rankedBy} />
  const ranks = sections.filter(isRanked)
  useRememberedStart(sections)
  return (
    <>
      <PageHead
        title={t('landing.pageTitle')}
        description={t('landing.text', { count: total })}
        image={heroShareImage}
      />
      <main id="main">
        <section className="hero">
          <HeroPicture />
          <div className="hero-words">
            <div className="ui-container">
              <h1 className="type-hero">{t('landing.title')}</h1>
              {total > 0 && <p>{t('landing.text', { count: total })}</p>}
            </div>
          </div>
        </section>
        <div className="ui-container search-box-place">
          <search>
            <SearchBox firstCount={forSale} />
          </search>
          <RecentRow />
        </div>
        <div className="ui-container">
          {total === 0 && <NoProperties />}
          <ForYou
            homes={forYou}
            renderProperty={(home, meta) => (
              <PropertyCard key={home.id} property={home} now={now} sizes={cardSizes} meta={meta} />
            )}
          />
          {sections.map((section) => {
            if (isJournal(section)) {
              return (
                <Suspense key={section.type}>
                  <JournalSection section={section} />
                </Suspense>
              )
            }
            if (!isRanked(section)) {
              return (
                <LandingSection key={section.type} section={section} place={place} renderProperty={renderProperty} />
              )
            }
            // Both stand where the first of them does.
            return section === ranks[0] && <Ranks key="ranks" sections={ranks} renderRanked={renderRanked} />
          })}
          {/* They come late: below the others they move nothing that is being looked at. */}
          <NearYou renderProperty={renderProperty} />
          <SeenProperties renderProperty={renderProperty} />
          <SellBand />
        </div>
      </main>
    </>
  )
})

function NoProperties() {
  const { t } = useTranslation(['search', 'shell'])
  return (
    <section className="ui-section">
      <EmptyState
        illustration="house"
        title={t('landing.noHomes')}
        actions={
          <MemberLink to="/user/properties" className={buttonClass()}>
            {t('shell:header.listHome')}
          </MemberLink>
        }
      >
        {t('landing.noHomesText')}
      </EmptyState>
    </section>
  )
}

function SellBand() {
  const { t } = useTranslation(['search', 'shell'])
  return (
    <section className="ui-section grid items-center gap-6 rounded-card bg-brand-soft px-6 py-8 lg:grid-cols-[1fr_auto] lg:px-16 lg:py-14">
      <div className="grid gap-3">
        <h2 className="type-section max-w-[20ch] lg:text-36">{t('landing.sellTitle')}</h2>
        <p className="text-ink-soft">{t('landing.sellText')}</p>
      </div>
      <MemberLink to="/user/properties" className={buttonClass({ size: 'large' }, 'max-lg:w-full')}>
        {t('shell:header.listHome')}
      </MemberLink>
    </section>
  )
}
