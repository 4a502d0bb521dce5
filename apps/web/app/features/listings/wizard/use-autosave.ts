import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Autosave, type AutosaveOptions, createAutosave, type SaveState } from './autosave.ts'

const untouched: SaveState = { kind: 'untouched' }

/** Saves a value whenever it has changed and rested; at once when the page is put away or the connection returns. */
export function useAutosave<Value>(
  value: Value,
  options: AutosaveOptions<Value>,
): { autosave: Autosave<Value>; state: SaveState } {
  const [autosave] = useState(() => createAutosave<Value>(options))
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, () => untouched)

  useEffect(() => autosave.configure(options))

  // Compared by what is in it: forms make a new object with every key.
  const written = JSON.stringify(value)
  const seen = useRef(written)
  useEffect(() => {
    if (seen.current === written) return
    seen.current = written
    autosave.change(JSON.parse(written) as Value)
  }, [autosave, written])

  useEffect(() => {
    const flush = () => void autosave.flush()
    const putAway = () => document.visibilityState === 'hidden' && flush()
    const retry = () => void autosave.retry()
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', putAway)
    return () => {
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', putAway)
      flush()
    }
  }, [autosave])

  return { autosave, state }
}
