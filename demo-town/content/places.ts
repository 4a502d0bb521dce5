import type { Product } from '../../apps/server/src/compose.ts'
import { districts, towns } from '../model/districts.ts'
import type { Point } from '../model/geometry.ts'
import type { Name } from '../model/names.ts'
import { toLonLat } from '../model/place.ts'
import type { Town } from '../model/town.ts'
import { cityOf } from './create-homes.ts'

type Added = Parameters<Product['gazetteer']['add']>
type AddedPlace = Added[0][number]
type AddedLabel = NonNullable<Added[1]>[number]

/** The country whose empty coast the town was put on. */
export const region = { state: 'Sel Coast', country: 'Namibia', countryCode: 'NA' }
const regionInArabic = { state: 'ساحل سيل', country: 'ناميبيا' }

/** The two towns and their districts, found in English and in Arabic. */
export const townPlaces = (): AddedPlace[] => [
  ...Object.values(towns).map((town): AddedPlace => {
    return { kind: 'city', population: town.kind === 'city' ? 210_000 : 18_000, ...named(town, town.at) }
  }),
  ...districts.map((district): AddedPlace => {
    return { kind: 'district', population: 9000, city: towns[district.town].name, ...named(district, district.middle) }
  }),
]

/** Where the site of the demo begins: its map opens there when nothing is found. */
export function townStart() {
  const { name, at } = towns.lunara
  const [longitude, latitude] = toLonLat(at)
  return { name: name, latitude, longitude, zoom: 12 }
}

function named({ name, name_ar }: Name, at: Point) {
  const [longitude, latitude] = toLonLat(at)
  return { name, otherNames: [name_ar], labels: { ar: name_ar }, ...region, latitude, longitude }
}

/** What is shown in Arabic and not searched for as a place: the streets of both towns, and where these lie. */
export function townLabels({ buildings }: Pick<Town, 'buildings'>): AddedLabel[] {
  const streets = buildings.map(({ street, town }) => ({ ...street, city: cityOf(town).name }))
  const distinct = new Map(streets.map((street) => [`${street.city} ${street.name}`, street]))
  const { state, country } = region
  return [
    { kind: 'country', name: country, state: '', country, labels: { ar: regionInArabic.country } },
    { kind: 'state', name: state, state, country, labels: { ar: regionInArabic.state } },
    ...[...distinct.values()].map(({ name, name_ar, city }): AddedLabel => {
      return { kind: 'street', name, city, state, country, labels: { ar: name_ar } }
    }),
  ]
}
