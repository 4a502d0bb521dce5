import { useEffect, useState, useSyncExternalStore } from 'react'
import { startTusTransfer } from './tus-transfer.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'

const none: ReadonlyMap<string, Upload> = new Map()

/** One queue for as long as the page is there; a connection that is back is noticed at once. */
export function useUploadQueue(): { queue: UploadQueue; uploads: ReadonlyMap<string, Upload> } {
  const [queue] = useState(() => createUploadQueue(startTusTransfer))
  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => none)

  useEffect(() => {
    const revive = () => queue.reviveAll()
    addEventListener('online', revive)
    return () => {
      removeEventListener('online', revive)
      queue.stop()
    }
  }, [queue])

  return { queue, uploads }
}
