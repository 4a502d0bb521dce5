import { useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { useOneAtATime } from '#app/shared/use-one-at-a-time.ts'

export type Problem = { code: string; text: string }

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? 'unknown')

/** One thing at a time that may fail, and what went wrong in the last one. */
export function useAttempt() {
  const toErrorText = useErrorText()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const oneAtATime = useOneAtATime()

  async function run(work: () => Promise<void>, own?: (code: string) => string | undefined) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const code = codeOf(error)
      setProblem({ code, text: own?.(code) ?? toErrorText(error) })
    } finally {
      setBusy(false)
    }
  }

  const attempt: typeof run = (work, own) => oneAtATime(() => run(work, own))
  return { attempt, isBusy, problem, clearProblem: () => setProblem(undefined) }
}

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
