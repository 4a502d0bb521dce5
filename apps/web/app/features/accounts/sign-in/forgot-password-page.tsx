import { Button } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { TextInput } from '@gable/ui/text-input'
import { KeyRound, MailCheck } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { AuthFrame, AuthHeading } from '../auth-frame.tsx'
import { toIdentifier } from '../identifier.ts'
import { useAttempt } from '../use-attempt.ts'
import { useCountdown } from './use-countdown.ts'

export const handle: Frame = { isAlone: true }

/** The server takes one request per address in this time. */
const againAfterSeconds = 30

export default function ForgotPasswordPage() {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useAttempt()
  const [sent, setSent] = useState<{ email: string; at: number }>()

  const send = (email: string) =>
    attempt(async () => {
      const { mailResetLink } = await import('./sign-in-calls.ts')
      await mailResetLink(email)
      setSent({ email, at: Date.now() })
    })

  return (
    <AuthFrame
      pageTitle={t('forgot.title')}
      foot={
        <LocalLink to="/sign-in" className="ui-link">
          {t('forgot.back')}
        </LocalLink>
      }
    >
      {sent ? (
        <LinkSent
          {...sent}
          error={problem?.text}
          isBusy={isBusy}
          onAgain={() => void send(sent.email)}
          onOther={() => setSent(undefined)}
        />
      ) : (
        <AskForLink error={problem?.text} isBusy={isBusy} onSubmit={(email) => void send(email)} />
      )}
    </AuthFrame>
  )
}

type AskForLinkProps = { error: string | undefined; isBusy: boolean; onSubmit: (email: string) => void }

function AskForLink({ error, isBusy, onSubmit }: AskForLinkProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [problem, setProblem] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (!toIdentifier(email, ['email'])) return setProblem(t('common:validation.email'))
    setProblem(undefined)
    onSubmit(email)
  }

  return (
    <>
      <span className="auth-spot">
        <KeyRound className="size-7" aria-hidden />
      </span>
      <AuthHeading title={t('forgot.title')}>{t('forgot.text')}</AuthHeading>
      <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
        <Field label={t('signIn.email')} error={problem ?? error} isRequired>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="email" dir="ltr" maxLength={254} />
          )}
        </Field>
        <SubmitButton isLoading={isBusy}>{t('forgot.submit')}</SubmitButton>
      </form>
      <Note>
        {t('forgot.noPassword')} <LocalLink to="/sign-in">{t('forgot.withCode')}</LocalLink>
      </Note>
    </>
  )
}

type LinkSentProps = {
  email: string
  at: number
  error: string | undefined
  isBusy: boolean
  onAgain: () => void
  onOther: () => void
}

function LinkSent({ email, at, error, isBusy, onAgain, onOther }: LinkSentProps) {
  const { t } = useTranslation('accounts')
  const left = useCountdown(at, againAfterSeconds)
  return (
    <>
      <span className="auth-spot">
        <MailCheck className="size-7" aria-hidden />
      </span>
      <AuthHeading title={t('forgot.sentTitle')}>{t('forgot.sentText', { email })}</AuthHeading>
      {error && (
        <Note tone="bad" isAlert>
          {error}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" isLoading={isBusy} disabled={left > 0} className="tabular-nums" onClick={onAgain}>
          {left > 0 ? t('forgot.againIn', { count: left }) : t('forgot.again')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('forgot.otherAddress')}
        </Button>
      </div>
      <Note>{t('forgot.nothing')}</Note>
    </>
  )
}
