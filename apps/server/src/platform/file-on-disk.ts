import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ReceivedFile } from '@gable/contract/wire'

/** A file of this machine as if a form had brought it: for what is done from the console. */
export function readFileOnDisk(filePath: string, fileName = basename(filePath)): ReceivedFile {
  const bytes = readFileSync(filePath)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return new ReceivedFile({ filePath, fileName, sizeBytes: bytes.length, sha256 })
}
