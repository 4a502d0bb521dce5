import type { Input } from '@gable/contract/call'
import type { search as searchCall } from '@gable/contract/search'
import type { WantedParameter } from '@gable/contract/search-wire'
import { readEnds } from './range-text.ts'
import type { Labels, ParameterLabel } from './search-labels.ts'
import { isNamed, listOf, type NamedParameter, type SearchState } from './search-state.ts'

type SearchInput = Input<typeof searchCall>
/** What ids the catalogue has for the keys of an address. */
export type Known = Pick<Labels, 'parameters' | 'facilities'>

/** Whether a search can be asked only by those who know the catalogue. */
export const needsCatalogue = ({ parameters, facilities }: SearchState): boolean =>
  facilities !== undefined || Object.keys(parameters ?? {}).some((key) => !isNamed(key))

/** A search as the call wants it; what was not asked for is left out. */
export function toInput(search: SearchState, known: Known = { parameters: [], facilities: [] }): SearchInput {
  const { deal, text, street, district, city, state, country, categories, minPrice, maxPrice, postedDays, sort } =
    search
  return {
    ...(deal ? { deal } : {}),
    ...(text ? { text } : {}),
    ...(street ? { street } : {}),
    ...(district ? { district } : {}),
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(country ? { country } : {}),
    ...(categories ? { categorySlugs: [...categories] } : {}),
    ...(minPrice === undefined ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    ...(postedDays === undefined ? {} : { postedSinceDays: postedDays }),
    ...(sort ? { sort } : {}),
    ...toAreas(search),
    ...toExtras(search),
    ...toNamed(search),
    ...toOthers(search, known.parameters),
    ...toFacilities(search, known.facilities),
  }
}

function toAreas({ box, rings, cuts, around }: SearchState): SearchInput {
  const toPolygons = (drawn: NonNullable<typeof rings>) => drawn.map((ring) => ring.map((corner) => ({ ...corner })))
  return {
    ...(box ? { bbox: box } : {}),
    ...(rings ? { polygons: toPolygons(rings) } : {}),
    ...(rings && cuts ? { cutPolygons: toPolygons(cuts) } : {}),
    ...(around ? { latitude: around.latitude, longitude: around.longitude, radiusKm: around.radiusKm } : {}),
  }
}

function toExtras({ extras = [] }: SearchState): SearchInput {
  return {
    ...(extras.includes('photos') ? { withPhotos: true } : {}),
    ...(extras.includes('video') ? { withVideo: true } : {}),
    ...(extras.includes('panorama') ? { withPanorama: true } : {}),
    ...(extras.includes('priceDrop') ? { withPriceDrop: true } : {}),
  }
}

function toNamed({ parameters = {} }: SearchState): Pick<SearchInput, NamedParameter> {
  const named = Object.entries(parameters).filter(([key]) => isNamed(key))
  return Object.fromEntries(
    named.map(([key, value]) => {
      const { from, to } = readEnds(value)
      return [
        key,
        { from: from === undefined ? undefined : Number(from), to: to === undefined ? undefined : Number(to) },
      ]
    }),
  )
}

function toOthers({ parameters = {} }: SearchState, known: readonly ParameterLabel[]): SearchInput {
  const wanted = known.flatMap((parameter): [string, WantedParameter][] => {
    const value = isNamed(parameter.key) ? undefined : parameters[parameter.key]
    const said = value && toWanted(parameter, value)
    return said ? [[String(parameter.id), said]] : []
  })
  return wanted.length > 0 ? { parameters: Object.fromEntries(wanted) } : {}
}

/** Nothing where the address says what the parameter cannot be. */
function toWanted({ kind, options }: ParameterLabel, value: string): WantedParameter | undefined {
  if (kind === 'choice' || kind === 'multi_choice') {
    const chosen = listOf(value).filter((one) => options.some((option) => option.value === one))
    return chosen.length > 0 ? chosen : undefined
  }
  const { from: min, to: max } = readEnds(value)
  const isSound = [min, max].every((end) => end === undefined || isEnd(kind, end))
  if (!isSound || (min === undefined && max === undefined)) return undefined
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

const isEnd = (kind: ParameterLabel['kind'], end: string) =>
  kind === 'date' ? /^\d{4}-\d{2}-\d{2}$/.test(end) && !Number.isNaN(Date.parse(end)) : Number.isFinite(Number(end))

/** Those that the site knows. */
function toFacilities({ facilities, facilityMetres }: SearchState, known: Known['facilities']): SearchInput {
  if (!facilities) return {}
  const facilityIds = facilities.flatMap((key) => known.find((facility) => facility.key === key)?.id ?? [])
  if (facilityIds.length === 0) return {}
  return { facilityIds, ...(facilityMetres === undefined ? {} : { facilityMetres }) }
}
