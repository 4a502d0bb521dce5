import type { Place } from '@gable/contract/places'
import { useEffect, useState } from 'react'
import { useSite } from '#app/shell/site.ts'
import { useSelector } from '#app/shell/store/use-store.ts'

export type PlaceSearch = { state: 'idle' | 'searching' | 'found' | 'failed'; places: readonly Place[] }

const idle: PlaceSearch = { state: 'idle', places: [] }
const nowhere = { latitude: undefined, longitude: undefined }
const asksAfterMs = 200
const shortest = 2

/** The places that a text could mean, near ones first; what was found last stays until something newer is there. */
export function usePlaceSearch(text: string): PlaceSearch {
  const { language, settings } = useSite()
  const position = useSelector(({ cache }) => cache.locationData)
  const { latitude, longitude } = position ?? settings.defaultPlace ?? nowhere
  const [search, setSearch] = useState(idle)
  const query = text.trim()
  const isShort = query.length < shortest

  useEffect(() => {
    if (isShort) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      setSearch(({ places }) => ({ state: 'searching', places }))
      void import('./find-places.ts')
        .then(({ findPlaces }) => findPlaces(query, { language, latitude, longitude }, leaving.signal))
        .then(
          (places) => leaving.signal.aborted || setSearch({ state: 'found', places }),
          () => leaving.signal.aborted || setSearch({ state: 'failed', places: [] }),
        )
    }, asksAfterMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [query, isShort, language, latitude, longitude])

  return isShort ? idle : search
}
