import type { PropertyCard } from '@gable/contract/property'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import { useSeenProperties } from '#app/features/listings/seen-properties.ts'
import type { Point } from '../search-state.ts'
import { choosePins } from './choose-pins.ts'
import { propertiesSource, type MapProperty, type MapProperties } from './map-properties.ts'

type Options = {
  /** The cards of the list: their pins come before all others. */
  listed: readonly PropertyCard[]
  /** Pointed at or chosen: they have a pin in any case, also out of a cluster. */
  highlighted: readonly (number | undefined)[]
  textOf: (property: MapProperty) => string
}

/** The homes that are shown with their price; the map draws dots for the rest. */
export function usePins(
  map: MapLibre | undefined,
  found: MapProperties,
  { listed, highlighted, textOf }: Options,
): MapProperty[] {
  const seen = useSeenProperties()
  const highlightedIds = highlighted.filter((id) => id !== undefined).join()

  const pins = useMemo(() => {
    if (!map) return []
    const onList = new Map(listed.map((card) => [card.id, toMapProperty(card)]))
    const onMap = new Map(found.properties.map((property) => [property.id, property]))
    const must = [...new Set(highlightedIds.split(',').filter(Boolean).map(Number))].flatMap(
      (id) => onMap.get(id) ?? onList.get(id) ?? [],
    )
    const others = found.properties.filter(
      ({ id, isFirst }) => (isFirst || onList.has(id)) && !must.some((one) => one.id === id),
    )
    const first = others.toSorted((one, other) => Number(onList.has(other.id)) - Number(onList.has(one.id)))
    const place = ({ longitude, latitude }: Point) => map.project([longitude, latitude])
    const candidates = [...must, ...first].map((property) => ({
      id: property.id,
      text: textOf(property),
      ...xy(place(property)),
    }))
    const chosen = choosePins(candidates, [...found.clusters, ...found.stacks].map(place).map(xy))
    return [...must, ...first.filter(({ id }) => chosen.has(id))]
    // How a price is written changes with the page alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, found, listed, highlightedIds])

  useEffect(() => {
    if (!map?.getSource(propertiesSource)) return
    const [pinned, known] = [new Set(pins.map(({ id }) => id)), new Set(seen.map(({ id }) => id))]
    for (const { id } of found.properties) {
      const target = { source: propertiesSource, sourceLayer: 'homes', id }
      const before = map.getFeatureState(target)
      const state = { isPinned: pinned.has(id), isSeen: known.has(id) }
      // Each change draws the map again, and what was not set is false.
      const isSame = state.isPinned === Boolean(before['isPinned']) && state.isSeen === Boolean(before['isSeen'])
      if (!isSame) map.setFeatureState(target, state)
    }
  }, [map, found, pins, seen])

  return pins
}

const xy = ({ x, y }: { x: number; y: number }) => ({ x, y })

const toMapProperty = ({
  id,
  latitude,
  longitude,
  price,
  title,
  isLocked,
  publishedAt,
}: PropertyCard): MapProperty => ({
  id,
  latitude,
  longitude,
  price,
  title,
  isLocked,
  isFirst: true,
  publishedMs: Date.parse(publishedAt),
})
