import { expect, test } from 'vitest'
import { favouritesPath, parseFavouriteQuery, toFavouriteQuery } from './favourite-query.ts'

test.each(['', '?tab=rent&cheaper=1&noted=1&sort=price_low&page=2', '?sort=newest', '?tab=taken&page=3'])(
  'the address %s is read and written as it was',
  (address) => expect(toFavouriteQuery(parseFavouriteQuery(new URLSearchParams(address)))).toBe(address),
)

test.each(['?tab=all&sort=best&page=0', '?page=51', '?page=1.5', '?page=-1', '?cheaper=yes', '?tab=__proto__'])(
  'what %s says means the beginning',
  (address) => expect(toFavouriteQuery(parseFavouriteQuery(new URLSearchParams(address)))).toBe(''),
)

test('another tab, filter or order begins on its first page', () => {
  const query = parseFavouriteQuery(new URLSearchParams('?tab=rent&page=2'))
  expect(favouritesPath(query, { sort: 'newest' })).toBe('/user/favourites?tab=rent&sort=newest')
  expect(favouritesPath(query, { tab: undefined, isNoted: true })).toBe('/user/favourites?noted=1')
})
