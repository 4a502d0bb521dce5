import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** The coasts of the world, each with its land to the right, as the base map draws them at low zooms. */
export function worldCoasts(): [longitude: number, latitude: number][][] {
  const source = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology<{ land: GeometryCollection }>
  const areas = feature(topology, topology.objects.land).features.map(({ geometry }) => geometry as Area)
  return areas.flatMap((area) => (area.type === 'Polygon' ? [area.coordinates] : area.coordinates)).map(outerRing)
}

type Area = Polygon | MultiPolygon

const outerRing = ([outer = []]: Polygon['coordinates']) => outer as [number, number][]
