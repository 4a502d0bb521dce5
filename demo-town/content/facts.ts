import { areaOf } from '../model/geometry.ts'
import type { HomeKind } from '../model/districts.ts'
import type { CategorySlug, Facts, HomeBuilding, NearKey } from './demo-home.ts'
import type { Luck } from './luck.ts'

const categories: Record<HomeKind, CategorySlug> = {
  cottage: 'house',
  terrace: 'townhouse',
  villa: 'villa',
  midrise: 'apartment',
  tower: 'apartment',
  farmhouse: 'farm',
  shop: 'shop',
  warehouse: 'apartment',
  plot: 'land',
}
const rentShare: Record<HomeKind, number> = {
  cottage: 0.15,
  terrace: 0.25,
  villa: 0.12,
  midrise: 0.45,
  tower: 0.5,
  farmhouse: 0.05,
  shop: 0.55,
  warehouse: 0.4,
  plot: 0,
}
const studioArea = 42

/** What is so about one home in a building. */
export function createFacts(building: HomeBuilding, near: Record<NearKey, number>, luck: Luck): Facts {
  const { kind, built } = building
  const isFlat = kind === 'midrise' || kind === 'tower' || kind === 'warehouse'
  const area = Math.round(areaIn(building, luck))
  const isStudio = isFlat && kind !== 'warehouse' && area <= studioArea
  const bedrooms = bedroomsIn(kind, area, luck)
  return {
    category: isStudio ? 'studio' : categories[kind],
    deal: luck.isOne(rentShare[kind]) ? 'rent' : 'sell',
    floor: isFlat ? floorIn(building, luck) : undefined,
    area,
    plot: plotOf(building, luck),
    bedrooms,
    bathrooms: kind === 'shop' || kind === 'plot' ? 0 : Math.max(1, Math.round(bedrooms / 2 + luck.between(-0.3, 0.6))),
    parking: luck.below(isFlat ? 2 : 3),
    energy: energyOf(built, luck),
    features: featuresOf(building, luck),
    near,
    isNew: built >= 2012,
  }
}

/** The lowest floors of a tower are its lobby, its shops and its machines. */
function floorIn({ kind, storeys }: HomeBuilding, luck: Luck): number {
  const lowest = kind === 'tower' ? 4 : 0
  return lowest + luck.below(storeys - lowest)
}

function areaIn({ kind, outline, storeys }: HomeBuilding, luck: Luck): number {
  const footprint = areaOf(outline)
  if (kind === 'midrise') return Math.exp(luck.between(Math.log(34), Math.log(132)))
  if (kind === 'tower') return Math.exp(luck.between(Math.log(38), Math.log(165)))
  if (kind === 'warehouse') return luck.between(64, 185)
  if (kind === 'shop') return Math.max(28, footprint * 0.8)
  return kind === 'plot' ? footprint : Math.max(52, footprint * storeys * luck.between(0.72, 0.84))
}

function bedroomsIn(kind: HomeKind, area: number, luck: Luck): number {
  if (kind === 'shop' || kind === 'plot') return 0
  const room = kind === 'warehouse' ? 52 : kind === 'villa' ? 58 : 33
  return Math.min(7, Math.max(1, Math.round(area / room + luck.between(-0.6, 0.3))))
}

function plotOf({ kind, outline }: HomeBuilding, luck: Luck): number | undefined {
  const times: Partial<Record<HomeKind, number>> = { cottage: 4.2, terrace: 2.1, villa: 4, farmhouse: 60, plot: 1.1 }
  const factor = times[kind]
  return factor && Math.round(areaOf(outline) * factor * luck.between(0.9, 1.15))
}

const energyClasses = ['g', 'f', 'e', 'd', 'c', 'b', 'a']

function energyOf(built: number, luck: Luck): string {
  const modern = Math.max(0, (built - 1930) / 90)
  return energyClasses[Math.min(6, Math.floor(modern * 4 + luck.between(0.6, 3)))] ?? 'd'
}

/** What the pictures of a kind show it has; beyond that by chance. */
function featuresOf({ kind, built, storeys }: HomeBuilding, luck: Luck): string[] {
  const shares: Record<string, number> = {
    balcony: { midrise: 0.8, tower: 1 }[kind as string] ?? 0,
    terrace: { villa: 1, warehouse: 0.4, farmhouse: 0.5 }[kind as string] ?? 0.1,
    garden: { cottage: 1, terrace: 0.8, villa: 1, farmhouse: 1 }[kind as string] ?? 0,
    pool: kind === 'villa' ? 0.9 : 0,
    lift: storeys >= 5 || built > 1990 ? Number(['midrise', 'tower', 'warehouse'].includes(kind)) : 0,
    'air-conditioning': built > 1985 ? 0.7 : 0.2,
    fireplace: { cottage: 0.6, terrace: 0.4, farmhouse: 0.9, villa: 0.4 }[kind as string] ?? 0,
    storage: 0.4,
    'step-free': built > 1995 ? 0.6 : 0.1,
  }
  if (kind === 'shop' || kind === 'plot') return []
  return Object.entries(shares).flatMap(([feature, share]) => (luck.isOne(share) ? [feature] : []))
}
