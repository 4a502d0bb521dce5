import { cpuUsage } from 'node:process'
import { setPriority } from 'node:os'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** What we compare ourselves with: the same sizes and formats of the same files, and nothing but the encoder. */
const [, , concurrency = '2', niceness = '0', ...files] = process.argv
setPriority(Number(niceness))
sharp.concurrency(1)
sharp.cache(false)

const widths = [320, 640, 960, 1280, 1920]

async function encode(file: string) {
  const largest = await sharp(await readFile(file))
    .autoOrient()
    .resize({ width: 1920 })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const width of widths) {
    const { width: from, height, channels } = largest.info
    const raw = { raw: { width: from, height, channels } }
    const pixels = await sharp(largest.data, raw).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const image = () => sharp(pixels.data, { raw: { width: pixels.info.width, height: pixels.info.height, channels } })
    await image().avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    await image().webp({ quality: 78, effort: 2 }).toBuffer()
    await image().jpeg({ quality: 80, mozjpeg: true, progressive: true }).toBuffer()
  }
}

const started = performance.now()
const before = cpuUsage()
const queue = [...files]
await Promise.all(
  Array.from({ length: Number(concurrency) }, async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await encode(file)
  }),
)
const { user, system } = cpuUsage(before)
console.log(JSON.stringify({ ms: performance.now() - started, cpuMs: (user + system) / 1000 }))
