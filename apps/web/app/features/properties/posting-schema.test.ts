import { expect, test } from 'vitest'
import { emptyPosting, PostingForm, type PostingInput } from './posting-schema.ts'

const filled: PostingInput = {
  ...emptyPosting,
  categoryId: '2',
  title: ' Corner apartment ',
  description: 'Four rooms',
  price: '€ 685K',
  parameters: { 1: '3', 2: '', 3: '142.5' },
  address: 'Rua de Cedofeita 412',
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  latitude: '41.15',
  longitude: '-8.61',
}

test('what was typed becomes what the call takes', () => {
  expect(PostingForm.parse(filled)).toMatchObject({
    categoryId: 2,
    title: 'Corner apartment',
    price: '685000',
    parameters: { 1: '3', 2: undefined, 3: '142.5' },
    latitude: 41.15,
    longitude: -8.61,
    rentPeriod: undefined,
  })
})

test('only a home to let has a period', () => {
  expect(PostingForm.parse({ ...filled, deal: 'rent', rentPeriod: 'yearly' }).rentPeriod).toBe('yearly')
})

test('an empty form names every field that is needed', () => {
  const { error } = PostingForm.safeParse(emptyPosting)
  const problems = Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
  expect(problems).toEqual({
    categoryId: 'choose',
    title: 'required',
    description: 'required',
    price: 'required',
    address: 'required',
    city: 'required',
    state: 'required',
    country: 'required',
    latitude: 'placeRequired',
    longitude: 'placeRequired',
  })
})

test.each(['cheap', '1.2.3', '-5'])('a price of %s is told beside its field', (price) => {
  const { error } = PostingForm.safeParse({ ...filled, price })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['price', 'number']])
})
