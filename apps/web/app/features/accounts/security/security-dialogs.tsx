import { Dialog } from '@gable/ui/dialog'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteForm } from './delete-form.tsx'
import { ExportForm } from './export-form.tsx'
import { IdentifierForm } from './identifier-form.tsx'
import { ProofStep } from './proof-step.tsx'

export type Change = 'email' | 'phone' | 'password' | 'export' | 'download' | 'delete'
export type SignInWays = { hasPassword: boolean; isFresh: boolean }
type SecurityDialogProps = { change: Change; ways: SignInWays; onClose: () => void; onChanged: () => void }

const titles = {
  email: 'security.changeEmail',
  phone: 'security.changePhone',
  password: 'security.changePassword',
  export: 'export.title',
  download: 'export.title',
  delete: 'security.deleteTitle',
} as const

/** One important change: first the proof, unless one was just given, then the change itself. */
export function SecurityDialog({ change, ways, onClose, onChanged }: SecurityDialogProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [isProved, setProved] = useState(ways.isFresh)
  const shared = { onDone: onChanged, onProofNeeded: () => setProved(false) }
  return (
    <Dialog
      title={isProved ? t(titles[change]) : t('security.proofTitle')}
      closeLabel={t('common:dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {!isProved && (
        <ProofStep
          hasPassword={ways.hasPassword}
          // With the proof the page knows where the archive is.
          onProved={change === 'download' ? onChanged : () => setProved(true)}
        />
      )}
      {isProved && change === 'password' && <ChangePasswordForm {...shared} />}
      {isProved && change === 'export' && <ExportForm {...shared} />}
      {isProved && change === 'delete' && <DeleteForm {...shared} />}
      {isProved && (change === 'email' || change === 'phone') && <IdentifierForm channel={change} {...shared} />}
    </Dialog>
  )
}
