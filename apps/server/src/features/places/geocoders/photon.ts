import type { Place } from '@gable/contract/places'
import * as z from 'zod'
import { formatAddress } from '../geocoder.ts'
import type { OutsideGeocoder, OutsideOptions, GeocodedAddress } from './outside-geocoder.ts'

const optional = z.string().optional()
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: optional,
    osm_id: z.number().optional(),
    type: optional,
    name: optional,
    housenumber: optional,
    street: optional,
    postcode: optional,
    city: optional,
    county: optional,
    state: optional,
    country: optional,
    countrycode: optional,
  }),
})
const Found = z.object({ features: z.array(Feature) })

/** Photon refuses a language that its index was not made with; these are its usual ones. */
const languages = ['en', 'de', 'fr']
const kinds: Record<string, Place['kind']> = { country: 'country', state: 'state', city: 'city', district: 'district' }

/** Search while one types, on OpenStreetMap's data: https://github.com/komoot/photon */
export function createPhoton({ url, ask }: OutsideOptions): OutsideGeocoder {
  return {
    name: 'photon',
    async autocomplete({ text, language, near, limit }) {
      const place = { lat: near?.latitude, lon: near?.longitude }
      const answer = await ask(`${url}/api`, { q: text, limit, lang: known(language), ...place })
      return Found.parse(answer).features.slice(0, limit).map(toPlace)
    },
    async reverse({ latitude, longitude }, language) {
      const answer = await ask(`${url}/reverse`, { lat: latitude, lon: longitude, limit: 1, lang: known(language) })
      const [nearest] = Found.parse(answer).features
      return nearest && toAddress(nearest)
    },
  }
}

const known = (language: string) => (languages.includes(language) ? language : 'en')

function toAddress({ properties }: z.output<typeof Feature>): GeocodedAddress {
  const { type, name = '', housenumber = '', street = '', postcode = '', state, county, country = '' } = properties
  const city = properties.city ?? (type === 'city' ? name : '')
  const house = [street, housenumber].filter(Boolean).join(' ')
  const town = [postcode, city].filter(Boolean).join(' ')
  return {
    city,
    state: state ?? county ?? (type === 'state' ? name : ''),
    country: country || (type === 'country' ? name : ''),
    countryCode: properties.countrycode?.toUpperCase() ?? '',
    formattedAddress: formatAddress(name === city ? '' : name, house, town, state ?? '', country),
  }
}

function toPlace(feature: z.output<typeof Feature>): Place {
  const { city: _, ...address } = toAddress(feature)
  const [longitude, latitude] = feature.geometry.coordinates
  const { osm_type, osm_id, type = '', name } = feature.properties
  return {
    id: `${osm_type ?? 'place'}-${osm_id ?? `${latitude},${longitude}`}`,
    kind: kinds[type] ?? 'address',
    name: name ?? address.formattedAddress.split(',')[0] ?? '',
    ...address,
    latitude,
    longitude,
  }
}
