import { type Invitation, revokeAgencyInvitation } from '@gable/contract/agencies'
import type { AgencyRole } from '@gable/domain/agency-roles'
import { Button } from '@gable/ui/button'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Panel, Row } from '#app/features/accounts/account-frame.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { useAgencyWork } from './use-agency-work.ts'
import { useDay } from '#app/shell/use-day.ts'

type InvitedPanelProps = { invited: readonly Invitation[]; role: AgencyRole }

/** Who was asked to join and has not answered. */
export function InvitedPanel({ invited, role }: InvitedPanelProps) {
  const { t } = useTranslation('agencies')
  const isHydrated = useIsHydrated()
  const [isInviting, setInviting] = useState(false)
  return (
    <Panel title={t('invite.openTitle')} text={t('invite.openText')}>
      {invited.length === 0 && <p className="text-14 text-ink-soft">{t('invite.none')}</p>}
      <ul>
        {invited.map((invitation) => (
          <InvitedRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <Button className="mt-4" disabled={!isHydrated} onClick={() => setInviting(true)}>
        {t('members.invite')}
      </Button>
      {isInviting && <InviteDialog role={role} onClose={() => setInviting(false)} />}
    </Panel>
  )
}

function InvitedRow({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) {
  const { t } = useTranslation('agencies')
  const toDay = useDay()
  const { work, isBusy } = useAgencyWork()
  return (
    <Row
      sign={<Mail className="size-5" aria-hidden />}
      title={
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      }
      text={t('invite.until', { role: t(`roles.${role}`), date: toDay(expiresAt) })}
      end={
        <Button
          variant="secondary"
          size="small"
          isLoading={isBusy}
          aria-label={t('invite.revokeOf', { email })}
          onClick={() => void work(() => dispatch(revokeAgencyInvitation, { id }), t('invite.revoked'))}
        >
          {t('invite.revoke')}
        </Button>
      }
    />
  )
}
