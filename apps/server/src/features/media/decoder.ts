import { photoMaxPixels, type TurnDegrees } from '@gable/domain/photo-rules'
import sharp, { type Sharp } from 'sharp'

// All threads of all jobs together would starve the machine; jobs run side by side instead.
sharp.concurrency(1)
sharp.cache(false)
// The library reads dozens of formats, scripts and programs of other companies among them. These four are enough.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

/** Pixels in sRGB, three bytes each, the right way up: all that is ever kept of a picture somebody sent. */
export type Pixels = { data: Buffer; width: number; height: number }

const limits = { limitInputPixels: photoMaxPixels, failOn: 'error' } as const

/** A file that stops early or lies about itself fails here, or in the decoding that follows. */
export const openPicture = (source: string | Buffer): Sharp => sharp(source, limits)

type Size = { width?: number; height?: number }

/** Turned clockwise after it is the right way up; the size is that of the turned picture. */
export async function decodePixels(
  source: string | Buffer,
  { width, height }: Size,
  turnDegrees: TurnDegrees = 0,
): Promise<Pixels> {
  const size = turnDegrees % 180 === 0 ? { width, height } : { width: height, height: width }
  const image = openPicture(source)
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    // What shines through is paper.
    .flatten({ background: '#ffffff' })
  const pixels = await toPixels(image)
  return turnDegrees === 0 ? pixels : toPixels(fromPixels(pixels).rotate(turnDegrees))
}

export async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export const fromPixels = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } })
