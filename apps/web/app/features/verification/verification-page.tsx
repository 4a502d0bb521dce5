import { getVerificationFields, getVerificationValues } from '@gable/contract/verification'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Note } from '@gable/ui/note'
import { Skeleton, SkeletonRegion } from '@gable/ui/skeleton'
import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/verification-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/verification-page'
import './verification.css'
import { VerificationAside } from './verification-aside.tsx'
import { VerificationResult } from './verification-result.tsx'

const VerificationForm = lazy(async () => ({ default: (await import('./verification-form.tsx')).VerificationForm }))

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const [fields, values] = await Promise.all([call(getVerificationFields, {}), call(getVerificationValues, {})])
  return { fields: fields.data, values: values.data, wantsToApply: url.searchParams.has('apply') }
}

export default function VerificationPage({ loaderData: { fields, values, wantsToApply } }: Route.ComponentProps) {
  const { t } = useTranslation(['verification', 'accounts'])
  const { state, history } = values
  const isForm = state === 'initial' || (state === 'failed' && wantsToApply)
  const title = t('accounts:dashboard.sections.verification')
  return (
    <>
      <PageHead title={title} isPrivate />
      <LocalLink to="/user" className="dashboard-back">
        <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
        {t('back')}
      </LocalLink>
      <h1 className="type-page">{title}</h1>
      <p className="mt-1 mb-8 text-ink-soft">{t('text')}</p>
      <div className="settings-columns">
        {isForm && <VerificationAside history={history} />}
        <div className="min-w-0">
          {isForm && history[0]?.move === 'expire' && (
            <Note tone="warn" lead={t('ended.lead')} className="mb-7">
              {t('ended.text')}
            </Note>
          )}
          {isForm && values.reason && (
            <Note tone="bad" lead={t('failed.lead')} className="mb-7 wrap-anywhere">
              <span dir="auto">{values.reason}</span>
            </Note>
          )}
          {isForm ? <ApplyForm fields={fields} sent={values.values} /> : <VerificationResult values={values} />}
        </div>
        {/* Whoever waits for an answer comes for that, and on a phone reads it first. */}
        {!isForm && <VerificationAside history={history} />}
      </div>
    </>
  )
}

type ApplyFormProps = Parameters<typeof VerificationForm>[0]

/** What is typed before the scripts are there would be lost, so the form comes with them. */
function ApplyForm({ fields, sent }: ApplyFormProps) {
  const { t } = useTranslation('verification')
  const isHydrated = useIsHydrated()
  if (fields.length === 0) {
    return (
      <EmptyState
        title={t('noForm.title')}
        actions={
          <LocalLink to="/user" className={buttonClass({ variant: 'secondary' })}>
            {t('noForm.action')}
          </LocalLink>
        }
      >
        {t('noForm.text')}
      </EmptyState>
    )
  }
  return isHydrated ? (
    <Suspense fallback={<FormSkeleton />}>
      <VerificationForm fields={fields} sent={sent} />
    </Suspense>
  ) : (
    <FormSkeleton />
  )
}

function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonRegion label={t('states.loadingPage')}>
      {['h-64', 'h-80', 'h-16'].map((height) => (
        <div key={height} className="profile-section" aria-hidden>
          <Skeleton className="h-7 w-32" />
          <Skeleton className={height} />
        </div>
      ))}
    </SkeletonRegion>
  )
}
