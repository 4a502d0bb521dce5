import { isCounted, packageAccessKinds } from '@gable/domain/package-access'
import { limits as ar } from '@gable/i18n/ar/limits'
import { limits as en } from '@gable/i18n/en/limits'
import { expect, test } from 'vitest'
import { limitOf } from './limit-of.ts'

const refusal = (type: string, reason: string) => ({ code: 'package_required', data: { type, reason } })

test.each(packageAccessKinds)('a refusal for want of %s says whether it is used up or was never there', (type) => {
  expect(limitOf(refusal(type, 'package_missing'))).toEqual({ type, reason: 'missing' })
  expect(limitOf(refusal(type, 'feature_missing'))).toEqual({ type, reason: 'missing' })
  const reason = isCounted(type) ? 'reached' : 'missing'
  expect(limitOf(refusal(type, 'limit_reached'))).toEqual({ type, reason })
})

test.each([
  ['another code', { code: 'not_verified', data: { type: 'property_list', reason: 'limit_reached' } }],
  ['a kind that nobody knows', refusal('castle_list', 'limit_reached')],
  ['no detail at all', { code: 'package_required' }],
  ['a broken connection', new TypeError('Failed to fetch')],
])('%s opens no dialog', (_, error) => {
  expect(limitOf(error)).toBeUndefined()
})

test.each([
  ['English', en],
  ['Arabic', ar],
])('in %s every kind has words of its own for every reason', (_, { missing, reached }) => {
  const texts = [...Object.values(missing), ...Object.values(reached)].flatMap(({ title, text }) => [title, text])
  expect(Object.keys(missing)).toEqual([...packageAccessKinds])
  expect(Object.keys(reached)).toEqual(packageAccessKinds.filter(isCounted))
  expect(new Set(texts).size).toBe(texts.length)
})
