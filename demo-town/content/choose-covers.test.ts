import { expect, test } from 'vitest'
import { fromLonLat } from '../model/place.ts'
import { insideOf } from '../model/inside.ts'
import { buildTown } from '../model/town.ts'
import { townSeed } from '../write-town.ts'
import { demoProjects, findSite } from './add-projects.ts'
import { chooseCovers, coversFor } from './choose-covers.ts'
import { firstHomes } from './create-homes.ts'
import { readPictures } from './pictures.ts'

const town = buildTown(townSeed)
const homes = firstHomes(town, townSeed, 400)
const pictures = readPictures()

test('whoever looks through the newest sees a cover again only after all others of its kind', () => {
  const covers = chooseCovers(homes, pictures)
  const open = homes
    .filter(({ fate }) => fate.end === 'open' || fate.end === 'taken' || fate.end === 'offered')
    .toSorted((one, other) => one.fate.days - other.fate.days)
  for (const [kind, alike] of Map.groupBy(open, ({ building }) => building.kind)) {
    const seen = alike.map((home) => covers.get(home)?.pictures[0])
    const distinct = new Set(seen).size
    for (let at = 0; at + distinct <= seen.length; at += 1) {
      expect(new Set(seen.slice(at, at + distinct)).size, `${kind}, from the ${at}th`).toBe(distinct)
    }
  }
})

test('a home shows the pictures of one photographed home, the cover first and none twice', () => {
  for (const [{ building }, { id, pictures: files }] of chooseCovers(homes, pictures)) {
    const whole = pictures.homesOf(building.kind).find((home) => home.id === id)
    expect(files.toSorted()).toEqual(whole?.pictures.toSorted())
  }
})

test('one of a million shows a cover of its kind', () => {
  for (const home of homes) expect(coversFor(home, pictures)[0]).toMatch(/^[0-9a-f]{64}$/)
})

test('a project that is still to come stands on empty land, one that is ready on a house of its kind', () => {
  const outlines = town.buildings.map((building) => ({ building, isIn: insideOf(building.outline) }))
  for (const project of demoProjects) {
    const { longitude, latitude, address } = findSite(town, project)
    const pin = fromLonLat([longitude, latitude])
    const under = outlines.find(({ isIn }) => isIn(pin))?.building
    expect(under?.kind).toBe(project.type === 'ready' ? project.kind : 'plot')
    expect(address).toContain(under?.street.name)
  }
})
