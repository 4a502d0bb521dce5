import { cityKey } from '@gable/domain/search-words'
import { countryAbbreviations, countryName } from './country-names.ts'
import type { GazetteerPlace } from './gazetteer-place.ts'
import type { KnownCity } from './read-packages.ts'

export type Region = Pick<GazetteerPlace, 'state' | 'countryCode' | 'country' | 'context'>

export const regionOfCountry = (code: string): Region => ({
  state: '',
  countryCode: code,
  country: countryName(code),
  context: contextOf([countryName(code), ...countryAbbreviations(code)]),
})

/** The state and country of a city; those of one state share one object. */
export function createRegions(states: Map<string, string>) {
  const regions = new Map<string, Region>()
  return ({ stateCode, district, country: countryCode }: KnownCity): Region => {
    // A city state has no states: the country's name stands for one, because a location always has one.
    const state = states.get(stateCode) ?? district ?? countryName(countryCode)
    const id = `${stateCode} ${state}`
    const region = regions.get(id) ?? regionOf(state, stateCode.slice(3), countryCode)
    regions.set(id, region)
    return region
  }
}

function regionOf(state: string, shortCode: string, countryCode: string): Region {
  const whole = regionOfCountry(countryCode)
  // Only letters are a code that people know: OR is Oregon, but 08 is Ontario to GeoNames alone.
  const short = /^[A-Z]+$/.test(shortCode) ? [shortCode] : []
  return { ...whole, state, context: contextOf([state, ...short]) + whole.context }
}

/** Each name begins after a bar, so that `|or%` finds the code and the name but no word in the middle. */
const contextOf = (names: string[]) => names.map((name) => `|${cityKey(name)}`).join('')
