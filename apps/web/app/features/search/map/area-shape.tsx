import type { Map as MapLibre } from 'maplibre-gl'
import { type PointerEvent, useEffect, useId, useReducer } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Point } from '../search-state.ts'
import type { DrawnArea } from './drawn-areas.ts'
import type { Pixel } from './simplify-line.ts'

type AreaShapeProps = {
  map: MapLibre
  areas: readonly DrawnArea[]
  /** A line that a hand is drawing. */
  trace?: readonly Point[]
  /** While drawing, the corners can be dragged and moved by keys. */
  onMoveCorner?: ((area: number, corner: number, to: Point) => void) | undefined
}

/** What was drawn, over the map and under its pins; the rest of the map steps back, and what was cut out with it. */
export function AreaShape({ map, areas, trace = [], onMoveCorner }: AreaShapeProps) {
  useRedraw(map)
  const maskId = useId()
  const { clientWidth: width, clientHeight: height } = map.getCanvas()
  const toPixels = (points: readonly Point[]) =>
    points.map(({ longitude, latitude }) => map.project([longitude, latitude]))
  const shapes = areas.map(({ corners, isCut }) => ({ at: toPixels(corners), isCut }))
  const whole = shapes.filter(({ at }) => at.length > 2)
  return (
    <svg className="map-shape" width={width} height={height} aria-hidden={onMoveCorner ? undefined : true}>
      {whole.length > 0 && (
        <>
          <mask id={maskId}>
            <rect width={width} height={height} fill="white" />
            {whole
              .toSorted((one, other) => Number(one.isCut) - Number(other.isCut))
              .map(({ at, isCut }, index) => (
                <path key={index} d={toPath(at)} fill={isCut ? 'white' : 'black'} />
              ))}
          </mask>
          <rect width={width} height={height} className="map-shape-outside" mask={`url(#${maskId})`} />
        </>
      )}
      {shapes.map(({ at, isCut }, index) => (
        <path key={index} d={toPath(at)} className="map-shape-line" data-cut={isCut || undefined} />
      ))}
      {trace.length > 0 && <path d={toPath(toPixels(trace), false)} className="map-shape-line" data-open />}
      {onMoveCorner &&
        shapes.map(({ at }, area) =>
          at.map((place, corner) => (
            <Corner
              key={`${area} ${corner}`}
              map={map}
              at={place}
              number={corner + 1}
              onMove={(to) => onMoveCorner(area, corner, to)}
            />
          )),
        )}
    </svg>
  )
}

const toPath = (line: readonly Pixel[], isClosed = line.length > 2) =>
  line.length === 0
    ? ''
    : `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`

/** The shape is in degrees and the picture in pixels: they part with every move of the map. */
function useRedraw(map: MapLibre) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    map.on('move', redraw)
    map.on('resize', redraw)
    return () => {
      map.off('move', redraw)
      map.off('resize', redraw)
    }
  }, [map])
}

type CornerProps = { map: MapLibre; at: Pixel; number: number; onMove: (to: Point) => void }
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
}

function Corner({ map, at, number, onMove }: CornerProps) {
  const { t } = useTranslation('results')
  const moveTo = ({ x, y }: Pixel) => {
    const { lng, lat } = map.unproject([x, y])
    onMove({ longitude: lng, latitude: lat })
  }
  function drag(event: PointerEvent<SVGCircleElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const frame = map.getCanvas().getBoundingClientRect()
    moveTo({ x: event.clientX - frame.left, y: event.clientY - frame.top })
  }
  return (
    <circle
      cx={at.x}
      cy={at.y}
      r={7}
      className="map-shape-corner"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no button can stand in a drawing
      role="button"
      tabIndex={0}
      aria-label={t('map.corner', { number })}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        moveTo({ x: at.x + step[0], y: at.y + step[1] })
      }}
    />
  )
}
