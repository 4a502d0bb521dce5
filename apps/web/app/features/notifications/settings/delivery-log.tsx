import type { Delivery } from '@gable/contract/notifications'
import { Note } from '@gable/ui/note'
import { ChevronDown, Mail, MessageSquareText, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

const icons = { app: MessageSquareText, mail: Mail, push: Smartphone, sms: MessageSquareText }

/** What left the site for the reader, and what became of it. Read when it is opened. */
export function DeliveryLog() {
  const { t } = useTranslation('notifications')
  const toErrorText = useErrorText()
  const [deliveries, setDeliveries] = useState<Delivery[]>()
  const [failure, setFailure] = useState<string>()

  async function read() {
    setFailure(undefined)
    try {
      const { listDeliveries } = await import('../notification-calls.ts')
      setDeliveries(await listDeliveries())
    } catch (error) {
      setFailure(toErrorText(error))
    }
  }

  return (
    <details
      className="delivery-log"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void read()
      }}
    >
      <summary>
        {t('log.title')}
        <ChevronDown aria-hidden />
      </summary>
      <p>{t('log.text')}</p>
      {failure && (
        <Note tone="bad" isAlert>
          {failure}
        </Note>
      )}
      {deliveries?.length === 0 && <p>{t('log.empty')}</p>}
      {deliveries && deliveries.length > 0 && (
        <ul>
          {deliveries.map((delivery) => (
            <LogRow key={`${delivery.id} ${delivery.channel}`} {...delivery} />
          ))}
        </ul>
      )}
    </details>
  )
}

function LogRow({ title, channel, state, changedAt }: Delivery) {
  const { t } = useTranslation('notifications')
  const { locale } = useLanguage()
  const Icon = icons[channel]
  const style = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const
  const time = new Intl.DateTimeFormat(locale, style).format(new Date(changedAt))
  return (
    <li>
      <Icon aria-hidden />
      <span>
        {title}
        <small>
          {t(`channels.${channel}`)} · {t(`log.states.${state}`)} · <time dateTime={changedAt}>{time}</time>
        </small>
      </span>
    </li>
  )
}
