import type { PlaceAddress } from '@gable/contract/places'
import { formatAddress, type Geocoder, type Point } from '../geocoder.ts'
import type { OutsideGeocoder, GeocodedAddress } from './outside-geocoder.ts'

/** Says whether to ask at all, and learns from what came of it. */
type Breaker = { allows: () => boolean; succeeded: () => void; failed: () => void }
type Options = { outside: OutsideGeocoder; local: Geocoder; breaker: Breaker; onFallback: (error?: unknown) => void }

/** Asks a service; where it fails, finds nothing or leaves something out, the local gazetteer answers. */
export function withFallback({ outside, local, breaker, onFallback }: Options): Geocoder {
  return {
    name: outside.name,
    async autocomplete(query) {
      const places = await attempt(() => outside.autocomplete(query))
      return places && places.length > 0 ? places : local.autocomplete(query)
    },
    async reverse(point, language) {
      const answer = await attempt(() => outside.reverse(point, language))
      if (answer && isComplete(answer)) return { ...answer, ...point }
      const known = await local.reverse(point, language)
      return answer && known ? complete(answer, known, point) : known
    },
  }

  async function attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    if (!breaker.allows()) {
      onFallback()
      return undefined
    }
    try {
      const answer = await ask()
      breaker.succeeded()
      return answer
    } catch (error) {
      breaker.failed()
      onFallback(error)
      return undefined
    }
  }
}

const isComplete = ({ city, state, country, countryCode, formattedAddress }: GeocodedAddress) =>
  [city, state, country, countryCode, formattedAddress].every(Boolean)

/** Only while both speak of one country: a border drawn differently would make an address that does not exist. */
function complete(answer: GeocodedAddress, known: PlaceAddress, point: Point): PlaceAddress {
  if (answer.countryCode && answer.countryCode !== known.countryCode) return known
  const city = answer.city || known.city
  const state = answer.state || known.state
  const country = answer.country || known.country
  const formattedAddress = answer.formattedAddress || formatAddress(city, state, country)
  return { city, state, country, countryCode: known.countryCode, formattedAddress, ...point }
}
