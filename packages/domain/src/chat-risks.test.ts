import { expect, test } from 'vitest'
import { riskOf } from './chat-risks.ts'

test.each([
  ['My IBAN is PT50 0002 0123 1234 5678 9015 4', 'bank'],
  ['Card 4111 1111 1111 1111, and the three digits', 'bank'],
  ['My agent needs your bank details today.', 'bank'],
  ['أرسل لي رقم حسابك من فضلك', 'bank'],
  ['Send the deposit by Western Union', 'prepay'],
  ['You must pay the deposit before the viewing', 'prepay'],
  ['I accept a voucher', 'prepay'],
  ['حوّل المبلغ اليوم وستصلك المفاتيح', 'prepay'],
])('%j is warned of', (text, risk) => {
  expect(riskOf(text)).toBe(risk)
})

test.each([
  'Is the deposit two months of rent?',
  'The river bank is a minute away, number 14.',
  'Call me at +351 912 345 678 before noon.',
  'The house was built in 1898 and costs 685,000.',
  'هل تشمل الرسوم الماء والتدفئة؟',
  '',
])('%j is not', (text) => {
  expect(riskOf(text)).toBeUndefined()
})
