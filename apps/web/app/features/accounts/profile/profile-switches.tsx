import { Switch } from '@gable/ui/switch'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import '#app/shared/i18n/error-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { ProfileSection } from './profile-section.tsx'

type SwitchProps = { isOn: boolean }

export function NoticeSwitch({ isOn }: SwitchProps) {
  const { t } = useTranslation('accounts')
  return (
    <ProfileSection title={t('profile.noticesTitle')} text={t('profile.noticesText')}>
      <SavedSwitch label={t('profile.notices')} isOn={isOn} field="wantsNotifications" />
    </ProfileSection>
  )
}

export function NumberSwitch({ isOn }: SwitchProps) {
  const { t } = useTranslation('accounts')
  return (
    <ProfileSection title={t('profile.numberTitle')} text={t('profile.numberText')}>
      <SavedSwitch label={t('profile.number')} isOn={isOn} field="showsNumber" />
    </ProfileSection>
  )
}

type SavedSwitchProps = { label: string; isOn: boolean; field: 'wantsNotifications' | 'showsNumber' }

/** Takes effect at once, and goes back if it could not. */
function SavedSwitch({ label, isOn, field }: SavedSwitchProps) {
  const { t } = useTranslation(['common', 'errors'])
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState(isOn)

  async function save(next: boolean) {
    setWanted(next)
    try {
      const { saveSwitch } = await import('./profile-calls.ts')
      await saveSwitch(field, next)
      await revalidate()
    } catch (error) {
      setWanted(!next)
      // The dispatcher says why a call failed, and nobody does when its code did not come.
      if (!('code' in Object(error))) showToast({ tone: 'bad', text: t('errors:network') })
    }
  }

  return <Switch label={label} checked={wanted} onChange={(event) => void save(event.currentTarget.checked)} />
}
