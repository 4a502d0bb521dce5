import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { type Channel, type Identifier, spelt, toIdentifier } from '../identifier.ts'
import { ShortCodeForm } from '../short-code-form.tsx'
import { useProvedAttempt } from '../use-attempt.ts'

type IdentifierFormProps = { channel: Channel; onDone: () => void; onProofNeeded: () => void }

/** The new address or number, then the code that came to it. */
export function IdentifierForm({ channel, onDone, onProofNeeded }: IdentifierFormProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { attempt, isBusy, problem } = useProvedAttempt(onProofNeeded)
  const [wanted, setWanted] = useState<Identifier>()
  const [slip, setSlip] = useState<string>()
  const isEmail = channel === 'email'

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = toIdentifier(String(new FormData(event.currentTarget).get('identifier')), [channel])
    setSlip(given ? undefined : isEmail ? t('common:validation.email') : t('signIn.phoneProblem'))
    if (!given) return
    void attempt(async () => {
      const { sendChangeCode } = await import('./security-calls.ts')
      await sendChangeCode(given)
      setWanted(given)
    })
  }

  const save = (identifier: Identifier, code: string) =>
    attempt(
      async () => {
        const { saveIdentifier } = await import('./security-calls.ts')
        await saveIdentifier(identifier, code)
        onDone()
      },
      (failure) => (failure === 'incorrect_details' ? t('security.wrongCode') : undefined),
    )

  if (wanted) {
    return (
      <ShortCodeForm
        text={t('security.codeSentTo', { target: spelt(wanted) })}
        problem={problem}
        isBusy={isBusy}
        onCode={(code) => void save(wanted, code)}
      />
    )
  }
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <Field
        label={isEmail ? t('security.newEmail') : t('security.newPhone')}
        hint={t('security.newCodeText')}
        error={slip ?? problem?.text}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="identifier"
            type={isEmail ? 'email' : 'tel'}
            autoComplete={isEmail ? 'email' : 'tel'}
            dir="ltr"
          />
        )}
      </Field>
      <SubmitButton isLoading={isBusy}>{t('signIn.sendCode')}</SubmitButton>
    </form>
  )
}
