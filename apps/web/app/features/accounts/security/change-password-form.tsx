import { NewPasswordForm } from '../new-password-form.tsx'
import { useProvedAttempt } from '../use-attempt.ts'

export function ChangePasswordForm({ onDone, onProofNeeded }: { onDone: () => void; onProofNeeded: () => void }) {
  const { attempt, isBusy, problem } = useProvedAttempt(onProofNeeded)
  const save = (password: string, confirmation: string) =>
    attempt(async () => {
      const { savePassword } = await import('./security-calls.ts')
      await savePassword(password, confirmation)
      onDone()
    })
  return <NewPasswordForm error={problem?.text} isBusy={isBusy} onSubmit={(...given) => void save(...given)} />
}
