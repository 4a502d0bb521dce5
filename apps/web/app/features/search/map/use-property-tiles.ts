import type {
  CircleLayerSpecification,
  FilterSpecification,
  Map as MapLibre,
  MapSourceDataEvent,
  VectorTileSource,
} from 'maplibre-gl'
import { deepestTile } from '@gable/domain/map-tile'
import { useEffect, useState } from 'react'
import { propertiesSource, type MapProperties, noProperties, readProperties, signatureOf } from './map-properties.ts'

export const dotsLayer = 'home-dots'

/** Homes in one place are drawn together, elsewhere; hidden ones nowhere. */
export const dotsFilter = (hiddenIds: readonly number[]): FilterSpecification => [
  'all',
  ['!', ['has', 'stack']],
  ['!', ['in', ['id'], ['literal', [...hiddenIds]]]],
]

/** The homes of a search from our own tiles: dots are drawn by the map, the rest is handed out to be drawn over it. */
export function usePropertyTiles(map: MapLibre | undefined, tileQuery: string): MapProperties {
  const [properties, setProperties] = useState(noProperties)

  useEffect(() => {
    if (!map) return undefined
    const tiles = [`${location.origin}/api/search-tile?z={z}&x={x}&y={y}&${tileQuery}`]
    const add = () => {
      map.addSource(propertiesSource, { type: 'vector', tiles, maxzoom: deepestTile })
      map.addLayer(dots())
    }
    // Another theme is another style, which does not know what was added to the one before.
    const addWhereMissing = () => {
      if (!map.getSource(propertiesSource) && map.getStyle()) add()
    }
    map.getSource<VectorTileSource>(propertiesSource)?.setTiles(tiles)
    addWhereMissing()
    map.on('styledata', addWhereMissing)
    return () => {
      map.off('styledata', addWhereMissing)
    }
  }, [map, tileQuery])

  useEffect(() => {
    if (!map) return undefined
    let last = ''
    const read = () => {
      const found = readProperties(map)
      const signature = signatureOf(found, map.getZoom())
      if (signature === last) return
      last = signature
      setProperties(found)
    }
    const readLoaded = ({ sourceId, isSourceLoaded }: MapSourceDataEvent) => {
      if (sourceId === propertiesSource && isSourceLoaded) read()
    }
    map.on('idle', read)
    map.on('sourcedata', readLoaded)
    return () => {
      map.off('idle', read)
      map.off('sourcedata', readLoaded)
    }
  }, [map])

  return properties
}

const colourOf = (token: string) => {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** As the dots of the page look, for whom there is no room as elements. */
function dots(): CircleLayerSpecification {
  const isPinned = ['boolean', ['feature-state', 'isPinned'], false] as const
  const isSeen = ['boolean', ['feature-state', 'isSeen'], false] as const
  return {
    id: dotsLayer,
    type: 'circle',
    source: propertiesSource,
    'source-layer': 'homes',
    filter: dotsFilter([]),
    paint: {
      'circle-radius': 6,
      'circle-color': ['case', [...isSeen], colourOf('--color-line-strong'), colourOf('--color-brand')],
      'circle-stroke-width': 2,
      'circle-stroke-color': colourOf('--color-surface'),
      'circle-opacity': ['case', [...isPinned], 0, 1],
      'circle-stroke-opacity': ['case', [...isPinned], 0, 1],
    },
  }
}
