import type { NotificationSettings } from '@gable/contract/notifications'
import { RadioGroup } from '@gable/ui/radio-group'
import { Sun, Zap } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type Digest = NotificationSettings['digest']
type DigestChoiceProps = { digest: Digest; onChange: (digest: Digest) => void }

/** Each in a mail of its own, or a day's news together. */
export function DigestChoice({ digest, onChange }: DigestChoiceProps) {
  const { t } = useTranslation('notifications')
  return (
    <section className="profile-section">
      <div>
        <h2 className="type-block">{t('settings.digestTitle')}</h2>
        <p>{t('settings.digestText')}</p>
      </div>
      <div className="grid content-start gap-3">
        <RadioGroup
          name="digest"
          look="cards"
          legend={t('settings.digestTitle')}
          isLegendHidden
          value={digest}
          onChange={(value) => onChange(value === 'daily' ? 'daily' : 'at_once')}
          options={[
            {
              value: 'at_once',
              label: t('settings.atOnce'),
              description: t('settings.atOnceText'),
              icon: <Zap aria-hidden />,
            },
            {
              value: 'daily',
              label: t('settings.daily'),
              description: t('settings.dailyText'),
              icon: <Sun aria-hidden />,
            },
          ]}
        />
        <p className="text-14 text-ink-soft">{t('settings.digestHint')}</p>
      </div>
    </section>
  )
}
