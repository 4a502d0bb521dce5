import { expect, test } from 'vitest'
import { emptyListing } from '../listing-values.ts'
import { type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import { fromDraftContent, toDraftContent } from './draft-content.ts'
import { fromEdit, toEdit } from './edit-content.ts'

const [first, second, paper] = [1, 2, 3].map((number) => {
  const id = `00000000-0000-4000-8000-00000000000${number}`
  return { id, name: '', storedId: id }
}) as [Stored, Stored, Stored]
type Stored = { id: string; name: string; storedId: string }
const added = { id: 'upload', name: '', uploadId: 'upload', previewUrl: '/api/uploads/upload/preview' }

const media: MediaLists = { ...noMedia, photos: [first, second], documents: [paper] }
const before = { values: { ...emptyListing, title: 'Attic', city: 'Porto' }, media }
const toDraft = (values: typeof emptyListing, lists: MediaLists) => toDraftContent(values, lists, {})
const fromDraft = (content: Parameters<typeof fromDraftContent>[1], base: typeof emptyListing) =>
  fromDraftContent(base, content)

test('only what differs is kept, and nothing when nothing does', () => {
  expect(toEdit(toDraft, { before, now: before })).toEqual({})
  const now = { values: { ...before.values, title: 'Under the roof' }, media }
  expect(toEdit(toDraft, { before, now })).toEqual({ title: 'Under the roof' })
})

test('what was changed comes back over what the listing says by then', () => {
  const now = {
    values: { ...before.values, title: 'Under the roof' },
    media: { ...media, photos: [added, second], documents: [] },
  }
  const content = toEdit(toDraft, { before, now })
  expect(content).toMatchObject({ pictureOrder: ['new:0', second.id], removedFileIds: [first.id, paper.id] })
  expect(fromEdit(fromDraft, before, content)).toEqual(now)
  const later = { ...before, values: { ...before.values, city: 'Gaia' } }
  expect(fromEdit(fromDraft, later, content).values).toMatchObject({ title: 'Under the roof', city: 'Gaia' })
})

test('rooms of pictures are kept where they differ, also those that are no longer named', () => {
  const named = { ...media, photos: [{ ...first, room: 'kitchen' as const }, second] }
  const was = { ...before, media: named }
  expect(toEdit(toDraft, { before: was, now: was })).toEqual({})
  const photos = [{ ...first, room: null }, second, { ...added, room: 'garden' as const }]
  const now = { ...was, media: { ...named, photos } }
  const content = toEdit(toDraft, { before: was, now })
  expect(content.pictureRooms).toEqual({ [first.id]: null, upload: 'garden' })
  expect(fromEdit(fromDraft, was, content).media.photos).toEqual(photos)
})
