import { useEffect, useSyncExternalStore } from 'react'
import { findKept, forget, keep } from '#app/shared/remembered.ts'

/** A home that was opened in this browser, and when. */
export type SeenHome = { id: number; seenAt: number }

const name = 'seen-homes'
const most = 200
const listeners = new Set<() => void>()

/** The last one first. Only this browser knows them. */
export const listSeenHomes = (): readonly SeenHome[] => read(findKept(name))

export function noteSeenHome(id: number, seenAt = Date.now()) {
  const others = listSeenHomes().filter((home) => home.id !== id)
  keep(name, JSON.stringify([{ id, seenAt }, ...others].slice(0, most)))
  tell()
}

export function forgetSeenHomes() {
  forget(name)
  tell()
}

export function useNoteSeenHome(id: number) {
  useEffect(() => noteSeenHome(id), [id])
}

/** Empty on the server and in the first picture, which must look like the server's. */
export const useSeenHomes = () => useSyncExternalStore(subscribe, listSeenHomes, () => none)

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Other tabs see homes too.
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

function tell() {
  for (const listener of listeners) listener()
}

const none: readonly SeenHome[] = []
let last: { text: string | null; homes: readonly SeenHome[] } = { text: null, homes: none }

/** The same list for the same text: React compares what it is given. */
function read(text: string | null): readonly SeenHome[] {
  if (text !== last.text) last = { text, homes: parse(text) }
  return last.homes
}

function parse(text: string | null): readonly SeenHome[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeenHome) : none
  } catch {
    return none
  }
}

const isSeenHome = (value: unknown): value is SeenHome =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'seenAt' in value &&
  typeof value.seenAt === 'number'
