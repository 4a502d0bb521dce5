import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test('a short row of pages is shown whole', () => {
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4])
})

test('pages far from the current one are left out', () => {
  expect(pagesAround(8, 16)).toEqual([1, null, 7, 8, 9, null, 16])
})

test('a gap is never drawn for a single page', () => {
  expect(pagesAround(4, 16)).toEqual([1, 2, 3, 4, 5, null, 16])
})

test('one page is one page', () => {
  expect(pagesAround(1, 1)).toEqual([1])
})
