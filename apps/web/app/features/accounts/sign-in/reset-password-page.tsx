import { buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { useNavigate, useRevalidator } from 'react-router'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useTokenOfAddress } from '#app/shared/use-token-of-address.ts'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { AuthFrame, AuthHeading } from '../auth-frame.tsx'
import { NewPasswordForm } from '../new-password-form.tsx'
import { useAttempt } from '../use-attempt.ts'

export const handle: Frame = { isAlone: true }

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
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useAttempt()
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

  if (problem?.code === 'code_expired') return <LinkProblem text={t('reset.expired')} />
  return <NewPasswordForm error={problem?.text} isBusy={isBusy} onSubmit={(...given) => void save(...given)} />
}
