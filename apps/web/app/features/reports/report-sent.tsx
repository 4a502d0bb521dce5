import type { SentReport } from '@gable/contract/reports'
import { Button } from '@gable/ui/button'
import { Switch } from '@gable/ui/switch'
import { useState } from 'react'
import { useChangeBlock } from '#app/features/blocks/use-change-block.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'

type ReportSentProps = {
  sent: SentReport
  isPerson: boolean
  lister: { id: number; name: string } | undefined
  onDone: () => void
}

/** What happens next, and what else one can do. */
export function ReportSent({ sent, isPerson, lister, onDone }: ReportSentProps) {
  const { t } = useTranslation('reports')
  const { locale } = useLanguage()
  const { change, isBusy } = useChangeBlock({ isQuiet: true })
  const [isBlocked, setBlocked] = useState(false)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(sent.createdAt),
  )

  async function setBlock(next: boolean) {
    if (!lister) return
    setBlocked(next)
    const isDone = await change(lister, next ? 'block' : 'unblock')
    if (!isDone) setBlocked(!next)
  }

  return (
    <div className="grid gap-4">
      <ol className="report-steps">
        <li data-state="done">
          <b>{t('steps.sent')}</b>
          <small>{t('steps.sentAt', { time })}</small>
        </li>
        <li data-state="now">
          <b>{t('steps.review')}</b>
          <small>{t('steps.reviewIn')}</small>
        </li>
        <li>
          <b>{t('steps.decision')}</b>
          <small>
            <LocalLink to="/user/blocked" className="underline">
              {t('steps.decisionAt')}
            </LocalLink>
          </small>
        </li>
      </ol>
      {lister && (
        <div className="border-y border-line py-2">
          <Switch
            className="flex-row-reverse justify-between"
            label={t(isPerson ? 'sent.blockPerson' : 'sent.block')}
            checked={isBlocked}
            disabled={isBusy}
            onChange={(event) => void setBlock(event.currentTarget.checked)}
          />
        </div>
      )}
      <p className="text-14 text-ink-soft">
        {t(isPerson ? 'sent.personReference' : 'sent.reference')}{' '}
        <b className="font-semibold text-ink">{sent.reference}</b>
      </p>
      <Button size="large" isWide onClick={onDone}>
        {t('sent.done')}
      </Button>
    </div>
  )
}
