import type { StatedParameter } from '@gable/contract/catalogue'

const maxKeyFacts = 6

/** Figures and single choices are read at a glance; texts, dates and lists of choices belong among the details. */
export function splitParameters(parameters: readonly StatedParameter[]) {
  const isShort = ({ kind, unit }: StatedParameter) =>
    (kind === 'number' && unit !== 'money' && unit !== 'money_per_month') || kind === 'choice'
  const key = parameters.filter(isShort).slice(0, maxKeyFacts)
  return { key, more: parameters.filter((parameter) => !key.includes(parameter)) }
}
