import { minorUnits, toMinor } from '@gable/domain/currency'
import { invalidField } from '#platform/errors.ts'

/** A price of the wire in minor units; decimals that the currency does not have are refused, not rounded away. */
export function toPriceMinor(field: string, decimal: string, currency: string): number {
  const decimals = decimal.split('.')[1]?.replace(/0{1,3}$/, '').length ?? 0
  const minor = toMinor(decimal, currency)
  if (minor === undefined || decimals > minorUnits(currency)) throw invalidField(field, 'decimals')
  return minor
}

/** A tenth of a metre: finer than any map, and coarse enough that all engines agree on which side of a line it is. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
