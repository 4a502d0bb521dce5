import { toMinor } from '@gable/domain/currency'
import { expect, test } from 'vitest'
import { type MortgageTexts, readMortgage, textsOf, toMortgageQuery, writeFigure } from './mortgage-values.ts'

const english = { locale: 'en', currency: 'EUR' }
const asked = (query: string) => textsOf(new URLSearchParams(query), english)
const read = (query: string) => readMortgage(asked(query), english)

test('a price alone gets a fifth of it as a deposit, and what is usual', () => {
  expect(asked('price=685000')).toMatchObject({ price: '685,000', deposit: '137,000', rate: '4', years: '25' })
  expect(asked('price=685000&deposit=').deposit).toBe('')
  expect(asked('')).toMatchObject({ price: '300,000', deposit: '60,000' })
  expect(textsOf(new URLSearchParams(), { locale: 'en', currency: 'JPY' }).price).toBe('30,000,000')
})

test('figures are read as people type them', () => {
  const query = new URLSearchParams({ price: '€ 685.000', deposit: '137k', rate: '3,4 %', years: '٢٥' })
  expect(read(query.toString())).toMatchObject({
    problems: {},
    priceMinor: 68_500_000,
    depositMinor: 13_700_000,
    mortgage: { principalMinor: 54_800_000, rateThousandths: 3_400, years: 25 },
  })
})

test.each<[string, string, string]>([
  ['price=', 'price', 'number'],
  ['price=many', 'price', 'number'],
  ['price=1e30', 'price', 'number'],
  ['price=9999999999999&deposit=0', 'price', 'tooLarge'],
  ['price=100&deposit=101', 'deposit', 'deposit'],
  ['rate=101', 'rate', 'rate'],
  ['rate=', 'rate', 'rate'],
  ['years=51', 'years', 'years'],
  ['years=0', 'years', 'years'],
  ['tax=x', 'tax', 'number'],
  ['share=0', 'share', 'share'],
])('T28 %s is a problem of %s: %s', (query, field, problem) => {
  const { problems, mortgage } = read(query)
  expect(problems).toEqual({ [field]: problem })
  expect(mortgage).toBeUndefined()
})

test('the address says the same to a reader of another language', () => {
  const texts: MortgageTexts = { ...asked('price=685000&fees=90.5'), rate: '3.405', share: '35' }
  const query = toMortgageQuery(texts, english, 'loft')
  expect(query).toBe('?price=685000&deposit=137000&rate=3.4050&years=25&fees=90.5&home=loft')
  const arabic = { locale: 'ar-u-nu-latn', currency: 'EUR' }
  const there = readMortgage(textsOf(new URLSearchParams(query), arabic), arabic)
  expect(there).toEqual(readMortgage(texts, english))
})

test('a figure is written so that it is read as itself', () => {
  const dinars = { locale: 'ar-u-nu-latn', currency: 'KWD' }
  for (const style of [english, dinars, { locale: 'de', currency: 'EUR' }]) {
    for (const value of [0, 1.5, 1.23, 1_250, 137_000.5, 1_000_000]) {
      const texts = { ...asked(''), price: writeFigure(value, style), deposit: '0' }
      expect(readMortgage(texts, style).priceMinor).toBe(toMinor(value, style.currency))
    }
  }
  expect(readMortgage({ ...asked(''), price: writeFigure(1.234, dinars), deposit: '0' }, dinars).priceMinor).toBe(1_234)
})
