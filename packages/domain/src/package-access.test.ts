import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedAccessKinds, decideAccess, isCounted, packageAccessKinds } from './package-access.ts'

const kind = fc.constantFrom(...packageAccessKinds)
const check = fc.record({
  isPackageAvailable: fc.boolean(),
  isFeatureAvailable: fc.boolean(),
  isLimitAvailable: fc.boolean(),
})

test('there are seven kinds and four of them are counted', () => {
  expect(new Set(packageAccessKinds).size).toBe(7)
  expect(packageAccessKinds.filter(isCounted)).toEqual(countedAccessKinds)
})

test('access needs package and feature, and the limit too where it is counted', () => {
  fc.assert(
    fc.property(kind, check, (asked, answers) => {
      const { isPackageAvailable, isFeatureAvailable, isLimitAvailable } = answers
      const expected = isPackageAvailable && isFeatureAvailable && (isLimitAvailable || !isCounted(asked))
      expect(decideAccess(asked, answers) === 'granted').toBe(expected)
    }),
  )
})

test('the limit is blamed only when it is the limit', () => {
  fc.assert(
    fc.property(kind, check, (asked, answers) => {
      fc.pre(decideAccess(asked, answers) === 'limit_reached')
      expect(decideAccess(asked, { ...answers, isLimitAvailable: true })).toBe('granted')
    }),
  )
})
