import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { builtInLanguages } from '@gable/i18n/languages'
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Area = Polygon | MultiPolygon
type Countries = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const target = new URL('../public/map/world.json', import.meta.url)

/** The base map without any key: land, borders and the names of countries, as one GeoJSON file beside the app. */
export function writeWorldMap() {
  if (changedAt(target) > changedAt(new URL(import.meta.url))) return
  const source = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Countries
  const { countries, land } = topology.objects
  const features = [
    ...feature(topology, land).features.map(({ geometry }) => entry('land', flatten(geometry as Area))),
    entry('border', flattenLines(mesh(topology, countries, (a, b) => a !== b))),
    ...feature(topology, countries).features.map(({ id, geometry, properties: { name } }) => {
      const middle = { type: 'Point', coordinates: middleOf(flatten(geometry as Area)) }
      return entry('country', middle, { name, ...namesOf(id) })
    }),
  ]
  mkdirSync(new URL('.', target), { recursive: true })
  writeFileSync(target, JSON.stringify({ type: 'FeatureCollection', features }, roundCoordinates))
}

const changedAt = (file: URL) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const entry = (kind: string, geometry: unknown, names: Record<string, string> = {}) => ({
  type: 'Feature',
  properties: { kind, ...names },
  geometry,
})

/** A country in the languages of the site, by its number among the nations; some that are drawn have none. */
function namesOf(number: string | number | undefined): Record<string, string> {
  const region = number === undefined ? undefined : new Intl.Locale(`und-${number}`).region
  if (!region) return {}
  const named = builtInLanguages.map(({ code }) => [
    `name_${code}`,
    new Intl.DisplayNames(code, { type: 'region' }).of(region),
  ])
  return Object.fromEntries(named.filter(([, name]) => name && name !== region))
}

/** The source is drawn on a globe: what lies across the date line goes on beyond 180 degrees on a flat map. */
function flatten(geometry: Area): MultiPolygon {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return { type: 'MultiPolygon', coordinates: parts.map((rings) => rings.map((ring) => closeAtPole(unroll(ring)))) }
}

const flattenLines = (lines: MultiLineString): MultiLineString => ({
  ...lines,
  coordinates: lines.coordinates.map(unroll),
})

/** No step from one point to the next is longer than half the world. */
function unroll(line: Position[]): Position[] {
  let turns = 0
  return line.map(([longitude = 0, latitude = 0], index) => {
    const before = line[index - 1]?.[0] ?? longitude
    if (longitude - before > 180) turns -= 1
    if (longitude - before < -180) turns += 1
    return [longitude + turns * 360, latitude]
  })
}

/** A coast that goes once around the world, as only one does, has the south pole inside. */
function closeAtPole(ring: Position[]): Position[] {
  const [first = 0] = ring[0] ?? []
  const [last = 0] = ring.at(-1) ?? []
  return Math.abs(last - first) < 180 ? ring : [...ring, [last, -90], [first, -90], ...ring.slice(0, 1)]
}

/** The middle of the largest part, so that the name of France is not written into the Atlantic. */
function middleOf({ coordinates }: MultiPolygon): [number, number] {
  const boxes = coordinates.map((part) => {
    const longitudes = (part[0] ?? []).map(([longitude = 0]) => longitude)
    const latitudes = (part[0] ?? []).map(([, latitude = 0]) => latitude)
    const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
    const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
    return { size: (east - west) * (north - south), middle: [(west + east) / 2, (south + north) / 2] as const }
  })
  const largest = boxes.toSorted((a, b) => b.size - a.size)[0]
  return [largest?.middle[0] ?? 0, largest?.middle[1] ?? 0]
}

/** A hundredth of a degree is finer than the source; more digits are only bytes. */
function roundCoordinates(_key: string, value: unknown) {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value
}
