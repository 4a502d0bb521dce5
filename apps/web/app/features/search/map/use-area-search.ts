import type { Map as MapLibre, MapLibreEvent, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { type Box, boxAround, toBox as boxOf, toCorners } from '#app/features/map/create-map.ts'
import { keep, recall } from '#app/shared/remembered.ts'
import { fromBox, toBox } from '../area-url.ts'
import type { Point } from '../search-state.ts'
import { findDotAt } from './use-hovered-dot.ts'

const lastView = 'results-map'

const rememberView = (map: MapLibre) => keep(lastView, fromBox(boxOf(map.getBounds())), 'sessionStorage')

type AreaSearchOptions = {
  properties: readonly Point[]
  box: Box | undefined
  /** The corners of what was drawn, or the edge of a circle: the search stays there, wherever the map goes. */
  shape: readonly Point[] | undefined
  /** While somebody draws, moving the map is no search. */
  isPaused?: boolean
  onSearchArea: (box: Box) => void
  onSelect: (id: number | undefined) => void
}

/** Keeps map and address in step: the address moves the map, and the reader's moves become a search. */
export function useAreaSearch(map: MapLibre | undefined, options: AreaSearchOptions) {
  // On a phone the homes under the map would change with every touch of it: there it is asked for.
  const [isFollowing, setFollowing] = useState(() => matchMedia('(width >= 48rem)').matches)
  const [waiting, setWaiting] = useState<Box>()
  const asked = useRef('')
  const isPlaced = useRef(false)
  const current = useRef({ isFollowing, ...options })
  current.current = { isFollowing, ...options }
  const { properties, box, shape, onSearchArea } = options
  const wanted = box ? fromBox(box) : shape ? JSON.stringify(shape) : ''

  useEffect(() => {
    if (!map || (wanted !== '' && wanted === asked.current)) return
    asked.current = wanted
    setWaiting(undefined)
    const target = box ?? boxAround(shape ?? properties)
    // Nothing was found: the map stays where it is, or goes where it was on the page before.
    if (!target) {
      const before = isPlaced.current ? undefined : toBox(recall(lastView, 'sessionStorage') ?? '')
      if (before) map.fitBounds(toCorners(before), { padding: 0, duration: 0 })
      return
    }
    isPlaced.current = true
    // Room for the switch above and the buttons at the side, so that no pin lies under them at the start.
    const padding = box ? 0 : { top: 104, bottom: 72, left: 72, right: 72 }
    // A box is where the reader was, however near; of themselves pages do not go so near.
    map.fitBounds(toCorners(target), { padding, duration: 0, ...(box ? {} : { maxZoom: 14.5 }) })
    rememberView(map)
    // The homes are left out on purpose: new ones in the same area must not move the map.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, wanted, wanted ? '' : properties])

  useEffect(() => {
    if (!map) return undefined
    const remember = () => rememberView(map)
    const search = (event: MapLibreEvent & { isByReader?: boolean; originalEvent?: Event }) => {
      if (!event.isByReader && !event.originalEvent) return
      if (current.current.shape || current.current.isPaused) return
      const moved = boxOf(map.getBounds())
      if (!current.current.isFollowing) return setWaiting(moved)
      asked.current = fromBox(moved)
      current.current.onSearchArea(moved)
    }
    const select = ({ point }: MapMouseEvent) => {
      // Whoever draws sets corners, wherever there is a home.
      if (map.getCanvas().classList.contains('map-drawing')) return
      current.current.onSelect(findDotAt(map, point))
    }
    map.on('moveend', remember)
    map.on('moveend', search)
    map.on('click', select)
    return () => {
      map.off('moveend', remember)
      map.off('moveend', search)
      map.off('click', select)
    }
  }, [map])

  function searchHere() {
    if (!waiting) return
    asked.current = fromBox(waiting)
    setWaiting(undefined)
    onSearchArea(waiting)
  }

  return { isFollowing, setFollowing, waiting, searchHere }
}
