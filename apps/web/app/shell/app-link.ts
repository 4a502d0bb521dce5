import { recall, forget, keep } from '#app/shared/remembered.ts'

const dismissedKey = 'gable:app-dismissed'

/** The shop that the operator's app is in: a number is Apple's, a name such as `org.example.homes` Google's. */
export function findAppLink(appstoreId: string): string | undefined {
  const id = appstoreId.trim()
  const appleId = /^(?:id)?(\d+)$/.exec(id)?.[1]
  if (appleId) return `https://apps.apple.com/app/id${appleId}`
  if (/^\w+(\.\w+)+$/.test(id)) return `https://play.google.com/store/apps/details?id=${id}`
  return URL.canParse(id) && new URL(id).protocol === 'https:' ? id : undefined
}

/** Chats need sockets; notifications need a worker that may receive them. */
export const isMissingFeatures = () =>
  !('WebSocket' in globalThis) ||
  !('PushManager' in globalThis) ||
  !('Notification' in globalThis) ||
  !('serviceWorker' in navigator)

export const isAppDismissed = () => recall(dismissedKey) !== null
export const dismissApp = () => keep(dismissedKey, 'true')
export const undismissApp = () => forget(dismissedKey)
