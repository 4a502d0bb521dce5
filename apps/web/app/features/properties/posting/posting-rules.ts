import type { Category, Parameter } from '@gable/contract/catalogue'
import { parseNumberInput } from '@gable/domain/number-input'
import { appliesTo, checkParameterValue } from '@gable/domain/parameter-values'
import {
  checkWords,
  longest,
  mediaChecks,
  metaChecks,
  moneyLimit,
  onlyProblems,
  type PhotoState,
  placeChecks,
  translationChecks,
} from '#app/features/listings/wizard/field-checks.ts'
import type { Problem, Problems } from '#app/features/listings/wizard/wizard-form.ts'
import type { PostingValues } from './posting-values.ts'

/** Nobody goes farther to what is near a home. */
export const farthestKm = 1_000

/** What is asked about a home of this category that is sold or let. */
export function parametersFor(
  categories: readonly Category[],
  { categoryId, deal }: Pick<PostingValues, 'categoryId' | 'deal'>,
): readonly Parameter[] {
  const category = categories.find(({ id }) => String(id) === categoryId)
  return category?.parameters.filter((parameter) => appliesTo(parameter, deal)) ?? []
}

/** What keeps the form from being sent, in its order. The server asks all of it again. */
export function findProblems(values: PostingValues, parameters: readonly Parameter[], photos: PhotoState): Problems {
  return onlyProblems([
    ['categoryId', values.categoryId === '' ? { key: 'choose' } : undefined],
    ['title', checkWords(values.title, longest.title)],
    ['price', checkPrice(values.price)],
    ['description', checkWords(values.description, longest.description)],
    ...translationChecks(values),
    ...parameters.map((parameter) => checkParameter(parameter, values.parameters[parameter.id])),
    ...placeChecks(values),
    ...Object.entries(values.facilities).map(([id, distance]) => checkDistance(id, distance)),
    ...mediaChecks(photos, values.videoLink),
    ...metaChecks(values),
  ])
}

function checkPrice(text: string): Problem | undefined {
  if (text.trim() === '') return { key: 'required' }
  const price = parseNumberInput(text)
  return price === undefined || price >= moneyLimit ? { key: 'number' } : undefined
}

function checkParameter(parameter: Parameter, raw: string | string[] | undefined): [string, Problem | undefined] {
  const path = `parameters.${parameter.id}`
  const checked = checkParameterValue(parameter, raw)
  if ('problem' in checked) return [path, toProblem(checked.problem, parameter)]
  return [path, parameter.isRequired && checked.value === undefined ? { key: 'required' } : undefined]
}

function toProblem(problem: string, { minimum, maximum }: Parameter): Problem {
  if (problem === 'tooSmall') return { key: 'tooSmall', values: { min: minimum ?? 0 } }
  if (problem === 'tooLarge') return { key: 'tooLarge', values: { max: maximum ?? 0 } }
  if (problem === 'tooLong') return { key: 'tooLong', values: { count: 500 } }
  return { key: problem === 'choose' || problem === 'date' || problem === 'decimals' ? problem : 'number' }
}

function checkDistance(id: string, text: string): [string, Problem | undefined] {
  const distance = parseNumberInput(text)
  const isGood = text.trim() === '' || (distance !== undefined && distance <= farthestKm)
  return [`facilities.${id}`, isGood ? undefined : { key: 'distance' }]
}
