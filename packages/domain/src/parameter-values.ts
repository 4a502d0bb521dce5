import type { Deal } from './market-moves.ts'
import { parseNumberInput } from './number-input.ts'

export const parameterKinds = ['text', 'number', 'choice', 'multi_choice', 'date'] as const
export type ParameterKind = (typeof parameterKinds)[number]

/** How a number is to be read: an area, a time, an amount of the site's currency, a year of the calendar. */
export const parameterUnits = ['sqm', 'months', 'money', 'money_per_month', 'year'] as const
export type ParameterUnit = (typeof parameterUnits)[number]

/** A figure, a text, a date as `2027-03-01`, the chosen option or the chosen options. */
export type ParameterValue = number | string | string[]

export type ParameterRule = {
  kind: ParameterKind
  options: readonly { value: string }[]
  minimum: number | null
  maximum: number | null
  decimals: number
}

export type ValueProblem = 'text' | 'number' | 'tooSmall' | 'tooLarge' | 'decimals' | 'tooLong' | 'choose' | 'date'
/** Nothing was said when the value is undefined. */
type Checked = { value: ParameterValue | undefined } | { problem: ValueProblem }

const longestText = 500

/** What a parameter keeps of what somebody wrote, or why it cannot be kept; the form and the server both ask this. */
export function checkParameterValue(rule: ParameterRule, raw: unknown): Checked {
  const given = typeof raw === 'string' ? raw.normalize('NFC').trim() : raw
  if (given === undefined || given === null || given === '') return { value: undefined }
  return checks[rule.kind](given, rule)
}

const checks: Record<ParameterKind, (given: unknown, rule: ParameterRule) => Checked> = {
  number: checkNumber,
  text: (given) => {
    const text = typeof given === 'number' ? String(given) : given
    if (typeof text !== 'string') return { problem: 'text' }
    return text.length > longestText ? { problem: 'tooLong' } : { value: text }
  },
  date: (given) => (typeof given === 'string' && isDate(given) ? { value: given } : { problem: 'date' }),
  choice: (given, { options }) => {
    const chosen = options.find(({ value }) => value === given)
    return chosen ? { value: chosen.value } : { problem: 'choose' }
  },
  multi_choice: (given, { options }) => {
    const wanted: unknown = typeof given === 'string' ? given.split(',').map((item) => item.trim()) : given
    if (!Array.isArray(wanted) || !wanted.every((item) => options.some(({ value }) => value === item))) {
      return { problem: 'choose' }
    }
    // In the order of the options and each once, so that equal choices are equal bytes.
    const chosen = options.flatMap(({ value }) => (wanted.includes(value) ? [value] : []))
    return { value: chosen.length > 0 ? chosen : undefined }
  },
}

function checkNumber(given: unknown, { minimum, maximum, decimals }: ParameterRule): Checked {
  const value = typeof given === 'number' ? given : typeof given === 'string' ? readNumber(given) : undefined
  if (value === undefined || !Number.isFinite(value)) return { problem: 'number' }
  if (minimum !== null && value < minimum) return { problem: 'tooSmall' }
  if (maximum !== null && value > maximum) return { problem: 'tooLarge' }
  // Written back, because 0.1 × 10 as doubles is not always whole.
  return Number(value.toFixed(decimals)) === value ? { value } : { problem: 'decimals' }
}

/** A figure never has a sign except where a parameter goes below zero, such as a floor. */
function readNumber(text: string): number | undefined {
  const isNegative = /^[-−]/.test(text)
  const size = parseNumberInput(isNegative ? text.slice(1) : text)
  // Zero has no sign.
  return size === undefined || size === 0 ? size : isNegative ? -size : size
}

function isDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // The 31st of a short month is read as the next month's first.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A deposit is asked for what is let, tenure for what is sold. */
export const appliesTo = ({ deals }: { deals: readonly Deal[] }, deal: Deal): boolean => deals.includes(deal)
