export const photoTypes = ['image/jpeg', 'image/png'] as const
export const photoMinSide = 120
export const photoMaxBytes = 15 * 1024 * 1024
/** A small file can unfold into gigabytes of pixels; beyond this the decoder is not even started. */
export const photoMaxPixels = 50_000_000

export type Photo = { mimeType: string; bytes: number; width: number; height: number }
export type PhotoProblem = 'photo_type' | 'photo_too_heavy' | 'photo_too_small' | 'photo_too_many_pixels'

/** The browser asks before it uploads, the server after it has read the real type and size from the bytes. */
export function photoProblem({ mimeType, bytes, width, height }: Photo): PhotoProblem | undefined {
  if (!photoTypes.some((type) => type === mimeType)) return 'photo_type'
  if (bytes > photoMaxBytes) return 'photo_too_heavy'
  if (Math.min(width, height) < photoMinSide) return 'photo_too_small'
  return width * height > photoMaxPixels ? 'photo_too_many_pixels' : undefined
}
