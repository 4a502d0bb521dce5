import type { Place } from '@gable/contract/places'
import * as z from 'zod'
import { boxAround } from './box-around.ts'
import type { OutsideGeocoder, OutsideOptions, GeocodedAddress } from './outside-geocoder.ts'

const optional = z.string().optional()
const Address = z.object({
  city: optional,
  town: optional,
  village: optional,
  municipality: optional,
  hamlet: optional,
  state: optional,
  province: optional,
  region: optional,
  state_district: optional,
  county: optional,
  country: optional,
  country_code: optional,
})
const Found = z.object({
  osm_type: optional,
  osm_id: z.number().optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  addresstype: optional,
  name: optional,
  display_name: z.string(),
  address: Address.default({}),
})
const NothingHere = z.object({ error: z.string() })

const cityKinds = ['city', 'town', 'village', 'municipality', 'hamlet']
const stateKinds = ['state', 'province', 'region']

/** The search of OpenStreetMap: https://nominatim.org/release-docs/latest/api/Overview/ */
export function createNominatim({ url, ask }: OutsideOptions): OutsideGeocoder {
  const usual = { format: 'jsonv2', addressdetails: 1 }
  return {
    name: 'nominatim',
    async autocomplete({ text, language, near, limit }) {
      // The public server's rules of use forbid it; a server of one's own may be asked with every letter.
      if (new URL(url).hostname === 'nominatim.openstreetmap.org') return []
      const viewbox = near && boxAround(near, ({ west, south, east, north }) => [west, north, east, south].join(','))
      const answer = await ask(`${url}/search`, { ...usual, q: text, limit, viewbox, 'accept-language': language })
      return z.array(Found).parse(answer).slice(0, limit).map(toPlace)
    },
    async reverse({ latitude, longitude }, language) {
      const parameters = { ...usual, lat: latitude, lon: longitude, 'accept-language': language }
      const answer = await ask(`${url}/reverse`, parameters)
      return NothingHere.safeParse(answer).success ? undefined : toAddress(Found.parse(answer))
    },
  }
}

function toAddress({ address, display_name }: z.output<typeof Found>): GeocodedAddress {
  return {
    city: address.city ?? address.town ?? address.village ?? address.municipality ?? address.hamlet ?? '',
    state: address.state ?? address.province ?? address.region ?? address.state_district ?? address.county ?? '',
    country: address.country ?? '',
    countryCode: address.country_code?.toUpperCase() ?? '',
    formattedAddress: display_name,
  }
}

function toPlace(found: z.output<typeof Found>): Place {
  const { state, country, countryCode, formattedAddress } = toAddress(found)
  return {
    id: `${found.osm_type ?? 'place'}-${found.osm_id ?? `${found.lat},${found.lon}`}`,
    kind: kindOf(found.addresstype ?? ''),
    name: found.name || (formattedAddress.split(',')[0] ?? ''),
    state,
    country,
    countryCode,
    latitude: found.lat,
    longitude: found.lon,
    formattedAddress,
  }
}

function kindOf(type: string): Place['kind'] {
  if (type === 'country') return 'country'
  if (stateKinds.includes(type)) return 'state'
  if (cityKinds.includes(type)) return 'city'
  return type === 'suburb' || type === 'city_district' ? 'district' : 'address'
}
