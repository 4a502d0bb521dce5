import { deals } from '@gable/domain/market-moves'
import * as z from 'zod'

/** The deal travels by name; 0 and 1 are understood too. */
export const Deal = z.codec(z.literal([...deals, '0', '1', 0, 1]), z.enum(deals), {
  decode: (value) => (value === 'sell' || Number(value) === 0 ? 'sell' : 'rent'),
  encode: (value) => value,
})
export const RentPeriod = z.enum(['daily', 'monthly', 'quarterly', 'yearly'])
