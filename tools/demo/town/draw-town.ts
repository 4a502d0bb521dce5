import { buildTown } from './blocks.ts'
import { country, toLonLat } from './frame.ts'
import { type Line, type Point, type Ring, signedArea } from './geometry.ts'
import { type Label, labels } from './labels.ts'
import { parkPaths, parks, plantTrees } from './parks.ts'
import { seededRandom } from './random.ts'
import { mains, motorways, railways } from './roads.ts'
import { sand, water } from './shores.ts'

type Geometry =
  | { type: 'MultiPolygon'; coordinates: [number, number][][][] }
  | { type: 'MultiLineString'; coordinates: [number, number][][] }
  | { type: 'MultiPoint'; coordinates: [number, number][] }
  | { type: 'Point'; coordinates: [number, number] }
export type TownFeature = {
  type: 'Feature'
  properties: { kind: string } & Record<string, unknown>
  geometry: Geometry
}
export type TownMap = { type: 'FeatureCollection'; features: TownFeature[] }

/** One feature for each kind keeps the file small; every label is one of its own. */
export function drawTown(seed: number): TownMap {
  const random = seededRandom(seed)
  const { blocks, buildings } = buildTown(random)
  return {
    type: 'FeatureCollection',
    features: [
      areas('land', [country]),
      areas('block', blocks),
      areas('building', buildings),
      areas('park', parks),
      { type: 'Feature', properties: { kind: 'tree' }, geometry: points(plantTrees(random)) },
      areas('sand', sand),
      areas('water', water),
      lines('road_minor', parkPaths),
      lines('rail', railways),
      lines('road_main', mains),
      lines('road_motorway', motorways),
      ...labels.map(labelFeature),
    ],
  }
}

function areas(kind: string, rings: Ring[]): TownFeature {
  return { type: 'Feature', properties: { kind }, geometry: { type: 'MultiPolygon', coordinates: rings.map(polygon) } }
}

function lines(kind: string, drawn: Line[]): TownFeature {
  const coordinates = drawn.map((line) => line.map(toLonLat))
  return { type: 'Feature', properties: { kind }, geometry: { type: 'MultiLineString', coordinates } }
}

const points = (places: Point[]): Geometry => ({ type: 'MultiPoint', coordinates: places.map(toLonLat) })

function labelFeature({ at, ...words }: Label): TownFeature {
  return {
    type: 'Feature',
    properties: { kind: 'label', ...words },
    geometry: { type: 'Point', coordinates: toLonLat(at) },
  }
}

/** GeoJSON closes a ring with its first point and runs against the clock; our y grows downwards, which turns it over. */
function polygon(ring: Ring): [number, number][][] {
  const turned = signedArea(ring) < 0 ? ring : ring.toReversed()
  return [[...turned, turned[0] as Point].map(toLonLat)]
}
