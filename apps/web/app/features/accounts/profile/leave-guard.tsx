import { useLocation } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LeaveDialog } from '#app/shared/leave-dialog.tsx'

/** Asks before changes of the profile are lost. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('accounts')
  const { pathname: here } = useLocation()
  return (
    <LeaveDialog
      isActive={isActive}
      isInside={(pathname) => pathname === here}
      texts={{
        title: t('profile.leaveTitle'),
        text: t('profile.leaveText'),
        leave: t('profile.leave'),
        stay: t('profile.stay'),
      }}
    />
  )
}
