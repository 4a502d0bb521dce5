import { parseNumberInput } from '@gable/domain/number-input'
import { isPlanComplete } from '@gable/domain/project-rules'
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
import type { MediaLists } from '#app/features/uploads/media-list.ts'
import type { PlanValues, ProjectValues } from './project-values.ts'

/** A floor needs a title and a document; the one of a saved plan is on the server. */
export const isWhole = ({ id, title }: PlanValues, plans: MediaLists['plans']) =>
  isPlanComplete({ title, hasDocument: plans.some((item) => item.id === id) })

const maxUnits = 100_000

/** Left empty, or a figure that the server takes. */
function checkFigure(text: string, isPossible: (value: number) => boolean): Problem | undefined {
  if (text.trim() === '') return undefined
  const value = parseNumberInput(text)
  return value !== undefined && isPossible(value) ? undefined : { key: 'number' }
}

const isPrice = (value: number) => value < moneyLimit
const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= maxUnits

/** What keeps the form from being sent, in its order. The server asks all of it again. */
export function findProblems(values: ProjectValues, photos: PhotoState, plans: MediaLists['plans']): Problems {
  return onlyProblems([
    ['categoryId', values.categoryId === '' ? { key: 'choose' } : undefined],
    ['title', checkWords(values.title, longest.title)],
    ['description', checkWords(values.description, longest.description)],
    ...translationChecks(values),
    ['priceFrom', checkFigure(values.priceFrom, isPrice)],
    ['unitCount', checkFigure(values.unitCount, isCount)],
    ...placeChecks(values),
    ...mediaChecks(photos, values.videoLink),
    ...values.plans.map((plan): [string, Problem | undefined] => [
      `plans.${plan.id}`,
      isWhole(plan, plans) ? undefined : { key: 'planIncomplete' },
    ]),
    ...metaChecks(values),
  ])
}
