import { Button } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

type EmailStepProps = { error: string | undefined; isBusy: boolean; onSubmit: (email: string) => void }

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function EmailStep({ error, isBusy, onSubmit }: EmailStepProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [problem, setProblem] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (!looksLikeEmail.test(email)) return setProblem(t('common:validation.email'))
    setProblem(undefined)
    onSubmit(email)
  }

  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <Field label={t('signIn.email')} hint={t('signIn.emailHint')} error={problem ?? error} isRequired>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            placeholder={t('signIn.emailPlaceholder')}
          />
        )}
      </Field>
      <Button type="submit" size="large" isWide isLoading={isBusy}>
        {t('signIn.sendCode')}
      </Button>
    </form>
  )
}
