import { expect, test } from 'vitest'
import { facesOf } from './fonts.ts'
import { type Direction, visualRuns } from './text-runs.ts'

const faces = facesOf('regular')
const runsOf = (line: string, direction: Direction) =>
  visualRuns(line, direction, faces).map(({ text, face }) => [text, face.name.replace(/-\d+$/, '')])

test('a line of one script is one run', () => {
  expect(runsOf('Casa Norte, Lda', 'ltr')).toEqual([['Casa Norte, Lda', 'inter-latin']])
})

test('Arabic stands from right to left, and figures in it from left to right', () => {
  expect(runsOf('الطابق 3 الرياض', 'rtl').map(([text]) => text)).toEqual(['الرياض', ' ', '3', 'الطابق '])
})

test('brackets are mirrored, and marks of direction are not drawn', () => {
  const texts = runsOf('\u2068(علي)\u2069', 'rtl').map(([text]) => text)
  expect(texts.join('')).not.toMatch(/[\u2068\u2069]/)
  expect([texts.at(0), texts.at(-1)]).toEqual(['(', ')'])
})

test('an amount keeps its sign on the side where its language puts it', () => {
  expect(runsOf('\u200f89.00\u00a0€', 'rtl').map(([text]) => text)).toEqual(['€\u00a0', '89.00'])
})

test.each([
  ['Łódź ₹ ₦', 'inter-latin-ext'],
  ['Москва', 'inter-cyrillic'],
  ['Αθήνα', 'inter-greek'],
  ['हिन्दी', 'noto-sans-devanagari'],
  ['株式会社', 'noto-sans-sc'],
  ['カタカナ', 'noto-sans-sc'],
  ['廣東', 'noto-sans-sc'],
  ['محمد', 'noto-sans-arabic'],
])('%s has letters in %s', (name, family) => {
  expect(runsOf(name, 'auto').some(([, face]) => face?.startsWith(family))).toBe(true)
})
