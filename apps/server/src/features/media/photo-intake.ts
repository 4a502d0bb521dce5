import type { ReceivedFile } from '@gable/contract/wire'
import { photoMaxPixels, photoProblem } from '@gable/domain/photo-rules'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { refused } from '#platform/errors.ts'

/** Believes neither the name nor the declared type: the first bytes must say what it is, and it must decode. */
export async function inspectPhoto({ filePath, sizeBytes }: ReceivedFile) {
  const type = await fileTypeFromFile(filePath)
  const mimeType = type?.mime ?? 'unknown'
  // A type that is refused anyway is not even given to the decoder.
  const isDecodable = photoProblem({ mimeType, bytes: sizeBytes, width: 1_000, height: 1_000 }) === undefined
  const { width, height } = isDecodable ? await readSize(filePath) : { width: 0, height: 0 }
  const problem = photoProblem({ mimeType, bytes: sizeBytes, width, height })
  if (problem) throw refused('photo_refused', `A photo was refused: ${problem}`)
  return { width, height, mimeType }
}

async function readSize(filePath: string) {
  try {
    const { autoOrient } = await sharp(filePath, { limitInputPixels: photoMaxPixels, failOn: 'error' }).metadata()
    return autoOrient
  } catch {
    throw refused('photo_refused', 'A photo cannot be read')
  }
}
