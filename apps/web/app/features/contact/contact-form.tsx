import { maxContactWords } from '@gable/domain/contact-rules'
import { Button } from '@gable/ui/button'
import { Field, FieldError } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { RadioGroup } from '@gable/ui/radio-group'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { CircleHelp, House, KeyRound, ShieldAlert } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import type { ContactAttempt, ContactValues } from './contact-values.ts'

type ContactFormProps = { openedAt: number; attempt: ContactAttempt | undefined; listing: string }

const topics = { listing: House, account: KeyRound, safety: ShieldAlert, other: CircleHelp } as const

/** A plain form, so that it works before and without any script. */
export function ContactForm({ openedAt, attempt, listing }: ContactFormProps) {
  const { t } = useTranslation('contact')
  const toErrorText = useErrorText()
  const { state } = useNavigation()
  const { account } = useSite()
  const known: ContactValues = attempt?.values ?? {
    ...{ topic: listing && t('topics.listing'), listing, lastName: '', message: '' },
    ...{ firstName: account?.name ?? '', email: account?.email ?? '' },
  }
  const problemOf = (name: keyof ContactValues) => {
    const problem = attempt?.problems[name]
    return problem && t(`problems.${name === 'email' && problem === 'invalid' ? 'email' : problem}`)
  }
  return (
    <Form method="post" className="grid content-start gap-5" noValidate replace preventScrollReset>
      {attempt?.code && (
        <Note tone="bad" isAlert>
          {toErrorText({ code: attempt.code })}
        </Note>
      )}
      <div>
        <RadioGroup
          name="topic"
          look="cards"
          legend={t('topic')}
          className="contact-topics"
          defaultValue={known.topic}
          options={Object.entries(topics).map(([topic, Icon]) => {
            const label = t(`topics.${topic as keyof typeof topics}`)
            return { value: label, label, icon: <Icon className="size-5" aria-hidden /> }
          })}
        />
        {attempt?.problems.topic && <FieldError>{t('problems.topic')}</FieldError>}
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t('firstName')} isRequired error={problemOf('firstName')}>
          {(control) => (
            <TextInput
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              defaultValue={known.firstName}
            />
          )}
        </Field>
        <Field label={t('lastName')} optionalLabel={t('optional')}>
          {(control) => (
            <TextInput
              {...control}
              name="lastName"
              autoComplete="family-name"
              maxLength={100}
              defaultValue={known.lastName}
            />
          )}
        </Field>
      </div>
      <Field label={t('email')} isRequired error={problemOf('email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            defaultValue={known.email}
          />
        )}
      </Field>
      <Field label={t('listing')} optionalLabel={t('optional')} hint={t('listingHint')}>
        {(control) => <TextInput {...control} name="listing" dir="ltr" maxLength={40} defaultValue={known.listing} />}
      </Field>
      <Field label={t('message')} isRequired error={problemOf('message')}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={7}
            dir="auto"
            maxLength={maxContactWords}
            defaultValue={known.message}
          />
        )}
      </Field>
      {/* People neither see nor reach it; programs fill in everything. */}
      <div className="ui-visually-hidden" aria-hidden="true">
        <label>
          {t('trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="openedAt" value={openedAt} />
      <div className="border-t border-line pt-5 md:justify-self-end">
        <Button type="submit" size="large" isLoading={state === 'submitting'} className="max-md:w-full">
          {t('send')}
        </Button>
      </div>
    </Form>
  )
}
