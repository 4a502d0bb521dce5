import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ParameterFilter } from './search-wire.ts'
import { BoundingBox, Decimal, Flag, Id, Latitude, page, PictureRooms, renamed, text, uuids } from './wire.ts'

const sixDecimals = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((value) => value / 1e6)

test('a box says the same on both ends of the wire', () => {
  const box = fc.record({
    west: sixDecimals(180),
    south: sixDecimals(90),
    east: sixDecimals(180),
    north: sixDecimals(90),
  })
  fc.assert(
    fc.property(box, (value) => {
      expect(BoundingBox.parse(z.encode(BoundingBox, value))).toEqual(value)
    }),
  )
})

test.each([5e-324, -1e-7, 1e-9])('%d degrees travel as a plain number', (degrees) => {
  const box = { west: degrees, south: degrees, east: degrees, north: degrees }
  expect(BoundingBox.parse(z.encode(BoundingBox, box))).toEqual({ west: 0, south: 0, east: 0, north: 0 })
  expect(String(z.encode(Latitude, degrees))).toBe('0')
})

test.each(['', '1,2,3', '1,2,3,4,5', 'NaN,0,0,0', '1e2,0,0,0', '0,91,0,0', '181,0,0,0', '1,2,3,Infinity'])(
  'T28 %j is no box',
  (value) => {
    expect(BoundingBox.safeParse(value).success).toBe(false)
  },
)

test.each(['-1', '1e9', '1,000', 'NaN', '', ' ', '1.0001', '99999999999999'])('%j is no price', (value) => {
  expect(Decimal.safeParse(value).success).toBe(false)
})

test('text is in one normal form, without what PostgreSQL cannot hold', () => {
  expect(text(20).parse('  Cafe\u0301\u0000 ')).toBe('Caf\u00e9')
  expect(text(3).safeParse('four').success).toBe(false)
  expect(text(3, 1).safeParse('   ').success).toBe(false)
})

test('T40 a letter keeps thirty marks at most', () => {
  expect(text(20_000).parse(`a${'\u0316'.repeat(15_000)}${'\u0301'.repeat(15_000)}b`)).toHaveLength(32)
  expect(text(20).parse('ệ\u0316')).toBe('ệ\u0316'.normalize('NFC'))
})

test('names are put right on the way in and put back on the way out', () => {
  const Row = renamed(z.object({ slug_id: z.string(), status: Flag, id: Id }), { slug_id: 'slug', status: 'isActive' })
  const inside = { slug: 'sea-view', isActive: true, id: 7 }
  expect(Row.parse({ slug_id: 'sea-view', status: '1', id: '7' })).toEqual(inside)
  expect(z.encode(Row, inside)).toEqual({ slug_id: 'sea-view', status: 1, id: 7 })
})

test.each([
  ['0', undefined],
  [7, 7],
  ['50', 50],
  ['51', 50],
  ['999999999999999', 50],
])('asked for %j rows, a list has %j at most', (asked, rows) => {
  expect(page.limit.parse(asked)).toBe(rows)
})

test.each(['-1', '1e9', '7.5', 'all'])('%j is no number of rows', (asked) => {
  expect(page.limit.safeParse(asked).success).toBe(false)
})

const someId = '0b1f9a3e-55a1-4f53-9d0c-5d7c5a1c9f10'

test('rooms of pictures come as a list or between commas, and nothing forgets one', () => {
  const rooms = { [someId]: 'living_room', 'new:0': 'kitchen', 'new:cover': null } as const
  const sent = [`${someId}=living_room`, 'new:0=kitchen', 'new:cover=']
  expect(z.encode(PictureRooms, rooms)).toEqual(sent)
  expect(z.decode(PictureRooms, sent)).toEqual(rooms)
  expect(z.decode(PictureRooms, sent.join(','))).toEqual(rooms)
  expect(z.decode(PictureRooms, '')).toEqual({})
})

test.each([
  'new:0=<b>',
  'new:0=cellar',
  'new:0=toString',
  'new:0',
  '=kitchen',
  '__proto__=kitchen',
  `${someId}=kitchen=`,
  Array.from({ length: 61 }, (_, index) => `new:${index}=kitchen`),
])('%j names no room of a picture', (sent) => {
  expect(PictureRooms.safeParse(sent).success).toBe(false)
})

test('ids of files come as a list or between commas, and nothing else is an id', () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  expect(uuids(2).parse(`${one},${other}`)).toEqual([one, other])
  expect(uuids(2).parse([one])).toEqual([one])
  expect(uuids(1).safeParse([one, other]).success).toBe(false)
  expect(uuids(2).safeParse("1' or 1=1").success).toBe(false)
})

test.each([
  ['{"1":"","2":[],"3":{},"4":{"min":"","max":""},"5":["",""]}', {}],
  ['{"1":"2","2":["pool",""],"3":{"min":2,"max":""},"4":0}', { 1: '2', 2: ['pool'], 3: { min: 2 }, 4: 0 }],
])('a parameter of %s that says nothing is not wanted', (sent, wanted) => {
  expect(ParameterFilter.parse(sent)).toEqual(wanted)
})

test.each(['[]', '"1"', 'null', '{"x":"1"}', '{"1":null}', '{"1":{"min":1,"least":2}}', '{'])(
  'T28 %s wants no parameters',
  (sent) => {
    expect(ParameterFilter.safeParse(sent).success).toBe(false)
  },
)
