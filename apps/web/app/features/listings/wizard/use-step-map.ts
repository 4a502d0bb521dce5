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
  left: ReadonlySet<StepName>
  problems: Problems
  stepOf: (path: string) => Name
  toStep: (step: Name) => string
  /** What is on the site already was complete once. */
  isEdit: boolean
}

/** The steps with what has become of each, and which problems may be told already. */
export function useStepMap<Name extends StepName, Values extends FieldValues>(options: StepMapOptions<Name, Values>) {
  const { control, names, step, left, problems, stepOf, toStep, isEdit } = options
  const { t } = useTranslation('posting')
  const toLocal = useLocalPath()
  const { touchedFields } = useFormState({ control })
  const wrongSteps = new Set([...problems.keys()].map(stepOf))
  const isShown = (path: string) => left.has(stepOf(path)) || Boolean(get(touchedFields, path))

  const stateOf = (name: Name): Step['state'] => {
    if (name === 'review') return 'todo'
    if (left.has(name)) return wrongSteps.has(name) ? 'warn' : 'done'
    return isEdit && !wrongSteps.has(name) ? 'done' : 'todo'
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

/** The steps that were left at least once: what they lack may be told. The review tells it of all of them. */
export function useLeftSteps(
  before: readonly StepName[],
  step: StepName,
  all: readonly StepName[],
): ReadonlySet<StepName> {
  const [left, setLeft] = useState<ReadonlySet<StepName>>(new Set(before))
  const [current, setCurrent] = useState(step)
  // While rendering and not in an effect, which development runs twice: a new form would begin with its errors.
  if (current !== step) {
    setCurrent(step)
    setLeft(new Set(current === 'review' ? all : [...left, current]))
  }
  return left
}
