import type { LngLatBoundsLike, Map as MapLibre } from 'maplibre-gl'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Point } from '../search-state.ts'
import { useAreaSearch } from './use-area-search.ts'

type Corners = [[number, number], [number, number]]

/** As much of a map as a search moves. */
function createFakeMap() {
  let [west, south, east, north] = [0, 0, 1, 1]
  const moved = new Set<(event: object) => void>()
  const fitBounds = vi.fn<(corners: LngLatBoundsLike) => void>((corners) => {
    ;[[west, south], [east, north]] = corners as Corners
  })
  const map = {
    on: (name: string, listener: (event: object) => void) => name === 'moveend' && moved.add(listener),
    off: (name: string, listener: (event: object) => void) => moved.delete(listener),
    getBounds: () => ({
      getWest: () => west,
      getSouth: () => south,
      getEast: () => east,
      getNorth: () => north,
    }),
    fitBounds,
  }
  return { map: map as unknown as MapLibre, fitBounds }
}

const onSearchArea = vi.fn<() => void>()
const onSelect = vi.fn<() => void>()
const optionsFor = (properties: readonly Point[]) => ({
  properties,
  box: undefined,
  shape: undefined,
  onSearchArea,
  onSelect,
})
const lunara: readonly Point[] = [
  { longitude: 13.6, latitude: -21.2 },
  { longitude: 13.7, latitude: -21.1 },
]
const aroundLunara: Corners = [
  [13.6, -21.2],
  [13.7, -21.1],
]

type Shown = { map: MapLibre; properties: readonly Point[] }
const renderSearch = (initialProps: Shown) =>
  renderHook((shown?: Shown) => useAreaSearch(shown?.map, optionsFor(shown?.properties ?? [])), { initialProps })

beforeEach(() => sessionStorage.clear())

test('when nothing is found the map stays where it was, and follows again what is found', async () => {
  const { map, fitBounds } = createFakeMap()
  const { rerender } = await renderSearch({ map, properties: lunara })
  expect(fitBounds.mock.lastCall?.[0]).toEqual(aroundLunara)
  fitBounds.mockClear()
  await rerender({ map, properties: [] })
  expect(fitBounds).not.toHaveBeenCalled()
  await rerender({ map, properties: lunara })
  expect(fitBounds).toHaveBeenCalledTimes(1)
  expect(onSearchArea).not.toHaveBeenCalled()
})

test('a page that finds nothing begins where the map of the page before was', async () => {
  const before = createFakeMap()
  const { unmount } = await renderSearch({ map: before.map, properties: lunara })
  await unmount()
  const { map, fitBounds } = createFakeMap()
  await renderSearch({ map, properties: [] })
  expect(fitBounds.mock.lastCall?.[0]).toEqual(aroundLunara)
})

test('without a map before it, a page that finds nothing leaves the map at its start', async () => {
  const { map, fitBounds } = createFakeMap()
  await renderSearch({ map, properties: [] })
  expect(fitBounds).not.toHaveBeenCalled()
})
