import { queryPostgres } from '../tools/services/postgres-client.ts'
import type { Product } from './product.ts'

const places = [
  { name: 'Porto', key: 'porto', population: 237_591, latitude: 41.1496, longitude: -8.611 },
  { name: 'Vila Nova de Gaia', key: 'vila nova de gaia', population: 302_295, latitude: 41.124, longitude: -8.6118 },
]

/** Two cities on two banks of a river: filling the whole gazetteer takes longer than the journeys that need it. */
export async function addSomePlaces({ environment }: Product) {
  const rows = places.map(
    ({ name, key, population, latitude, longitude }, index) =>
      `(${index + 1}, 'city', '${name}', '${key}', 'Porto District', 'PT', 'Portugal', ${population},
        'point(${longitude} ${latitude})', 'porto district portugal pt')`,
  )
  const names = places.map(({ key, population }, index) => `(${index + 1}, '${key}', true, ${population})`)
  await queryPostgres(
    environment['DATABASE_URL'] ?? '',
    `insert into place (id, kind, name, key, state, country_code, country, population, location, context)
     values ${rows.join(', ')};
     insert into place_name (place_id, key, is_own, population) values ${names.join(', ')}`,
  )
}
