import { addProtocol, type LngLatBounds, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'
import { type MapLook, mapStyle } from './map-style.ts'

// The content policy lets workers come from our own origin only, never from a blob.
setWorkerUrl(workerUrl)
// One file holds all tiles; the browser fetches the parts of it that are looked at.
addProtocol('pmtiles', new Protocol().tile)

export type Box = { west: number; south: number; east: number; north: number }
/** Where the map looks until there is something to show. */
type Start = { latitude: number; longitude: number; zoom: number }
type MapOptions = MapLook & { container: HTMLElement; label: string; start: Start | null }

const wholeWorld: Start = { latitude: 25, longitude: 0, zoom: 1 }

export function createMap({ container, label, start, ...look }: MapOptions): MapLibre {
  const { latitude, longitude, zoom } = start ?? wholeWorld
  const map = new MapLibre({
    container,
    style: mapStyle(look),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: true,
    // Tiles of homes may be kept for a second; a map that stands still need not ask every second.
    refreshExpiredTiles: false,
    maxZoom: 18,
    center: [longitude, latitude],
    zoom,
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const canvas = map.getCanvas()
  canvas.setAttribute('aria-label', label)
  canvas.setAttribute('role', 'region')
  return map
}

/** What the API understands: degrees within the world, however far the map was turned around it. */
export function toBox(bounds: LngLatBounds): Box {
  const turn = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180
  const isWholeWorld = bounds.getEast() - bounds.getWest() >= 360
  return {
    west: isWholeWorld ? -180 : turn(bounds.getWest()),
    south: Math.max(bounds.getSouth(), -90),
    east: isWholeWorld ? 180 : turn(bounds.getEast()),
    north: Math.min(bounds.getNorth(), 90),
  }
}

/** The smallest box around some places. */
export function boxAround(places: readonly { latitude: number; longitude: number }[]): Box | undefined {
  if (places.length === 0) return undefined
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

/** A box across the date line has its west east of its east. */
export const toCorners = ({ west, south, east, north }: Box): [[number, number], [number, number]] => [
  [west, south],
  [east < west ? east + 360 : east, north],
]
