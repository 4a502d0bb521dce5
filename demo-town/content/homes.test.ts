import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { insideOf } from '../model/inside.ts'
import { fromLonLat } from '../model/place.ts'
import { buildTown } from '../model/town.ts'
import { townSeed } from '../write-town.ts'
import { cityOf, firstHomes } from './create-homes.ts'
import type { DemoHome } from './demo-home.ts'
import { listers } from './listers.ts'
import { readPictures } from './pictures.ts'
import { townLabels, townPlaces } from './places.ts'
import { layOutRooms } from './plans/lay-out-rooms.ts'
import * as arabic from './words/arabic-parts.ts'
import * as english from './words/english-parts.ts'

const town = buildTown(townSeed)
const homes = firstHomes(town, townSeed, 400)
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

test('the same seed lists the same homes, however many are asked for; another seed lists others', () => {
  expect(hashOf(firstHomes(town, townSeed, 400))).toBe(hashOf(homes))
  expect(hashOf(firstHomes(town, townSeed, 50))).toBe(hashOf(homes.slice(0, 50)))
  expect(hashOf(firstHomes(town, 8, 400))).not.toBe(hashOf(homes))
})

const categoriesOf: Record<string, string[]> = {
  cottage: ['house'],
  terrace: ['townhouse'],
  villa: ['villa'],
  midrise: ['apartment', 'studio'],
  tower: ['apartment', 'studio'],
  warehouse: ['apartment'],
  farmhouse: ['farm'],
  shop: ['shop'],
  plot: ['land'],
}

test('the building under every pin has the type, the storeys and the year that its listing states', () => {
  const outlines = town.buildings.map((building) => ({ building, isIn: insideOf(building.outline) }))
  const wrong = homes.filter(({ latitude, longitude, facts, language, description }) => {
    const pin = fromLonLat([longitude, latitude])
    const under = outlines.find(({ isIn }) => isIn(pin))?.building
    if (!under || !categoriesOf[under.kind]?.includes(facts.category)) return true
    if (under.kind === 'plot') return false
    const stated = (language === 'ar' ? arabic : english).storeysOf(under.storeys)
    return !description.includes(stated) || !description.includes(String(under.built))
  })
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test('a flat is on one of the floors of its building', () => {
  const isWrong = ({ facts: { floor }, building }: DemoHome) => floor !== undefined && floor >= building.storeys
  expect(homes.filter(isWrong)).toEqual([])
})

test('texts are in the language of whoever lists, no two titles are alike, and nothing is left blank in them', () => {
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
  for (const { title, description, translation, lister } of homes) {
    const expected = listers[lister]?.language === 'ar'
    expect([isArabic(title), isArabic(description)]).toEqual([expected, expected])
    expect([isArabic(translation.title), isArabic(translation.description)]).toEqual([!expected, !expected])
    expect(`${title} ${description} ${translation.title} ${translation.description}`).not.toMatch(
      /undefined|NaN|null|  /,
    )
    expect(description.length).toBeGreaterThan(120)
  }
  expect(new Set(homes.map(({ title }) => title)).size).toBe(homes.length)
})

test('prices follow the place: a square metre by the sea costs more than one inland', () => {
  const sold = homes.filter(({ facts, building }) => facts.deal === 'sell' && building.kind !== 'plot')
  const perMetre = (of: DemoHome[]) => of.reduce((sum, { price, facts }) => sum + price / facts.area, 0) / of.length
  const byTown = Map.groupBy(sold, ({ building }) => building.town)
  expect(perMetre(byTown.get('lunara') ?? [])).toBeGreaterThan(1.5 * perMetre(byTown.get('oakwell') ?? []))
})

test('every state of a listing is there, and some have had other prices', () => {
  const ends = new Set(homes.map(({ fate }) => fate.end))
  expect(ends).toEqual(new Set(['open', 'pending', 'rejected', 'paused', 'taken', 'offered', 'expired']))
  expect(homes.filter(({ fate }) => fate.earlier.length > 0).length).toBeGreaterThan(30)
})

test('every home has pictures and every picture is there', () => {
  const pictures = readPictures()
  for (const kind of new Set(homes.map(({ building }) => building.kind))) {
    for (const { pictures: files } of pictures.homesOf(kind)) {
      expect(files.length).toBeGreaterThan(0)
      expect(files.filter((file) => !existsSync(file))).toEqual([])
    }
  }
})

test('the plan of every home has its area, its bedrooms and its bathrooms, and land and shops have none', () => {
  const wrong = homes.filter((home) => {
    const rooms = layOutRooms(home).flatMap((floor) => floor.rooms)
    const { area, bedrooms, bathrooms } = home.facts
    const count = (kind: string) => rooms.filter((room) => room.kind === kind).length
    const drawn = rooms.reduce((sum, { width, depth }) => sum + width * depth, 0)
    const isNarrow = rooms.some(({ width, depth }) => Math.min(width, depth) < 1)
    const isArea = Math.abs(drawn - (bedrooms > 0 ? area : 0)) < 0.01
    return count('bedroom') !== bedrooms || count('bath') !== bathrooms || !isArea || isNarrow
  })
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test('the towns and their districts can be found in both languages', () => {
  const names = townPlaces().flatMap(({ name, otherNames }) => [name, ...otherNames])
  expect(names).toEqual(expect.arrayContaining(['Lunara', 'لونارا', 'Oakwell', 'Old Town', 'البلدة القديمة']))
})

test('every street with homes on it has a label in Arabic, once in each town', () => {
  const labels = townLabels(town).map(({ kind, name, city }) => `${kind} ${name} ${city}`)
  const streets = homes.map(({ building }) => `street ${building.street.name} ${cityOf(building.town).name}`)
  expect(labels).toEqual(expect.arrayContaining(streets))
  expect(new Set(labels).size).toBe(labels.length)
})
