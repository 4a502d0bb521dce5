import { useEffect, useSyncExternalStore } from 'react'
import { recall, forget, keep } from '#app/shared/remembered.ts'

/** A home that was opened in this browser, and when. */
export type SeenProperty = { id: number; seenAt: number }

const name = 'seen-homes'
const most = 200
const listeners = new Set<() => void>()

/** The last one first. Only this browser knows them. */
export const listSeenProperties = (): readonly SeenProperty[] => read(recall(name))

export function noteSeenProperty(id: number, seenAt = Date.now()) {
  const others = listSeenProperties().filter((property) => property.id !== id)
  keep(name, JSON.stringify([{ id, seenAt }, ...others].slice(0, most)))
  notify()
}

export function forgetSeenProperties() {
  forget(name)
  notify()
}

export function useNoteSeenProperty(id: number) {
  useEffect(() => noteSeenProperty(id), [id])
}

/** Empty on the server and in the first picture, which must look like the server's. */
export const useSeenProperties = () => useSyncExternalStore(subscribe, listSeenProperties, () => none)

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Other tabs see homes too.
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

function notify() {
  for (const listener of listeners) listener()
}

const none: readonly SeenProperty[] = []
let last: { text: string | null; properties: readonly SeenProperty[] } = { text: null, properties: none }

/** The same list for the same text: React compares what it is given. */
function read(text: string | null): readonly SeenProperty[] {
  if (text !== last.text) last = { text, properties: parse(text) }
  return last.properties
}

function parse(text: string | null): readonly SeenProperty[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isSeenProperty) : none
  } catch {
    return none
  }
}

const isSeenProperty = (value: unknown): value is SeenProperty =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'seenAt' in value &&
  typeof value.seenAt === 'number'
