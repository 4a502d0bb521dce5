import { mkdirSync, writeFileSync } from 'node:fs'
import { drawTown } from './town/draw-town.ts'

const target = new URL('../../apps/web/public/demo-map/town.geojson', import.meta.url)
const seed = 20_417

/** The invented town under the demo homes, as the site's map loads it. */
export const townMapText = () => `${JSON.stringify(drawTown(seed))}\n`

if (import.meta.main) {
  const text = townMapText()
  mkdirSync(new URL('.', target), { recursive: true })
  writeFileSync(target, text)
  console.log(`town.geojson: ${Math.round(Buffer.byteLength(text) / 1000)} kB`)
}
