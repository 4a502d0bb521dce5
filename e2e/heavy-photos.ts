import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** As a telephone writes it into every photograph. */
const camera = {
  IFD0: { Make: 'Gable', Model: 'Test', Artist: 'Ada Lister' },
  IFD2: { BodySerialNumber: 'SN-123456', CameraOwnerName: 'Ada Lister' },
  IFD3: { GPSLatitude: '41/1 9/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '8/1 37/1 0/1', GPSLongitudeRef: 'W' },
}

const photoBytes = 1_700_000
const segmentBytes = 60_000

/** Photographs of nearly two megabytes each, in a folder. */
export async function makeHeavyPhotos(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'gable-photos-'))
  const paths: string[] = []
  const sizes: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const path = join(folder, `room-${String(number).padStart(2, '0')}.jpg`)
    const photo = makeHeavy(await makePhoto())
    await writeFile(path, photo)
    paths.push(path)
    sizes.push(photo.length)
  }
  return {
    paths,
    sizes,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Large squares in colours that no other has: all its sizes are made in a moment. */
function makePhoto(): Promise<Buffer> {
  const raw = { width: 8, height: 6, channels: 3 } as const
  const squares = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
  return squares.resize(640, 480, { kernel: 'nearest' }).jpeg().withExif(camera).toBuffer()
}

/** Puts notes of an application behind its beginning, as some cameras do: they weigh, and cost nothing to decode. */
function makeHeavy(photo: Buffer): Buffer {
  const notes = Array.from({ length: Math.ceil((photoBytes - photo.length) / segmentBytes) }, () => {
    const head = Buffer.from([0xff, 0xef, 0, 0])
    head.writeUInt16BE(segmentBytes - 2, 2)
    return Buffer.concat([head, randomBytes(segmentBytes - 4)])
  })
  return Buffer.concat([photo.subarray(0, 2), ...notes, photo.subarray(2)])
}
