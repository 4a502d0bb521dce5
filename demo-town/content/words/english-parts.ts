import type { Facts, HomeBuilding } from '../demo-home.ts'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals = 'ground first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

export const count = (number: number) => numbers[number] ?? String(number)
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const many = (number: number, one: string, more = `${one}s`) => `${count(number)} ${number === 1 ? one : more}`

/** So that a test can read out of the text how high the building is said to be. */
export const storeysOf = (storeys: number) => many(storeys, 'storey')

export function floorName(floor: number): string {
  const ending = floor > 20 ? (['th', 'st', 'nd', 'rd'][floor % 10] ?? 'th') : 'th'
  return `${ordinals[floor] ?? `${floor}${ending}`} floor`
}

export const materialWords: Record<HomeBuilding['material'], string> = {
  render: 'rendered',
  stone: 'stone',
  brick: 'brick',
  concrete: 'concrete',
  timber: 'timber-clad',
}

/** Minutes on foot, as agents would rather not say. */
export function walk(metres: number): string {
  const minutes = Math.max(1, Math.round(metres / 80))
  return minutes === 1 ? 'a minute on foot' : `${count(minutes)} minutes on foot`
}

const nearNames: Record<keyof Facts['near'], string> = {
  school: 'the school',
  station: 'the station',
  hospital: 'the hospital',
  park: 'the park',
  beach: 'the beach',
  worship: 'chapel and mosque',
  supermarket: 'the supermarket',
  bus: 'the bus',
}

/** The two or three things that are nearest and worth the mention. */
export function nearest({ near }: Facts, most = 3): string[] {
  const told = (['beach', 'station', 'park', 'school', 'supermarket'] as const).filter((key) => near[key] < 1700)
  return told
    .toSorted((one, other) => near[one] - near[other])
    .slice(0, most)
    .map((key) => `${nearNames[key]} is ${walk(near[key])}`)
}

export function list(parts: string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
