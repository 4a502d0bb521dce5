import type { PropertyCard } from '@gable/contract/property'
import { Button } from '@gable/ui/button'
import { Checkbox } from '@gable/ui/checkbox'
import { PricePin } from '@gable/ui/price-pin'
import { Pentagon, RefreshCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Box } from '../../../map/create-map.ts'
import { useSeenHomes } from '../../../listings/seen-homes.ts'
import { MapButtons } from '../../../map/map-buttons.tsx'
import { useMarkerElements } from '../../../map/map-markers.ts'
import { useMap } from '../../../map/use-map.ts'
import type { Circle, Point } from '../search-state.ts'
import { AreaShape } from './area-shape.tsx'
import { circleEdge } from './circle-edge.ts'
import { DrawArea } from './draw-area.tsx'
import { NearMe, RadiusSelect } from './near-me.tsx'
import { Preview } from './preview.tsx'
import { useAreaSearch } from './use-area-search.ts'

type Home = Pick<PropertyCard, 'id' | 'title' | 'latitude' | 'longitude'>
export type Area = {
  box?: Box | undefined
  rings?: readonly (readonly Point[])[] | undefined
  around?: Circle | undefined
}

export type ResultsMapProps = {
  homes: readonly Home[]
  priceOf: (id: number) => string
  area: Area
  pointedId: number | undefined
  selectedId: number | undefined
  onSelect: (id: number | undefined) => void
  /** A drag of the map goes on from the one before; everything else is a step of its own. */
  onArea: (area: Area, isDrag: boolean) => void
  /** The card over the map; on a phone the strip below takes its place. */
  renderPreview?: ((id: number) => ReactNode) | undefined
}

/** The homes of the list as pins. Moving the map searches where it stops, unless an area is drawn. */
export function ResultsMap(props: ResultsMapProps) {
  const { homes, area, onSelect, onArea, renderPreview } = props
  const { t } = useTranslation('results')
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, t('map.label'))
  const [isDrawing, setDrawing] = useState(false)
  const rings = area.rings ?? (area.around && [circleEdge(area.around)])
  const search = useAreaSearch(map, {
    homes,
    onSelect,
    box: area.box,
    shape: isDrawing ? [] : rings?.flat(),
    onSearchArea: (box) => onArea({ box }, true),
  })
  const draw = (ring: readonly Point[] | undefined) => {
    setDrawing(false)
    onArea(ring ? { rings: [ring] } : {}, false)
  }

  return (
    <div className="map-frame">
      <div ref={container} className="size-full" />
      {map && !isDrawing && rings && <AreaShape map={map} rings={rings} />}
      {map && isDrawing ? (
        <DrawArea map={map} first={area.rings?.[0] ?? []} onDone={draw} />
      ) : (
        <MapTop {...props} search={search} onDraw={() => setDrawing(true)} />
      )}
      <MapButtons map={map}>
        <NearMe onFound={(point) => onArea({ around: { radiusKm: 5, ...point } }, false)} />
      </MapButtons>
      <Pins {...props} elements={useMarkerElements(map, homes)} />
      {map && renderPreview && <Preview {...props} map={map} renderPreview={renderPreview} />}
    </div>
  )
}

type MapTopProps = ResultsMapProps & { search: ReturnType<typeof useAreaSearch>; onDraw: () => void }

function MapTop({ area, onArea, search, onDraw }: MapTopProps) {
  const { t } = useTranslation('results')
  return (
    <div className="map-top">
      {area.around ? (
        <RadiusSelect around={area.around} onChange={(around) => onArea({ around }, false)} />
      ) : (
        !area.rings && (
          <Checkbox
            className="map-float"
            label={t('map.searchAsIMove')}
            checked={search.isFollowing}
            onChange={(event) => search.setFollowing(event.target.checked)}
          />
        )
      )}
      {search.waiting && (
        <Button variant="secondary" className="map-search-here" onClick={search.searchHere}>
          <RefreshCw aria-hidden />
          {t('map.searchHere')}
        </Button>
      )}
      <Button variant="secondary" className="map-float ms-auto" onClick={onDraw}>
        <Pentagon aria-hidden />
        {area.rings ? t('map.changeArea') : t('map.draw')}
      </Button>
    </div>
  )
}

type PinsProps = ResultsMapProps & { elements: ReadonlyMap<number, HTMLElement> }

function Pins({ homes, priceOf, pointedId, selectedId, onSelect, elements }: PinsProps) {
  const { t } = useTranslation('results')
  const seen = new Set(useSeenHomes().map(({ id }) => id))
  return homes.map((home) => {
    const element = elements.get(home.id)
    if (!element) return null
    const state =
      home.id === selectedId ? 'selected' : home.id === pointedId ? 'hover' : seen.has(home.id) ? 'seen' : 'rest'
    element.dataset.state = state
    return createPortal(
      <PricePin
        text={priceOf(home.id)}
        label={t('map.pin', { title: home.title, price: priceOf(home.id) })}
        state={state}
        onClick={(event) => {
          event.stopPropagation()
          onSelect(home.id === selectedId ? undefined : home.id)
        }}
      />,
      element,
      home.id,
    )
  })
}
