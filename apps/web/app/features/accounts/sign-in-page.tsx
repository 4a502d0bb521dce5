import { Note } from '@gable/ui/note'
import { KeyRound, MessageSquareCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import '../../i18n/account-messages.ts'
import type { Frame } from '../../layout/site-frame.tsx'
import { useErrorText } from '../../shell/error-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { useSite } from '../../site.ts'
import { AuthFrame, AuthHeading } from './auth-frame.tsx'
import { CodeStep } from './code-step.tsx'
import { GoogleLink } from './google-link.tsx'
import { type Channel, spelt } from './identifier.ts'
import { IdentifierStep } from './identifier-step.tsx'
import { SignedInPanel } from './signed-in-panel.tsx'
import { useNext } from './use-next.ts'
import { useSignIn } from './use-sign-in.ts'

export const handle: Frame = { isAlone: true }

export default function SignInPage() {
  const { t } = useTranslation('accounts')
  const { account, settings } = useSite()
  const { withNext } = useNext()
  const canRegister = !account && settings.signInWays.includes('password') && settings.signInWays.includes('email')
  return (
    <AuthFrame
      pageTitle={t('signIn.pageTitle')}
      foot={
        canRegister && (
          <>
            {t('signIn.newHere')}{' '}
            <LocalLink to={withNext('/register')} className="ui-link ui-link-underlined">
              {t('signIn.register')}
            </LocalLink>
          </>
        )
      }
    >
      {account ? <SignedInPanel /> : <SignIn />}
    </AuthFrame>
  )
}

function SignIn() {
  const { t } = useTranslation('accounts')
  const { next } = useNext()
  const signing = useSignIn(next)
  const { sent, problem, isBusy, sendCode, verify, startOver, clearProblem } = signing
  if (!sent) return <Beginning next={next} {...signing} />
  return (
    <>
      <AuthHeading title={t('signIn.codeTitle')}>
        <bdi>{t('signIn.sentTo', { email: spelt(sent.identifier) })}</bdi>{' '}
        <button type="button" className="ui-link ui-link-underlined" onClick={startOver}>
          {t('signIn.changeEmail')}
        </button>
      </AuthHeading>
      <CodeStep
        sent={sent}
        error={problem?.text}
        isBusy={isBusy}
        onTyping={clearProblem}
        onCode={(code) => void verify(code)}
        onResend={() => void sendCode(sent.identifier)}
      />
    </>
  )
}

type BeginningProps = ReturnType<typeof useSignIn> & { next: string }

function Beginning({ next, problem, isBusy, sendCode, signIn, clearProblem }: BeginningProps) {
  const { t } = useTranslation('accounts')
  const { signInWays: ways } = useSite().settings
  const channels = (['email', 'phone'] as const satisfies Channel[]).filter((channel) => ways.includes(channel))
  const canUsePassword = ways.includes('password')
  const [hasPassword, setHasPassword] = useState(channels.length === 0)
  const isForListing = next.endsWith('/user/properties')
  // Shut out is no slip of the pen in a field.
  const isShutOut = problem?.code === 'account_deactivated'

  function change() {
    setHasPassword(!hasPassword)
    clearProblem()
  }

  return (
    <>
      <AuthHeading title={t('signIn.title')}>{isForListing ? t('signIn.reasonList') : t('signIn.text')}</AuthHeading>
      <BroughtProblem />
      {isShutOut && (
        <Note tone="bad" isAlert>
          {problem.text}
        </Note>
      )}
      {ways.includes('google') && <GoogleLink next={next} or={t('signIn.or')} />}
      <IdentifierStep
        channels={channels.length > 0 ? channels : ['email']}
        hasPassword={hasPassword}
        error={isShutOut ? undefined : problem?.text}
        isBusy={isBusy}
        onSubmit={(identifier, password) => void (hasPassword ? signIn(identifier, password) : sendCode(identifier))}
      />
      {canUsePassword && channels.length > 0 && (
        <button type="button" className="ui-link inline-flex items-center gap-2 justify-self-center" onClick={change}>
          {hasPassword ? (
            <MessageSquareCode className="size-4" aria-hidden />
          ) : (
            <KeyRound className="size-4" aria-hidden />
          )}
          {hasPassword ? t('signIn.useCode') : t('signIn.usePassword')}
        </button>
      )}
      <p className="text-12 text-ink-soft">{t('signIn.terms')}</p>
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
