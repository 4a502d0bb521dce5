import { useSyncExternalStore } from 'react'

/** A count of so many also stands for more. */
export const maxShown = 99

/** A number that is heard in one place and shown in others; nothing before anybody has asked. */
function createCount() {
  let count: number | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => count,
        () => undefined,
      ),
    note(heard: number) {
      count = heard
      for (const listener of listeners) listener()
    },
  }
}

const notifications = createCount()
const chats = createCount()
const viewings = createCount()

/** How many notifications are not read, as last heard. */
export const useUnread = notifications.use

/** Tells the bell and the navigation, wherever it was heard. */
export const noteUnread = notifications.note

/** How many messages of conversations are not read, as last heard. */
export const useUnreadChats = chats.use

/** Tells the header, the tabs and the title of the page. */
export const noteUnreadChats = chats.note

/** How many viewings wait for an answer of the member, as last heard. */
export const useWaitingViewings = viewings.use

/** Tells the navigation. */
export const noteWaitingViewings = viewings.note

/** A badge has room for two figures. */
export function formatUnread(count: number, locale: string): string {
  const numbers = new Intl.NumberFormat(locale)
  return count >= maxShown ? `${numbers.format(maxShown)}+` : numbers.format(count)
}
