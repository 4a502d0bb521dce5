import { useAttempt } from './use-attempt.ts'

/** A proof lasts ten minutes; when it has run out meanwhile, the dialog asks for another. */
export function useProvedAttempt(onProofNeeded: () => void) {
  const { attempt, ...rest } = useAttempt()
  return {
    ...rest,
    attempt: (work: () => Promise<void>, own?: (code: string) => string | undefined) =>
      attempt(work, (code) => {
        if (code === 'fresh_proof_required') onProofNeeded()
        return own?.(code)
      }),
  }
}
