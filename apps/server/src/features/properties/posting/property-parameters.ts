import type { Parameter, StatedParameter } from '@gable/contract/catalogue'
import type { Deal } from '@gable/domain/market-moves'
import { appliesTo, checkParameterValue, type ParameterValue } from '@gable/domain/parameter-values'
import { invalidField } from '#platform/errors.ts'

type Written = { parameterId: number; value: unknown }

/** What was written about a property, by parameter; what its category or its deal does not ask for is refused. */
export function checkParameters(
  category: { parameters: readonly Parameter[] },
  deal: Deal,
  written: readonly Written[],
): Record<string, ParameterValue> {
  const asked = new Map(category.parameters.filter((each) => appliesTo(each, deal)).map((each) => [each.id, each]))
  const values = written.flatMap(({ parameterId, value }, index) => {
    const parameter = asked.get(parameterId)
    if (!parameter) throw invalidField(`parameters[${index}]`, 'unknown')
    const checked = checkParameterValue(parameter, value)
    if ('problem' in checked) throw invalidField(`parameters[${index}][value]`, checked.problem)
    return checked.value === undefined ? [] : [[parameterId, checked.value] as const]
  })
  const isMissing = ({ id, isRequired }: Parameter) => isRequired && !values.some(([known]) => known === id)
  if ([...asked.values()].some(isMissing)) throw invalidField('parameters', 'required')
  return Object.fromEntries(values)
}

/** What is known of a property in the order of the catalogue, with names for what was chosen. */
export function toStatedParameters(
  values: Record<string, ParameterValue>,
  parameters: Iterable<Parameter>,
): StatedParameter[] {
  const stated: StatedParameter[] = []
  for (const { id, key, name, icon, kind, unit, options } of parameters) {
    const value = values[id]
    if (value === undefined) continue
    const chosen = options.filter((option) =>
      Array.isArray(value) ? value.includes(option.value) : option.value === value,
    )
    stated.push({ id, key, name, icon, kind, value, unit, valueNames: chosen.map((option) => option.name) })
  }
  return stated
}

/** What a home still has to say after its category or its deal changed. */
export function keepParameters(
  category: { parameters: readonly Parameter[] },
  deal: Deal,
  values: Record<string, ParameterValue>,
): Record<string, ParameterValue> {
  const asked = category.parameters.filter((each) => appliesTo(each, deal))
  return Object.fromEntries(asked.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]]])))
}
