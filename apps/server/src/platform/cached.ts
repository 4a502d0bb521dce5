/** Keeps what is read often and changes seldom. Whoever comes while it is being read waits for the same reading. */
export function createCached<Value>(read: () => Promise<Value>, freshMs: number) {
  let cached: { value: Promise<Value>; until: number } | undefined
  return {
    async get(): Promise<Value> {
      if (!cached || cached.until < Date.now()) {
        const value = read()
        const current = { value, until: Date.now() + freshMs }
        cached = current
        // A failed reading is forgotten, so that the next one tries again.
        value.catch(() => {
          if (cached === current) cached = undefined
        })
      }
      return cached.value
    },
    forget() {
      cached = undefined
    },
  }
}
