import { expect, test } from 'vitest'
import {
  incomeNeededMinor,
  type Mortgage,
  monthlyCostMinor,
  maxLoanMinor,
  scheduleMortgage,
  summariseMortgage,
  toRateThousandths,
} from './mortgage.ts'

test('a loan of 548,000 at 3.4 % over 25 years', () => {
  const loan = { principalMinor: 54_800_000, rateThousandths: 3_400, years: 25 }
  expect(summariseMortgage(loan)).toEqual({
    principalMinor: 54_800_000,
    monthlyPaymentMinor: 271_412,
    totalInterestMinor: 26_623_375,
    totalPaymentMinor: 81_423_375,
  })
  const [first] = scheduleMortgage(loan)
  expect(first?.months[0]).toEqual({
    month: 1,
    paymentMinor: 271_412,
    principalMinor: 116_145,
    interestMinor: 155_267,
    balanceMinor: 54_683_855,
  })
})

test('without interest the debt is divided by the months, and the last instalment settles', () => {
  const loan = { principalMinor: 100_000, rateThousandths: 0, years: 1 }
  const months = scheduleMortgage(loan).flatMap((year) => year.months)
  expect(months.map(({ paymentMinor }) => paymentMinor)).toEqual([...Array<number>(11).fill(8_333), 8_337])
  expect(summariseMortgage(loan)).toMatchObject({ monthlyPaymentMinor: 8_333, totalInterestMinor: 0 })
})

test('a debt smaller than its months is paid off and nothing is paid twice', () => {
  const months = scheduleMortgage({ principalMinor: 400, rateThousandths: 0, years: 50 }).flatMap((year) => year.months)
  expect(months.filter(({ paymentMinor }) => paymentMinor === 1)).toHaveLength(400)
  expect(months.at(-1)).toMatchObject({ paymentMinor: 0, balanceMinor: 0 })
})

test('nothing borrowed costs nothing', () => {
  const nothing = { principalMinor: 0, rateThousandths: 3_400, years: 30 }
  expect(summariseMortgage(nothing)).toMatchObject({ monthlyPaymentMinor: 0, totalPaymentMinor: 0 })
})

test('ten thousand loans are what another way of reckoning says, to the cent', () => {
  const random = randomOf(20_261_118)
  for (let run = 0; run < 10_000; run += 1) {
    const size = random(15)
    const loan: Mortgage = {
      principalMinor: Math.min(random(10 ** size), maxLoanMinor),
      rateThousandths: run % 10 === 0 ? 0 : random(run % 5 === 0 ? 100_001 : 15_001),
      years: 1 + random(1 + random(50)),
    }
    const years = scheduleMortgage(loan)
    const months = years.flatMap((year) => year.months)
    const expected = reckonOtherwise(loan)
    // Compared as a text: a matcher that goes through six million figures one by one takes a minute.
    const told = months.map((month) => `${month.paymentMinor} ${month.interestMinor} ${month.balanceMinor}`).join('\n')
    if (told !== expected.months) throw new Error(`${JSON.stringify(loan)}: ${told} instead of ${expected.months}`)
    const summary = summariseMortgage(loan)
    expect(BigInt(summary.monthlyPaymentMinor)).toBe(expected.payment)
    expect(BigInt(summary.totalPaymentMinor)).toBe(expected.total)
    const paidOff = months.reduce((sum, { principalMinor }) => sum + BigInt(principalMinor), 0n)
    expect(paidOff).toBe(BigInt(loan.principalMinor))
    const ofYears = years.reduce((sum, { paymentMinor }) => sum + BigInt(paymentMinor), 0n)
    expect(ofYears).toBe(expected.total)
  }
})

/**
 * Without powers and without the formula: each month's debt is a whole number of growing parts, what every cent of
 * the payment takes off it another, and the payment is the first that leaves no more than half a cent's worth.
 */
function reckonOtherwise({ principalMinor, rateThousandths, years }: Mortgage) {
  const whole = 1_200_000n
  const grows = whole + BigInt(rateThousandths)
  let [debt, perCent, scale] = [BigInt(principalMinor), 0n, 1n]
  for (let month = 0; month < years * 12; month += 1) {
    scale *= whole
    debt *= grows
    perCent = perCent * grows + scale
  }
  let payment = debt / perCent
  if ((debt - payment * perCent) * 2n >= perCent) payment += 1n

  const lines: string[] = []
  let [owed, total] = [BigInt(principalMinor), 0n]
  for (let month = years * 12; month > 0; month -= 1) {
    const parts = owed * BigInt(rateThousandths)
    const interest = parts / whole + (parts % whole >= whole / 2n ? 1n : 0n)
    const due = owed + interest
    const paid = month === 1 || payment > due ? due : payment
    owed = due - paid
    total += paid
    lines.push(`${paid} ${interest} ${owed}`)
  }
  return { payment, total, months: lines.join('\n') }
}

/** The same figures in every run, so that a failure can be repeated (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

test('T28 the largest, dearest and longest loan stays within what a double holds exactly', () => {
  const loan = { principalMinor: maxLoanMinor, rateThousandths: 100_000, years: 50 }
  const { totalPaymentMinor } = summariseMortgage(loan)
  expect(Number.isSafeInteger(totalPaymentMinor)).toBe(true)
  expect(scheduleMortgage(loan).at(-1)?.balanceMinor).toBe(0)
})

test.each([
  ['3.4', 3_400],
  ['0', 0],
  ['3.405', 3_405],
  ['100', 100_000],
  ['100.001', undefined],
  ['3.4051', undefined],
  ['-1', undefined],
  ['1e2', undefined],
  ['', undefined],
])('a rate of %s is %s thousandths', (decimal, thousandths) => {
  expect(toRateThousandths(decimal)).toBe(thousandths)
})

test('what a home takes a month has a twelfth of what is paid once a year', () => {
  const costs = { taxYearMinor: 120_000, insuranceYearMinor: 36_006, feesMonthMinor: 9_000 }
  expect(monthlyCostMinor(271_412, costs)).toBe(271_412 + 13_001 + 9_000)
})

test('of the income that it needs the cost is no more than the share', () => {
  expect(incomeNeededMinor(271_412, 35)).toBe(775_463)
  expect(incomeNeededMinor(70, 35)).toBe(200)
})
