import { mortgageCalculator } from '@gable/contract/calculators'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellNothing, sellPackages } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SITE_CURRENCY: 'EUR' })
})
afterAll(() => server.stop())

const loan = { price: '685000', deposit: '137000', ratePercent: '3.4', years: 25 }
const summary = {
  principal: '548000.00',
  monthlyPayment: '2714.12',
  totalInterest: '266233.75',
  totalPayment: '814233.75',
}

test('a visitor is told what a loan costs, and not month by month', async () => {
  const { data } = await server.visitor.call(mortgageCalculator, loan)
  expect(data).toEqual(summary)
  const refusal = { status: 401, code: 'sign_in_required' }
  await expect(server.visitor.call(mortgageCalculator, { ...loan, showsDetail: true })).rejects.toMatchObject(refusal)
})

test('a member reads the years with their months, which add up to the loan', async () => {
  const member = await server.addMember()
  const { data } = await member.call(mortgageCalculator, { ...loan, showsDetail: true })
  expect(data).toMatchObject(summary)
  expect(data.years?.map(({ year }) => year)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  const months = data.years?.flatMap((year) => year.months) ?? []
  expect(months).toHaveLength(300)
  expect(months[0]).toEqual({ month: 1, principal: '1161.45', interest: '1552.67', balance: '546838.55' })
  const cents = months.reduce((sum, { principal }) => sum + Math.round(Number(principal) * 100), 0)
  expect(cents).toBe(54_800_000)
  expect(data.years?.at(-1)?.balance).toBe('0.00')
})

test('a member whose package lacks the schedule is told so, and reads the summary', async () => {
  const member = await server.addMember()
  await sellPackages(server)
  const asked = { ...loan, showsDetail: true }
  const refusal = (reason: string) => {
    const data = { type: 'mortgage_calculator_detail', reason }
    return { status: 403, code: 'package_required', data }
  }
  await expect(member.call(mortgageCalculator, asked)).rejects.toMatchObject(refusal('package_missing'))
  const lister = await server.addMember()
  await expect(lister.call(mortgageCalculator, asked)).rejects.toMatchObject(refusal('feature_missing'))
  expect((await lister.call(mortgageCalculator, loan)).data).toEqual(summary)
  await sellNothing(server)
})

test('no interest and no deposit are fine', async () => {
  const { data } = await server.visitor.call(mortgageCalculator, { price: '1200', ratePercent: '0', years: 1 })
  expect(data).toEqual({
    principal: '1200.00',
    monthlyPayment: '100.00',
    totalInterest: '0.00',
    totalPayment: '1200.00',
  })
})

test.each([
  ['deposit=685001', 'down_payment'],
  ['price=1000000000001', 'loan_amount'],
  ['price=NaN', 'loan_amount'],
  ['price=1e3', 'loan_amount'],
  ['ratePercent=100.1', 'interest_rate'],
  ['ratePercent=-1', 'interest_rate'],
  ['years=0', 'loan_term_years'],
  ['years=51', 'loan_term_years'],
  ['years=1000000', 'loan_term_years'],
  ['years=2.5', 'loan_term_years'],
])('T28 %s is refused', async (changed, field) => {
  const [name = '', value = ''] = changed.split('=')
  const asked = { ...loan, [name]: value }
  const query = new URLSearchParams({
    loan_amount: asked.price,
    down_payment: asked.deposit,
    interest_rate: asked.ratePercent,
    loan_term_years: String(asked.years),
  })
  const response = await server.app.inject(`/api/mortgage-calculator?${query}`)
  const body = response.json<{ code: string; data: { fields: object } }>()
  expect([response.statusCode, body.code]).toEqual([400, 'invalid_request'])
  expect(Object.keys(body.data.fields)).toEqual([field])
})
