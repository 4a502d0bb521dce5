import { passwordProblem, passwordsMatch } from '@gable/domain/password-rules'
import { Button } from '@gable/ui/button'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site.ts'
import { PasswordField } from './password-field.tsx'
import { useProvedAttempt } from './use-proved-attempt.ts'

export function NewPasswordForm({ onDone, onProofNeeded }: { onDone: () => void; onProofNeeded: () => void }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { passwordMinLength } = useSite().settings
  const { attempt, isBusy, problem } = useProvedAttempt(onProofNeeded)
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
    if (Object.keys(found).length > 0) return
    void attempt(async () => {
      const { savePassword } = await import('./security-calls.ts')
      await savePassword(password, confirmation)
      onDone()
    })
  }

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
