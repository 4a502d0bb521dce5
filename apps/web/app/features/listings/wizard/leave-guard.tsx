import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LeaveDialog } from '#app/shared/leave-dialog.tsx'

type LeaveGuardProps = {
  /** Why it would be a loss to leave now; nothing when it would be none. */
  reason: string | undefined
  /** Pages of the form itself, between which one may go freely. */
  isInside: (pathname: string) => boolean
}

/** Asks before something that was written or sent is lost. */
export function LeaveGuard({ reason, isInside }: LeaveGuardProps) {
  const { t } = useTranslation('posting')
  return (
    <LeaveDialog
      isActive={reason !== undefined}
      isInside={isInside}
      texts={{ title: t('leave.title'), text: reason, leave: t('leave.leave'), stay: t('leave.stay') }}
    />
  )
}
