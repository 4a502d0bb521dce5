import type { Map as MapLibre } from 'maplibre-gl'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** A move that a person made, told apart from those that the page makes itself. */
export const byReader = { isByReader: true }

export function MapButtons({ map, children }: { map: MapLibre | undefined; children?: ReactNode }) {
  const { t } = useTranslation('search')
  return (
    <div className="map-buttons">
      <button type="button" className="map-zoom" aria-label={t('map.zoomIn')} onClick={() => map?.zoomIn({}, byReader)}>
        <Plus aria-hidden />
      </button>
      <button
        type="button"
        className="map-zoom"
        aria-label={t('map.zoomOut')}
        onClick={() => map?.zoomOut({}, byReader)}
      >
        <Minus aria-hidden />
      </button>
      {children}
    </div>
  )
}
