import type { ReceivedFile } from '@gable/contract/wire'
import { readFileOnDisk } from '../../apps/server/src/platform/file-on-disk.ts'

const received = new Map<string, ReceivedFile>()

/** A file as if a form had brought it; its fingerprint lets the site keep and encode each picture once. */
export function toReceived(filePath: string, fileName?: string): ReceivedFile {
  const key = `${filePath} ${fileName ?? ''}`
  const file = received.get(key) ?? readFileOnDisk(filePath, fileName)
  received.set(key, file)
  return file
}
