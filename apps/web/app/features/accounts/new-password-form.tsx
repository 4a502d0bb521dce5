import { passwordProblem, passwordsMatch } from '@gable/domain/password-rules'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { useSite } from '#app/shell/site.ts'
import { PasswordField } from './password-field.tsx'

type NewPasswordFormProps = {
  /** What the server minds. */
  error: string | undefined
  isBusy: boolean
  onSubmit: (password: string, confirmation: string) => void
}

/** A password that is to be, twice. */
export function NewPasswordForm({ error, isBusy, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { passwordMinLength } = useSite().settings
  const [problems, setProblems] = useState<{ password?: string; confirmation?: string }>({})

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
    if (Object.keys(found).length === 0) onSubmit(password, confirmation)
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <PasswordField label={t('reset.newPassword')} name="password" error={problems.password ?? error} isNew hasMeter />
      <PasswordField label={t('reset.newPasswordAgain')} name="confirmation" error={problems.confirmation} isNew />
      <SubmitButton isLoading={isBusy}>{t('reset.submit')}</SubmitButton>
    </form>
  )
}
