import { expect, test } from 'vitest'
import { orderOf, removedIds } from './sent-media.ts'

const stored = (id: string) => ({ id, name: '', storedId: id })
const fresh = (id: string) => ({ id, name: '', uploadId: id })

test('pictures that were taken away are named', () => {
  expect(removedIds([stored('a'), stored('b')], [stored('b'), fresh('c')])).toEqual(['a'])
})

test('new pictures stand in the order by their place among the new ones, also as the cover', () => {
  expect(orderOf([fresh('c'), stored('a'), fresh('d')])).toEqual(['new:0', 'a', 'new:1'])
})
