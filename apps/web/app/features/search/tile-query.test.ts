import { searchTile } from '@gable/contract/search-tile'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { parseSearch } from './search-url.ts'
import { toTileQuery } from './tile-query.server.ts'

const known = { parameters: [], facilities: [] }
const queryOf = (address: string) => toTileQuery(parseSearch(new URLSearchParams(address)), known)

test('tiles are asked for under the filters of the page', () => {
  const query = queryOf('deal=sell&max=200000&bedrooms=2,&text=sea+view')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    property_type: 'sell',
    max_price: '200000',
    bedrooms: '2,',
    search: 'sea view',
  })
  const asked = Object.fromEntries(new URLSearchParams(`z=1&x=0&y=1&${query}`))
  expect(z.decode(searchTile.input, asked as never)).toMatchObject({ z: 1, deal: 'sell', maxPrice: '200000' })
})

test('moving the map asks for no other tiles, nor does another page of the list', () => {
  expect(queryOf('deal=sell&bbox=-8.6,41.5,-8.3,41.6&page=3&view=map')).toBe(queryOf('deal=sell'))
})

test('an area that was drawn and a circle go along', () => {
  expect(queryOf('polygon=1,2,3,4,5,6')).toContain('polygon=')
  expect(queryOf('around=41.15,-8.62,5&sort=distance')).toContain('radius=5')
})
