import { toLatinDigits } from './digits.ts'
import { cityKey } from './search-words.ts'

export type AddressPlaceKind = 'district' | 'street'
export type AddressPlace = { kind: AddressPlaceKind; name: string; key: string }
/** A part of an address as it is written; the numbers are those of the house and of the post. */
export type AddressPart = AddressPlace & { text: string; numbers: string }
type Around = { city: string; state: string; country: string }

const maxParts = 6
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
  for (const { kind, name, key } of partsOfAddress(address).slice(0, maxParts)) {
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

export const partsOfAddress = (address: string): AddressPart[] =>
  address.split(separator).map((part, index) => readPart(part, index === 0))

/** What a listing is found by in its place. No word has a colon in it, so nobody finds it by typing. */
export const toPlaceLexeme = ({ kind, key }: Pick<AddressPlace, 'kind' | 'key'>) => `${kind}:${key}`

function readPart(part: string, isFirst: boolean): AddressPart {
  const text = part.normalize('NFC').trim()
  const words = text.split(/\s+/)
  // A street may end with a number of its own: "14 Cedar Street 2".
  const house = [0, words.length - 1].find((index) => isHouseNumber(words[index] ?? '', isFirst))
  const rest = words.filter((_, index) => index !== house)
  const name = rest.filter((word) => !isPostcode(word)).join(' ')
  return {
    kind: house === undefined ? 'district' : 'street',
    name,
    key: cityKey(name),
    text,
    numbers: words.filter((word, index) => index === house || isPostcode(word)).join(' '),
  }
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
