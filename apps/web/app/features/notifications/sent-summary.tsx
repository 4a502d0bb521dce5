import type { NotificationSettings } from '@gable/contract/notifications'
import { type NotificationChannel, notificationKindNames } from '@gable/domain/notification-kinds'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { offeredChannels } from './offered-channels.ts'

type SentSummaryProps = { choices: NotificationSettings['choices'] }

/** Beside the list: what is sent by which channel, and the way to change it. */
export function SentSummary({ choices }: SentSummaryProps) {
  const { t } = useTranslation('notifications')
  const channels = offeredChannels(choices)
  const switchable = notificationKindNames.filter((kind) => choices.some((choice) => choice.kind === kind))
  return (
    <aside className="sent-summary">
      <div className="flex items-center justify-between gap-3">
        <h2>{t('sendTitle')}</h2>
        <LocalLink to="/user/notification-settings" className="ui-link">
          {t('change')}
        </LocalLink>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('settings.about')}</VisuallyHidden>
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {switchable.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`kinds.${kind}.name`)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Sign isOn={isOn(choices, kind, channel)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  )
}

const isOn = (choices: SentSummaryProps['choices'], kind: string, channel: NotificationChannel) =>
  choices.some((choice) => choice.kind === kind && choice.channel === channel && choice.isOn)

function Sign({ isOn: isSent }: { isOn: boolean }) {
  const { t } = useTranslation('notifications')
  const Icon = isSent ? Check : Minus
  return (
    <>
      <Icon aria-hidden data-on={isSent || undefined} />
      <VisuallyHidden>{t(isSent ? 'on' : 'off')}</VisuallyHidden>
    </>
  )
}
