import { forget, keep, recall } from '#app/shared/remembered.ts'

/** The reader by their account; nobody for a visitor, whose homes this browser keeps. */
export type MemberId = number | undefined

/** As many as one call takes to the account. */
const maxOnDevice = 200
const none: readonly number[] = []

/** Homes that a reader marked, such as the saved ones: on the device under this name, or with their account. */
export function createHomeSet(name: string) {
  const listeners = new Set<() => void>()
  let known: { memberId: number; ids: ReadonlySet<number> } | undefined
  /** What was changed on this page; it is newer than what the server said. */
  const changes = new Map<number, boolean>()
  let last: { text: string | null; ids: readonly number[] } = { text: null, ids: none }

  function notify() {
    for (const listener of listeners) listener()
  }

  /** The last one first, and the same list for the same text: React compares what it is given. */
  function listOnDevice(): readonly number[] {
    const text = recall(name)
    if (text !== last.text) last = { text, ids: parse(text) }
    return last.ids
  }

  function keepOnDevice(id: number, isIn: boolean) {
    const others = listOnDevice().filter((one) => one !== id)
    keep(name, JSON.stringify(isIn ? [id, ...others].slice(0, maxOnDevice) : others))
  }

  return {
    listOnDevice,

    /** Nothing while nobody has said: then the page's own data hold. */
    find(id: number, memberId: MemberId): boolean | undefined {
      if (memberId === undefined) return listOnDevice().includes(id)
      return changes.get(id) ?? (known?.memberId === memberId ? known.ids.has(id) : undefined)
    },

    set(id: number, isIn: boolean, memberId: MemberId) {
      if (memberId === undefined) keepOnDevice(id, isIn)
      else changes.set(id, isIn)
      notify()
    },

    /** What was changed on this page is the server's to say again. */
    forget(id: number) {
      changes.delete(id)
      notify()
    },

    /** What the server says about a member. */
    setKnown(memberId: number, ids: readonly number[]) {
      if (known && known.memberId !== memberId) changes.clear()
      known = { memberId, ids: new Set(ids) }
      notify()
    },

    /** Whoever leaves takes what is theirs along. */
    forgetKnown() {
      if (!known && changes.size === 0) return
      known = undefined
      changes.clear()
      notify()
    },

    forgetOnDevice() {
      forget(name)
      notify()
    },

    subscribe(listener: () => void) {
      listeners.add(listener)
      // Other tabs change it too.
      globalThis.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener('storage', listener)
      }
    },
  }
}

function parse(text: string | null): readonly number[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((id) => Number.isSafeInteger(id) && id > 0) : none
  } catch {
    return none
  }
}
