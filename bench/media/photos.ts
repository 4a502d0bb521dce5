import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../../demo-town/samples')
const views = ['kitchen', 'bedroom', 'living-room', 'bathroom', 'villa-pool-dusk', 'brick-terrace-street']

/** Six photographs of 12 megapixels, as a telephone takes them: enlarged from the demo's, with the noise of a sensor. */
export async function makePhotos(): Promise<Buffer[]> {
  const noise = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const photos: Buffer[] = []
  for (const view of views) {
    const image = sharp(join(folder, `${view}.jpg`)).resize(4000, 3000, { fit: 'cover' })
    photos.push(
      await image
        .composite([{ input: noise, blend: 'soft-light' }])
        .jpeg({ quality: 90 })
        .toBuffer(),
    )
  }
  return photos
}
