import { Note } from '@gable/ui/note'
import { useSearchParams } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { useSite } from '#app/shell/site.ts'
import { AuthHeading } from '../auth-frame.tsx'
import { EntryFrame, OtherWay } from '../entry-frame.tsx'
import { isForListing, SignInSteps, useSignInHeading } from './sign-in-steps.tsx'
import { useArrival } from '../use-arrival.ts'
import { useNext } from '../use-next.ts'
import { useSignIn } from './use-sign-in.ts'

export const handle: Frame = { isAlone: true }

export default function SignInPage() {
  const { t } = useTranslation('accounts')
  const { signInWays: ways } = useSite().settings
  const { withNext } = useNext()
  const foot = (
    <OtherWay question={t('signIn.newHere')} to={withNext('/register')}>
      {t('signIn.register')}
    </OtherWay>
  )
  return (
    <EntryFrame pageTitle={t('signIn.pageTitle')} foot={ways.includes('password') && ways.includes('email') && foot}>
      <SignIn />
    </EntryFrame>
  )
}

function SignIn() {
  const { t } = useTranslation('accounts')
  const { next } = useNext()
  const signing = useSignIn(useArrival(next))
  const { title, text } = useSignInHeading(signing, isForListing(next) ? t('signIn.reasonList') : t('signIn.text'))
  return (
    <>
      <AuthHeading title={title}>{text}</AuthHeading>
      {!signing.sent && <BroughtProblem />}
      <SignInSteps signing={signing} />
    </>
  )
}

/** The provider's way in ends here when it fails, with the reason in the address. */
function BroughtProblem() {
  const [query] = useSearchParams()
  const toErrorText = useErrorText()
  const code = query.get('problem')
  if (!code) return null
  return (
    <Note tone="bad" isAlert>
      {toErrorText({ code: code.slice(0, 60) })}
    </Note>
  )
}
