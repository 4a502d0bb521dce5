// node scripts/make-icons.ts: draws the bitmap icons from public/icon.svg; run once when the mark changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../public/', import.meta.url))
const mark = readFileSync(`${folder}icon.svg`, 'utf8')
// Phones cut maskable icons to their own shape, so the corners are filled and the mark keeps to the middle.
const maskable = mark.replace('rx="14"', '').replace('<path ', '<path transform="translate(8 8) scale(.75)" ')

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()

for (const size of [192, 512]) {
  await draw(mark, size).toFile(`${folder}icon-${size}.png`)
  await draw(maskable, size).toFile(`${folder}icon-maskable-${size}.png`)
}
await draw(maskable, 180).toFile(`${folder}icon-180.png`)

// A picture file with one PNG in it; every browser since 2012 reads that.
const png = await draw(mark, 32).toBuffer()
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(1, 4)
head.writeUInt8(32, 6)
head.writeUInt8(32, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(png.length, 14)
head.writeUInt32LE(head.length, 18)
writeFileSync(`${folder}favicon.ico`, Buffer.concat([head, png]))
