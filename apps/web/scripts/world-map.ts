import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Countries = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>

const target = new URL('../public/map/world.json', import.meta.url)

/** The base map without any key: land, borders and the names of countries, as one GeoJSON file beside the app. */
export function writeWorldMap() {
  if (existsSync(target)) return
  const source = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Countries
  const { countries, land } = topology.objects
  const features = [
    ...feature(topology, land).features.map(({ geometry }) => entry('land', geometry)),
    entry(
      'border',
      mesh(topology, countries, (a, b) => a !== b),
    ),
    ...feature(topology, countries).features.map(({ geometry, properties }) =>
      entry('country', { type: 'Point', coordinates: middleOf(geometry as Polygon | MultiPolygon) }, properties.name),
    ),
  ]
  mkdirSync(new URL('.', target), { recursive: true })
  writeFileSync(target, JSON.stringify({ type: 'FeatureCollection', features }, roundCoordinates))
}

const entry = (kind: string, geometry: unknown, name?: string) => ({
  type: 'Feature',
  properties: name ? { kind, name } : { kind },
  geometry,
})

/** The middle of the largest part, so that the name of France is not written into the Atlantic. */
function middleOf(geometry: Polygon | MultiPolygon): [number, number] {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const boxes = parts.map((part) => {
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
