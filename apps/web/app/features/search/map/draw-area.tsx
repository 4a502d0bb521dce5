import { Button } from '@gable/ui/button'
import { Pentagon, Plus, Scissors, Undo2 } from 'lucide-react'
import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Point } from '../search-state.ts'
import { AreaShape } from './area-shape.tsx'
import { canAdd, type DrawnArea, fromDrawn, toDrawn, withCorner, withMoved, withRing } from './drawn-areas.ts'
import { useFreehand } from './use-freehand.ts'

type Rings = readonly (readonly Point[])[]
export type DrawnRings = { rings?: Rings | undefined; cuts?: Rings | undefined }

type DrawAreaProps = {
  map: MapLibre
  /** What is there already, to be changed. */
  first: DrawnRings
  onDone: (drawn: DrawnRings) => void
  onCancel: () => void
}

/** By hand in one line, by corners, or from the middle of the map by key. Several areas add up; cuts take away. */
export function DrawArea({ map, first, onDone, onCancel }: DrawAreaProps) {
  const { t } = useTranslation(['results', 'common'])
  const { areas, change, undo, canUndo } = useDrawing(first)
  const trace = useFreehand(map, (ring) => change((before) => withRing(before, ring)))
  useCornersByClick(map, (corner) => change((before) => withCorner(before, corner)))
  const drawn = fromDrawn(areas)
  const begin = (isCut: boolean) => change((before) => [...before, { corners: [], isCut }])
  const isFull = !canAdd(areas)

  return (
    <>
      <AreaShape
        map={map}
        areas={areas}
        trace={trace}
        onMoveCorner={(area, corner, to) =>
          change((before) => withMoved(before, area, corner, to), `${area} ${corner}`)
        }
      />
      <div className="map-draw-bar" role="toolbar" aria-label={t('results:map.draw')}>
        <p aria-live="polite">
          <Pentagon aria-hidden />
          <Hint areas={areas} />
        </p>
        <Button
          variant="quiet"
          size="small"
          className="max-md:hidden"
          onClick={() => change((before) => withCorner(before, centreOf(map)))}
        >
          <Plus aria-hidden />
          {t('results:map.addCorner')}
        </Button>
        <Button variant="quiet" size="small" disabled={isFull} onClick={() => begin(false)}>
          <Pentagon aria-hidden />
          {t('results:map.addArea')}
        </Button>
        <Button variant="quiet" size="small" disabled={isFull} onClick={() => begin(true)}>
          <Scissors aria-hidden />
          {t('results:map.cutOut')}
        </Button>
        <Button variant="quiet" size="small" disabled={!canUndo} onClick={undo}>
          <Undo2 aria-hidden className="rtl:-scale-x-100" />
          {t('common:actions.undo')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onDone({})}>
          {t('common:actions.clear')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="small" disabled={!drawn} onClick={() => drawn && onDone(drawn)}>
          {t('results:map.done')}
        </Button>
      </div>
    </>
  )
}

/** A mouse clicks and drags, a finger taps and moves. */
function Hint({ areas }: { areas: readonly DrawnArea[] }) {
  const { t } = useTranslation('results')
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const last = areas.at(-1)
  if (last && last.corners.length >= 3) return t(isTouch ? 'map.drawChangeTouch' : 'map.drawChange')
  if (last?.isCut) return t(isTouch ? 'map.drawCutTouch' : 'map.drawCut')
  return t(isTouch ? 'map.drawMoreTouch' : 'map.drawMore')
}

const maxSteps = 100

type Step = { areas: readonly DrawnArea[]; moved?: string | undefined }

/** What is drawn, and how it came to be: every step can be taken back. All moves of one corner are one step. */
function useDrawing({ rings, cuts }: DrawnRings) {
  const [steps, setSteps] = useState<readonly Step[]>(() => [{ areas: toDrawn(rings, cuts) }])
  const change = (next: (areas: readonly DrawnArea[]) => readonly DrawnArea[], moved?: string) =>
    setSteps((before) => {
      const last = before.at(-1)
      const earlier = moved !== undefined && last?.moved === moved ? before.slice(0, -1) : before.slice(1 - maxSteps)
      return [...earlier, { areas: next(last?.areas ?? []), moved }]
    })
  return {
    areas: steps.at(-1)?.areas ?? [],
    canUndo: steps.length > 1,
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    change,
  }
}

function useCornersByClick(map: MapLibre, onCorner: (corner: Point) => void) {
  const add = useEffectEvent(onCorner)
  useEffect(() => {
    const addHere = ({ lngLat }: MapMouseEvent) => add({ longitude: lngLat.lng, latitude: lngLat.lat })
    map.on('click', addHere)
    map.doubleClickZoom.disable()
    map.getCanvas().classList.add('map-drawing')
    return () => {
      map.off('click', addHere)
      map.doubleClickZoom.enable()
      map.getCanvas().classList.remove('map-drawing')
    }
  }, [map])
}

function centreOf(map: MapLibre): Point {
  const { lng, lat } = map.getCenter()
  return { longitude: lng, latitude: lat }
}
