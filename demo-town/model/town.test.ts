import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInside } from './geometry.ts'
import { insideOf } from './inside.ts'
import { districts } from './districts.ts'
import { isInPark } from './parks.ts'
import { fromLonLat, toLonLat } from './place.ts'
import { coastX, isByWater, reach } from './shores.ts'
import { buildTown } from './town.ts'
import { worldCoasts } from './world-outline.ts'

const town = buildTown(7)
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

test('the same seed gives the same town, another seed another', () => {
  expect(hashOf(buildTown(7).buildings)).toBe(hashOf(town.buildings))
  expect(hashOf(buildTown(8).buildings)).not.toBe(hashOf(town.buildings))
})

test('the ends of the coast lie on the outline of the world, with land inland and sea before it', () => {
  const coasts = worldCoasts()
  const isLand = (x: number, y: number) => coasts.some((ring) => isInside(toLonLat([x, y]), ring))
  for (const y of [reach.south, reach.north]) {
    expect(coastX(y)).toBeCloseTo(0)
    expect([isLand(60, y), isLand(-60, y)]).toEqual([true, false])
  }
  expect(isLand(reach.inland, 0)).toBe(true)
})

test('a place on the globe leads back to the same place in the model', () => {
  const [x, y] = fromLonLat(toLonLat([1234, -567]))
  expect([x, y].map(Math.round)).toEqual([1234, -567])
})

test('no building stands in water or in a park', () => {
  const wrong = town.buildings.filter(({ outline }) =>
    outline.some((corner) => isByWater(corner, 0) || isInPark(corner)),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no building stands in the middle of another', () => {
  const outlines = town.buildings.map((building) => ({ building, isIn: insideOf(building.outline) }))
  const sample = town.buildings.filter((_, index) => index % 50 === 0)
  const wrong = sample.filter((one) => outlines.some(({ building, isIn }) => building !== one && isIn(one.at)))
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('every building has an address and an id of its own', () => {
  const homes = town.buildings.filter(({ homes: count }) => count > 0)
  const addresses = homes.map(({ street, number }) => `${street.name} ${number}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(new Set(town.buildings.map(({ id }) => id)).size).toBe(town.buildings.length)
})

test('every district is built, and every kind of home that was photographed stands somewhere', () => {
  const photographed = readFileSync(new URL('../render/homes.py', import.meta.url), 'utf8').matchAll(
    /Home\("[^"]+", "(\w+)"/g,
  )
  const kinds = new Set(town.buildings.map(({ kind }) => kind as string))
  expect([...photographed].map(([, kind]) => kind).filter((kind) => !kinds.has(kind as string))).toEqual([])
  const empty = districts.filter(({ id }) => town.buildings.filter(({ district }) => district === id).length < 100)
  expect(empty.map(({ id }) => id)).toEqual([])
})
