import { minorUnits, toMinor } from '@gable/domain/currency'
import { invalidField } from '#platform/errors.ts'

/** What staff typed, to the cent: what would have to be rounded is a slip. */
export function readAmount(decimal: string, currency: string): number {
  const [, fraction = ''] = decimal.split('.')
  const amountMinor = toMinor(decimal, currency)
  if (amountMinor === undefined || /[1-9]/.test(fraction.slice(minorUnits(currency)))) {
    throw invalidField('amount', 'invalid')
  }
  return amountMinor
}
