import { photoMaxPixels } from '@gable/domain/photo-rules'
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

export async function decodePixels(source: string | Buffer, size: { width: number; height?: number }): Promise<Pixels> {
  const image = openPicture(source)
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    // What shines through is paper.
    .flatten({ background: '#ffffff' })
  return toPixels(image)
}

export async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export const fromPixels = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } })
