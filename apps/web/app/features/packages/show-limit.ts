import type { Limit } from './limit-of.ts'

let shown: Limit | undefined
const listeners = new Set<() => void>()

/** Opens the dialog over whatever page one is on; nothing closes it. */
export function showLimit(limit: Limit | undefined) {
  shown = limit
  for (const listener of listeners) listener()
}

export const readShownLimit = () => shown

export function listenToLimit(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
