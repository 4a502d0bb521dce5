import { createContext, use } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Why a field cannot stay as it is; `key` names its text. */
export type Problem = { key: ProblemKey; values?: Record<string, number> }
export type ProblemKey =
  | 'required'
  | 'choose'
  | 'number'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'decimals'
  | 'date'
  | 'metaDescription'
  | 'keywords'
  | 'video'
  | 'distance'
  | 'placeRequired'
  | 'planIncomplete'
  | 'photoRequired'
  | 'uploadFailed'
  | 'uploadPaused'

/** By the path of the field, such as `title` or `parameters.12`; in the order of the form. */
export type Problems = ReadonlyMap<string, Problem>

type WizardForm = {
  problems: Problems
  /** What is wrong is told when a field or its step was left, not while it is being filled in. */
  isShown: (path: string) => boolean
}

export const WizardFormContext = createContext<WizardForm>({ problems: new Map(), isShown: () => false })

export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`

/** A field's id, what it says when it is wrong, and its connection to the form. */
export function useWizardField(path: string) {
  const { register } = useFormContext()
  const error = useFieldError(path)
  return { id: fieldId(path), error, field: register(path) }
}

/** `toShown` makes of a bound what it is in the unit of the field. */
export function useFieldError(path: string, toShown = (bound: number) => bound): string | undefined {
  const { problems, isShown } = use(WizardFormContext)
  const toText = useProblemText()
  const problem = problems.get(path)
  if (!problem || !isShown(path)) return undefined
  const bounds = Object.entries(problem.values ?? {}).map(([name, bound]) => [name, toShown(bound)])
  return toText({ ...problem, values: Object.fromEntries(bounds) as Problem['values'] })
}

export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation(['posting', 'common'])
  return ({ key, values = {} }) => {
    switch (key) {
      case 'required':
      case 'choose':
      case 'number':
        return t(`common:validation.${key}`)
      case 'tooLong':
        return t('common:validation.tooLong', { count: values['count'] ?? 0 })
      case 'tooSmall':
        return t('common:validation.tooSmall', { min: values['min'] })
      case 'tooLarge':
        return t('common:validation.tooLarge', { max: values['max'] })
      case 'photoRequired':
      case 'uploadFailed':
      case 'uploadPaused':
        return t(`media.${key}`)
      default:
        return t(`problems.${key}`)
    }
  }
}
