import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { FieldError } from '@gable/ui/field'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ProofStep } from './proof-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SignInWays } from './security-dialogs.tsx'
import { useProvedAttempt } from '../use-attempt.ts'

export function RenewCodesDialog({ ways, onClose }: { ways: SignInWays; onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common'])
  const [isProved, setProved] = useState(ways.isFresh)
  const { attempt, isBusy, problem } = useProvedAttempt(() => setProved(false))
  const [codes, setCodes] = useState<string[]>()
  const renew = () =>
    attempt(async () => {
      const { makeRecoveryCodes } = await import('../sign-in/second-step-calls.ts')
      setCodes(await makeRecoveryCodes())
    })
  const text = codes ? t('secondStep.codesText') : t('secondStep.renewText')
  return (
    <Dialog
      title={isProved ? t('secondStep.renewTitle') : t('security.proofTitle')}
      description={isProved ? text : undefined}
      closeLabel={t('common:dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {!isProved && <ProofStep hasPassword={ways.hasPassword} onProved={() => setProved(true)} />}
      {isProved && !codes && (
        <>
          {problem && (
            <div role="alert">
              <FieldError>{problem.text}</FieldError>
            </div>
          )}
          <Button size="large" isWide isLoading={isBusy} onClick={() => void renew()}>
            {t('secondStep.renewConfirm')}
          </Button>
        </>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
    </Dialog>
  )
}
