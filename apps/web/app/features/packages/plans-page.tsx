import { ApiError } from '@gable/contract/client'
import { assignPackage, getOwnPackages, getPackages } from '@gable/contract/packages'
import { getPaymentSettings } from '@gable/contract/payments'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Note } from '@gable/ui/note'
import { data, redirect, useSearchParams } from 'react-router'
import { safeNext } from '#app/features/accounts/use-next.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/limit-messages.ts'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor, callerFor, sessionOf } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { useSite } from '#app/shell/site.ts'
import type { Route } from './+types/plans-page'
import './packages.css'
import { PlanCard } from './plan-card.tsx'
import { PlanTable } from './plan-table.tsx'
import { RunningPlans } from './running-plans.tsx'
import { TakePlan } from './take-plan.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = apiFor({ request, context })
  const isMember = sessionOf(request) !== undefined
  const [plans, own, methods] = await Promise.all([
    call(getPackages, {}),
    isMember ? call(getOwnPackages, { limit: 10 }).catch(() => undefined) : undefined,
    isMember ? call(getPaymentSettings, {}).catch(() => undefined) : undefined,
  ])
  return {
    plans: plans.data,
    running: own?.data.filter(({ status }) => status === 'running') ?? [],
    isSoldHere: (methods?.data.length ?? 0) > 0,
  }
}

/** A free one is taken at once, and one goes on with what one was doing. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (!sessionOf(request)) await requireAccount({ request, context, url })
  const packageId = Number((await request.formData()).get('package_id'))
  if (!Number.isSafeInteger(packageId) || packageId < 1) throw data(null, { status: 400 })
  const refusal = await callerFor({ request, context })(assignPackage, { packageId }).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? { code: error.code } : Promise.reject(error)),
  )
  if (refusal) return data({ refusal }, { status: 422 })
  const here = url.pathname.replace(/\/subscription-plan$/, '/user/subscription')
  throw redirect(safeNext(url.searchParams.get('next'), `${here}?assigned=${packageId}`), 303)
}

/** Where every limit leads: what can be had, what one has of it, and all of it side by side. */
export default function PlansPage({ loaderData: { plans, running, isSoldHere }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('packages')
  const { settings } = useSite()
  const toErrorText = useErrorText()
  const next = safeNext(useSearchParams()[0].get('next'), '')
  if (plans.length === 0) return <NoPlans />
  return (
    <main id="main" className="ui-container plans">
      <PageHead title={t('pageTitle')} description={t('description', { site: settings.siteName })} />
      <header className="text-center">
        <h1 className="type-page">{t('title')}</h1>
        <p className="mx-auto mt-2 max-w-[56ch] text-17 text-ink-soft text-balance">{t('text')}</p>
      </header>
      {actionData && (
        <div role="alert">
          <Note tone="bad">{toErrorText(actionData.refusal)}</Note>
        </div>
      )}
      {running.length > 0 && <RunningPlans running={running} />}
      <div className="plan-cards">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan}>
            <TakePlan plan={plan} next={next} isSoldHere={isSoldHere} />
          </PlanCard>
        ))}
      </div>
      {plans.length > 1 && <PlanTable plans={plans} />}
    </main>
  )
}

/** Nothing is sold, so nothing is gated. */
function NoPlans() {
  const { t } = useTranslation('limits')
  return (
    <main id="main" className="ui-container pt-8 md:pt-10">
      <PageHead title={t('plans.title')} isPrivate />
      <h1 className="type-page">{t('plans.title')}</h1>
      <EmptyState
        illustration="house"
        title={t('plans.none')}
        actions={
          <>
            <LocalLink to="/user/my-properties" className={buttonClass()}>
              {t('plans.toListings')}
            </LocalLink>
            <LocalLink to="/" className={buttonClass({ variant: 'secondary' })}>
              {t('plans.toHome')}
            </LocalLink>
          </>
        }
      >
        {t('plans.text')}
      </EmptyState>
    </main>
  )
}
