import { getNotificationSettings } from '@gable/contract/notifications'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/notification-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { SettingsFrame } from '#app/shell/layout/settings-frame.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/settings-page'
import { DeliveryLog } from './delivery-log.tsx'
import { ReachPanel } from './reach-panel.tsx'
import { SettingsForm } from './settings-form.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const account = await requireAccount({ request, context, url })
  const { data: settings } = await apiFor({ request, context })(getNotificationSettings, {})
  return { settings, wantsMessages: account.wantsNotifications }
}

/** What a member wants to be told, by which channel and when. */
export default function NotificationSettingsPage({ loaderData: { settings, wantsMessages } }: Route.ComponentProps) {
  const { t } = useTranslation('notifications')
  return (
    <SettingsFrame pageTitle={t('settings.pageTitle')}>
      <div className="settings-columns">
        <ReachPanel sentTo={settings.sentTo} phone={settings.phone} wantsMessages={wantsMessages} />
        <div className="min-w-0">
          <SettingsForm settings={settings} />
          <DeliveryLog />
        </div>
      </div>
    </SettingsFrame>
  )
}
