import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AreaSwitch } from '#app/shell/layout/area-switch.tsx'
import { ProfileSection } from './profile-section.tsx'

/** Takes effect at once, as under the globe of the header. */
export function ProfileAreas() {
  const { t } = useTranslation('accounts')
  return (
    <ProfileSection title={t('profile.areasTitle')} text={t('profile.areasText')}>
      <AreaSwitch name="area-profile" className="max-w-96" />
    </ProfileSection>
  )
}
