// node scripts/make-hero.ts <photograph>: cuts the picture of the home page; run once when the photograph changes.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const [, , source] = process.argv
if (!source) throw new Error('Which photograph?')
const folder = fileURLToPath(new URL('../app/shell/assets/hero/', import.meta.url))
mkdirSync(folder, { recursive: true })

const tall = sharp(source).resize({ width: 860, height: 1320, fit: 'cover', position: 'centre' })
const wide = (width: number) => sharp(source).resize({ width })

await Promise.all([
  tall.clone().avif({ quality: 44, effort: 6 }).toFile(`${folder}tall-860.avif`),
  tall.clone().webp({ quality: 66 }).toFile(`${folder}tall-860.webp`),
  ...[1280, 1920].flatMap((width) => [
    wide(width).avif({ quality: 46, effort: 6 }).toFile(`${folder}wide-${width}.avif`),
    wide(width).webp({ quality: 68 }).toFile(`${folder}wide-${width}.webp`),
  ]),
  wide(1920).jpeg({ quality: 70, mozjpeg: true }).toFile(`${folder}wide-1920.jpg`),
])
