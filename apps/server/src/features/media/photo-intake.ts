import type { ReceivedFile } from '@gable/contract/wire'
import { photoProblem, type PhotoKind, type PhotoProblem, type TurnDegrees } from '@gable/domain/photo-rules'
import { fileTypeFromFile } from 'file-type'
import { limitConcurrency } from '#platform/concurrency.ts'
import { AppError, refused } from '#platform/errors.ts'
import { decodePixels, fromPixels, openPicture } from './decoder.ts'
import { describePixels, type PictureFacts } from './picture-facts.ts'

type InspectedPhoto = { mimeType: string; facts: PictureFacts & { width: number; height: number } }

/** What decodes for people who wait must leave the machine enough for people who browse. */
const inTurn = limitConcurrency(2)
/** Large enough for all that is told about a picture before its variants are there. */
const proofSide = 100
const formatOf: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

/** Believes neither the name nor the declared type: the first bytes must say what it is, and it must decode. */
export async function inspectPhoto(
  { filePath, sizeBytes }: ReceivedFile,
  kind: PhotoKind = 'photo',
  turnDegrees: TurnDegrees = 0,
): Promise<InspectedPhoto> {
  const mimeType = await typeOf(filePath)
  // A type or a weight that is refused anyway is not even given to the decoder.
  refuse(photoProblem({ mimeType, bytes: sizeBytes, width: 2_000, height: 1_000 }))
  return inTurn(async () => {
    const { width, height } = turned(await readSize(filePath, mimeType), turnDegrees)
    refuse(photoProblem({ mimeType, bytes: sizeBytes, width, height }, kind))
    const pixels = await decodePixels(filePath, { width: proofSide, height: proofSide }, turnDegrees).catch(unreadable)
    return { mimeType, facts: { ...(await describePixels(pixels)), width, height } }
  })
}

const previewSide = 480

/**
 * What was uploaded but not yet used has no variants; whoever sent it may still see what it is. It is read when its turn
 * comes: those that wait would fill the memory.
 */
export const encodePreview = (readOriginal: () => Promise<Buffer>): Promise<Buffer> =>
  inTurn(async () => {
    const pixels = await decodePixels(await readOriginal(), { width: previewSide, height: previewSide }).catch(
      unreadable,
    )
    return fromPixels(pixels).webp({ quality: 70, effort: 1 }).toBuffer()
  })

const turned = (size: { width: number; height: number }, turnDegrees: TurnDegrees) =>
  turnDegrees % 180 === 0 ? size : { width: size.height, height: size.width }

export const typeOf = async (filePath: string) => (await fileTypeFromFile(filePath))?.mime ?? 'unknown'

async function readSize(filePath: string, mimeType: string) {
  const { autoOrient, format, compression } = await openPicture(filePath).metadata().catch(unreadable)
  const isWhatItSays = format === formatOf[mimeType] && (format !== 'heif' || compression === 'av1')
  if (!isWhatItSays) throw unreadable()
  return autoOrient
}

function unreadable(): never {
  throw refused('photo_refused', 'A photo cannot be read')
}

function refuse(problem: PhotoProblem | undefined) {
  if (problem === 'photo_heic') throw new AppError(415, 'heic_refused', 'HEIC is not accepted: export it as JPEG')
  if (problem === 'photo_type') throw new AppError(415, 'photo_type_refused', 'A photo is JPEG, PNG, WebP or AVIF')
  if (problem) throw refused('photo_refused', `A photo was refused: ${problem}`, { reason: problem })
}
