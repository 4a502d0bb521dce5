import type { PropertyCard } from '@gable/contract/property'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import { useSeenHomes } from '#app/features/listings/seen-homes.ts'
import type { Point } from '../search-state.ts'
import { choosePins } from './choose-pins.ts'
import { homesSource, type MapHome, type MapHomes } from './map-homes.ts'

type Options = {
  /** The cards of the list: their pins come before all others. */
  listed: readonly PropertyCard[]
  /** Pointed at or chosen: they have a pin in any case, also out of a cluster. */
  lit: readonly (number | undefined)[]
  textOf: (home: MapHome) => string
}

/** The homes that are shown with their price; the map draws dots for the rest. */
export function usePins(map: MapLibre | undefined, found: MapHomes, { listed, lit, textOf }: Options): MapHome[] {
  const seen = useSeenHomes()
  const litIds = lit.filter((id) => id !== undefined).join()

  const pins = useMemo(() => {
    if (!map) return []
    const onList = new Map(listed.map((card) => [card.id, toMapHome(card)]))
    const onMap = new Map(found.homes.map((home) => [home.id, home]))
    const must = [...new Set(litIds.split(',').filter(Boolean).map(Number))].flatMap(
      (id) => onMap.get(id) ?? onList.get(id) ?? [],
    )
    const others = found.homes.filter(
      ({ id, isFirst }) => (isFirst || onList.has(id)) && !must.some((one) => one.id === id),
    )
    const first = others.toSorted((one, other) => Number(onList.has(other.id)) - Number(onList.has(one.id)))
    const place = ({ longitude, latitude }: Point) => map.project([longitude, latitude])
    const candidates = [...must, ...first].map((home) => ({ id: home.id, text: textOf(home), ...xy(place(home)) }))
    const chosen = choosePins(candidates, [...found.clusters, ...found.stacks].map(place).map(xy))
    return [...must, ...first.filter(({ id }) => chosen.has(id))]
    // How a price is written changes with the page alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, found, listed, litIds])

  useEffect(() => {
    if (!map?.getSource(homesSource)) return
    const [pinned, known] = [new Set(pins.map(({ id }) => id)), new Set(seen.map(({ id }) => id))]
    for (const { id } of found.homes) {
      const target = { source: homesSource, sourceLayer: 'homes', id }
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

const toMapHome = ({ id, latitude, longitude, price, title, isLocked, publishedAt }: PropertyCard): MapHome => ({
  id,
  latitude,
  longitude,
  price,
  title,
  isLocked,
  isFirst: true,
  publishedMs: Date.parse(publishedAt),
})
