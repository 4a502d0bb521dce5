import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

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
