import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ReceivedFile } from '@gable/contract/wire'

const received = new Map<string, ReceivedFile>()

/** A file as if a form had brought it; its fingerprint lets the site keep and encode each picture once. */
export function toReceived(filePath: string, fileName = basename(filePath)): ReceivedFile {
  const key = `${filePath} ${fileName}`
  const before = received.get(key)
  if (before) return before
  const bytes = readFileSync(filePath)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = new ReceivedFile({ filePath, fileName, sizeBytes: bytes.length, sha256 })
  received.set(key, file)
  return file
}
