import type { mortgageCalculator } from '@gable/contract/calculators'
import type { Answer, Input } from '@gable/contract/call'
import { fromMinor, toMinor } from '@gable/domain/currency'
import {
  type Instalment,
  type Mortgage,
  maxLoanMinor,
  scheduleMortgage,
  summariseMortgage,
  toRateThousandths,
} from '@gable/domain/mortgage'
import type { Viewer } from '#platform/access.ts'
import { invalidField, signInRequired } from '#platform/errors.ts'
import type { RequireAccess } from '../packages/access.service.ts'

type Deps = {
  currency: string
  requireAccess: RequireAccess
}
type Asked = Input<typeof mortgageCalculator>
type Reckoned = Answer<typeof mortgageCalculator>['data']
export type CalculatorsService = ReturnType<typeof createCalculatorsService>

export function createCalculatorsService({ currency, requireAccess }: Deps) {
  const write = (minor: number) => fromMinor(minor, currency)
  const writeAll = ({ principalMinor, interestMinor, balanceMinor }: Instalment) => ({
    principal: write(principalMinor),
    interest: write(interestMinor),
    balance: write(balanceMinor),
  })

  async function assertMaySeeDetail(viewer: Viewer) {
    if (!viewer) throw signInRequired()
    await requireAccess(viewer, 'mortgage_calculator_detail')
  }

  return {
    async reckonMortgage(viewer: Viewer, asked: Asked): Promise<Reckoned> {
      if (asked.showsDetail) await assertMaySeeDetail(viewer)
      const mortgage = toMortgage(asked, currency)
      const summary = summariseMortgage(mortgage)
      const reckoned: Reckoned = {
        principal: write(summary.principalMinor),
        monthlyPayment: write(summary.monthlyPaymentMinor),
        totalInterest: write(summary.totalInterestMinor),
        totalPayment: write(summary.totalPaymentMinor),
      }
      if (!asked.showsDetail) return reckoned
      const years = scheduleMortgage(mortgage).map(({ year, months, ...ofYear }) => ({
        year,
        ...writeAll(ofYear),
        months: months.map(({ month, ...ofMonth }) => ({ month, ...writeAll(ofMonth) })),
      }))
      return { ...reckoned, years }
    },
  }
}

function toMortgage({ price, deposit = '0', ratePercent, years }: Asked, currency: string): Mortgage {
  const priceMinor = toMinor(price, currency)
  if (priceMinor === undefined || priceMinor > maxLoanMinor) throw invalidField('price', 'too_large')
  const depositMinor = toMinor(deposit, currency)
  if (depositMinor === undefined || depositMinor > priceMinor) throw invalidField('deposit', 'too_large')
  const rateThousandths = toRateThousandths(ratePercent)
  if (rateThousandths === undefined) throw invalidField('ratePercent', 'too_large')
  return { principalMinor: priceMinor - depositMinor, rateThousandths, years }
}
