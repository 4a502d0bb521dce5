import { Note } from '@gable/ui/note'
import { BellOff, Mail, Smartphone } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { PushPanel } from './push-panel.tsx'

type ReachPanelProps = { sentTo: string; phone: string; wantsMessages: boolean }

/** Where messages go, and why none would. */
export function ReachPanel({ sentTo, phone, wantsMessages }: ReachPanelProps) {
  const { t } = useTranslation('notifications')
  return (
    <aside>
      <section className="ui-panel">
        <h2 className="mb-3 text-16 font-semibold">{t('settings.reachTitle')}</h2>
        <p className="flex min-w-0 items-center gap-2 border-t border-line py-3 text-14">
          <Mail className="size-5 flex-none text-ink-soft" aria-hidden />
          <span className="min-w-0 flex-1 truncate">
            <bdi>{sentTo || t('settings.noMail')}</bdi>
          </span>
          <span className="text-ink-soft">{t('channels.mail')}</span>
        </p>
        {phone && (
          <p className="flex min-w-0 items-center gap-2 border-t border-line py-3 text-14">
            <Smartphone className="size-5 flex-none text-ink-soft" aria-hidden />
            <span className="min-w-0 flex-1 truncate">
              <bdi dir="ltr">{phone}</bdi>
            </span>
            <span className="text-ink-soft">{t('channels.sms')}</span>
          </p>
        )}
        <LocalLink to="/user/security" className="ui-link text-14">
          {t('settings.reachText')}
        </LocalLink>
      </section>
      <PushPanel />
      {!wantsMessages && (
        <Note tone="warn" lead={t('settings.mailOff')} icon={<BellOff aria-hidden />}>
          {t('settings.mailOffText')}{' '}
          <LocalLink to="/user/profile" className="ui-link">
            {t('settings.toProfile')}
          </LocalLink>
        </Note>
      )}
    </aside>
  )
}
