import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { type Channel, type Identifier, toIdentifier } from '../identifier.ts'
import { PasswordField } from '../password-field.tsx'

type IdentifierStepProps = {
  channels: readonly Channel[]
  hasPassword: boolean
  /** What was given before, to be put right. */
  typed?: string | undefined
  error: string | undefined
  isBusy: boolean
  onSubmit: (identifier: Identifier, password: string) => void
}

/** Who is coming: with a password they are in, without one a code goes out. */
export function IdentifierStep({ channels, hasPassword, typed, error, isBusy, onSubmit }: IdentifierStepProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { label, problemText, isEmailOnly } = useIdentifierTexts(channels)
  const [problem, setProblem] = useState<{ identifier?: string; password?: string }>({})

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const identifier = toIdentifier(String(form.get('identifier')), channels)
    const password = String(form.get('password') ?? '')
    setProblem({
      ...(!identifier && { identifier: problemText }),
      ...(hasPassword && !password && { password: t('common:validation.required') }),
    })
    if (identifier && (!hasPassword || password)) onSubmit(identifier, password)
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <Field
        label={label}
        hint={hasPassword ? undefined : t('signIn.emailHint')}
        error={problem.identifier ?? (hasPassword ? undefined : error)}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="identifier"
            type={isEmailOnly ? 'email' : 'text'}
            inputMode={isEmailOnly ? 'email' : 'text'}
            autoComplete={isEmailOnly ? 'email' : 'username'}
            autoCapitalize="none"
            dir="ltr"
            maxLength={254}
            defaultValue={typed}
            placeholder={isEmailOnly ? t('signIn.emailPlaceholder') : undefined}
          />
        )}
      </Field>
      {hasPassword && (
        <>
          <PasswordField label={t('signIn.password')} name="password" error={problem.password ?? error} />
          <LocalLink to="/forgot-password" className="ui-link justify-self-start text-14">
            {t('signIn.forgot')}
          </LocalLink>
        </>
      )}
      <SubmitButton isLoading={isBusy}>{hasPassword ? t('signIn.withPassword') : t('signIn.sendCode')}</SubmitButton>
    </form>
  )
}

function useIdentifierTexts(channels: readonly Channel[]) {
  const { t } = useTranslation(['accounts', 'common'])
  const isEmailOnly = !channels.includes('phone')
  if (isEmailOnly) return { isEmailOnly, label: t('signIn.email'), problemText: t('common:validation.email') }
  if (!channels.includes('email'))
    return { isEmailOnly, label: t('signIn.phone'), problemText: t('signIn.phoneProblem') }
  return { isEmailOnly, label: t('signIn.emailOrPhone'), problemText: t('signIn.identifierProblem') }
}
