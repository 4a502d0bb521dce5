import type { Product } from '../../apps/server/src/compose.ts'
import { districts, towns } from '../model/districts.ts'
import type { Point } from '../model/geometry.ts'
import type { Name } from '../model/names.ts'
import { toLonLat } from '../model/place.ts'

type AddedPlace = Parameters<Product['gazetteer']['add']>[0][number]

/** The country whose empty coast the town was put on. */
export const region = { state: 'Sel Coast', country: 'Namibia', countryCode: 'NA' }

/** The two towns and their districts, found in English and in Arabic. */
export const townPlaces = (): AddedPlace[] => [
  ...Object.values(towns).map((town): AddedPlace => {
    return { kind: 'city', population: town.kind === 'city' ? 210_000 : 18_000, ...named(town, town.at) }
  }),
  ...districts.map((district): AddedPlace => {
    return { kind: 'district', population: 9000, city: towns[district.town].name, ...named(district, district.middle) }
  }),
]

function named({ name, name_ar }: Name, at: Point) {
  const [longitude, latitude] = toLonLat(at)
  return { name, otherNames: [name_ar], ...region, latitude, longitude }
}
