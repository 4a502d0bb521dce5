import { maxReportWords, type ReportReason, type SentReport } from '@gable/contract/reports'
import { Button } from '@gable/ui/button'
import { Field, FieldError } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { RadioGroup } from '@gable/ui/radio-group'
import { Skeleton } from '@gable/ui/skeleton'
import { Textarea } from '@gable/ui/textarea'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { fetchReasons, sendReport } from './report-calls.ts'
import type { Reported } from './reported.ts'

type ReportFormProps = { reported: Reported; onCancel: () => void; onSent: (sent: SentReport) => void }

/** What is wrong: a reason, and words where the reason is *other*. */
export function ReportForm({ reported, onCancel, onSent }: ReportFormProps) {
  const { t } = useTranslation(['reports', 'common'])
  const toErrorText = useErrorText()
  const reasons = useQuery({ queryKey: ['report-reasons'], queryFn: fetchReasons })
  const { send, problems, isPending, error } = useSend({ reported, reasons: reasons.data, onSent })
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <About reported={reported} />
      {reported.isReported && <Note tone="brand">{t('again')}</Note>}
      {reasons.isPending && <Skeleton className="h-68" />}
      {reasons.isError && (
        <Note
          tone="bad"
          isAlert
          action={
            <Button variant="secondary" size="small" onClick={() => void reasons.refetch()}>
              {t('common:actions.retry')}
            </Button>
          }
        >
          {toErrorText(reasons.error)}
        </Note>
      )}
      {reasons.data && <Reasons reasons={reasons.data} problems={problems} />}
      {error && (
        <Note tone="bad" isAlert>
          {toErrorText(error)}
        </Note>
      )}
      <div className="flex items-center justify-between gap-3">
        <Button variant="quiet" className="-ms-3.5 text-ink" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" isLoading={isPending} disabled={!reasons.data}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

type Problems = { reason?: boolean; message?: boolean }
type Sending = { reported: Reported; reasons: ReportReason[] | undefined; onSent: (sent: SentReport) => void }

function useSend({ reported, reasons, onSent }: Sending) {
  const [problems, setProblems] = useState<Problems>({})
  const { mutate, isPending, error } = useMutation({
    mutationFn: (said: { reasonId: number; message: string }) => sendReport(reported, said),
    onSuccess: onSent,
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const reason = reasons?.find(({ id }) => String(id) === values.get('reason'))
    const message = String(values.get('message') ?? '').trim()
    const found = { reason: !reason, message: reason?.isOther === true && message === '' }
    setProblems(found)
    if (!reason || found.message) {
      form.querySelector<HTMLElement>(found.reason ? '[name=reason]' : '[name=message]')?.focus()
      return
    }
    mutate({ reasonId: reason.id, message })
  }

  return { send, problems, isPending, error }
}

function About({ reported: { title, text, picture } }: { reported: Reported }) {
  return (
    <div className="flex items-center gap-3.5 rounded-control bg-sunken p-2.5">
      {picture && <img src={picture} alt="" className="h-12 w-16 flex-none rounded-sm object-cover" />}
      <div className="min-w-0 text-14">
        <p dir="auto" className="written truncate font-medium">
          {title}
        </p>
        <p className="truncate text-ink-soft">{text}</p>
      </div>
    </div>
  )
}

function Reasons({ reasons, problems }: { reasons: ReportReason[]; problems: Problems }) {
  const { t } = useTranslation(['reports', 'common'])
  const [chosen, setChosen] = useState<string>()
  const isOther = reasons.find(({ id }) => String(id) === chosen)?.isOther === true
  return (
    <>
      <div>
        <RadioGroup
          name="reason"
          legend={t('reasons')}
          isLegendHidden
          className="report-reasons"
          options={reasons.map(({ id, reason }) => ({ value: String(id), label: reason }))}
          onChange={setChosen}
        />
        {problems.reason && chosen === undefined && (
          <div role="alert">
            <FieldError>{t('problems.reason')}</FieldError>
          </div>
        )}
      </div>
      <Field
        label={t('more')}
        isRequired={isOther}
        corner={!isOther && <small className="text-12 text-ink-soft">{t('optional')}</small>}
        error={problems.message && isOther ? t('problems.message') : undefined}
      >
        {(control) => <Textarea {...control} name="message" rows={3} maxLength={maxReportWords} dir="auto" />}
      </Field>
    </>
  )
}
