import { expect, test } from 'vitest'
import { answerStep, sayStep } from './answer-time.ts'

test('an answer is told by the step that it came within, and not at all after a week', () => {
  expect([0, 15, 16, 61, 1_440, 1_441, 10_080, 10_081].map(answerStep)).toEqual([
    ...[15, 15, 30, 120],
    ...[1_440, 2_880, 10_080, undefined],
  ])
})

test('a step is said in minutes, hours or days', () => {
  expect([30, 60, 480, 1_440, 10_080].map(sayStep)).toEqual([
    { unit: 'minutes', count: 30 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 8 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 7 },
  ])
})
