import type { ParameterKind, ParameterUnit } from './parameter-values.ts'

/** Ten steps to the tenfold, each about a quarter more than the one before, at figures that people say. */
const steps = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800]
const decades = 14

/** For figures that spread over many sizes, such as prices in minor units: from nothing to a hundred billion. */
export const wideLadder: readonly number[] = [
  0,
  ...Array.from({ length: decades }, (_, power) => steps.map((step) => step * 10 ** power)).flat(),
]

type Figure = {
  kind: ParameterKind
  unit: ParameterUnit | null
  minimum: number | null
  maximum: number | null
  decimals: number
}
const fewValues = 60
const decadeYears = 10
const areaDecades = 7

/** The rungs between which the homes are counted for a parameter; nothing where counting says nothing. */
export function ladderOf({ kind, unit, minimum, maximum, decimals }: Figure): readonly number[] | undefined {
  if (kind !== 'number') return undefined
  const [lowest, highest] = [minimum ?? 0, maximum ?? Number.POSITIVE_INFINITY]
  if (unit === 'year') return rungs(Math.floor(lowest / decadeYears) * decadeYears, highest, decadeYears)
  if (highest - lowest <= fewValues) return rungs(lowest, highest, decimals === 0 ? 1 : 0.5)
  if (decimals === 0 && highest - lowest <= fewValues * 5) return rungs(lowest, highest, 1)
  const wide = Array.from({ length: areaDecades }, (_, power) => steps.map((step) => (step * 10 ** power) / 100)).flat()
  return [...(lowest < 1 ? [lowest] : []), ...wide]
}

const rungs = (lowest: number, highest: number, step: number) =>
  Array.from({ length: Math.floor((highest - lowest) / step) + 1 }, (_, index) => lowest + index * step)
