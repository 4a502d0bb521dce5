import { lazy } from 'react'
import { MapPlace } from '../../../map/map-place.tsx'
import type { ResultsMapProps } from './results-map.tsx'

const ResultsMap = lazy(async () => ({ default: (await import('./results-map.tsx')).ResultsMap }))

export function ResultsMapPlace({ isWanted, renderPreview, ...props }: ResultsMapProps & { isWanted: boolean }) {
  return (
    <MapPlace isWanted={isWanted}>
      {(isWide) => <ResultsMap {...props} renderPreview={isWide ? renderPreview : undefined} />}
    </MapPlace>
  )
}
