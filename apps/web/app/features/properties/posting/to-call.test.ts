import { expect, test } from 'vitest'
import { emptyPosting, type PostingValues } from './posting-values.ts'
import { changedFields, toCallFields } from './to-call.ts'

const values: PostingValues = {
  ...emptyPosting,
  categoryId: '2',
  title: 'Loft',
  price: '€ 1,50,000',
  facilities: { 3: '0.4', 4: '' },
  latitude: '41.15',
  longitude: '-8.61',
  metaKeywords: ['loft', 'river'],
}

test('what was typed becomes what the call takes', () => {
  expect(toCallFields(values, [])).toMatchObject({
    categoryId: 2,
    price: '150000',
    latitude: 41.15,
    facilities: [{ facilityId: 3, distanceKm: '0.4' }],
    metaKeywords: 'loft, river',
  })
})

test('only a home to let has a period', () => {
  expect(toCallFields(values, [])).not.toHaveProperty('rentPeriod')
  expect(toCallFields({ ...values, deal: 'rent', rentPeriod: 'yearly' }, [])).toMatchObject({ rentPeriod: 'yearly' })
})

test('an edit sends what differs and nothing else', () => {
  const before = toCallFields(values, [])
  expect(changedFields(before, toCallFields({ ...values, price: '149000' }, []))).toEqual({ price: '149000' })
})
