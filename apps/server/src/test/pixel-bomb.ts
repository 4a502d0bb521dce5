import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import { pngChunk, pngOf } from './hostile-files.ts'

/** All of its pixels are there: 400 million of them in half a megabyte. */
export async function pixelBomb(): Promise<Blob> {
  const [width, height] = [20_000, 20_000]
  const row = Buffer.alloc(width + 1)
  const rows = Readable.from(
    (function* () {
      for (let index = 0; index < height; index += 1) yield row
    })(),
  )
  const data = await buffer(rows.pipe(createDeflate({ level: 6 })))
  const small = pngOf(width, height, Buffer.alloc(1))
  return new Blob([
    new Uint8Array(Buffer.concat([small.subarray(0, 33), pngChunk('IDAT', data), pngChunk('IEND', '')])),
  ])
}
