import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import { useHiddenAmong } from '#app/features/listings/hidden/use-hidden.ts'
import type { MapProperties } from './map-properties.ts'
import { dotsFilter, dotsLayer } from './use-property-tiles.ts'

/** What the map shows, without the homes that its reader hid after the tiles had come, or as a visitor. */
export function useWithoutHidden(map: MapLibre | undefined, found: MapProperties): MapProperties {
  const all = useMemo(() => [found.properties, ...found.stacks.map(({ properties }) => properties)].flat(), [found])
  const hidden = [...useHiddenAmong(all)].join()
  useEffect(() => {
    if (map?.getLayer(dotsLayer)) map.setFilter(dotsLayer, dotsFilter(toIds(hidden)))
  }, [map, hidden])
  return useMemo(() => {
    const ids = new Set(toIds(hidden))
    if (ids.size === 0) return found
    const isShown = ({ id }: { id: number }) => !ids.has(id)
    return {
      ...found,
      properties: found.properties.filter(isShown),
      stacks: found.stacks.flatMap((stack) => {
        const properties = stack.properties.filter(isShown)
        return properties.length > 0 ? [{ ...stack, properties }] : []
      }),
    }
  }, [found, hidden])
}

const toIds = (text: string) => (text === '' ? [] : text.split(',').map(Number))
