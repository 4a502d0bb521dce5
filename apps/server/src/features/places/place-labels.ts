import type { PlaceLabel } from '@gable/contract/place-label'
import { type AddressPart, partsOfAddress } from '@gable/domain/address-places'
import { cityKey } from '@gable/domain/search-words'
import { defaultLanguage, type LanguageCode } from '@gable/i18n/languages'
import type { Db } from '#platform/db.ts'
import { type AskedLabel, findPlaceLabels } from './place-labels.repository.ts'
import type { LabelledKind } from './places.tables.ts'

/** A place by the names that a listing or a search holds. */
export type WrittenPlace = { [Name in keyof PlaceLabel]?: string | undefined }
export type PlaceLabels = ReturnType<typeof createPlaceLabels>

const freshMs = 60_000
const maxCached = 20_000
/** Beyond it nobody writes an address; what does is shown as it is. */
const maxParts = 6

const kinds = ['street', 'district', 'city', 'state', 'country'] as const
/** What stands between the parts of an address. */
const commas: Partial<Record<LanguageCode, string>> = { ar: '، ' }

type Find = (asked: AskedLabel) => string | undefined

/**
 * What the places of a page are called in the reader's language, in the order given: one statement for all that is not
 * cached, and none in the first language of the site, in which places are stored.
 */
export function createPlaceLabels({ db }: { db: Db }) {
  const cache = createLabelCache()

  async function find(places: WrittenPlace[], language: LanguageCode = defaultLanguage) {
    if (language === defaultLanguage) return places.map(() => undefined)
    const asked = new Map(places.flatMap(listAsked).map((one) => [idOf(one, language), one]))
    const names = new Map([...asked.keys()].map((id) => [id, cache.get(id)]))
    const missing = [...asked].filter(([id]) => names.get(id) === undefined)
    if (missing.length > 0) {
      const found = await findPlaceLabels(
        db,
        language,
        missing.map(([, one]) => one),
      )
      for (const [index, [id]] of missing.entries()) {
        const name = found[index] ?? null
        cache.set(id, name)
        names.set(id, name)
      }
    }
    return places.map((place) => toLabel(place, (one) => names.get(idOf(one, language)) ?? undefined, language))
  }

  return {
    find,
    /** The same cards, each with what its place is called. */
    async addTo<Card extends WrittenPlace>(cards: Card[], language?: LanguageCode) {
      const labels = await find(cards, language)
      return cards.map((card, index): Card & { placeLabel?: PlaceLabel } => {
        const placeLabel = labels[index]
        return placeLabel ? { ...card, placeLabel } : card
      })
    },
  }
}

const idOf = ({ kind, key, cityKey: city, stateKey, countryKey }: AskedLabel, language: LanguageCode) =>
  [language, kind, key, city, stateKey, countryKey].join('|')

function toAsked(place: WrittenPlace, kind: LabelledKind, name: string): AskedLabel {
  const { city = '', state = '', country = '' } = place
  return { kind, key: cityKey(name), cityKey: cityKey(city), stateKey: cityKey(state), countryKey: cityKey(country) }
}

function listAsked(place: WrittenPlace): AskedLabel[] {
  const named = kinds.flatMap((kind) => (place[kind] ? [toAsked(place, kind, place[kind])] : []))
  return [...named, ...listParts(place).map((part) => askForPart(place, part))].filter(({ key }) => key !== '')
}

const listParts = ({ address }: WrittenPlace) => (address ? partsOfAddress(address).slice(0, maxParts) : [])

/** Many people write the city, the state and the country into the address. */
function askForPart(place: WrittenPlace, { kind, name, key }: AddressPart): AskedLabel {
  const around = (['city', 'state', 'country'] as const).find((one) => place[one] && cityKey(place[one]) === key)
  return toAsked(place, around ?? kind, name)
}

function toLabel(place: WrittenPlace, find: Find, language: LanguageCode): PlaceLabel | undefined {
  const named = kinds.flatMap((kind) => {
    const name = place[kind] ? find(toAsked(place, kind, place[kind])) : undefined
    return name !== undefined && name !== place[kind] ? [[kind, name]] : []
  })
  const address = labelAddress(place, find, language)
  const label: PlaceLabel = { ...Object.fromEntries(named), ...(address !== undefined && { address }) }
  return Object.keys(label).length > 0 ? label : undefined
}

/** The numbers of house and post come behind the name that they belong to. */
function labelAddress(place: WrittenPlace, find: Find, language: LanguageCode): string | undefined {
  const parts = partsOfAddress(place.address ?? '')
  const named = parts.map((part, index) => (index < maxParts ? find(askForPart(place, part)) : undefined))
  if (named.every((name) => name === undefined)) return undefined
  return parts
    .map(({ text, numbers }, index) => (named[index] ? [named[index], numbers].filter(Boolean).join(' ') : text))
    .filter(Boolean)
    .join(commas[language] ?? ', ')
}

/** Names and that there is none, for a while; the oldest make room. */
function createLabelCache() {
  const cached = new Map<string, { name: string | null; until: number }>()
  return {
    get(id: string): string | null | undefined {
      const entry = cached.get(id)
      return entry && entry.until > Date.now() ? entry.name : undefined
    },
    set(id: string, name: string | null) {
      cached.delete(id)
      cached.set(id, { name, until: Date.now() + freshMs })
      if (cached.size <= maxCached) return
      for (const [oldest] of cached) {
        cached.delete(oldest)
        break
      }
    },
  }
}
