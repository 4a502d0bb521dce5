import { seededRandom } from './random.ts'
import { type Building, buildBlock, buildFarms } from './buildings.ts'
import { type Block, blocksOf, quarters as layQuarters } from './layout.ts'
import { Names } from './names.ts'
import { plantTrees } from './parks.ts'
import { placePublic, type PublicPlace } from './public-places.ts'
import { isByRail } from './rail.ts'
import { avenuesOf, countryRoads, type Road, type StreetNames, streetsOf } from './streets.ts'
import type { Point } from './geometry.ts'
import { withoutOverlaps } from './without-overlaps.ts'

/** The whole town: what the map shows, what the pictures are of, and where the homes of the demo stand. */
export type Town = { roads: Road[]; blocks: Block[]; buildings: Building[]; places: PublicPlace[]; trees: Point[] }

/** The same seed gives the same town, to the last house number. */
export function buildTown(seed: number): Town {
  const random = seededRandom(seed)
  const names = new Names()
  const quarters = layQuarters(random)
  const rows = new Map<string, StreetNames>()
  const streets = quarters.flatMap((quarter) => {
    const laid = streetsOf(quarter, names)
    rows.set(quarter.district.id, laid.rows)
    return laid.roads
  })
  const roads = [...countryRoads(names), ...avenuesOf(quarters, names), ...streets]
  const rowsOf = (block: Block) => rows.get(block.quarter.district.id) ?? new Map()
  const blocks = quarters.flatMap(blocksOf).filter(({ outline }) => !outline.some(isByRail))
  const { places, buildings, taken } = placePublic(blocks, rowsOf)
  const homes = blocks.filter((block) => !taken.has(block)).flatMap((block) => buildBlock(block, rowsOf(block), random))
  return {
    roads,
    blocks,
    buildings: withoutOverlaps([...buildings, ...homes, ...buildFarms(roads, random)]),
    places,
    trees: plantTrees(random),
  }
}
