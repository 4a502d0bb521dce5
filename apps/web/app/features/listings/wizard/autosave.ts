/** What the person is told about their work: `failed` is tried again, `conflict` and `refused` need a decision. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed' }
  | { kind: 'conflict' }
  | { kind: 'refused'; code: string }

export type Autosave<Value> = ReturnType<typeof createAutosave<Value>>

export type AutosaveOptions<Value> = {
  save: (value: Value) => Promise<void>
  /** What to do about a failure; everything unknown is tried again. */
  judge: (error: unknown) => Extract<SaveState, { kind: 'failed' | 'conflict' | 'refused' }>
}

const restMs = 1_200
const firstRetryMs = 2_000
const longestRetryMs = 30_000

/** Saves when typing rests, one save at a time, and goes on trying while the connection is away. */
export function createAutosave<Value>(initial: AutosaveOptions<Value>, now = Date.now) {
  const listeners = new Set<() => void>()
  let options = initial
  let state: SaveState = { kind: 'untouched' }
  let wanted: { value: Value } | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function setState(next: SaveState) {
    state = next
    for (const listener of listeners) listener()
  }

  function schedule(delayMs: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delayMs)
  }

  async function saveOnce() {
    const taken = wanted
    if (!taken) return
    setState({ kind: 'saving' })
    try {
      await options.save(taken.value)
      failures = 0
      // What was typed meanwhile is saved next; only then is everything saved.
      if (wanted === taken) wanted = undefined
      setState(wanted ? { kind: 'waiting' } : { kind: 'saved', at: now() })
      if (wanted) schedule(restMs)
    } catch (error) {
      const verdict = options.judge(error)
      if (verdict.kind === 'failed') schedule(Math.min(firstRetryMs * 2 ** failures, longestRetryMs))
      failures += 1
      setState(verdict)
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    if (running) return running.then(flush)
    if (!wanted || isDecisionDue()) return Promise.resolve()
    running = saveOnce().finally(() => {
      running = undefined
    })
    return running
  }

  const isDecisionDue = () => state.kind === 'conflict' || state.kind === 'refused'

  return {
    change(value: Value) {
      wanted = { value }
      if (isDecisionDue()) return
      if (state.kind !== 'failed' && state.kind !== 'saving') setState({ kind: 'waiting' })
      if (state.kind !== 'failed') schedule(restMs)
    },
    /** How to save, from the next time on. */
    configure(next: AutosaveOptions<Value>) {
      options = next
    },
    flush,
    /** After a decision, or because the connection is back. */
    retry() {
      failures = 0
      if (wanted) setState({ kind: 'waiting' })
      return flush()
    },
    /** Another version was taken: what waited is of no interest any more. */
    forget() {
      wanted = undefined
      clearTimeout(timer)
      setState({ kind: 'saved', at: now() })
    },
    stop() {
      clearTimeout(timer)
      wanted = undefined
    },
    hasUnsaved: () => wanted !== undefined,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
