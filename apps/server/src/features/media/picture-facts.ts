import { rgbaToThumbHash } from 'thumbhash'
import { fromPixels, type Pixels, toPixels } from './decoder.ts'

export type PictureFacts = {
  /** A picture of a few hundred bytes as a data URL, to be blurred while the real one loads. */
  placeholder: string
  thumbhash: Buffer
  dominantColour: string
  /** Decimal digits of 64 bits: more than a number holds. */
  perceptualHash: string
}

/** All that is told about a picture before its variants are made; a hundred pixels are enough for it. */
export async function describePixels(pixels: Pixels): Promise<PictureFacts> {
  const [placeholder, dominantColour, perceptualHash] = await Promise.all([
    encodePlaceholder(pixels),
    findDominantColour(pixels),
    hashLook(pixels),
  ])
  return { placeholder, dominantColour, perceptualHash, thumbhash: hashThumb(pixels) }
}

async function encodePlaceholder(pixels: Pixels): Promise<string> {
  const tiny = await fromPixels(pixels).resize({ width: 20 }).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

async function findDominantColour(pixels: Pixels): Promise<string> {
  const { dominant } = await fromPixels(pixels).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** One bit for each pair of neighbours, brighter or darker: scaling and encoding anew change few of them. */
async function hashLook(pixels: Pixels): Promise<string> {
  const [columns, rows] = [9, 8]
  const grey = fromPixels(pixels).greyscale().resize(columns, rows, { fit: 'fill' }).toColourspace('b-w')
  const { data } = await toPixels(grey)
  let bits = 0n
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column
      bits = (bits << 1n) | ((data[at] ?? 0) < (data[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return BigInt.asIntN(64, bits).toString()
}

function hashThumb({ data, width, height }: Pixels): Buffer {
  const rgba = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgba.set([data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0, 255], pixel * 4)
  }
  return Buffer.from(rgbaToThumbHash(width, height, rgba))
}
