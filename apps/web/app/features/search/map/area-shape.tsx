import type { Map as MapLibre } from 'maplibre-gl'
import { type PointerEvent, useEffect, useReducer } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Point } from '../search-state.ts'

type AreaShapeProps = {
  map: MapLibre
  rings: readonly (readonly Point[])[]
  /** While drawing, the corners can be dragged and moved by keys. */
  onMoveCorner?: ((index: number, to: Point) => void) | undefined
}

/** What was drawn, over the map and under its pins; the rest of the map steps back. */
export function AreaShape({ map, rings, onMoveCorner }: AreaShapeProps) {
  useRedraw(map)
  const { clientWidth: width, clientHeight: height } = map.getCanvas()
  const shapes = rings.map((ring) => ring.map(({ longitude, latitude }) => map.project([longitude, latitude])))
  const outline = shapes.map((ring) => toPath(ring)).join('')
  return (
    <svg className="map-shape" width={width} height={height} aria-hidden={onMoveCorner ? undefined : true}>
      {shapes.some(({ length }) => length > 2) && (
        <path d={`M0 0H${width}V${height}H0Z${outline}`} fillRule="evenodd" className="map-shape-outside" />
      )}
      <path d={outline} className="map-shape-line" />
      {onMoveCorner &&
        shapes[0]?.map((at, index) => (
          <Corner key={index} map={map} at={at} number={index + 1} onMove={(to) => onMoveCorner(index, to)} />
        ))}
    </svg>
  )
}

type Pixel = { x: number; y: number }
const toPath = (ring: readonly Pixel[]) =>
  ring.length === 0
    ? ''
    : `M${ring.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${ring.length > 2 ? 'Z' : ''}`

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
