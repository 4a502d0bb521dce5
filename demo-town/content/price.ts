import type { HomeKind } from '../model/districts.ts'
import type { Facts, HomeBuilding } from './demo-home.ts'
import type { Luck } from './luck.ts'

/** What a square metre of an ordinary flat costs, in euros. */
const squareMetre: Record<string, number> = {
  'old-town': 4200,
  harbour: 4500,
  centre: 4800,
  'station-quarter': 3500,
  riverside: 4200,
  college: 3800,
  'north-beach': 3900,
  'mill-fields': 2900,
  'lighthouse-point': 4300,
  'south-sands': 4100,
  'sail-park': 3100,
  'orchard-end': 2800,
  'east-hill': 4200,
  'upper-hill': 4700,
  'cedar-heights': 4900,
  'oakwell-cross': 2100,
  'oakwell-green': 1800,
  'spring-side': 2000,
  'vine-hill': 2500,
  country: 1700,
}
const byKind: Record<HomeKind, number> = {
  cottage: 1.08,
  terrace: 0.98,
  villa: 1.28,
  midrise: 1,
  tower: 1.12,
  farmhouse: 0.95,
  shop: 0.9,
  warehouse: 1.1,
  plot: 0.16,
}
/** A month's rent as a share of the price. */
const monthly = 0.0043

/** What it is worth by its place, size, height and age, give or take what its lister thinks of it. */
export function priceOf({ kind, district, built }: HomeBuilding, facts: Facts, luck: Luck): number {
  const { area, floor = 0, near, deal, energy } = facts
  const perMetre = (squareMetre[district] ?? 2000) * byKind[kind]
  const bySea = 1 + 0.24 * Math.max(0, 1 - near.beach / 900)
  const byStation = 1 + 0.05 * Math.max(0, 1 - near.station / 1200)
  const byHeight = 1 + 0.008 * floor
  const byAge = 1 + Math.max(-0.1, (built - 1990) / 320)
  const byEnergy = 1 + 0.02 * ('defg'.includes(energy) ? -1 : 1)
  // The larger a home, the less one more square metre costs.
  const bySize = (90 / Math.max(30, area)) ** 0.12
  const noise = Math.exp(luck.normal() * 0.1)
  const worth = perMetre * area * bySea * byStation * byHeight * byAge * byEnergy * bySize * noise
  return deal === 'rent' ? roundRent(worth * monthly) : roundPrice(worth)
}

export const roundRent = (rent: number) => Math.max(250, Math.round(rent / 10) * 10)

/** To what people write. */
export function roundPrice(price: number): number {
  const step = price < 150_000 ? 500 : price < 600_000 ? 1000 : price < 1_500_000 ? 5000 : 10_000
  return Math.max(step, Math.round(price / step) * step)
}
