import { expect, test } from 'vitest'
import { testsIn } from './find-tests.ts'
import { threats } from './threats.ts'

test('a test is found by the numbers its name begins with', () => {
  const source = `test('T1 T3 of many guesses five count', run)
test.each([1])('F2 on a signal it %s drains', run)
test("T19 nobody deletes another's account", run)
test('H6 T27 whatever is sent', run)
test('no number at all', run)`
  expect(testsIn('a.test.ts', source).map(({ ids }) => ids)).toEqual([['T1', 'T3'], ['F2'], ['T19'], ['T27']])
})

test('there are 76 threats, numbered in order', () => {
  expect(threats.map(({ id }) => id)).toEqual(Array.from({ length: 76 }, (_, index) => `T${index + 1}`))
})
