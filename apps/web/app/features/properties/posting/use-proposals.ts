import { useQuery } from '@tanstack/react-query'
import { useSite } from '#app/shell/site.ts'
import { usePosting } from './posting-context.ts'

export type Proposal = { facilityId: number; name: string; distance: string }

/** Distances from the pin that the map knows and nobody has written yet; none where the map knows nothing. */
export function useProposals(): Proposal[] {
  const { values, facilities } = usePosting()
  const { map, language } = useSite()
  const { latitude, longitude } = values
  const tilesUrl = map.styleUrl ? undefined : map.tilesUrl
  const hasPin = latitude.trim() !== '' && longitude.trim() !== ''
  const { data: nearby = [] } = useQuery({
    queryKey: ['nearby', latitude, longitude, language, tilesUrl],
    async queryFn() {
      const { findNearby } = await import('#app/features/places/find-nearby.ts')
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      return findNearby({ tilesUrl: tilesUrl ?? '', point, language })
    },
    enabled: tilesUrl !== undefined && hasPin,
    // A proposal that does not come is none.
    retry: false,
    staleTime: Infinity,
  })
  return nearby.flatMap(({ facilityKey, name, distanceKm }) => {
    const facility = facilities.find(({ key }) => key === facilityKey)
    const isWritten = facility && (values.facilities[facility.id] ?? '').trim() !== ''
    return facility && !isWritten ? [{ facilityId: facility.id, name, distance: String(distanceKm) }] : []
  })
}
