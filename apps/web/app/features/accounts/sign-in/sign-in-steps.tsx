import { FieldError } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { Spinner } from '@gable/ui/spinner'
import { Fingerprint, KeyRound, MessageSquareCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { type Channel, spelt } from '../identifier.ts'
import { CodeStep, SentTo } from './code-step.tsx'
import { GoogleLink } from './google-link.tsx'
import { IdentifierStep } from './identifier-step.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { TermsText } from './terms-text.tsx'
import type { SigningIn } from './use-sign-in.ts'

export const isForListing = (next: string) => next.endsWith('/user/properties')

/** What the step is called, for the page and for the dialog. */
export function useSignInHeading({ sent, secondStep, startOver }: SigningIn, introduction: string) {
  const { t } = useTranslation('accounts')
  if (secondStep) return { title: t('secondStep.title'), text: undefined }
  if (!sent) return { title: t('signIn.title'), text: introduction }
  const target = t('signIn.sentTo', { email: spelt(sent.identifier) })
  return { title: t('signIn.codeTitle'), text: <SentTo onChange={startOver}>{target}</SentTo> }
}

export function SignInSteps({ signing }: { signing: SigningIn }) {
  const { sent, secondStep, problem, isBusy, sendCode, verify, clearProblem, finish } = signing
  if (secondStep) return <SecondStepForm factors={secondStep} onPassed={finish} />
  if (!sent) return <Beginning {...signing} />
  return (
    <CodeStep
      sent={sent}
      problem={problem}
      isBusy={isBusy}
      onTyping={clearProblem}
      onCode={(code) => void verify(code)}
      onResend={() => void sendCode(sent.identifier)}
    />
  )
}

function Beginning({ next, typed, problem, isBusy, passkey, sendCode, signIn, ...rest }: SigningIn) {
  const { t } = useTranslation('accounts')
  const { signInWays: ways } = useSite().settings
  const channels = (['email', 'phone'] as const satisfies Channel[]).filter((channel) => ways.includes(channel))
  const canUsePassword = ways.includes('password')
  const [hasPassword, setHasPassword] = useState(channels.length === 0)
  // Shut out is no slip of the pen in a field.
  const shutOut = [problem, passkey.problem].find((one) => one?.code === 'account_deactivated')

  function change() {
    setHasPassword(!hasPassword)
    rest.clearProblem()
  }

  return (
    <>
      {shutOut && (
        <Note tone="bad" isAlert>
          {shutOut.text}
        </Note>
      )}
      {ways.includes('google') && <GoogleLink next={next} or={t('signIn.or')} />}
      <IdentifierStep
        channels={channels.length > 0 ? channels : ['email']}
        hasPassword={hasPassword}
        typed={typed && spelt(typed)}
        error={shutOut ? undefined : problem?.text}
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
      <PasskeyLink
        isBusy={passkey.isBusy}
        error={shutOut ? undefined : passkey.problem?.text}
        onUse={() => void rest.signInByPasskey()}
      />
      <p className="text-12 text-ink-soft">
        <TermsText text={t('signIn.terms')} />
      </p>
    </>
  )
}

type PasskeyLinkProps = { isBusy: boolean; error: string | undefined; onUse: () => void }

function PasskeyLink({ isBusy, error, onUse }: PasskeyLinkProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <button
        type="button"
        className="ui-link inline-flex items-center gap-2 justify-self-center"
        aria-busy={isBusy || undefined}
        onClick={onUse}
      >
        {isBusy ? <Spinner /> : <Fingerprint className="size-4" aria-hidden />}
        {t('passkey.signIn')}
      </button>
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </>
  )
}
