import { forget, keep, recall } from '#app/shared/remembered.ts'
import { homesCache, maxHomes } from './offline-caches.ts'

/** A home that opens without the network, as its card shows it. */
export type OfflineHome = {
  path: string
  title: string
  price: string
  facts: string
  address: string
  picture: string | undefined
}

const name = 'gable:offline-homes'

/** The last one first. */
export function listOfflineHomes(): OfflineHome[] {
  try {
    const parsed: unknown = JSON.parse(recall(name) ?? '[]')
    return Array.isArray(parsed) ? (parsed as OfflineHome[]).filter(({ path }) => path.startsWith('/')) : []
  } catch {
    return []
  }
}

export function keepOfflineHome(home: OfflineHome) {
  const worker = navigator.serviceWorker?.controller
  // Whoever saves data does not want pages fetched for later.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!worker || connection?.saveData) return
  const others = listOfflineHomes().filter(({ path }) => path !== home.path)
  keep(name, JSON.stringify([home, ...others].slice(0, maxHomes)))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin, and has no such argument
  worker.postMessage({ home: home.path, picture: home.picture })
}

/** Whoever signs out leaves nothing behind that only they could see. */
export async function forgetOfflineHomes() {
  forget(name)
  await globalThis.caches?.delete(homesCache)
}
