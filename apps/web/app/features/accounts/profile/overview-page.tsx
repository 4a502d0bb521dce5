import { missingProfileFields } from '@gable/domain/profile-rules'
import { buttonClass } from '@gable/ui/button'
import { ChevronRight, Plus } from 'lucide-react'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dashboardSections, settingsSections } from '#app/shell/layout/dashboard-sections.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/overview-page'
import { ProfileCompleteness } from './profile-completeness.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { account: await requireAccount({ request, context, url }) }
}

/** Where a member begins: what is still to do, and the way to everything else. */
export default function OverviewPage({ loaderData: { account } }: Route.ComponentProps) {
  const { t } = useTranslation(['accounts', 'shell'])
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
          <p className="mt-1 text-ink-soft">{t('dashboard.text')}</p>
        </div>
        <LocalLink to="/user/properties" className={buttonClass({})}>
          <Plus aria-hidden />
          {t('shell:header.listHome')}
        </LocalLink>
      </div>
      <div className="max-w-[560px]">
        <ProfileCompleteness missing={missing}>
          {missing.length > 0 && (
            <LocalLink to="/user/profile" className={buttonClass({ variant: 'secondary' })}>
              {t('profile.toProfile')}
            </LocalLink>
          )}
        </ProfileCompleteness>
        <SectionList />
      </div>
    </>
  )
}

/** What stands in the side navigation on a desk. */
function SectionList() {
  const { t } = useTranslation('accounts')
  const sections = [...dashboardSections.filter(({ to }) => to !== '/user'), ...settingsSections]
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
