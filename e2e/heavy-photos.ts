import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** As a telephone writes it into every photograph. */
const camera = {
  IFD0: { Make: 'Gable', Model: 'Test', Artist: 'Ada Lister' },
  IFD2: { BodySerialNumber: 'SN-123456', CameraOwnerName: 'Ada Lister' },
  IFD3: { GPSLatitude: '41/1 9/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '8/1 37/1 0/1', GPSLongitudeRef: 'W' },
}

/** Photographs that cannot be made smaller, because they are of noise: nearly two megabytes each, in a folder. */
export async function makeNoisyPhotos(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'gable-photos-'))
  const raw = { width: 1024, height: 768, channels: 3 } as const
  const paths: string[] = []
  const sizes: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const path = join(folder, `room-${String(number).padStart(2, '0')}.jpg`)
    const pixels = randomBytes(raw.width * raw.height * raw.channels)
    const photo = sharp(pixels, { raw }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).withExif(camera)
    const { size } = await photo.toFile(path)
    paths.push(path)
    sizes.push(size)
  }
  return {
    paths,
    sizes,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    remove: () => rm(folder, { recursive: true }),
  }
}
