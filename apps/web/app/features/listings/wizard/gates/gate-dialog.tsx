import { Button, buttonClass } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { BadgeCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { LimitDialog } from '#app/features/packages/limit-dialog.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { ProfileChecklist } from './profile-checklist.tsx'
import type { Gate } from './find-gate.ts'

type GateDialogProps = { gate: Gate | undefined; onClose: () => void; nextPath: string }

/** Why nothing can be listed yet, and the way to where that is changed. The draft stays whatever is chosen. */
export function GateDialog({ gate, onClose, nextPath }: GateDialogProps) {
  const { t } = useTranslation(['posting', 'common'])
  const next = encodeURIComponent(useLocalPath()(nextPath))
  if (!gate) return null
  if (gate.kind === 'profile') {
    return (
      <Gated
        icon={<UserRound aria-hidden />}
        title={t('gates.profileTitle')}
        text={t('gates.profileText', { count: gate.missing.length })}
        onClose={onClose}
        go={{ to: `/user/profile?next=${next}`, label: t('gates.toProfile') }}
        later={t('gates.later')}
      >
        <ProfileChecklist missing={gate.missing} next={next} />
      </Gated>
    )
  }
  if (gate.kind === 'limit') return <LimitDialog limit={gate.limit} onClose={onClose} hasDraft />
  const words = {
    pending: { title: t('gates.verifyPendingTitle'), text: t('gates.verifyPendingText') },
    failed: { title: t('gates.verifyFailedTitle'), text: t('gates.verifyFailedText') },
    initial: { title: t('gates.verifyTitle'), text: t('gates.verifyText') },
  }[gate.state]
  return (
    <Gated
      icon={<BadgeCheck aria-hidden />}
      isWarning
      {...words}
      onClose={onClose}
      go={{ to: '/user/verification', label: t(`gates.toVerification.${gate.state}`) }}
      later={t('gates.later')}
    />
  )
}

type GatedProps = {
  icon: ReactNode
  isWarning?: boolean
  title: string
  text: string
  children?: ReactNode
  go?: { to: string; label: string }
  later: string
  onClose: () => void
}

function Gated({ icon, isWarning, title, text, children, go, later, onClose }: GatedProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      title={
        <>
          <span className="wizard-spot" data-tone={isWarning ? 'warn' : 'brand'}>
            {icon}
          </span>
          {title}
        </>
      }
      description={text}
      closeLabel={t('dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <div className="grid w-full gap-2">
          {go && (
            <LocalLink to={go.to} className={buttonClass({ size: 'large', isWide: true })}>
              {go.label}
            </LocalLink>
          )}
          <Button variant={go ? 'quiet' : 'primary'} isWide className={go ? 'text-ink' : ''} onClick={onClose}>
            {later}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
