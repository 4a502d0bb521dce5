import { expect, test } from 'vitest'
import { fillRows } from './list-for-you.server.ts'

test.each([
  [0, 0],
  [3, 3],
  [7, 4],
  [8, 8],
  [12, 8],
])('of %i homes the row for a member shows %i, so that none ends early', (found, shown) => {
  expect(fillRows(Array.from({ length: found }, (_, index) => index))).toHaveLength(shown)
})
