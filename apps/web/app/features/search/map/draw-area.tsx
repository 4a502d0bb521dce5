import { Button } from '@gable/ui/button'
import { Pentagon, Plus, Undo2 } from 'lucide-react'
import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Point } from '../search-state.ts'
import { AreaShape } from './area-shape.tsx'

const mostCorners = 60

type DrawAreaProps = {
  map: MapLibre
  /** What is there already, to be changed. */
  first: readonly Point[]
  onDone: (ring: readonly Point[] | undefined) => void
}

/** Corners by touch, or from the middle of the map by key; done when there are three. */
export function DrawArea({ map, first, onDone }: DrawAreaProps) {
  const { t } = useTranslation(['results', 'common'])
  const [corners, setCorners] = useState(first)

  useEffect(() => {
    const addHere = ({ lngLat }: MapMouseEvent) => setCorners((before) => withCorner(before, lngLat))
    map.on('click', addHere)
    map.doubleClickZoom.disable()
    map.getCanvas().classList.add('map-drawing')
    return () => {
      map.off('click', addHere)
      map.doubleClickZoom.enable()
      map.getCanvas().classList.remove('map-drawing')
    }
  }, [map])

  return (
    <>
      <AreaShape
        map={map}
        rings={[corners]}
        onMoveCorner={(index, to) => setCorners((before) => before.with(index, to))}
      />
      <div className="map-draw-bar" role="toolbar" aria-label={t('results:map.draw')}>
        <Pentagon aria-hidden />
        <p aria-live="polite">{corners.length < 3 ? t('results:map.drawMore') : t('results:map.drawChange')}</p>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setCorners((before) => withCorner(before, map.getCenter()))}
        >
          <Plus aria-hidden />
          {t('results:map.addCorner')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={corners.length === 0}
          onClick={() => setCorners((before) => before.slice(0, -1))}
        >
          <Undo2 aria-hidden className="rtl:-scale-x-100" />
          {t('common:actions.undo')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onDone(undefined)}>
          {t('common:actions.clear')}
        </Button>
        <Button size="small" disabled={corners.length < 3} onClick={() => onDone(corners)}>
          {t('results:map.done')}
        </Button>
      </div>
    </>
  )
}

const withCorner = (corners: readonly Point[], { lng: longitude, lat: latitude }: { lng: number; lat: number }) =>
  corners.length < mostCorners ? [...corners, { longitude, latitude }] : corners
