import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSea } from './map/open-sea.ts'
import { writePmtiles } from './map/pmtiles.ts'
import { boundsOf, cutTiles } from './map/tiles.ts'
import { layersOf, toGeoJson } from './model/layers.ts'
import { toOsmXml } from './model/osm.ts'
import { toLonLat } from './model/place.ts'
import { towns } from './model/districts.ts'
import { buildTown } from './model/town.ts'

export const townSeed = 20_417

/** The base map of the town, as one file of tiles. */
export function townTiles(): Buffer {
  const layers = layersOf(buildTown(townSeed))
  const sea = openSea()
  return writePmtiles({
    tiles: cutTiles(layers, sea),
    bounds: boundsOf({ ...layers, water: [sea] }),
    centre: [...toLonLat(towns.lunara.at), 13],
    metadata: {
      name: 'Lunara and Oakwell',
      description: 'An invented town for the demo of Gable',
      attribution: 'An invented town',
      vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
    },
  })
}

if (import.meta.main) {
  const [what = 'tiles', target = `town.${what}`] = process.argv.slice(2)
  const write = {
    tiles: townTiles,
    geojson: () => JSON.stringify(toGeoJson(buildTown(townSeed))),
    osm: () => toOsmXml(buildTown(townSeed)),
  }[what]
  if (!write) throw new Error(`cannot write ${what}: tiles, geojson or osm`)
  mkdirSync(dirname(target), { recursive: true })
  const content = write()
  writeFileSync(target, content)
  console.log(`${target}: ${(Buffer.byteLength(content) / 1e6).toFixed(1)} MB`)
}
