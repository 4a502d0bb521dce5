import { getSecurity } from '@gable/contract/security'
import { Link, redirect } from 'react-router'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { AuthFrame, AuthHeading } from '../auth-frame.tsx'
import { SecondStepForm } from '../sign-in/second-step-form.tsx'
import { useArrival } from '../use-arrival.ts'
import { safeNext, useNext } from '../use-next.ts'
import type { Route } from './+types/second-step-page'
import { SecondStepSetUp } from './second-step-set-up.tsx'

export const handle: Frame = { isAlone: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { staffRole } = await requireAccount({ request, context, url })
  const { data: ways } = await apiFor({ request, context })(getSecurity, {})
  // Nothing to prove, or proved already.
  if (!staffRole || ways.isSecondStepPassed) throw redirect(safeNext(url.searchParams.get('next'), '/'))
  return { ways }
}

/** The codes that are shown once must not go away because something else on the site is asked for again. */
export const shouldRevalidate = () => false

export default function SecondStepPage({ loaderData: { ways } }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const { next } = useNext()
  const { arrive } = useArrival(next)
  const isSetUp = ways.hasSecondStep || ways.hasPasskey
  const done = () => arrive(t('secondStep.passed'))
  return (
    <AuthFrame
      pageTitle={isSetUp ? t('secondStep.title') : t('secondStep.setUpTitle')}
      foot={
        <>
          {t('secondStep.laterText')}{' '}
          <Link to={next} className="ui-link ui-link-underlined">
            {t('secondStep.later')}
          </Link>
        </>
      }
    >
      {isSetUp ? (
        <>
          <AuthHeading title={t('secondStep.title')} />
          <SecondStepForm factors={ways} onPassed={done} />
        </>
      ) : (
        <SecondStepSetUp ways={ways} onDone={() => void done()} />
      )}
    </AuthFrame>
  )
}
