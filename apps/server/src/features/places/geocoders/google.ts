import type { Place } from '@gable/contract/places'
import * as z from 'zod'
import { boxAround } from './box-around.ts'
import type { OutsideGeocoder, OutsideOptions, GeocodedAddress } from './outside-geocoder.ts'

const Result = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  types: z.array(z.string()),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })),
})
const Answer = z.object({ status: z.string(), results: z.array(Result).default([]) })
type Result = z.output<typeof Result>

const cityTypes = ['locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2']

/** https://developers.google.com/maps/documentation/geocoding: whole addresses, so it completes words poorly. */
export function createGoogle({ url, key, ask }: OutsideOptions): OutsideGeocoder {
  const askGoogle = async (parameters: Parameters<typeof ask>[1]) => {
    const { status, results } = Answer.parse(await ask(`${url}/maps/api/geocode/json`, { ...parameters, key }))
    // Errors come with HTTP 200: a wrong key, a spent quota.
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`Google answered ${status}`)
    return results
  }
  return {
    name: 'google',
    async autocomplete({ text, language, near, limit }) {
      const bounds = near && boxAround(near, ({ west, south, east, north }) => `${south},${west}|${north},${east}`)
      return (await askGoogle({ address: text, language, bounds })).slice(0, limit).map(toPlace)
    },
    async reverse({ latitude, longitude }, language) {
      const [nearest] = await askGoogle({ latlng: `${latitude},${longitude}`, language })
      return nearest && toAddress(nearest)
    },
  }
}

const component = ({ address_components }: Result, type: string) =>
  address_components.find(({ types }) => types.includes(type))

const toAddress = (result: Result): GeocodedAddress => ({
  city: cityTypes.map((type) => component(result, type)?.long_name).find(Boolean) ?? '',
  state: component(result, 'administrative_area_level_1')?.long_name ?? '',
  country: component(result, 'country')?.long_name ?? '',
  countryCode: component(result, 'country')?.short_name ?? '',
  formattedAddress: result.formatted_address,
})

function toPlace(result: Result): Place {
  const { city: _, ...address } = toAddress(result)
  const { lat: latitude, lng: longitude } = result.geometry.location
  const name = result.address_components[0]?.long_name ?? result.formatted_address
  return { id: result.place_id, kind: kindOf(result.types), name, ...address, latitude, longitude }
}

function kindOf(types: string[]): Place['kind'] {
  if (types.includes('country')) return 'country'
  if (types.includes('administrative_area_level_1')) return 'state'
  if (types.includes('locality') || types.includes('postal_town')) return 'city'
  return types.includes('sublocality') || types.includes('neighborhood') ? 'district' : 'address'
}
