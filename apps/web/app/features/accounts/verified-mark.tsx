import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Nobody signs in with an address or a number that was not proved. */
export function VerifiedMark() {
  const { t } = useTranslation('accounts')
  return (
    <span className="ui-verified">
      <BadgeCheck aria-hidden />
      {t('profile.verified')}
    </span>
  )
}
