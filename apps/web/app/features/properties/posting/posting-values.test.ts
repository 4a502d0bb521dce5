import { expect, test } from 'vitest'
import { toDraftMedia } from '#app/features/listings/wizard/drafts/draft-content.ts'
import { noMedia } from '#app/features/uploads/media-list.ts'
import { emptyPosting, fromDraft, type PostingValues, toDraft } from './posting-values.ts'

const values: PostingValues = {
  ...emptyPosting,
  deal: 'rent',
  categoryId: '3',
  title: 'Loft',
  price: '1,50,000',
  parameters: { 1: '3', 4: ['balcony', 'garden'] },
  facilities: { 2: '0.4' },
  latitude: '41.15',
  longitude: '-8.61',
  metaKeywords: ['near the river', 'loft'],
}

test('a form comes back as it was typed', () => {
  expect(fromDraft(toDraft(values, noMedia), emptyPosting)).toEqual(values)
  expect(fromDraft(toDraft(emptyPosting, noMedia), emptyPosting)).toEqual(emptyPosting)
})

test('what no longer stands in the form is not kept', () => {
  const content = toDraft({ ...values, latitude: 'north', parameters: { 1: '', 4: [] } }, noMedia)
  expect(content).not.toHaveProperty('latitude')
  expect(content.parameters).toEqual({})
})

test('files are kept in their order once they have arrived', () => {
  const photos = [
    { id: 'a', name: 'a.jpg', uploadId: 'u1' },
    { id: 'b', name: 'b.jpg' },
    { id: 'c', name: 'c.jpg', uploadId: 'u3' },
  ]
  const documents = [{ id: 'd', name: 'plan.pdf', uploadId: 'u4' }]
  const content = toDraft(values, { ...noMedia, photos, documents })
  expect(content).toMatchObject({ pictures: ['u1', 'u3'], documents: [{ id: 'u4', name: 'plan.pdf' }] })
  const lists = toDraftMedia(content)
  expect(lists.photos.map(({ uploadId }) => uploadId)).toEqual(['u1', 'u3'])
  expect(lists.documents).toMatchObject([{ name: 'plan.pdf', uploadId: 'u4' }])
})
