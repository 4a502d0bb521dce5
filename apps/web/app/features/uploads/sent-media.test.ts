import { expect, test } from 'vitest'
import type { MediaItem } from './media-list.ts'
import { orderOf, removedIds, roomsOf, roomsOfNew, turnsOf, turnsOfNew } from './sent-media.ts'

const stored = (id: string) => ({ id, name: '', storedId: id })
const fresh = (id: string) => ({ id, name: '', uploadId: id })

test('pictures that were taken away are named', () => {
  expect(removedIds([stored('a'), stored('b')], [stored('b'), fresh('c')])).toEqual(['a'])
})

test('new pictures stand in the order by their place among the new ones, also as the cover', () => {
  expect(orderOf([fresh('c'), stored('a'), fresh('d')])).toEqual(['new:0', 'a', 'new:1'])
})

test('only rooms that are named, changed or forgotten are sent', () => {
  const before: MediaItem[] = [
    { ...stored('a'), room: 'kitchen' },
    { ...stored('b'), room: 'study' },
    { ...stored('c'), room: 'hall' },
  ]
  const after: MediaItem[] = [
    { ...fresh('d'), room: 'pool' },
    { ...stored('a'), room: 'kitchen' },
    { ...stored('b'), room: 'bedroom' },
    { ...stored('c'), room: null },
    fresh('e'),
  ]
  expect(roomsOf(before, after)).toEqual({ 'new:0': 'pool', b: 'bedroom', c: null })
  expect(roomsOfNew([fresh('d'), { ...fresh('e'), room: 'view' }])).toEqual({ 'new:0': 'view' })
})

test('turned pictures are named as the order names them, and the first of a new listing as its cover', () => {
  const photos: MediaItem[] = [
    { id: 'a', name: '', uploadId: 'a', turn: 90 },
    { id: 'b', name: '', storedId: 'b' },
    { id: 'c', name: '', uploadId: 'c', turn: 270 },
  ]
  expect(turnsOf(photos)).toEqual({ 'new:0': 90, 'new:1': 270 })
  expect(turnsOfNew(photos)).toEqual({ 'new:cover': 90, 'new:1': 270 })
})
