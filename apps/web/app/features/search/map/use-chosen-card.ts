import type { PropertyCard } from '@gable/contract/property'
import { search as searchCall } from '@gable/contract/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { MapProperties } from './map-properties.ts'

type Options = {
  listed: readonly PropertyCard[]
  found: MapProperties
  selectedId: number | undefined
  onCard: (property: PropertyCard) => void
}

/** In degrees: a point of a tile is not quite where the home is. */
const room = 0.0005

/** The card of the chosen home: of the list, or asked for where its pin is. */
export function useChosenCard({ listed, found, selectedId, onCard }: Options): PropertyCard | undefined {
  const ofList = listed.find(({ id }) => id === selectedId)
  const onMap = [...found.properties, ...found.stacks.flatMap(({ properties }) => properties)].find(
    ({ id }) => id === selectedId,
  )
  const { data: asked } = useQuery({
    queryKey: ['home-of-pin', selectedId],
    queryFn: async ({ signal }) => {
      const { longitude = 0, latitude = 0 } = onMap ?? {}
      const bbox = { west: longitude - room, south: latitude - room, east: longitude + room, north: latitude + room }
      const { data } = await dispatch(searchCall, { bbox, limit: 50, withFacets: false }, { signal })
      return data.properties.find(({ id }) => id === selectedId) ?? null
    },
    enabled: selectedId !== undefined && !ofList && onMap !== undefined,
  })
  const other = ofList ? undefined : (asked ?? undefined)

  useEffect(() => {
    if (other) onCard(other)
  }, [other, onCard])

  return ofList ?? (other?.id === selectedId ? other : undefined)
}
