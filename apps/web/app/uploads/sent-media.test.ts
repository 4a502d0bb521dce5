import { expect, test } from 'vitest'
import { isReordered, removedIds } from './sent-media.ts'

const stored = (id: string) => ({ id, name: '', storedId: id })
const fresh = (id: string) => ({ id, name: '', uploadId: id })

test('pictures that were taken away are named', () => {
  expect(removedIds([stored('a'), stored('b')], [stored('b'), fresh('c')])).toEqual(['a'])
})

test('new pictures behind the old ones need no second call, any other order does', () => {
  const before = [stored('a'), stored('b')]
  expect(isReordered(before, [stored('a'), stored('b'), fresh('c')])).toBe(false)
  expect(isReordered(before, [stored('b'), fresh('c')])).toBe(false)
  expect(isReordered(before, [fresh('c'), stored('a'), stored('b')])).toBe(true)
  expect(isReordered(before, [stored('b'), stored('a')])).toBe(true)
})
