/** Keeps what is read often and changes seldom. Whoever comes while it is being read waits for the same reading. */
export function createKept<Value>(read: () => Promise<Value>, freshMs: number) {
  let kept: { value: Promise<Value>; until: number } | undefined
  return {
    async get(): Promise<Value> {
      if (!kept || kept.until < Date.now()) {
        const value = read()
        const current = { value, until: Date.now() + freshMs }
        kept = current
        // A failed reading is forgotten, so that the next one tries again.
        value.catch(() => {
          if (kept === current) kept = undefined
        })
      }
      return kept.value
    },
    forget() {
      kept = undefined
    },
  }
}
