import { Switch } from '@gable/ui/switch'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { ProfileSection } from './profile-section.tsx'

/** Takes effect at once, and goes back if it could not. */
export function NoticeSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState(isOn)

  async function save(wantsNotifications: boolean) {
    setWanted(wantsNotifications)
    try {
      const { saveNotices } = await import('./profile-calls.ts')
      await saveNotices(wantsNotifications)
      await revalidate()
    } catch (error) {
      setWanted(!wantsNotifications)
      // The dispatcher says why a call failed, and nobody does when its code did not come.
      if (!('code' in Object(error))) showToast({ tone: 'bad', text: t('common:errors.network') })
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
