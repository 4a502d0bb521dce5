/** Nobody pays more than this for a home; what is reckoned with it stays a whole number that a double can hold. */
export const maxLoanMinor = 1e14
export const maxInterestPercent = 100
export const longestLoanYears = 50

/** Rates have three decimals of a per cent at most, as lenders write them. */
const rateDecimals = 3
/** A month of one thousandth of a per cent a year, as a fraction of the debt. */
const monthlyParts = 100n * 10n ** BigInt(rateDecimals) * 12n

export type Mortgage = {
  principalMinor: number
  /** In thousandths of a per cent a year: 3.4 % is 3400. */
  rateThousandths: number
  years: number
}

/** Of a month, or of all months of a year; the balance is what is owed at its end. */
export type Instalment = { paymentMinor: number; principalMinor: number; interestMinor: number; balanceMinor: number }
export type MortgageYear = Instalment & { year: number; months: (Instalment & { month: number })[] }
export type MortgageSummary = {
  principalMinor: number
  monthlyPaymentMinor: number
  totalInterestMinor: number
  totalPaymentMinor: number
}

/** A decimal of at most three places, in thousandths; nothing when it is no such figure, or more than anybody asks for. */
export function toRateThousandths(decimal: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(decimal) ?? []
  if (whole === undefined) return undefined
  const thousandths = Number(whole + fraction.padEnd(rateDecimals, '0'))
  return thousandths <= maxInterestPercent * 10 ** rateDecimals ? thousandths : undefined
}

/** Half up, of what is not negative. */
const divideHalfUp = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)

/**
 * The same every month, so that the debt is paid at the end: P·r·(1+r)^n / ((1+r)^n − 1), with r as a fraction of whole
 * numbers. A power of a double would be wrong by cents after fifty years.
 */
function monthlyPayment(principal: bigint, rate: bigint, months: bigint): bigint {
  if (rate === 0n) return divideHalfUp(principal, months)
  const grown = (monthlyParts + rate) ** months
  return divideHalfUp(principal * rate * grown, monthlyParts * (grown - monthlyParts ** months))
}

/** Month by month: interest on what is owed, rounded half up, the rest pays it off. The last instalment settles. */
function* instalmentsOf({ principalMinor, rateThousandths, years }: Mortgage): Generator<Instalment> {
  const [rate, months] = [BigInt(rateThousandths), years * 12]
  const payment = monthlyPayment(BigInt(principalMinor), rate, BigInt(months))
  let balance = BigInt(principalMinor)
  for (let month = 1; month <= months; month += 1) {
    const interest = divideHalfUp(balance * rate, monthlyParts)
    // A payment of some cents, rounded up, pays a small debt off before its time.
    const principal = month === months || payment - interest > balance ? balance : payment - interest
    balance -= principal
    yield {
      paymentMinor: Number(principal + interest),
      principalMinor: Number(principal),
      interestMinor: Number(interest),
      balanceMinor: Number(balance),
    }
  }
}

/** What a loan costs a month and in all. */
export function summariseMortgage(mortgage: Mortgage): MortgageSummary {
  const { principalMinor, rateThousandths, years } = mortgage
  const payment = monthlyPayment(BigInt(principalMinor), BigInt(rateThousandths), BigInt(years * 12))
  const totalInterestMinor = sumOf([...instalmentsOf(mortgage)], 'interestMinor')
  return {
    principalMinor,
    monthlyPaymentMinor: Number(payment),
    totalInterestMinor,
    totalPaymentMinor: principalMinor + totalInterestMinor,
  }
}

/** Year by year, with the months of each. */
export function scheduleMortgage(mortgage: Mortgage): MortgageYear[] {
  const all = [...instalmentsOf(mortgage)]
  return Array.from({ length: mortgage.years }, (_, index) => {
    const months = all.slice(index * 12, index * 12 + 12).map((instalment, at) => ({ ...instalment, month: at + 1 }))
    return {
      year: index + 1,
      paymentMinor: sumOf(months, 'paymentMinor'),
      principalMinor: sumOf(months, 'principalMinor'),
      interestMinor: sumOf(months, 'interestMinor'),
      balanceMinor: months.at(-1)?.balanceMinor ?? 0,
      months,
    }
  })
}

// Whole numbers below 2^53, which doubles add exactly: a debt within the bounds never costs more than fifty times itself.
const sumOf = (instalments: readonly Instalment[], key: 'paymentMinor' | 'principalMinor' | 'interestMinor') =>
  instalments.reduce((sum, instalment) => sum + instalment[key], 0)

export type HomeCosts = { taxYearMinor: number; insuranceYearMinor: number; feesMonthMinor: number }

/** What living there takes a month: the instalment, a twelfth of what is paid once a year, and the fees. */
export function monthlyCostMinor(paymentMinor: number, costs: HomeCosts): number {
  const yearly = BigInt(costs.taxYearMinor) + BigInt(costs.insuranceYearMinor)
  return paymentMinor + Number(divideHalfUp(yearly, 12n)) + costs.feesMonthMinor
}

/** The least monthly income of which the cost is no more than such a share. */
export function incomeNeededMinor(costMinor: number, sharePercent: number): number {
  const share = BigInt(sharePercent)
  return Number((BigInt(costMinor) * 100n + share - 1n) / share)
}
