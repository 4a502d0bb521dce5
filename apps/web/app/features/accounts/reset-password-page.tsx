import { passwordProblem, passwordsMatch } from '@gable/domain/password-rules'
import { Button, buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useRevalidator } from 'react-router'
import '../../i18n/account-messages.ts'
import type { Frame } from '../../layout/site-frame.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { useIsAlive } from '../../shell/use-is-alive.ts'
import { showToast } from '../../shell/toast.ts'
import { useLocalPath, useSite } from '../../site.ts'
import { AuthFrame, AuthHeading } from './auth-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { useAttempt } from './use-attempt.ts'

export const handle: Frame = { isAlone: true }

const shortestToken = 20

export default function ResetPasswordPage() {
  const { t } = useTranslation('accounts')
  const token = useTokenOfAddress()
  return (
    <AuthFrame
      pageTitle={t('reset.title')}
      foot={
        <LocalLink to="/sign-in" className="ui-link">
          {t('forgot.back')}
        </LocalLink>
      }
    >
      <AuthHeading title={t('reset.title')}>{t('reset.text')}</AuthHeading>
      {token === null ? <LinkProblem text={t('reset.broken')} /> : <ResetForm token={token ?? ''} />}
    </AuthFrame>
  )
}

/** The part of the address that no server sees; it leaves the address bar and the history at once. */
function useTokenOfAddress(): string | null | undefined {
  const isAlive = useIsAlive()
  const [token] = useState(() => (import.meta.env.SSR ? '' : location.hash.slice(1)))
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  // The server has not seen it, so the first drawing cannot tell.
  if (!isAlive) return undefined
  return token.length >= shortestToken ? token : null
}

function LinkProblem({ text }: { text: string }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <Note tone="bad" isAlert>
        {text}
      </Note>
      <LocalLink to="/forgot-password" className={buttonClass({ size: 'large', isWide: true })}>
        {t('reset.askAgain')}
      </LocalLink>
    </>
  )
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { passwordMinLength } = useSite().settings
  const { attempt, isBusy, problem } = useAttempt()
  const [problems, setProblems] = useState<{ password?: string; confirmation?: string }>({})
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const toLocal = useLocalPath()

  const save = (password: string, confirmation: string) =>
    attempt(async () => {
      const { setNewPassword } = await import('./sign-in-calls.ts')
      await setNewPassword(token, password, confirmation)
      // Every session has ended, the one of this browser too.
      await revalidate()
      showToast({ text: t('reset.done') })
      await navigate(toLocal('/sign-in'), { replace: true })
    })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [password, confirmation] = [String(data.get('password')), String(data.get('confirmation'))]
    const tooShort = t('common:validation.tooShort', { count: passwordMinLength })
    const found = {
      ...(passwordProblem(password, passwordMinLength) && { password: tooShort }),
      ...(!passwordsMatch(password, confirmation) && { confirmation: t('password.differ') }),
    }
    setProblems(found)
    if (Object.keys(found).length === 0) void save(password, confirmation)
  }

  if (problem?.code === 'code_expired') return <LinkProblem text={t('reset.expired')} />
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <PasswordField
        label={t('reset.newPassword')}
        name="password"
        error={problems.password ?? problem?.text}
        isNew
        hasMeter
      />
      <PasswordField label={t('reset.newPasswordAgain')} name="confirmation" error={problems.confirmation} isNew />
      <Button type="submit" size="large" isWide isLoading={isBusy}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
