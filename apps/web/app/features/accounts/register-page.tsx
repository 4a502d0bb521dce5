import { useTranslation } from 'react-i18next'
import '../../i18n/account-messages.ts'
import type { Frame } from '../../layout/site-frame.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { useSite } from '../../site.ts'
import { AuthFrame, AuthHeading } from './auth-frame.tsx'
import { CodeStep } from './code-step.tsx'
import { GoogleLink } from './google-link.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignedInPanel } from './signed-in-panel.tsx'
import { useNext } from './use-next.ts'
import { useRegistration } from './use-registration.ts'

export const handle: Frame = { isAlone: true }

export default function RegisterPage() {
  const { t } = useTranslation('accounts')
  const { account } = useSite()
  const { withNext } = useNext()
  const foot = (
    <>
      {t('register.haveAccount')}{' '}
      <LocalLink to={withNext('/sign-in')} className="ui-link ui-link-underlined">
        {t('signIn.pageTitle')}
      </LocalLink>
    </>
  )
  return (
    <AuthFrame pageTitle={t('register.title')} foot={!account && foot}>
      {account ? <SignedInPanel /> : <Registration />}
    </AuthFrame>
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
            {t('register.codeText', { email: sent.email })}{' '}
            <button type="button" className="ui-link ui-link-underlined" onClick={change}>
              {t('signIn.changeEmail')}
            </button>
          </AuthHeading>
          <CodeStep
            sent={sent}
            error={problem?.text}
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
