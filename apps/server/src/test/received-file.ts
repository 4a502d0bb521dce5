import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeReceived } from '../platform/uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'gable-test-files-'))

/** Bytes as if a form had brought them. */
export const receivedFile = (bytes: Buffer | string, fileName = 'photo.jpg') =>
  writeReceived(Readable.from([Buffer.from(bytes)]), join(folder, randomUUID()), fileName)
