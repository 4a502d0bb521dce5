import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import type { Line, Point, Ring } from './geometry.ts'
import type { Building, BuildingKind } from './buildings.ts'
import { districts, towns } from './districts.ts'
import { parkPaths, parks } from './parks.ts'
import { toLonLat } from './place.ts'
import { railway, stations } from './rail.ts'
import { beaches, lake, land, river, riverLine, sea } from './shores.ts'
import type { Town } from './town.ts'

/** The layers of a tile file, as docs/operate/map.md describes them. */
export type LayerName = 'land' | 'water' | 'park' | 'road' | 'rail' | 'building' | 'place_label' | 'road_label' | 'poi'
export type Layers = Record<LayerName, Feature[]>

type Properties = Record<string, string | number | boolean>

const feature = (geometry: Geometry, properties: Properties): Feature => ({ type: 'Feature', properties, geometry })
const area = (ring: Ring, properties: Properties) =>
  feature({ type: 'Polygon', coordinates: [closed(ring)] }, properties)
const line = (points: Line, properties: Properties) =>
  feature({ type: 'LineString', coordinates: points.map(toLonLat) }, properties)
const point = (at: Point, properties: Properties) => feature({ type: 'Point', coordinates: toLonLat(at) }, properties)

/** GeoJSON closes a ring with its first point and runs against the clock. */
function closed(ring: Ring): Position[] {
  const points = ring.map(toLonLat)
  const turned = signedArea(points) > 0 ? points : points.toReversed()
  return [...turned, turned[0] as Position]
}

function signedArea(points: Position[]): number {
  return points.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)
}

/** What the map calls a building; whether it is a cottage or a villa is the listing's business. */
const mapKinds: Record<BuildingKind, string> = {
  cottage: 'home',
  terrace: 'home',
  villa: 'home',
  farmhouse: 'home',
  midrise: 'apartments',
  tower: 'apartments',
  shop: 'work',
  warehouse: 'work',
  school: 'public',
  hospital: 'public',
  museum: 'public',
  worship: 'church',
  plot: 'other',
}

export function layersOf(town: Town): Layers {
  return {
    land: [
      area(land, { kind: 'ground' }),
      ...beaches.map((ring) => area(ring, { kind: 'sand' })),
      ...town.blocks.map(blockOf),
    ],
    water: [area(sea, { kind: 'sea' }), area(river, { kind: 'river' }), area(lake, { kind: 'lake' })],
    park: [
      ...parks.map(({ outline, kind }) => area(outline, { kind })),
      ...town.trees.map((at) => point(at, { kind: 'tree' })),
    ],
    road: [
      ...town.roads.map((road) => line(road.line, { class: road.class, ...(road.isBridge && { is_bridge: true }) })),
      ...parkPaths.map((path) => line(path, { class: 'path' })),
    ],
    rail: [line(railway, { class: 'rail' })],
    building: town.buildings.filter(({ kind }) => kind !== 'plot').map(buildingOf),
    place_label: placeLabels(),
    road_label: town.roads.flatMap((road) =>
      road.named && road.line.length > 2 ? [line(road.line, { ...road.named, class: road.class })] : [],
    ),
    poi: pointsOfInterest(town),
  }
}

const blockOf = ({ outline, quarter }: Town['blocks'][number]) => area(outline.map(quarter.bend), { kind: 'block' })

const buildingOf = ({ outline, kind, storeys }: Building) => area(outline, { kind: mapKinds[kind], storeys })

function placeLabels(): Feature[] {
  return [
    ...Object.values(towns).map(({ at, kind, name, name_ar }, index) =>
      point(at, { name, name_ar, kind, rank: index + 1 }),
    ),
    ...districts.map(({ middle, name, name_ar }) => point(middle, { name, name_ar, kind: 'district', rank: 4 })),
    ...parks.map(({ outline, name, name_ar }) => point(middleOf(outline), { name, name_ar, kind: 'park', rank: 5 })),
    point([-1500, 400], { name: 'Atlantic Ocean', name_ar: 'المحيط الأطلسي', kind: 'water', rank: 3 }),
    point(riverLine[20] ?? [2500, 900], { name: 'River Sel', name_ar: 'نهر سيل', kind: 'water', rank: 4 }),
  ]
}

function middleOf(ring: Ring): Point {
  const sum = (axis: 0 | 1) => ring.reduce((total, corner) => total + corner[axis], 0) / ring.length
  return [sum(0), sum(1)]
}

const trades = [
  ['shop', 'Bakery', 'مخبز'],
  ['shop', 'Grocer', 'بقالة'],
  ['cafe', 'Coffee House', 'مقهى'],
  ['shop', 'Pharmacy', 'صيدلية'],
  ['shop', 'Bookshop', 'مكتبة'],
  ['cafe', 'Tea Room', 'بيت شاي'],
  ['shop', 'Florist', 'أزهار'],
] as const

/** Public places and stations by name, and one shop in twelve. */
function pointsOfInterest({ places, buildings }: Town): Feature[] {
  const shops = buildings.filter(({ kind }) => kind === 'shop').filter((_, index) => index % 12 === 0)
  return [
    ...stations.map(({ at, name, name_ar }) => point(at, { kind: 'station', name, name_ar, rank: 1 })),
    ...places.map(({ at, kind, name, name_ar }) =>
      point(at, { kind, name, name_ar, rank: kind === 'hospital' ? 1 : 2 }),
    ),
    ...shops.map(({ at, street }, index) => {
      const [kind, trade, tradeInArabic] = trades[index % trades.length] ?? trades[0]
      const [word] = street.name.split(' ')
      return point(at, { kind, name: `${word} ${trade}`, name_ar: `${tradeInArabic} ${street.name_ar}`, rank: 4 })
    }),
    point([110, 2300], { kind: 'beach', name: 'North Beach', name_ar: 'الشاطئ الشمالي', rank: 2 }),
    point([180, -2400], { kind: 'beach', name: 'South Sands', name_ar: 'الرمال الجنوبية', rank: 2 }),
  ]
}

/** One collection in which every feature says its layer, with the buildings as the model knows them. */
export function toGeoJson(town: Town): FeatureCollection {
  const layers = layersOf(town)
  const known = town.buildings.map(({ outline, at, street, ...facts }) =>
    area(outline, { ...facts, ...street, at: toLonLat(at).join(' ') }),
  )
  const entries = Object.entries({ ...layers, building: known })
  return {
    type: 'FeatureCollection',
    features: entries.flatMap(([layer, features]) =>
      features.map((one) => ({ ...one, properties: { layer, ...one.properties } })),
    ),
  }
}
