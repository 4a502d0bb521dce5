type Options = { failuresToOpen: number; openMs: number; now?: () => number; onChange?: (isOpen: boolean) => void }

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/** Stops asking what does not answer: after some failures in a row nobody waits for it, but one caller now and then. */
export function createCircuitBreaker({ failuresToOpen, openMs, now = Date.now, onChange }: Options) {
  let failures = 0
  let nextProbeAt = 0
  const isOpen = () => failures >= failuresToOpen

  return {
    isOpen,
    /** Whether to try. While open, one caller per pause is let through to see whether it is back. */
    allows(): boolean {
      if (!isOpen()) return true
      if (now() < nextProbeAt) return false
      nextProbeAt = now() + openMs
      return true
    },
    succeeded() {
      if (isOpen()) onChange?.(false)
      failures = 0
    },
    failed() {
      const wasOpen = isOpen()
      failures += 1
      if (!isOpen()) return
      nextProbeAt = now() + openMs
      if (!wasOpen) onChange?.(true)
    },
  }
}
