import type { Parameter } from '@gable/contract/catalogue'
import { expect, test } from 'vitest'
import { findProblems } from './posting-rules.ts'
import { emptyPosting, postingSteps, type PostingValues } from './posting-values.ts'
import { propertyWizard } from './property-wizard.tsx'

const bedrooms: Parameter = {
  id: 1,
  key: 'bedrooms',
  name: 'Bedrooms',
  icon: 'bed-double',
  kind: 'number',
  unit: null,
  options: [],

  minimum: 0,
  maximum: 50,
  decimals: 0,
  deals: ['sell', 'rent'],

  isFilterable: true,
  isRequired: true,
  isOnCard: true,
}
const filled: PostingValues = {
  ...emptyPosting,
  categoryId: '2',
  title: 'Corner apartment',
  description: 'Four rooms',
  price: '€ 685K',
  parameters: { 1: '٣' },
  address: 'Rua de Cedofeita 412',
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  latitude: '41.15',
  longitude: '-8.61',
}
const onePhoto = { count: 1, uploadProblem: undefined }
const problemsOf = (changes: Partial<PostingValues>) => [
  ...findProblems({ ...filled, ...changes }, [bedrooms], onePhoto).entries(),
]

test('a form with everything that is needed has no problem', () => {
  expect(problemsOf({})).toEqual([])
})

test('an empty form names every field that is needed, in its order', () => {
  const problems = findProblems(emptyPosting, [bedrooms], { count: 0, uploadProblem: undefined })
  expect([...problems].map(([path, { key }]) => `${path} ${key}`)).toEqual([
    'categoryId choose',
    'title required',
    'price required',
    'description required',
    'parameters.1 required',
    'address required',
    'city required',
    'state required',
    'country required',
    'latitude placeRequired',
    'photos photoRequired',
  ])
})

test.each(['cheap', '1.2.3', '-5', '99999999999999'])('a price of %s is told beside its field', (price) => {
  expect(problemsOf({ price })).toEqual([['price', { key: 'number' }]])
})

test.each(['1,50,000', '١٥٠٠٠٠', '$ 150K', '1.5L'])('a price of %s is understood', (price) => {
  expect(problemsOf({ price })).toEqual([])
})

test('a figure out of bounds says where they are', () => {
  expect(problemsOf({ parameters: { 1: '51' } })).toEqual([['parameters.1', { key: 'tooLarge', values: { max: 50 } }]])
})

test('what search engines would cut stops only where it is a rule', () => {
  expect(problemsOf({ metaTitle: 'x'.repeat(90) })).toEqual([])
  expect(problemsOf({ metaDescription: 'too short' })).toEqual([['metaDescription', { key: 'metaDescription' }]])
  expect(problemsOf({ metaKeywords: Array.from({ length: 11 }, (_, index) => `k${index}`) })).toEqual([
    ['metaKeywords', { key: 'keywords' }],
  ])
})

test('a link that is no video and a distance that is no figure are told', () => {
  expect(problemsOf({ videoLink: 'https://example.com/film', facilities: { 4: 'near', 5: '0.4', 6: '' } })).toEqual([
    ['facilities.4', { key: 'distance' }],
    ['videoLink', { key: 'video' }],
  ])
})

test.each(['youtu.be/dQw4w9WgXcQ', ' https://vimeo.com/84120417 ', ''])('%j is fine as a video link', (videoLink) => {
  expect(problemsOf({ videoLink })).toEqual([])
})

test.each(['91,0', 'north,0', '0,181'])('a pin at %s is nowhere', (pin) => {
  const [latitude = '', longitude = ''] = pin.split(',')
  expect(problemsOf({ latitude, longitude })).toEqual([['latitude', { key: 'number' }]])
})

test('an upload that failed is a problem of the photographs', () => {
  const problems = findProblems(filled, [], { count: 3, uploadProblem: 'failed' })
  expect([...problems.keys()]).toEqual(['photos'])
})

test('the place comes before the distances that are measured from it', () => {
  expect(propertyWizard.stepNames).toEqual(postingSteps)
  expect(postingSteps.indexOf('place')).toBeLessThan(postingSteps.indexOf('facilities'))
})

test('every field knows its step', () => {
  const paths = ['title', 'parameters.1', 'longitude', 'facilities.2', 'photos', 'metaKeywords']
  expect(paths.map(propertyWizard.stepOf)).toEqual(['basics', 'details', 'place', 'facilities', 'media', 'search'])
})
