import { Switch } from '@gable/ui/switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useErrorText } from '../../../shell/error-text.ts'
import { showToast } from '../../../shell/toast.ts'
import { ProfileSection } from './profile-section.tsx'

/** Takes effect at once, and goes back if it could not. */
export function NoticeSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('accounts')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState(isOn)

  async function save(wantsNotifications: boolean) {
    setWanted(wantsNotifications)
    try {
      const { saveProfile } = await import('./profile-calls.ts')
      await saveProfile({ wantsNotifications })
      await revalidate()
    } catch (error) {
      setWanted(!wantsNotifications)
      showToast({ tone: 'bad', text: toErrorText(error) })
    }
  }

  return (
    <ProfileSection title={t('profile.noticesTitle')} text={t('profile.noticesText')}>
      <Switch
        label={t('profile.notices')}
        checked={wanted}
        onChange={(event) => void save(event.currentTarget.checked)}
      />
    </ProfileSection>
  )
}
