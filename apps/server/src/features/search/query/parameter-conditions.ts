import type { Parameter } from '@gable/contract/catalogue'
import type { Range, WantedParameter } from '@gable/contract/search-wire'
import { toDayNumber } from '@gable/domain/search-document'
import type { Condition } from '@gable/domain/search-query'
import { invalidField } from '#platform/errors.ts'
import type { Filters } from './to-conditions.ts'

/** Parameters that have a name of their own on the wire: it is their key in the catalogue. */
const namedParameters = ['bedrooms', 'bathrooms', 'area', 'plot', 'floor', 'year'] as const

type Parameters = ReadonlyMap<number, Parameter>

export function parameterConditions(filters: Filters, parameters: Parameters): Condition[] {
  const byKey = new Map([...parameters.values()].map((parameter) => [parameter.key, parameter]))
  const named = namedParameters.flatMap((key): Condition[] => {
    const range = filters[key]
    if (range?.from === undefined && range?.to === undefined) return []
    const parameter = byKey.get(key)
    return [parameter ? between(parameter, range) : nothing]
  })
  const others = Object.entries(filters.parameters ?? {}).map(([id, wanted]) =>
    toCondition(parameters.get(Number(id)), wanted),
  )
  return [...named, ...others]
}

/** No listing has it. Leaving the filter out would show everything. */
const nothing: Condition = { filter: 'parameter:0', kind: 'anyOf', field: 'id', values: [] }

const between = ({ id }: Parameter, { from, to }: Range): Condition => ({
  filter: `parameter:${id}`,
  kind: 'between',
  field: `parameter:${id}`,
  from,
  to,
})

function toCondition(parameter: Parameter | undefined, wanted: WantedParameter): Condition {
  if (!parameter) return nothing
  const { id, kind, isFilterable } = parameter
  if (!isFilterable || kind === 'text') throw invalidField('parameters', 'invalid')
  if (kind === 'number' || kind === 'date') return toNumberCondition(parameter, wanted)
  if (typeof wanted === 'object' && !Array.isArray(wanted)) throw invalidField('parameters', 'invalid')
  const chosen = Array.isArray(wanted) ? wanted : [wanted]
  const options = chosen.map((option) => `${id}:${option}`)
  // Homes have one of a choice, so any of them will do; of features people want all they name.
  return { filter: `parameter:${id}`, kind: 'options', needs: kind === 'choice' ? 'any' : 'all', options }
}

/** A home has one number, so any of several will do. */
function toNumberCondition(parameter: Parameter, wanted: WantedParameter): Condition {
  const read = (value: string | number) => toNumber(parameter, value)
  if (typeof wanted !== 'object') return between(parameter, { from: read(wanted), to: read(wanted) })
  if (Array.isArray(wanted)) {
    const name = `parameter:${parameter.id}` as const
    return { filter: name, kind: 'among', field: name, values: wanted.map(read) }
  }
  const [from, to] = [wanted.min, wanted.max].map((end) => (end === undefined ? undefined : read(end)))
  const isSwapped = from !== undefined && to !== undefined && from > to
  return between(parameter, isSwapped ? { from: to, to: from } : { from, to })
}

function toNumber({ kind }: Parameter, end: string | number): number {
  const number = kind === 'date' ? toDayNumber(String(end)) : end === '' ? Number.NaN : Number(end)
  if (!Number.isFinite(number)) throw invalidField('parameters', 'invalid')
  return number
}
