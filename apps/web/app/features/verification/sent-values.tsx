import type { VerificationValue } from '@gable/contract/verification'
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useDay } from '#app/shell/use-day.ts'

/** Everything that was sent, for its sender. */
export function SentValues({ values }: { values: readonly VerificationValue[] }) {
  const { t } = useTranslation('verification')
  return (
    <details className="verification-sent">
      <summary>
        {t('sent.title')}
        <ChevronDown aria-hidden />
      </summary>
      <dl>
        {values.map((value) => (
          <div key={value.id}>
            <dt>{value.name}</dt>
            <dd>{value.type === 'file' ? <SentFile value={value} /> : <Said value={value} />}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Said({ value: { type, value } }: { value: VerificationValue }) {
  const { t } = useTranslation('verification')
  const toDay = useDay()
  const text = typeof value === 'string' ? (type === 'date' && value ? toDay(value) : value) : value.join(', ')
  return (
    <span className="wrap-anywhere whitespace-pre-line" dir="auto">
      {text || t('sent.nothing')}
    </span>
  )
}

function SentFile({ value: { value, file } }: { value: VerificationValue }) {
  const { t } = useTranslation('verification')
  if (!file) return <span className="text-ink-soft">{t('file.gone')}</span>
  const state = file.state === 'ready' ? 'sent' : file.state
  const Sign = file.state === 'refused' ? CircleAlert : CircleCheck
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center justify-end gap-x-2">
      {typeof value === 'string' && value !== '' && (
        <a href={value} download className="ui-link wrap-anywhere" aria-label={t('sent.open', { name: file.name })}>
          {file.name}
        </a>
      )}
      <span className={`inline-flex items-center gap-1 ${file.state === 'refused' ? 'text-bad' : 'text-good'}`}>
        <Sign className="size-4" aria-hidden />
        {t(`file.${state}`)}
      </span>
    </span>
  )
}
