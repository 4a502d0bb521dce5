export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** What telephones write by themselves and browsers cannot show; it deserves a better answer than "unknown". */
const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
export const photoMinSide = 120
export const photoMaxBytes = 15 * 1024 * 1024
/** A small file can unfold into gigabytes of pixels; beyond this the decoder is not even started. */
export const photoMaxPixels = 50_000_000
/** Of a listing: the title image and fifty more. */
export const maxPhotos = 51

export type PhotoKind = 'photo' | 'panorama'
export type Photo = { mimeType: string; bytes: number; width: number; height: number }
export type PhotoProblem =
  | 'photo_type'
  | 'photo_heic'
  | 'photo_too_heavy'
  | 'photo_too_small'
  | 'photo_too_many_pixels'
  | 'photo_no_panorama'

/** The browser asks before it uploads, the server after it has read the real type and size from the bytes. */
export function photoProblem(photo: Photo, kind: PhotoKind = 'photo'): PhotoProblem | undefined {
  const { mimeType, bytes, width, height } = photo
  if (heicTypes.includes(mimeType)) return 'photo_heic'
  if (!photoTypes.some((type) => type === mimeType)) return 'photo_type'
  if (bytes > photoMaxBytes) return 'photo_too_heavy'
  if (Math.min(width, height) < photoMinSide) return 'photo_too_small'
  if (width * height > photoMaxPixels) return 'photo_too_many_pixels'
  return kind === 'panorama' && !isAllAround(width, height) ? 'photo_no_panorama' : undefined
}

/** All around is 360° by 180°, so twice as wide as high; cameras and stitchers are a few pixels off. */
const isAllAround = (width: number, height: number) => Math.abs(width / height - 2) <= 0.04

/** By how much a picture is turned, clockwise. */
export const turnDegrees = [0, 90, 180, 270] as const
export type TurnDegrees = (typeof turnDegrees)[number]

export const addTurns = (one: TurnDegrees, other: TurnDegrees): TurnDegrees =>
  turnDegrees[((one + other) / 90) % turnDegrees.length] ?? 0
