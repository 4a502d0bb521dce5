import { getNearbyProperties } from '@gable/contract/homepage'
import { useQuery } from '@tanstack/react-query'
import type { Position } from '#app/shared/position.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { RenderProperty } from './titled-section.tsx'
import { LandingSection } from './landing-section.tsx'

type NearPropertiesProps = { position: Position; renderProperty: RenderProperty }
const rowLength = 8
// Where somebody stands is nobody's business to the metre.
const roughly = (degrees: number) => Number(degrees.toFixed(2))

export function NearProperties(props: NearPropertiesProps) {
  return (
    <QueryScope>
      <Row {...props} />
    </QueryScope>
  )
}

/** Nothing while it is asked for and nothing when there are none: no page waits for this row. */
function Row({ position, renderProperty }: NearPropertiesProps) {
  const latitude = roughly(position.latitude)
  const longitude = roughly(position.longitude)
  const { data: properties = [] } = useQuery({
    queryKey: ['near-homes', latitude, longitude],
    queryFn: async ({ signal }) => {
      const { data } = await dispatch(getNearbyProperties, { latitude, longitude, limit: rowLength }, { signal })
      return data
    },
  })
  if (properties.length === 0) return null
  return <LandingSection section={{ type: 'nearby', properties: properties }} renderProperty={renderProperty} />
}
