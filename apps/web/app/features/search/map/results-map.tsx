import type { PropertyCard } from '@gable/contract/property'
import { Button } from '@gable/ui/button'
import { Pentagon } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Box } from '#app/features/map/create-map.ts'
import { MapButtons } from '#app/features/map/map-buttons.tsx'
import { useMap } from '#app/features/map/use-map.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import type { Circle, Point } from '../search-state.ts'
import { AreaShape } from './area-shape.tsx'
import { circleEdge } from './circle-edge.ts'
import { DrawArea, type DrawnRings } from './draw-area.tsx'
import { toDrawn } from './drawn-areas.ts'
import { FollowBox, SearchHere } from './follow-controls.tsx'
import { NearMe, RadiusSelect } from './near-me.tsx'
import { Pins } from './pins.tsx'
import { Preview } from './preview.tsx'
import { useAreaSearch } from './use-area-search.ts'
import { useChosenCard } from './use-chosen-card.ts'
import { usePropertyTiles } from './use-property-tiles.ts'
import { useWithoutHidden } from './use-without-hidden.ts'

export type Area = {
  box?: Box | undefined
  rings?: readonly (readonly Point[])[] | undefined
  cuts?: readonly (readonly Point[])[] | undefined
  around?: Circle | undefined
}

export type ResultsMapProps = {
  /** Those of the list. */
  properties: readonly PropertyCard[]
  /** The filters of the search, as its tiles are asked for. */
  tileQuery: string
  area: Area
  pointedId: number | undefined
  selectedId: number | undefined
  onSelect: (id: number | undefined) => void
  /** A chosen home that is not on this page of the list. */
  onCard: (property: PropertyCard) => void
  /** A drag of the map goes on from the one before; everything else is a step of its own. */
  onArea: (area: Area, isDrag: boolean) => void
  /** The card over the map; on a phone the strip below takes its place. */
  renderPreview?: ((property: PropertyCard) => ReactNode) | undefined
}

/** All homes that were found, those of the list among them. Moving the map searches where it stops, unless an area is drawn. */
export const ResultsMap = (props: ResultsMapProps) => (
  <QueryScope>
    <SearchedMap {...props} />
  </QueryScope>
)

function SearchedMap(props: ResultsMapProps) {
  const { properties, tileQuery, area, selectedId, onSelect, onCard, onArea, renderPreview } = props
  const { t } = useTranslation('results')
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, t('map.label'))
  const found = useWithoutHidden(map, usePropertyTiles(map, tileQuery))
  const chosen = useChosenCard({ listed: properties, found, selectedId, onCard })
  const [isDrawing, setDrawing] = useState(false)
  const rings = area.rings ?? (area.around && [circleEdge(area.around)])
  const search = useAreaSearch(map, {
    properties,
    onSelect,
    box: area.box,
    shape: rings?.flat(),
    isPaused: isDrawing,
    onSearchArea: (box) => onArea({ box }, true),
  })
  const draw = (drawn: DrawnRings) => {
    setDrawing(false)
    onArea(drawn, false)
  }

  return (
    <div className="map-frame" data-drawing={isDrawing || undefined}>
      <div ref={container} className="size-full" />
      {map && !isDrawing && rings && <AreaShape map={map} areas={toDrawn(rings, area.cuts)} />}
      {map && isDrawing ? (
        <DrawArea map={map} first={area} onDone={draw} onCancel={() => setDrawing(false)} />
      ) : (
        <MapTop {...props} search={search} onDraw={() => setDrawing(true)} />
      )}
      <MapButtons map={map}>
        <NearMe onFound={(point) => onArea({ around: { radiusKm: 5, ...point } }, false)} />
        <DrawButton isShort hasArea={area.rings !== undefined} onDraw={() => setDrawing(true)} />
      </MapButtons>
      {map && <Pins {...props} map={map} found={found} isInert={isDrawing} />}
      {map && renderPreview && chosen && !isDrawing && (
        <Preview
          map={map}
          properties={[chosen]}
          selectedId={selectedId}
          onSelect={onSelect}
          renderPreview={() => renderPreview(chosen)}
        />
      )}
    </div>
  )
}

type MapTopProps = ResultsMapProps & { search: ReturnType<typeof useAreaSearch>; onDraw: () => void }

function MapTop({ area, onArea, search, onDraw }: MapTopProps) {
  return (
    <div className="map-top">
      {area.around ? (
        <RadiusSelect around={area.around} onChange={(around) => onArea({ around }, false)} />
      ) : (
        !area.rings && <FollowBox search={search} />
      )}
      <SearchHere search={search} />
      <DrawButton hasArea={area.rings !== undefined} onDraw={onDraw} />
    </div>
  )
}

type DrawButtonProps = { isShort?: boolean; hasArea: boolean; onDraw: () => void }

/** Over the map with its name; on a phone, where there is no room for it, among the buttons at the edge. */
function DrawButton({ isShort = false, hasArea, onDraw }: DrawButtonProps) {
  const { t } = useTranslation('results')
  const name = hasArea ? t('map.changeArea') : t('map.draw')
  if (isShort) {
    return (
      <button type="button" className="md:hidden" aria-label={name} onClick={onDraw}>
        <Pentagon aria-hidden />
      </button>
    )
  }
  return (
    <Button variant="secondary" className="map-float ms-auto max-md:hidden" onClick={onDraw}>
      <Pentagon aria-hidden />
      {name}
    </Button>
  )
}
