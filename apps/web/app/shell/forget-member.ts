import { forgetOfflineHomes } from './offline/offline-homes.ts'

/** The database of files that were chosen and that no draft names yet. */
export const pendingFilesName = 'gable-uploads'

/** Whoever leaves, leaves nothing behind that only they could see: the next reader of this browser may be another. */
export async function forgetMember() {
  await Promise.all([forgetOfflineHomes(), removeDatabase(pendingFilesName).catch(() => undefined)])
}

/** A browser that keeps nothing has nothing to remove. */
const removeDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
  })
