import { passwordProblem, passwordsMatch } from '@gable/domain/password-rules'
import { Checkbox } from '@gable/ui/checkbox'
import { Field, FieldError } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'
import { toIdentifier } from '../identifier.ts'
import { PasswordField } from '../password-field.tsx'
import { TermsText } from '../sign-in/terms-text.tsx'
import type { Problem } from '../use-attempt.ts'
import type { RegistrationDetails } from './use-registration.ts'

type RegisterFormProps = {
  problem: Problem | undefined
  isBusy: boolean
  onSubmit: (details: RegistrationDetails) => void
}
type FieldName = keyof RegistrationDetails | 'terms'

export function RegisterForm({ problem, isBusy, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { termsVersion } = useSite().settings
  const findProblems = useFormCheck()
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({})
  const termsId = useId()
  // What only the server knows, at the field that it is about.
  const serverSays = (name: FieldName, code: string) =>
    problems[name] ?? (problem?.code === code ? problem.text : undefined)
  const known = ['email_in_use', 'weak_password', 'invalid_phone_number']

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const text = (name: FieldName) => String(data.get(name) ?? '')
    const details = {
      name: text('name').trim(),
      email: text('email').trim().toLowerCase(),
      phoneNumber: text('phoneNumber').trim(),
      password: text('password'),
      confirmation: text('confirmation'),
    }
    const found = findProblems(details, data.has('terms'))
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else onSubmit(details)
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <Field label={t('register.name')} error={problems.name} isRequired>
        {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={100} />}
      </Field>
      <Field
        label={t('signIn.email')}
        error={problem?.code === 'email_in_use' ? <EmailInUse /> : problems.email}
        isRequired
      >
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="email" dir="ltr" maxLength={254} />
        )}
      </Field>
      <Field
        label={t('signIn.phone')}
        optionalLabel={t('common:states.optional')}
        error={serverSays('phoneNumber', 'invalid_phone_number')}
      >
        {(control) => (
          <TextInput {...control} name="phoneNumber" type="tel" autoComplete="tel" dir="ltr" maxLength={32} />
        )}
      </Field>
      <PasswordField
        label={t('signIn.password')}
        name="password"
        error={serverSays('password', 'weak_password')}
        isNew
        hasMeter
      />
      <PasswordField label={t('register.passwordAgain')} name="confirmation" error={problems.confirmation} isNew />
      <div className="grid gap-1.5">
        <Checkbox
          name="terms"
          label={<TermsText text={t('register.terms', { version: termsVersion })} />}
          aria-describedby={problems.terms ? termsId : undefined}
        />
        {problems.terms && <FieldError id={termsId}>{problems.terms}</FieldError>}
      </div>
      {problem && !known.includes(problem.code) && (
        <div role="alert">
          <FieldError>{problem.text}</FieldError>
        </div>
      )}
      <SubmitButton isLoading={isBusy}>{t('register.submit')}</SubmitButton>
    </form>
  )
}

function EmailInUse() {
  const { t } = useTranslation('accounts')
  return (
    <>
      {t('register.emailInUse')}{' '}
      <LocalLink to="/sign-in" className="underline">
        {t('signIn.pageTitle')}
      </LocalLink>
      {' · '}
      <LocalLink to="/forgot-password" className="underline">
        {t('forgot.title')}
      </LocalLink>
    </>
  )
}

function useFormCheck() {
  const { t } = useTranslation(['accounts', 'common'])
  const { passwordMinLength } = useSite().settings
  return ({ name, email, phoneNumber, password, confirmation }: RegistrationDetails, hasAccepted: boolean) => {
    const tooShort = t('common:validation.tooShort', { count: passwordMinLength })
    return {
      ...(!name && { name: t('common:validation.required') }),
      ...(!toIdentifier(email, ['email']) && { email: t('common:validation.email') }),
      ...(phoneNumber && !toIdentifier(phoneNumber, ['phone']) && { phoneNumber: t('signIn.phoneProblem') }),
      ...(passwordProblem(password, passwordMinLength) && { password: tooShort }),
      ...(!passwordsMatch(password, confirmation) && { confirmation: t('password.differ') }),
      ...(!hasAccepted && { terms: t('register.termsMissing') }),
    }
  }
}
