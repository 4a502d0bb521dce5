import type { HomeKind } from '../../model/districts.ts'
import type { HomeBuilding, Facts } from '../demo-home.ts'
import type { Luck } from '../luck.ts'
import { capital, count, floorName, many } from './english-parts.ts'

export type Written = { building: HomeBuilding; facts: Facts; district: string; luck: Luck }
type Title = (told: Written) => string

const beds = ({ facts: { bedrooms } }: Written) => `${count(bedrooms)}-bedroom`
const floor = ({ facts }: Written) => floorName(facts.floor ?? 0)

const titles: Record<HomeKind, Title[]> = {
  cottage: [
    ({ building }) => `Cottage under one roof on ${building.street.name}`,
    ({ district }) => `Low house with a garden all around, ${district}`,
    (told) => `${capital(beds(told))} cottage in ${told.district}`,
    ({ building }) =>
      `The ${building.material === 'stone' ? 'stone' : 'white'} cottage at ${building.number} ${building.street.name}`,
    ({ building }) => `Everything on one floor: cottage from ${building.built}`,
    ({ district, facts }) => `${facts.area} m² and apple trees in ${district}`,
  ],
  terrace: [
    ({ building }) => `Terraced house of ${building.built} on ${building.street.name}`,
    (told) => `${capital(beds(told))} terrace with a back yard, ${told.district}`,
    ({ building, district }) => `${capital(building.material)} terrace in ${district}`,
    ({ building }) => `Narrow front, long garden: ${building.number} ${building.street.name}`,
    ({ building, district }) => `House on ${many(building.storeys, 'floor')} in ${district}`,
    ({ building }) => `Family terrace, ${building.street.name}`,
  ],
  villa: [
    ({ district }) => `Villa with a long pool, ${district}`,
    ({ building }) => `Terraces, pines and water: villa on ${building.street.name}`,
    (told) => `${capital(beds(told))} villa above ${told.building.street.name}`,
    ({ building }) =>
      building.built < 1965
        ? `Villa of ${building.built}, carefully undone`
        : `Villa of ${building.built}, open to the west`,
    ({ facts }) => `${facts.area} m² of shade and light on the hill`,
    ({ district }) => `Garden house with a pool in ${district}`,
  ],
  midrise: [
    (told) => `${capital(beds(told))} flat on the ${floor(told)}, ${told.building.street.name}`,
    ({ district }) => `Flat with a deep balcony in ${district}`,
    (told) => `${capital(floor(told))}, two sides of light, ${told.district}`,
    ({ building }) => `Quiet flat to the courtyard, ${building.street.name}`,
    ({ facts, district }) => `${facts.area} m² in ${district}, ready to move in`,
    ({ building }) => `Corner flat in the ${building.material} house on ${building.street.name}`,
  ],
  tower: [
    (told) => `${capital(beds(told))} flat on the ${floor(told)}`,
    (told) => `${capital(floor(told))}: the whole coast in one window`,
    ({ building }) => `High above ${building.street.name}`,
    ({ district }) => `Tower flat with a curved balcony, ${district}`,
    (told) => `${told.facts.area} m² on the ${floor(told)}, ${told.district}`,
  ],
  warehouse: [
    ({ building }) => `Loft in the warehouse of ${building.built}`,
    ({ building }) => `Beams, brick and a freight lift on ${building.street.name}`,
    ({ facts }) => `${facts.area} m² loft with windows to the floor`,
    ({ district }) => `Loft with a study, ${district}`,
    ({ building }) => `Former store on ${building.street.name}, now one great room`,
  ],
  farmhouse: [
    ({ building }) => `Farmhouse of ${building.built} on ${building.street.name}`,
    ({ facts }) => `Farm with a barn and ${((facts.plot ?? 0) / 10_000).toFixed(1)} hectares`,
    ({ building }) => `House, barn and a long view, ${building.street.name}`,
  ],
  shop: [
    ({ building }) => `Shop with two windows on ${building.street.name}`,
    ({ district }) => `Corner shop in ${district}`,
    ({ facts, building }) => `${facts.area} m² of shop floor, ${building.street.name}`,
    ({ building }) => `Former bakery at ${building.number} ${building.street.name}`,
  ],
  plot: [
    ({ facts, district }) => `Building land of ${facts.plot} m² in ${district}`,
    ({ building }) => `Empty plot on ${building.street.name}`,
    ({ district }) => `Last free plot of its street, ${district}`,
    ({ building }) => `Land with a survey and a view, ${building.street.name}`,
  ],
}

export const englishTitle = (told: Written) =>
  told.facts.category === 'studio'
    ? told.luck.pick([
        `Studio on the ${floor(told)}, ${told.building.street.name}`,
        `Bright studio in ${told.district}`,
        `${told.facts.area} m² that feel like fifty, ${told.building.street.name}`,
        `One good room in ${told.district}`,
      ])
    : told.luck.pick(titles[told.building.kind])(told)
