import type { Input } from '@gable/contract/call'
import type { postProject } from '@gable/contract/projects'
import { projectProblems, requiredProjectFields } from '@gable/domain/project-rules'
import { lexemesOfText } from '@gable/domain/search-stems'
import { cityKey, searchWords } from '@gable/domain/search-words'
import { parseVideoLink } from '@gable/domain/video-link'
import { defaultLanguage } from '@gable/i18n/languages'
import { invalidField } from '#platform/errors.ts'
import type { Tables } from '../../tables.ts'
import { roundDegrees, toPriceMinor } from '../listings/posting/content-values.ts'
import { isSame } from '../listings/posting/edit-listing.ts'
import { changeTexts } from '../listings/texts/check-texts.ts'
import type { ListingText } from '../listings/texts/listing-texts.repository.ts'
import type { ProjectDeps } from './project-deps.ts'

export type WrittenProject = Input<typeof postProject>

const texts = ['videoLink', 'metaTitle', 'metaDescription', 'metaKeywords'] as const
const figures = ['unitCount', 'deliveryOn'] as const
const contentFields = [...requiredProjectFields, ...texts, ...figures] as const

/** What a lister says about a project; everything else in its row is made from this or happens to it. */
export type ProjectContent = Pick<Tables['project'], 'title' | 'description' | 'type' | 'categoryId'> &
  Record<'city' | 'state' | 'country' | 'address', string> &
  Pick<Tables['project'], 'priceFromMinor' | 'currency' | 'unitCount' | 'deliveryOn'> &
  Record<(typeof texts)[number], string> &
  Record<'latitude' | 'longitude', number> & { textLanguage: string | null; translations: ListingText[] }

const blank = {
  textLanguage: null,
  translations: [],
  ...{ videoLink: '', metaTitle: '', metaDescription: '', metaKeywords: '' },
  ...{ priceFromMinor: null, currency: null, unitCount: null, deliveryOn: null },
}

type Deps = Pick<ProjectDeps, 'catalogue' | 'currency'>

export const contentOf = (deps: Deps, project: WrittenProject, language?: string) =>
  changeContent(deps, blank, project, language)

/** The content with what was sent put in its place; the whole is checked, by the rules that the form uses too. */
export async function changeContent(
  { catalogue, currency }: Deps,
  current: Partial<ProjectContent>,
  changes: WrittenProject,
  language: string = defaultLanguage,
): Promise<ProjectContent> {
  const isFigure = (field: string) => figures.some((figure) => figure === field)
  // Empty takes back what was said of a figure.
  const meant = (field: (typeof contentFields)[number]) =>
    isFigure(field) && changes[field] === '' ? null : changes[field]
  const sent = Object.fromEntries(
    contentFields.flatMap((field) => (changes[field] === undefined ? [] : [[field, meant(field)]])),
  )
  const content = { ...current, ...sent, ...priceOf(changes, currency) } as ProjectContent
  // Whether it has an image and whole plans is seen where these are put together.
  const problems = projectProblems({ ...content, hasTitleImage: true })
  const refused = problems.find(({ severity }) => severity === 'error')
  if (refused) throw invalidField(refused.field, refused.code)
  if (!(await catalogue.findCategory(content.categoryId))) throw invalidField('categoryId', 'unknown')
  const { latitude, longitude, videoLink } = content
  return {
    ...content,
    ...changeTexts(content, changes, language),
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(longitude),
    // Built from the id alone: nothing else of what somebody wrote is kept.
    videoLink: parseVideoLink(videoLink)?.watchUrl ?? '',
  }
}

/** What was said of the price, in the currency that the site has now. */
function priceOf({ priceFrom }: WrittenProject, currency: string) {
  if (priceFrom === undefined) return {}
  if (priceFrom === '') return { priceFromMinor: null, currency: null }
  return { priceFromMinor: toPriceMinor('priceFrom', priceFrom, currency), currency }
}

/** The columns of a row, with what the search compares. */
export async function toColumns({ catalogue }: Deps, content: ProjectContent) {
  const { translations, ...columns } = content
  const { title, description, city, state, country, address } = content
  const others = translations.flatMap((text) => [text.title, text.description])
  const category = await catalogue.findCategory(content.categoryId)
  const publicTexts = [title, city, address, state, country, category?.name, description, ...others]
  return {
    ...columns,
    cityKey: cityKey(city),
    stateKey: cityKey(state),
    countryKey: cityKey(country),
    words: withStems(searchWords(publicTexts.join(' '))),
  }
}

/** Found by their other forms too, as homes are. */
const withStems = (words: string[]) => [...new Set(words.flatMap((word) => [word, ...lexemesOfText(word)]))]
export type ProjectColumns = Awaited<ReturnType<typeof toColumns>>

/** What of the content is different now, by the names of the contract. */
export function changedFields(before: ProjectContent, after: ProjectContent): string[] {
  const isPriceNew = before.priceFromMinor !== after.priceFromMinor
  return [
    ...contentFields.filter((field) => before[field] !== after[field]),
    ...(['textLanguage', 'translations'] as const).filter((field) => !isSame(before[field], after[field])),
    ...(isPriceNew ? ['priceFrom'] : []),
  ]
}
