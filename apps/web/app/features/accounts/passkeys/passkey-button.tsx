import { Button } from '@gable/ui/button'
import { FieldError } from '@gable/ui/field'
import { Fingerprint } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useAttempt } from '../use-attempt.ts'
import { usePasskeyProblem } from './use-passkey-problem.ts'

/** The second step by passkey. */
export function PasskeyButton({ onPassed }: { onPassed: () => Promise<void> }) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useAttempt()
  const toProblem = usePasskeyProblem()
  const prove = () =>
    attempt(async () => {
      const { proveByPasskey } = await import('./passkey-calls.ts')
      await proveByPasskey()
      await onPassed()
    }, toProblem)
  return (
    <div className="grid gap-3">
      <Button size="large" isWide isLoading={isBusy} onClick={() => void prove()}>
        <Fingerprint aria-hidden />
        {t('passkey.use')}
      </Button>
      {problem && (
        <div role="alert">
          <FieldError>{problem.text}</FieldError>
        </div>
      )}
    </div>
  )
}
