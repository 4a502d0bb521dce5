import type { VerificationField, VerificationValue } from '@gable/contract/verification'
import { Button } from '@gable/ui/button'
import { Checkbox } from '@gable/ui/checkbox'
import { FieldError } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AnswerField } from './answer-field.tsx'
import { PaperField } from './paper-field.tsx'
import { useApplication } from './use-application.ts'

type VerificationFormProps = { fields: readonly VerificationField[]; sent: readonly VerificationValue[] }

const worded = ['required', 'invalid', 'number', 'date', 'too_long'] as const
const toWord = (problem: string) => worded.find((one) => one === problem) ?? 'other'

export function VerificationForm({ fields, sent }: VerificationFormProps) {
  const { t } = useTranslation('verification')
  const form = useApplication(fields, sent)
  const written = fields.filter(({ type }) => type !== 'file')
  const files = fields.filter(({ type }) => type === 'file')
  const errorOf = (id: number) => {
    const problem = form.problemOf(id)
    return problem === undefined ? undefined : t(`problems.${toWord(problem)}`)
  }

  async function submit() {
    if ((await form.send()) === 'sent') return
    const place = form.firstProblem === undefined ? 'verification-end' : `answer-${form.firstProblem}`
    const found = document.getElementById(place)
    found?.scrollIntoView({ block: 'center' })
    found?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {written.length > 0 && (
        <Section title={t('about.title')} text={t('about.text')}>
          <div className="profile-fields">
            {written.map((field) => (
              <AnswerField
                key={field.id}
                field={field}
                value={form.values[field.id]}
                error={errorOf(field.id)}
                onChange={(value) => form.change(field.id, value)}
              />
            ))}
          </div>
        </Section>
      )}
      {files.length > 0 && (
        <Section title={t('papers.title')} text={t('papers.text')}>
          <div className="grid min-w-0 gap-5">
            {files.map((field) => (
              <PaperField
                key={field.id}
                field={field}
                papers={form.papers}
                kept={form.kept.get(field.id)}
                error={errorOf(field.id)}
              />
            ))}
          </div>
        </Section>
      )}
      <Section title={t('end.title')} text={t('end.text')}>
        <div id="verification-end" className="grid gap-2">
          <Checkbox
            label={t('confirm')}
            checked={form.isConfirmed}
            onChange={({ target }) => form.confirm(target.checked)}
          />
          {form.wasTried && !form.isConfirmed && <FieldError>{t('confirmMissing')}</FieldError>}
        </div>
      </Section>
      <SendBar form={form} />
    </form>
  )
}

function SendBar({ form: { failure, missing, papers, isSending } }: { form: ReturnType<typeof useApplication> }) {
  const { t } = useTranslation('verification')
  const state =
    missing > 0
      ? t('bar.missing', { count: missing })
      : papers.movingCount > 0
        ? t('bar.uploading', { count: papers.movingCount })
        : t('bar.complete')
  return (
    <div className="save-bar">
      {failure && (
        <Note tone="bad" isAlert className="w-full">
          {failure}
        </Note>
      )}
      <output className="save-bar-text">{state}</output>
      <Button type="submit" isLoading={isSending}>
        {t('bar.send')}
      </Button>
    </div>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="profile-section">
      <div>
        <h2 className="type-block">{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  )
}
