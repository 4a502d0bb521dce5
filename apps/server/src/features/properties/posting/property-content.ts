import type { Input } from '@gable/contract/call'
import type { postProperty, updateProperty } from '@gable/contract/posting'
import { type PlainText, plainTextNames } from '@gable/contract/property-content'
import { isPlaceHidden, shownAddressOf } from '@gable/domain/address-places'
import type { ParameterValue } from '@gable/domain/parameter-values'
import { propertyProblems } from '@gable/domain/property-rules'
import { toReference } from '@gable/domain/reference'
import { cityKey, searchWords } from '@gable/domain/search-words'
import { parseVideoLink } from '@gable/domain/video-link'
import { defaultLanguage } from '@gable/i18n/languages'
import { invalidField } from '#platform/errors.ts'
import type { Tables } from '../../../tables.ts'
import { roundDegrees, toPriceMinor } from '../../listings/posting/content-values.ts'
import { isSame } from '../../listings/posting/edit-listing.ts'
import { changeTexts } from '../../listings/texts/check-texts.ts'
import type { ListingText } from '../../listings/texts/listing-texts.repository.ts'
import type { PropertyDeps } from '../property-deps.ts'
import { checkParameters, keepParameters } from './property-parameters.ts'

export type NewProperty = Input<typeof postProperty>
export type PropertyChanges = Input<typeof updateProperty>

const plainFields = [
  'title',
  'description',
  'deal',
  'rentPeriod',
  'categoryId',
  'city',
  'state',
  'country',
  'address',
  'isPremium',
  'hidesLocation',
  ...plainTextNames,
] as const

/** What a lister says about a home; everything else in its row is made from this or happens to it. */
export type PropertyContent = Pick<Tables['property'], 'title' | 'description' | 'deal' | 'rentPeriod' | 'categoryId'> &
  Record<'city' | 'state' | 'country' | 'address', string> &
  Record<PlainText, string> & {
    textLanguage: string | null
    translations: ListingText[]
    isPremium: boolean
    hidesLocation: boolean
    priceMinor: number
    latitude: number
    longitude: number
    parameters: Record<string, ParameterValue>
  }

const blank = {
  ...Object.fromEntries(plainTextNames.map((name) => [name, ''])),
  textLanguage: null,
  translations: [],
  rentPeriod: null,
  isPremium: false,
  hidesLocation: false,
  parameters: {},
}

type Deps = Pick<PropertyDeps, 'catalogue' | 'currency'>

export const contentOf = (deps: Deps, listing: NewProperty, language?: string) =>
  changeContent(deps, blank, { parameters: [], ...listing }, language)

/** The content with what was sent put in its place; the whole is checked, by the rules that the form uses too. */
export async function changeContent(
  { catalogue, currency }: Deps,
  current: Partial<PropertyContent>,
  changes: Omit<PropertyChanges, 'id'>,
  language: string = defaultLanguage,
): Promise<PropertyContent> {
  const sent = Object.fromEntries(
    plainFields.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  )
  const content = { ...current, ...sent } as PropertyContent
  Object.assign(content, changeTexts(content, changes, language))
  const category = await catalogue.findCategory(content.categoryId)
  if (!category) throw invalidField('categoryId', 'unknown')
  if (content.deal === 'sell') content.rentPeriod = null
  if (changes.videoLink) content.videoLink = toVideoLink(changes.videoLink)
  if (changes.price !== undefined) content.priceMinor = toPriceMinor('price', changes.price, currency)
  content.latitude = roundDegrees(changes.latitude ?? content.latitude)
  content.longitude = roundDegrees(changes.longitude ?? content.longitude)
  content.parameters = changes.parameters
    ? checkParameters(category, content.deal, changes.parameters)
    : keepParameters(category, content.deal, content.parameters)
  assertNoProblems(content)
  return content
}

function assertNoProblems(content: PropertyContent) {
  const problems = propertyProblems({ ...content, price: String(content.priceMinor), hasTitleImage: true })
  const refused = problems.find(({ severity }) => severity === 'error')
  if (refused) throw invalidField(refused.field, refused.code)
}

/** Only what is on a site we know, and of that only which video it is. */
function toVideoLink(text: string): string {
  const video = parseVideoLink(text)
  if (!video) throw invalidField('videoLink', 'video_link')
  return video.watchUrl
}

/** The columns of a row, with what the search compares: nothing that is hidden is among the words or on the map. */
export async function toColumns(
  { catalogue, toShownPoint }: Pick<PropertyDeps, 'catalogue' | 'toShownPoint'>,
  id: number,
  content: PropertyContent,
) {
  const { translations, ...columns } = content
  const { title, description, city, state, country, latitude, longitude } = content
  const category = await catalogue.findCategory(content.categoryId)
  const others = translations.flatMap((text) => [text.title, text.description])
  const publicTexts = [title, city, shownAddressOf(content), state, country, category?.name, description, ...others]
  return {
    ...columns,
    cityKey: cityKey(city),
    stateKey: cityKey(state),
    countryKey: cityKey(country),
    // The reference first: a long description fills all the room for words.
    words: searchWords([toReference(id), ...publicTexts].join(' ')),
    shownPoint: isPlaceHidden(content) ? toShownPoint(id, { latitude, longitude }) : null,
  }
}
export type PropertyColumns = Awaited<ReturnType<typeof toColumns>>

/** What of the content is different now, by the names of the contract. */
export function changedFields(before: PropertyContent, after: PropertyContent): string[] {
  const names = Object.keys(after) as (keyof PropertyContent)[]
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => (name === 'priceMinor' ? 'price' : name))
}
