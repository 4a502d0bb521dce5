import { type PhotoProblem, photoProblem } from '@gable/domain/photo-rules'

export type PictureProblem = PhotoProblem | 'photo_unreadable'
export type PictureSource = { name: string; url: string; width: number; height: number }

/** A picture as the browser can draw it, or why it cannot be used; the server looks again. */
export async function readPicture(file: File): Promise<PictureSource | PictureProblem> {
  const known = { mimeType: file.type, bytes: file.size }
  // Type and weight are known without opening it; a picture of gigabytes is not even decoded.
  const early = photoProblem({ ...known, width: 1_000, height: 1_000 })
  if (early) return early
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return (
      photoProblem({ ...known, width, height }) ?? { name: file.name, url: URL.createObjectURL(file), width, height }
    )
  } catch {
    return 'photo_unreadable'
  }
}
