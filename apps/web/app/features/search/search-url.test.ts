import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSearch, parseSearch, toQuery } from './search-url.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

test('every part of a search survives the address', () => {
  const query =
    '?deal=rent&text=sea+view&city=Porto&category=house&min=500&max=2000&bbox=-8.7,41.1,-8.5,41.2&page=3&view=map'
  expect(toQuery(parse(query))).toBe(query)
})

test('any address is a search, and its short form says the same', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('deal', 'text', 'min', 'max', 'bbox', 'page', 'view'), fc.string()),
      (query) => {
        const search = parseSearch(new URLSearchParams(query))
        expect(parse(toQuery(search))).toEqual(search)
      },
    ),
  )
})

test('prices the wrong way round are swapped instead of refused', () => {
  expect(parse('min=750000&max=300000')).toMatchObject({ minPrice: 300_000, maxPrice: 750_000 })
})

test.each([
  ['1,50,000', 150_000],
  ['1.5L', 150_000],
  ['€ 750K', 750_000],
  ['٧٥٠٬٠٠٠', 750_000],
  ['-5', undefined],
  ['cheap', undefined],
])('a price written as %s is understood', (text, price) => {
  expect(parse(`max=${encodeURIComponent(text)}`).maxPrice).toBe(price)
})

test.each(['1,2,3', '1,2,3,4,5', 'a,b,c,d', '-8,42,-7,41', ',,,', '-200,0,10,10'])('the box %s is none', (box) => {
  expect(parse(`bbox=${box}`).box).toBeUndefined()
})

test('a changed filter begins at the first page', () => {
  expect(changeSearch(parse('page=4&deal=sell'), { deal: 'rent' })).toMatchObject({ page: 1, deal: 'rent' })
})

test.each(['0', '-3', 'x', '99999999', '2.7'])('page %s stays within what can be asked for', (page) => {
  const { page: asked } = parse(`page=${page}`)
  expect(Number.isInteger(asked) && asked >= 1 && asked * 24 <= 10_000).toBe(true)
})
