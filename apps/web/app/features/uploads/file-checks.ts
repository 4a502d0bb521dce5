import { type PhotoKind, photoMaxBytes, photoProblem, type PhotoProblem } from '@gable/domain/photo-rules'
import type { MediaSlot } from './media-list.ts'

export type FileProblem = PhotoProblem | 'photo_unreadable' | 'document_type' | 'document_too_heavy'
/** Why a file is not taken, or what it looks like in small. */
type Checked = { problem: FileProblem } | { problem: undefined; previewUrl: string | undefined }

/** The server looks again at all of this; asking here first saves the upload. */
export function checkFile(slot: MediaSlot, file: File): Promise<Checked> | Checked {
  const isDocument = slot === 'documents' || slot === 'plans'
  if (!isDocument || file.type.startsWith('image/')) return checkPicture(file, slot === 'panorama' ? slot : 'photo')
  if (file.type !== 'application/pdf') return { problem: 'document_type' }
  return file.size > photoMaxBytes ? { problem: 'document_too_heavy' } : { problem: undefined, previewUrl: undefined }
}

async function checkPicture(file: File, kind: PhotoKind): Promise<Checked> {
  const facts = { mimeType: typeOf(file), bytes: file.size }
  // Type and weight are known without opening it; a picture of gigabytes is not even decoded.
  const early = photoProblem({ ...facts, width: 1_000, height: 1_000 })
  if (early) return { problem: early }
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return { problem: 'photo_unreadable' }
  const problem = photoProblem({ ...facts, width: picture.width, height: picture.height }, kind)
  const checked = problem ? { problem } : { problem, previewUrl: await drawSmall(picture) }
  picture.close()
  return checked
}

/** Not every system knows the type of what telephones write. */
const typeOf = ({ type, name }: File) => (type === '' && /\.hei[cf]$/i.test(name) ? 'image/heic' : type)

const smallWidth = 640

/** Dozens of photographs at full size are more than the memory of a phone. */
async function drawSmall(picture: ImageBitmap): Promise<string> {
  const width = Math.min(smallWidth, picture.width)
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((picture.height / picture.width) * width)))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }))
}
