import type { Place } from '@gable/contract/places'
import type { SuggestedPlace } from '@gable/contract/suggestions'
import type { Deal } from '@gable/domain/market-moves'
import { cityKey } from '@gable/domain/search-words'
import type { LanguageCode } from '@gable/i18n/languages'

type LocalPlace = Omit<SuggestedPlace, 'count' | 'kind'> & {
  id: number
  kind: 'city' | 'district' | 'street'
  count: number
  isExact: boolean
}
/** A guess is called otherwise than was written. */
type KnownPlace = Place & { isGuess?: boolean }
type AskedCity = { cityKey: string; countryKey: string }

export type PlaceDeps = {
  /** Places with homes: by a name that begins so, by a slip of the pen, and those among these cities. */
  localPlaces: {
    findByName: (text: string, deal?: Deal) => Promise<LocalPlace[]>
    guess: (text: string, deal?: Deal) => Promise<LocalPlace[]>
    findCities: (asked: AskedCity[], deal?: Deal) => Promise<LocalPlace[]>
  }
  /** What the gazetteer knows, in all languages and with or without homes. */
  findPlaces: (text: string, language: LanguageCode, limit: number) => Promise<KnownPlace[]>
}
type Question = { text: string; deal?: Deal | undefined }

/**
 * What is here comes first. A city that the gazetteer knows by another name is here too if it has homes. Where nothing
 * fits, a slip of the pen is taken for what is here, and only then is a place without homes an answer.
 */
export async function suggestPlaces(
  { localPlaces, findPlaces }: PlaceDeps,
  { text, deal }: Question,
  language: LanguageCode,
  limit: number,
): Promise<SuggestedPlace[]> {
  const findHomesIn = (places: KnownPlace[]) =>
    localPlaces.findCities(places.filter(({ kind }) => kind === 'city').map(toAsked), deal)
  const [named, found] = await Promise.all([localPlaces.findByName(text, deal), findPlaces(text, language, limit)])
  const known = found.filter(({ isGuess }) => !isGuess)
  const here = merge(named, await findHomesIn(known))
  if (here.length > 0) return here.slice(0, limit).map(toSuggestion)
  const slips = await localPlaces.guess(text, deal)
  const guessed = slips.length > 0 || known.length > 0 ? slips : await findHomesIn(found)
  // A guess of the gazetteer is worth showing only where there is nothing else.
  const others = guessed.length > 0 || known.length > 0 ? known : found
  return [...guessed.map(toSuggestion), ...others.map(fromGazetteer)].slice(0, limit)
}

const toAsked = ({ name, country }: Place): AskedCity => ({ cityKey: cityKey(name), countryKey: cityKey(country) })

/** An exact name first, then by how many homes there are. */
function merge(named: LocalPlace[], byOtherName: LocalPlace[]): LocalPlace[] {
  const known = new Set(named.map(({ id }) => id))
  const isFirst = ({ isExact, count }: LocalPlace) => Number(isExact && count > 0)
  return [...named, ...byOtherName.filter(({ id }) => !known.has(id))].toSorted(
    (one, other) => isFirst(other) - isFirst(one) || other.count - one.count,
  )
}

const toSuggestion = ({ kind, name, city, state, country, count, sharesName }: LocalPlace): SuggestedPlace => ({
  kind,
  name,
  city,
  state,
  country,
  count,
  sharesName,
})

const fromGazetteer = ({ kind, name, state, country }: Place): SuggestedPlace => ({
  kind,
  name,
  city: kind === 'city' ? name : '',
  state,
  country,
  count: kind === 'city' ? 0 : null,
  sharesName: false,
})
