import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** Photographs that cannot be made smaller, because they are of noise: nearly two megabytes each, in a folder. */
export async function makeNoisyPhotos(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'gable-photos-'))
  const raw = { width: 1024, height: 768, channels: 3 } as const
  const paths: string[] = []
  const sizes: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const path = join(folder, `room-${String(number).padStart(2, '0')}.jpg`)
    const pixels = randomBytes(raw.width * raw.height * raw.channels)
    const { size } = await sharp(pixels, { raw }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(path)
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
