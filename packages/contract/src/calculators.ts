import * as z from 'zod'
import type { Call } from './call.ts'
import { Decimal, Flag, queryNumber, renamed } from './wire.ts'

// Sums of fifty years may have more digits than one price.
const Amount = z.string().regex(/^\d{1,17}(\.\d{1,3})?$/)

const instalment = { principal: Amount, interest: Amount, balance: Amount.describe('Owed at the end') }
const MortgageYear = z.object({
  year: z.int().min(1).max(50),
  ...instalment,
  months: z.array(z.object({ month: z.int().min(1).max(12), ...instalment })).length(12),
})

export const mortgageCalculator = {
  method: 'GET',
  path: '/mortgage-calculator',
  access: 'optional',
  demo: 'allowed',
  summary: 'What a loan for a home costs a month and in all; with show_all_details, for members, month by month',
  input: renamed(
    z.strictObject({
      loan_amount: Decimal.describe('The price of the home, in the currency of the site'),
      down_payment: Decimal.optional().describe('What is paid of it at once, at most all of it; nothing unless said'),
      interest_rate: Decimal.describe('In per cent a year, 0 to 100, with at most three decimals'),
      loan_term_years: queryNumber(1, 50).pipe(z.int()),
      show_all_details: Flag.optional().describe('1 for the years with their months'),
    }),
    {
      loan_amount: 'price',
      down_payment: 'deposit',
      interest_rate: 'ratePercent',
      loan_term_years: 'years',
      show_all_details: 'showsDetail',
    },
  ),
  output: renamed(
    z.object({
      principal: Amount,
      monthly_payment: Amount,
      total_interest: Amount,
      total_payment: Amount,
      years: z.array(MortgageYear).optional(),
    }),
    { monthly_payment: 'monthlyPayment', total_interest: 'totalInterest', total_payment: 'totalPayment' },
  ),
  errors: ['package_required'],
} as const satisfies Call
