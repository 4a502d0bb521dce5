import { ChevronDown, Locate } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { findPosition, type Position } from '#app/shared/position.ts'
import type { Circle } from '../search-state.ts'
import { useDistance } from '../use-distance.ts'

/** The browser asks; the reader pressed the button, so they know why. */
export function NearMe({ onFound }: { onFound: (position: Position) => void }) {
  const { t } = useTranslation('results')
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')

  async function find() {
    setState('asking')
    const position = 'geolocation' in navigator ? await findPosition() : undefined
    setState(position ? 'idle' : 'failed')
    if (position) onFound(position)
  }

  return (
    <>
      <button type="button" aria-label={t('map.nearMe')} aria-busy={state === 'asking'} onClick={() => void find()}>
        <Locate aria-hidden />
      </button>
      {state === 'failed' && <output className="map-note">{t('map.noPosition')}</output>}
    </>
  )
}

const radiiKm = [1, 2, 5, 10, 25, 50, 100]

type RadiusSelectProps = { around: Circle; onChange: (around: Circle) => void }

export function RadiusSelect({ around, onChange }: RadiusSelectProps) {
  const { t } = useTranslation('results')
  const distance = useDistance()
  const radii = radiiKm.includes(around.radiusKm) ? radiiKm : [...radiiKm, around.radiusKm].toSorted((a, b) => a - b)
  return (
    <span className="map-radius">
      <select
        className="map-float"
        aria-label={t('map.radius')}
        value={around.radiusKm}
        onChange={(event) => onChange({ ...around, radiusKm: Number(event.target.value) })}
      >
        {radii.map((km) => (
          <option key={km} value={km}>
            {t('around', { distance: distance(km * 1000) })}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  )
}
