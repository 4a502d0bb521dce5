import { getOwnPackages } from '@gable/contract/packages'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Note } from '@gable/ui/note'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { AccountHead } from '#app/shell/layout/account-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/subscription-page'
import { findSold } from './find-sold.server.ts'
import { OwnPlan } from './own-plan.tsx'
import { OwnPlanList } from './own-plan-list.tsx'
import { findEnded, findEnding, findLast } from './package-ends.ts'
import { EndedNote, EndingNote } from './package-notes.tsx'
import './packages.css'

const pageSize = 20

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const offset = Math.min(Math.max(Number.parseInt(url.searchParams.get('offset') ?? '', 10) || 0, 0), 10_000)
  const call = apiFor({ request, context })
  const { data: packages, total } = await call(getOwnPackages, { offset, limit: pageSize })
  const now = Date.now()
  const running = packages.filter(({ status }) => status === 'running')
  const [ending, ended] = [findEnding(packages, now), findEnded(packages)]
  const soldIds = await findSold(call, ended ? [ended] : running)
  const renewable = findLast(running).filter((own) => soldIds.includes(own.packageId) && !ending.includes(own))
  return {
    ...{ packages, running, now, ending, ended, soldIds, renewableIds: renewable.map(({ id }) => id) },
    assignedId: Number(url.searchParams.get('assigned')),
    next: total > offset + pageSize ? offset + pageSize : undefined,
  }
}

/** What a member has, what is left of it, and what they had. */
export default function SubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { packages, running, now, ending, ended, soldIds, renewableIds, assignedId, next } = loaderData
  const { t } = useTranslation('packages')
  const assigned = running.find(({ packageId }) => packageId === assignedId)
  return (
    <>
      <AccountHead title={t('own.title')} text={t('own.text')}>
        <LocalLink to="/subscription-plan" className={buttonClass({ variant: 'secondary' })}>
          {t('own.compare')}
        </LocalLink>
      </AccountHead>
      {assigned && (
        <output className="mb-6 block">
          <Note tone="good">{t('own.assigned', { name: assigned.name })}</Note>
        </output>
      )}
      {packages.length === 0 && (
        <EmptyState
          illustration="house"
          title={t('own.noneTitle')}
          actions={
            <LocalLink to="/subscription-plan" className={buttonClass()}>
              {t('own.plans')}
            </LocalLink>
          }
        >
          {t('own.noneText')}
        </EmptyState>
      )}
      {ending.map((own) => (
        <EndingNote key={own.id} own={own} isSold={soldIds.includes(own.packageId)} />
      ))}
      {ended && <EndedNote own={ended} isSold={soldIds.includes(ended.packageId)} />}
      {running.map((own) => (
        <OwnPlan key={own.id} own={own} now={now} isRenewable={renewableIds.includes(own.id)} />
      ))}
      {packages.length > 0 && <OwnPlanList packages={packages} next={next} />}
    </>
  )
}
