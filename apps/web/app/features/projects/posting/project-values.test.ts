import { expect, test } from 'vitest'
import { toDraftMedia } from '#app/features/listings/wizard/drafts/draft-content.ts'
import { noMedia } from '#app/features/uploads/media-list.ts'
import { emptyProject, fromDraft, type ProjectValues, toDraft } from './project-values.ts'

const values: ProjectValues = {
  ...emptyProject,
  type: 'ready',
  categoryId: '3',
  title: 'Tower',
  latitude: '41.15',
  longitude: '-8.61',
  priceFrom: '289K',
  unitCount: '64',
  deliveryOn: '2027-09-30',
  metaKeywords: ['near the river', 'tower'],
  plans: [
    { id: 'a', title: 'Ground floor' },
    { id: 'b', title: '' },
  ],
}

test('a project comes back as it was typed', () => {
  expect(fromDraft(toDraft(values, noMedia), emptyProject)).toEqual(values)
  expect(fromDraft(toDraft(emptyProject, noMedia), emptyProject)).toEqual(emptyProject)
})

test('a floor and its drawing stay together once the drawing has arrived', () => {
  const plans = [
    { id: 'b', name: 'first.pdf' },
    { id: 'a', name: 'ground.pdf', uploadId: 'u1' },
  ]
  const content = toDraft(values, { ...noMedia, plans })
  expect(content.plans).toEqual([
    { id: 'a', title: 'Ground floor', document: 'u1', name: 'ground.pdf' },
    { id: 'b', title: '' },
  ])
  expect(toDraftMedia(content).plans).toEqual([{ id: 'a', name: 'ground.pdf', uploadId: 'u1' }])
})
