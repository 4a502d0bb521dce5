import type { Agent } from '@gable/contract/agents'
import { MapPin } from 'lucide-react'
import { AreasMapPlace } from './areas-map-place.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'

/** Where they have something, each with the homes that are there: on a map, and as a list that needs no scripts. */
export function AgentAreas({ agent: { areas } }: { agent: Agent }) {
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  return (
    <>
      <AreasMapPlace areas={areas} />
      <ul className="agent-areas">
        {areas.map(({ city, state, country, listingCount }) => (
          <li key={`${city}|${state}|${country}`}>
            <LocalLink to={`/properties?city=${encodeURIComponent(city)}`}>
              <MapPin aria-hidden />
              <bdi className="min-w-0 truncate font-medium">{city}</bdi>
              <span className="tabular-nums">{numbers.format(listingCount)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  )
}
