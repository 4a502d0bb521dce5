import { useSyncExternalStore } from 'react'

const mostShown = 99
let unread: number | undefined
const listeners = new Set<() => void>()

/** How many notifications are not read, as last heard; nothing before anybody has asked. */
export const useUnread = () =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => undefined,
  )

/** Tells the bell and the navigation, wherever it was heard. */
export function noteUnread(count: number) {
  unread = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A badge has room for two figures. */
export function formatUnread(count: number, locale: string): string {
  const numbers = new Intl.NumberFormat(locale)
  return count >= mostShown ? `${numbers.format(mostShown)}+` : numbers.format(count)
}
