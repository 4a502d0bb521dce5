import { getFavourites } from '@gable/contract/favourites'
import { getLeadCounts } from '@gable/contract/leads'
import { getOwnInsights } from '@gable/contract/own-insights'
import { countAddedProperties, getAddedProperties } from '@gable/contract/posting'
import { getOwnPackages } from '@gable/contract/packages'
import { countAddedProjects } from '@gable/contract/projects'
import { missingProfileFields } from '@gable/domain/profile-rules'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { ChevronRight, Plus } from 'lucide-react'
import { ProfileCompleteness } from '#app/features/accounts/profile/profile-completeness.tsx'
import { InsightTotals } from '#app/features/insights/insight-totals.tsx'
import { parseListQuery } from '#app/features/listings/own/list-query.ts'
import { findSold } from '#app/features/packages/find-sold.server.ts'
import { findEnding } from '#app/features/packages/package-ends.ts'
import { EndingNote } from '#app/features/packages/package-notes.tsx'
import { OverviewHomes, overviewTabs } from '#app/features/properties/own/overview-homes.tsx'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/own-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { dashboardSections, menuSettings } from '#app/shell/layout/dashboard-sections.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/overview-page'
import { OverviewAttention } from './overview-attention.tsx'
import { OverviewNumbers } from './overview-numbers.tsx'

const shownHomes = 6

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const account = await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const { tab } = parseListQuery(url.searchParams, overviewTabs)
  const homesWithInsights = async () => {
    const { data: homes } = await call(getAddedProperties, { tab, sort: 'attention', limit: shownHomes })
    const { data: insights } = await call(getOwnInsights, { ids: homes.map(({ id }) => id) })
    return { homes, insights }
  }
  const now = Date.now()
  const endingPackages = async () => {
    const { data: packages } = await call(getOwnPackages, {})
    const ending = findEnding(packages, now)
    return { ending, soldIds: await findSold(call, ending) }
  }
  const [properties, projects, saved, leads, shown, ends] = await Promise.all([
    call(countAddedProperties, {}),
    call(countAddedProjects, {}),
    call(getFavourites, { limit: 1 }),
    call(getLeadCounts, {}),
    homesWithInsights(),
    endingPackages(),
  ])
  const counts = { properties: properties.data, projects: projects.data, saved: saved.total ?? 0 }
  return { account, ...counts, ...shown, ...ends, newLeads: leads.data.stages.new, tab, now }
}

/** Where a member begins: what waits for them, what they have, and the way to everything else. */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { account, properties, projects, saved, newLeads, homes, insights, ending, soldIds, tab, now } = loaderData
  const { t } = useTranslation(['accounts', 'shell', 'own'])
  const missing = missingProfileFields({ ...account, profileImage: account.hasPicture ? 'given' : '' })
  const { name } = account
  return (
    <>
      <PageHead title={t('dashboard.sections.overview')} isPrivate />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="type-page written" dir="auto">
            {name ? t('dashboard.title', { name }) : t('dashboard.titleNameless')}
          </h1>
          <p className="mt-1 text-ink-soft">
            {properties.all > 0
              ? t('own:summary', { all: t('own:homes.count', { count: properties.all }), live: properties.tabs.live })
              : t('dashboard.text')}
          </p>
        </div>
        <LocalLink to="/user/properties" className={buttonClass({})}>
          <Plus aria-hidden />
          {t('shell:header.listHome')}
        </LocalLink>
      </div>
      {ending.map((own) => (
        <EndingNote key={own.id} own={own} isSold={soldIds.includes(own.packageId)} />
      ))}
      {properties.all > 0 && <InsightTotals insights={insights} />}
      <div className="overview-columns">
        <div className="grid min-w-0 content-start gap-6">
          <OwnNumbers {...{ properties, projects, saved, newLeads }} />
        </div>
        <ProfileCompleteness missing={missing}>
          {missing.length > 0 && (
            <LocalLink to="/user/profile" className={buttonClass({ variant: 'secondary' })}>
              {t('profile.toProfile')}
            </LocalLink>
          )}
        </ProfileCompleteness>
      </div>
      {properties.all > 0 && <OverviewHomes counts={properties} {...{ homes, insights, tab, now }} />}
      <SectionList />
    </>
  )
}

/** What waits comes before what runs by itself; who has nothing yet is shown where to begin. */
type OwnNumbersProps = Pick<Route.ComponentProps['loaderData'], 'properties' | 'projects' | 'saved' | 'newLeads'>

function OwnNumbers({ properties, projects, saved, newLeads }: OwnNumbersProps) {
  const { t } = useTranslation(['accounts', 'shell', 'own'])
  if (properties.all + properties.drafts + projects.all === 0) {
    return (
      <section className="ui-panel">
        <EmptyState
          className="py-8"
          illustration="house"
          title={t('own:overview.empty')}
          actions={
            <LocalLink to="/user/properties" className={buttonClass({})}>
              {t('shell:header.listHome')}
            </LocalLink>
          }
        >
          {t('own:overview.emptyText')}
        </EmptyState>
      </section>
    )
  }
  const { tabs, drafts } = properties
  return (
    <>
      <OverviewAttention properties={{ ...tabs, drafts }} projects={projects.tabs} newLeads={newLeads} />
      <OverviewNumbers
        numbers={{
          live: tabs.live,
          underOffer: tabs.under_offer,
          closed: tabs.closed,
          projects: projects.tabs.live,
          saved,
        }}
      />
    </>
  )
}

/** What stands in the side navigation on a desk. */
function SectionList() {
  const { t } = useTranslation('accounts')
  const sections = [...dashboardSections.filter(({ to }) => to !== '/user'), ...menuSettings]
  return (
    <nav className="section-list" aria-label={t('dashboard.navigation')}>
      {sections.map(({ to, Icon, label }) => (
        <LocalLink key={to} to={to}>
          <Icon className="text-ink-soft" aria-hidden />
          {t(`dashboard.sections.${label}`)}
          <ChevronRight className="ms-auto size-5 text-ink-soft rtl:-scale-x-100" aria-hidden />
        </LocalLink>
      ))}
    </nav>
  )
}
