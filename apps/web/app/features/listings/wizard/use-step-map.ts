import type { Step } from '@gable/ui/step-list'
import { useState } from 'react'
import { type Control, type FieldValues, get, useFormState } from 'react-hook-form'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLocalPath } from '#app/shell/site.ts'
import type { StepName } from './define-listing-wizard.ts'
import type { Problems } from './wizard-form.ts'

type StepMapOptions<Name extends StepName, Values extends FieldValues> = {
  control: Control<Values>
  names: readonly Name[]
  step: Name
  visited: ReadonlySet<Name>
  problems: Problems
  stepOf: (path: string) => Name
  toStep: (step: Name) => string
}

/** The steps with what has become of each, and which problems may be told already. */
export function useStepMap<Name extends StepName, Values extends FieldValues>(options: StepMapOptions<Name, Values>) {
  const { control, names, step, visited, problems, stepOf, toStep } = options
  const { t } = useTranslation('posting')
  const toLocal = useLocalPath()
  const { touchedFields } = useFormState({ control })
  const wrongSteps = new Set([...problems.keys()].map(stepOf))
  const isShown = (path: string) => visited.has(stepOf(path)) || Boolean(get(touchedFields, path))

  const stateOf = (name: Name): Step['state'] => {
    if (!visited.has(name) || name === 'review') return 'todo'
    return wrongSteps.has(name) ? 'warn' : 'done'
  }
  const labelOf = (name: StepName) => t(`steps.${name}`)
  const steps: Step[] = names.map((name) => {
    const state = stateOf(name)
    return {
      id: name,
      label: labelOf(name),
      state,
      isCurrent: name === step,
      href: toLocal(toStep(name)),
      stateLabel: state === 'done' ? t('quality.done') : state === 'warn' ? t('steps.incomplete') : undefined,
    }
  })
  return { isShown, steps }
}

/** The steps that were left at least once: what they lack may be told. */
export function useVisited(before: readonly StepName[], step: StepName): ReadonlySet<StepName> {
  const [visited, setVisited] = useState<ReadonlySet<StepName>>(new Set(before))
  const [current, setCurrent] = useState(step)
  // While rendering and not in an effect, which development runs twice: a new form would begin with its errors.
  if (current !== step) {
    setCurrent(step)
    setVisited(new Set([...visited, current]))
  }
  return visited
}
