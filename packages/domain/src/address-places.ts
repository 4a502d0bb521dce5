import { toLatinDigits } from './digits.ts'
import { cityKey } from './search-words.ts'

export type AddressPlaceKind = 'district' | 'street'
export type AddressPlace = { kind: AddressPlaceKind; name: string; key: string }
type Around = { city: string; state: string; country: string }

const mostParts = 6
const longestName = 80

const separator = /[,،、;\n]/
const letters = /\p{L}.*\p{L}/u
const houseNumber = /^[#№]?\d{1,5}\p{L}?(?:[-–/]\d{1,5}\p{L}?)?$/u
const ordinal = /^\d+(?:st|nd|rd|th|º|ª|er|e|ème)$/iu
/** Says where in a house somebody lives, which is nothing to look for. */
const unit =
  /^(?:flat|apt|apartment|unit|suite|floor|level|room|no|nr|building|bldg|block|شقة|طابق|الطابق|دور|الدور|وحدة|مبنى|عمارة|رقم)(?:\s+\S{1,3})?$/iu

/**
 * The districts and streets that a written address names: a part with a house number is a street, one without is a
 * district. Numbers of houses and postcodes are left out, and so are the city, the state and the country.
 */
export function placesOfAddress(address: string, { city, state, country }: Around): AddressPlace[] {
  const known = new Set([city, state, country].map(cityKey))
  const places = new Map<string, AddressPlace>()
  for (const [index, part] of address.split(separator).slice(0, mostParts).entries()) {
    const { kind, name } = readPart(part, index === 0)
    const key = cityKey(name)
    if (name.length > longestName || known.has(key) || !letters.test(key) || unit.test(name)) continue
    const place = { kind, name, key }
    places.set(toPlaceLexeme(place), place)
  }
  return [...places.values()]
}

type Placed = Around & { address: string; isPremium: boolean; hidesLocation: boolean }

/** The written address; empty where the lister hides it from all. */
export const shownAddressOf = ({ address, hidesLocation }: Pick<Placed, 'address' | 'hidesLocation'>): string =>
  hidesLocation ? '' : address

/** The places that a home may be found and counted in: of one whose place is not for everybody no more than its city. */
export const shownPlacesOf = (home: Placed): AddressPlace[] =>
  isPlaceHidden(home) ? [] : placesOfAddress(home.address, home)

/** Whether everybody is told only about where a home is. */
export const isPlaceHidden = ({ isPremium, hidesLocation }: Pick<Placed, 'isPremium' | 'hidesLocation'>): boolean =>
  isPremium || hidesLocation

/** What a listing is found by in its place. No word has a colon in it, so nobody finds it by typing. */
export const toPlaceLexeme = ({ kind, key }: Pick<AddressPlace, 'kind' | 'key'>) => `${kind}:${key}`

function readPart(part: string, isFirst: boolean): { kind: AddressPlaceKind; name: string } {
  const words = part.normalize('NFC').trim().split(/\s+/)
  const isHouse = (word: string | undefined) => isHouseNumber(word ?? '', isFirst)
  // A street may end with a number of its own: "14 Cedar Street 2".
  const rest = isHouse(words[0]) ? words.slice(1) : isHouse(words.at(-1)) ? words.slice(0, -1) : words
  const name = rest.filter((word) => !isPostcode(word)).join(' ')
  return { kind: rest.length < words.length ? 'street' : 'district', name }
}

/** Behind the first part a long number is a postcode. */
function isHouseNumber(word: string, isFirst: boolean): boolean {
  const plain = toLatinDigits(word)
  return houseNumber.test(plain) && (isFirst || plain.replace(/\D/g, '').length < 5)
}

function isPostcode(word: string): boolean {
  const plain = toLatinDigits(word)
  return /\d/.test(plain) && !ordinal.test(plain) && !/^\d{1,4}$/.test(plain)
}
