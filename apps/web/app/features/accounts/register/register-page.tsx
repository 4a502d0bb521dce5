import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { useSite } from '#app/shell/site.ts'
import { AuthHeading } from '../auth-frame.tsx'
import { EntryFrame, OtherWay } from '../entry-frame.tsx'
import { CodeStep, SentTo } from '../sign-in/code-step.tsx'
import { GoogleLink } from '../sign-in/google-link.tsx'
import { useNext } from '../use-next.ts'
import { RegisterForm } from './register-form.tsx'
import { useRegistration } from './use-registration.ts'

export const handle: Frame = { isAlone: true }

export default function RegisterPage() {
  const { t } = useTranslation('accounts')
  const { withNext } = useNext()
  const foot = (
    <OtherWay question={t('register.haveAccount')} to={withNext('/sign-in')}>
      {t('signIn.pageTitle')}
    </OtherWay>
  )
  return (
    <EntryFrame pageTitle={t('register.title')} foot={foot}>
      <Registration />
    </EntryFrame>
  )
}

function Registration() {
  const { t } = useTranslation('accounts')
  const { next } = useNext()
  const { signInWays } = useSite().settings
  const { step, sent, problem, isBusy, begin, resend, finish, change, clearProblem } = useRegistration(next)
  return (
    <>
      {/* It stays, hidden: what was typed is there when something in it must be changed. */}
      <div className="grid gap-6" hidden={step === 'code'}>
        <AuthHeading title={t('register.title')}>{t('register.text')}</AuthHeading>
        {signInWays.includes('google') && <GoogleLink next={next} or={t('register.orDetails')} />}
        <RegisterForm problem={problem} isBusy={isBusy} onSubmit={(details) => void begin(details)} />
      </div>
      {step === 'code' && sent && (
        <>
          <AuthHeading title={t('signIn.codeTitle')}>
            <SentTo onChange={change}>{t('register.codeText', { email: sent.email })}</SentTo>
          </AuthHeading>
          <CodeStep
            sent={sent}
            problem={problem}
            isBusy={isBusy}
            onTyping={clearProblem}
            onCode={(code) => void finish(code)}
            onResend={() => void resend()}
          />
        </>
      )}
    </>
  )
}
