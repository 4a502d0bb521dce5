import type { Passkey } from '@gable/contract/passkeys'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { FieldError } from '@gable/ui/field'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ProofStep } from './proof-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SignInWays } from './security-dialogs.tsx'
import { useProvedAttempt } from '../use-attempt.ts'
import { AddPasskeyForm } from '../passkeys/add-passkey-form.tsx'
import { usePasskeyProblem } from '../passkeys/use-passkey-problem.ts'

type ChangeProps = { ways: SignInWays; onClose: () => void; onChanged: () => void }

export function AddPasskeyDialog({ ways, onClose, onChanged }: ChangeProps) {
  const { t } = useTranslation('accounts')
  const [codes, setCodes] = useState<string[]>()
  const finish = (recoveryCodes: string[]) => (recoveryCodes.length > 0 ? setCodes(recoveryCodes) : onChanged())
  return (
    <ProvedDialog
      title={codes ? t('secondStep.codesTitle') : t('passkey.addTitle')}
      description={codes && t('secondStep.codesText')}
      ways={ways}
      // The passkey is there already, whether or not somebody has kept the codes.
      onClose={codes ? onChanged : onClose}
    >
      {(askAgain) =>
        codes ? (
          <RecoveryCodes codes={codes} onDone={onChanged} />
        ) : (
          <AddPasskeyForm onDone={finish} onProofNeeded={askAgain} />
        )
      }
    </ProvedDialog>
  )
}

export function RemovePasskeyDialog({ passkey, ...rest }: ChangeProps & { passkey: Passkey }) {
  const { t } = useTranslation('accounts')
  return (
    <ProvedDialog title={t('passkey.removeTitle', { name: passkey.name })} ways={rest.ways} onClose={rest.onClose}>
      {(askAgain) => <Removal id={passkey.id} onProofNeeded={askAgain} onDone={rest.onChanged} />}
    </ProvedDialog>
  )
}

function Removal({ id, onProofNeeded, onDone }: { id: string; onProofNeeded: () => void; onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useProvedAttempt(onProofNeeded)
  const toProblem = usePasskeyProblem()
  const remove = () =>
    attempt(async () => {
      const { deletePasskey } = await import('../passkeys/passkey-calls.ts')
      await deletePasskey(id)
      onDone()
    }, toProblem)
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{t('passkey.removeText')}</p>
      {problem && (
        <div role="alert">
          <FieldError>{problem.text}</FieldError>
        </div>
      )}
      <Button variant="danger" size="large" isWide isLoading={isBusy} onClick={() => void remove()}>
        {t('passkey.removeConfirm')}
      </Button>
    </div>
  )
}

type ProvedDialogProps = {
  title: string
  description?: string | undefined
  ways: SignInWays
  onClose: () => void
  children: (askAgain: () => void) => ReactNode
}

/** First the proof, unless one was just given, then what it is for. */
function ProvedDialog({ title, description, ways, onClose, children }: ProvedDialogProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [isProved, setProved] = useState(ways.isFresh)
  return (
    <Dialog
      title={isProved ? title : t('security.proofTitle')}
      description={isProved ? description : undefined}
      closeLabel={t('common:dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {isProved ? (
        children(() => setProved(false))
      ) : (
        <ProofStep hasPassword={ways.hasPassword} onProved={() => setProved(true)} />
      )}
    </Dialog>
  )
}
