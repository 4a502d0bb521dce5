import { forget, forgetAll, keep, recall } from '#app/shared/remembered.ts'
import { forgetOfflineHomes } from './offline/offline-homes.ts'

/** The database of files that were chosen and that no draft names yet. */
export const pendingFilesName = 'gable-uploads'

/** Before the names of what conversations keep here: drafts, and what was not sent yet. */
export const chatPrefix = 'gable:chat:'

const lastMember = 'gable:last-member'

/** Whoever leaves, leaves nothing behind that only they could see: the next reader of this browser may be another. */
export async function forgetMember() {
  forget(lastMember)
  forgetAll(chatPrefix)
  await Promise.all([forgetOfflineHomes(), removeDatabase(pendingFilesName).catch(() => undefined)])
}

/** A session may end without a word, on another device or by its time: then the next member forgets the last one. */
export async function noteMember(id: number) {
  const before = recall(lastMember)
  if (before !== null && before !== String(id)) await forgetMember()
  keep(lastMember, String(id))
}

/** A browser that keeps nothing has nothing to remove. */
const removeDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
  })
