import { open } from 'node:fs/promises'
import type { ReceivedFile } from '@gable/contract/wire'
import { refusedFile } from '#platform/errors.ts'

const frameBytes = 1_024

/**
 * Its first and last bytes, while somebody waits for the answer. What is between them was written by a stranger and is
 * work for the worker; until that has looked at it, nobody but its owner gets it.
 */
export async function assertPdfFrame(file: ReceivedFile) {
  const { filePath, sizeBytes } = file
  const handle = await open(filePath)
  try {
    const read = async (position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(frameBytes), 0, frameBytes, position)
      return buffer.toString('latin1', 0, bytesRead)
    }
    const [head, tail] = [await read(0), await read(Math.max(0, sizeBytes - frameBytes))]
    const isWhole = /^%PDF-[12]\.\d/.test(head) && /%%EOF\s*$/.test(tail)
    if (!isWhole) throw refusedFile(422, 'document_refused', 'It is not a whole PDF', { file })
  } finally {
    await handle.close()
  }
}
