import { makeViewingCalendarLink, revokeViewingCalendarLink } from '@gable/contract/viewings'
import { Button, buttonClass } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { Bell, CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '#app/shared/copy-button.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useViewingWork } from './use-viewing-work.ts'
import { useWhen } from './use-when.ts'

/** A private link that calendars subscribe to: made, shown once, and taken back. */
export function CalendarPanel({ since }: { since: string | null }) {
  const { t } = useTranslation('viewings')
  const { say } = useWhen()
  const { work, isBusy } = useViewingWork()
  const [url, setUrl] = useState<string>()

  const make = () =>
    work(async () => {
      const { data } = await dispatch(makeViewingCalendarLink, {})
      setUrl(data.url)
    })
  const revoke = () =>
    work(async () => {
      await dispatch(revokeViewingCalendarLink, {})
      setUrl(undefined)
    }, t('calendar.revoked'))

  return (
    <section className="viewing-calendar">
      <h2>{t('calendar.title')}</h2>
      <p>
        <CalendarCheck aria-hidden />
        {since === null ? t('calendar.none') : t('calendar.since', { date: say(since, 'UTC', { dateStyle: 'long' }) })}
      </p>
      {url && (
        <Field label={t('calendar.link')} hint={t('calendar.hint')}>
          {(control) => (
            <div className="flex items-center gap-2">
              <TextInput {...control} readOnly dir="ltr" className="min-w-0 flex-1" value={url} />
              <CopyButton label={t('calendar.copy')} text={url} />
            </div>
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {url && (
          <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({ size: 'small' })}>
            {t('calendar.subscribe')}
          </a>
        )}
        <Button variant="secondary" size="small" isLoading={isBusy} onClick={() => void make()}>
          {t(since === null ? 'calendar.make' : 'calendar.renew')}
        </Button>
        {since !== null && (
          <Button variant="quiet" size="small" onClick={() => void revoke()}>
            {t('calendar.revoke')}
          </Button>
        )}
      </div>
      <p className="viewing-reminder">
        <Bell aria-hidden />
        {t('calendar.reminder')}
        <span>{t('calendar.before')}</span>
      </p>
    </section>
  )
}
