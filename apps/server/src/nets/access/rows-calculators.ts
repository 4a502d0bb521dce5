import { mortgageCalculator } from '@gable/contract/calculators'
import { type Row, row } from './row.ts'

export const calculatorRows: Row[] = [
  // The schedule is for members; who gets which of the two is in calculators.test.ts.
  row(mortgageCalculator, {
    access: 'optional',
    input: () => ({ price: '685000', deposit: '137000', ratePercent: '3.4', years: 25 }),
  }),
]
