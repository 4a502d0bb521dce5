import { lazy } from 'react'
import { MapPlace } from '#app/features/map/map-place.tsx'
import type { ResultsMapProps } from './results-map.tsx'

const loadMap = () => import('./results-map.tsx')
const ResultsMap = lazy(async () => ({ default: (await loadMap()).ResultsMap }))

// In development the map is fifty files that would be asked for only when the page has come alive.
if (import.meta.env.DEV && !import.meta.env.SSR) void loadMap()

export function ResultsMapPlace({ isWanted, renderPreview, ...props }: ResultsMapProps & { isWanted: boolean }) {
  return (
    <MapPlace isWanted={isWanted}>
      {(isWide) => <ResultsMap {...props} renderPreview={isWide ? renderPreview : undefined} />}
    </MapPlace>
  )
}
