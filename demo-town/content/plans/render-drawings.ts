import { text } from 'node:stream/consumers'
import sharp from 'sharp'

export type Drawing = { svg: string; file: string }

// A script of create-plans.ts: drawings come in as JSON, and lie as PNG in the files they name.
if (import.meta.main) {
  const drawings = JSON.parse(await text(process.stdin)) as Drawing[]
  for (const { svg, file } of drawings) {
    await sharp(Buffer.from(svg)).png({ palette: true }).toFile(file)
  }
}
