import type { Draft } from '@gable/contract/drafts'
import { expect, test } from 'vitest'
import { noMedia } from '#app/features/uploads/media-list.ts'
import { defineListingWizard } from './define-listing-wizard.ts'
import { fromDraftContent, toDraftContent } from './drafts/draft-content.ts'
import { emptyListing, type ListingValues } from './listing-values.ts'
import { toStart } from './wizard-start.ts'

type RoomValues = ListingValues & { housemates: string }
type Room = { id: number; slug: string; title: string }

const empty: RoomValues = { ...emptyListing, housemates: '' }
const photo = { id: 'p1', name: '', storedId: 'p1', previewUrl: '/media/p1/960.jpg', room: 'kitchen' } as const
const nothing = () => null

/** A kind of listing that there is not: what a wizard needs is here, and nothing else. */
const roomWizard = defineListingWizard<RoomValues, 'basics' | 'media', Room>({
  kind: 'property',
  path: '/user/rooms',
  listPath: '/user/rooms',
  viewPath: 'rooms',
  steps: {
    basics: { fields: ['title', 'housemates'], Part: nothing },
    media: { fields: ['photos'], Part: nothing },
  },
  values: {
    empty,
    fromListing: ({ title }) => ({ values: { ...empty, title }, media: { ...noMedia, photos: [photo] } }),
    fromDraft: (content) => fromDraftContent(empty, content),
    toDraft: (values, media) => toDraftContent(values, media, {}),
  },
  rules: () => new Map(),
  send: async () => ({ slug: 'room', isInReview: true }),
  Review: nothing,
  Aside: nothing,
})

const draftAt = (step: string): Draft => ({
  id: 'd1',
  kind: 'property',
  listingId: null,
  revision: 1,
  step,
  content: { title: 'Attic' },
  updatedAt: '2026-07-08T12:00:00Z',
})
const room = { id: 7, slug: 'attic', title: 'Attic' }

test('the review follows the steps, and every field knows its own', () => {
  expect(roomWizard.stepNames).toEqual(['basics', 'media', 'review'])
  expect(['housemates', 'photos', 'unheard.of'].map(roomWizard.stepOf)).toEqual(['basics', 'media', 'basics'])
})

test('a draft goes on where it was left, and at the beginning if its step is gone', () => {
  expect(toStart(roomWizard, { kind: 'draft', draft: draftAt('review') })).toMatchObject({
    values: { title: 'Attic', housemates: '' },
    left: ['basics', 'media'],
  })
  expect(toStart(roomWizard, { kind: 'draft', draft: draftAt('furniture') }).left).toEqual([])
})

test('a change begins with what is there, a copy with copies of its photographs', () => {
  expect(toStart(roomWizard, { kind: 'edit', listing: room })).toMatchObject({
    values: { title: 'Attic' },
    media: { photos: [photo] },
    left: [],
  })
  const draft = { ...draftAt('basics'), listingId: 7, content: { title: 'Under the roof' } }
  expect(toStart(roomWizard, { kind: 'edit', listing: room, draft })).toMatchObject({
    values: { title: 'Attic' },
    resumed: { values: { title: 'Under the roof' }, media: { photos: [photo] } },
  })
  const same = { ...draft, content: { title: 'Attic' } }
  expect(toStart(roomWizard, { kind: 'edit', listing: room, draft: same })).not.toHaveProperty('resumed')
  const copy = toStart(roomWizard, { kind: 'copy', listing: room })
  const photosToCopy = [{ url: '/media/p1/960.jpg', room: 'kitchen' }]
  expect(copy).toMatchObject({ values: { title: 'Attic' }, media: noMedia, photosToCopy })
  expect(copy.left).toEqual([])
})
