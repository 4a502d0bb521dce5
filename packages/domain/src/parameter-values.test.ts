import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkParameterValue, type ParameterRule } from './parameter-values.ts'

const rule = (facts: Partial<ParameterRule>): ParameterRule => ({
  kind: 'number',
  options: [],
  minimum: null,
  maximum: null,
  decimals: 0,
  ...facts,
})
const floor = rule({ minimum: -5, maximum: 200 })
const area = rule({ minimum: 1, maximum: 10_000, decimals: 2 })
const rating = rule({ kind: 'choice', options: [{ value: 'a' }, { value: 'b' }] })
const features = rule({ kind: 'multi_choice', options: [{ value: 'pool' }, { value: 'lift' }, { value: 'garden' }] })

describe('a number', () => {
  test.each([
    [area, '142,5', { value: 142.5 }],
    [area, 142.55, { value: 142.55 }],
    [area, '٣٥', { value: 35 }],
    [floor, '-2', { value: -2 }],
    [floor, '-0', { value: 0 }],
    [floor, '1.5', { problem: 'decimals' }],
    [floor, 201, { problem: 'tooLarge' }],
    [floor, -6, { problem: 'tooSmall' }],
    [area, 'large', { problem: 'number' }],
    [area, Number.NaN, { problem: 'number' }],
    [area, Number.POSITIVE_INFINITY, { problem: 'number' }],
    [area, ['3'], { problem: 'number' }],
  ])('%# is read as people write it, and held to its limits', (limits, given, expected) => {
    expect(checkParameterValue(limits, given)).toEqual(expected)
  })
})

describe('a date', () => {
  test.each(['2027-02-28', '2028-02-29'])('%s is one', (given) => {
    expect(checkParameterValue(rule({ kind: 'date' }), given)).toEqual({ value: given })
  })
  test.each(['2027-02-29', '2027-13-01', '28.2.2027', '2027-2-8', 'soon', '9999999-01-01'])('%s is none', (given) => {
    expect(checkParameterValue(rule({ kind: 'date' }), given)).toEqual({ problem: 'date' })
  })
})

describe('a choice', () => {
  test('is one of the options', () => {
    expect(checkParameterValue(rating, 'b')).toEqual({ value: 'b' })
    expect(checkParameterValue(rating, 'h')).toEqual({ problem: 'choose' })
    expect(checkParameterValue(rating, '__proto__')).toEqual({ problem: 'choose' })
  })

  test('of several keeps the order of the options and each once', () => {
    expect(checkParameterValue(features, 'garden, pool')).toEqual({ value: ['pool', 'garden'] })
    expect(checkParameterValue(features, ['lift', 'lift'])).toEqual({ value: ['lift'] })
    expect(checkParameterValue(features, ['lift', 'moat'])).toEqual({ problem: 'choose' })
    expect(checkParameterValue(features, [])).toEqual({ value: undefined })
  })
})

test('an empty value says nothing, whatever the kind', () => {
  for (const each of [area, rating, features, rule({ kind: 'date' }), rule({ kind: 'text' })]) {
    for (const nothing of ['', '  ', null, undefined]) {
      expect(checkParameterValue(each, nothing)).toEqual({ value: undefined })
    }
  }
})

test('what was kept is kept again unchanged', () => {
  const anyRule = fc.constantFrom(area, floor, rating, features, rule({ kind: 'text' }), rule({ kind: 'date' }))
  const anything = fc.oneof(fc.string(), fc.double(), fc.array(fc.constantFrom('pool', 'lift')), fc.anything())
  fc.assert(
    fc.property(anyRule, anything, (each, given) => {
      const first = checkParameterValue(each, given)
      if ('problem' in first) return
      expect(checkParameterValue(each, first.value)).toEqual(first)
    }),
  )
})
