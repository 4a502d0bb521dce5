import { deleteDraft, saveDraft } from '@gable/contract/drafts'
import { updateProperty } from '@gable/contract/posting'
import type { PropertyDetail } from '@gable/contract/property'
import { posting } from '@gable/i18n/ar/posting'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { ownProperty } from '../test/own-property.ts'
import { draftOf, renderPosting } from './test/render-posting.tsx'

const titleImage = {
  id: '0b1f9a3e-55a1-4f53-9d0c-5d7c5a1c9f10',
  url: '/media/0b1f9a3e',
  width: 800,
  height: 600,
  widths: [320, 640],
  placeholder: null,
}
const property: PropertyDetail = {
  ...(ownProperty as Required<typeof ownProperty>),
  description: 'Quiet and bright.',
  parameters: [
    { id: 1, key: 'bedrooms', name: 'Bedrooms', icon: 'bed', kind: 'number', unit: null, value: 3, valueNames: [] },
  ],
  facilities: [],
  titleImage,
  gallery: [],
  documents: [],
  panorama: null,
  videoLink: '',
  meta: { title: '', description: '', keywords: '', image: null },
}

const title = page.getByRole('textbox', { name: 'Title' })
const save = page.getByRole('button', { name: 'Save changes' })
const kept = draftOf({ title: 'Loft over the old works' }, { listingId: property.id })

function startApi() {
  const api = fakeApi()
  api.answer(saveDraft, () => ({ data: kept }))
  api.answer(deleteDraft, () => ({ data: null }))
  api.answer(updateProperty, () => ({ data: { id: 11, slug: 'loft', reviewState: 'approved' as const, version: 4 } }))
  return api
}

test('a change is kept as it is typed, alone, and saved from the step on which one is', async () => {
  const api = startApi()
  await renderPosting({ asked: { kind: 'edit', listing: property } })
  await expect.element(title).not.toHaveAttribute('aria-invalid')
  await title.fill('Loft over the old works')
  await expect.element(page.getByLabelText('Changes kept, not published yet')).toBeVisible()
  expect(api.sent(saveDraft)[0]?.input).toMatchObject({
    listingId: property.id,
    content: { title: 'Loft over the old works' },
  })
  expect(Object.keys(api.sent(saveDraft)[0]?.input.content ?? {})).toEqual(['title'])
  await save.click()
  await expect.element(page.getByRole('heading', { name: 'Your changes are saved' })).toBeVisible()
  expect(api.sent(updateProperty)[0]?.input).toMatchObject({ id: 11, title: 'Loft over the old works' })
  await expect.poll(() => api.sent(deleteDraft)).toHaveLength(1)
})

test('the room of a photograph is kept in the draft and sent with the changes', async () => {
  const api = startApi()
  await renderPosting({ step: 'media', asked: { kind: 'edit', listing: property } })
  const room = page.getByRole('combobox', { name: 'Room in photo 1' })
  await room.selectOptions('Balcony')
  const pictureRooms = { [titleImage.id]: 'balcony' as const }
  await expect.poll(() => api.sent(saveDraft)[0]?.input.content).toEqual({ pictureRooms })
  await save.click()
  await expect.element(page.getByRole('heading', { name: 'Your changes are saved' })).toBeVisible()
  expect(api.sent(updateProperty)[0]?.input).toMatchObject({ id: 11, pictureRooms })
})

test('a room that was forgotten last time still is, until the changes are discarded', async () => {
  startApi()
  const draft = draftOf({ pictureRooms: { [titleImage.id]: null } }, { listingId: property.id })
  const named = { ...property, titleImage: { ...titleImage, room: 'kitchen' as const } }
  await renderPosting({ step: 'media', asked: { kind: 'edit', listing: named, draft } })
  await expect.element(page.getByRole('combobox', { name: 'Room in photo 1' })).toHaveValue('')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Room in photo 1' })).toHaveValue('kitchen')
})

test('changes of last time are there again, and can be discarded for what is on the site', async () => {
  const api = startApi()
  await renderPosting({ asked: { kind: 'edit', listing: property, draft: kept } })
  await expect.element(title).toHaveValue('Loft over the old works')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(title).toHaveValue('Loft over the works')
  await expect.element(page.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
  await expect.poll(() => api.sent(deleteDraft)).toHaveLength(1)
  expect(api.sent(saveDraft)).toEqual([])
})

test('what is wrong on another step is listed when one saves, and the listing stays as it is', async () => {
  const api = startApi()
  await renderPosting({ step: 'media', asked: { kind: 'edit', listing: { ...property, description: '' } } })
  await save.click()
  await expect.element(page.getByText('Check one field.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Description', exact: true })).toBeVisible()
  expect(api.sent(updateProperty)).toEqual([])
})

test('in Arabic the button to save is there on every step', async () => {
  startApi()
  await renderPosting({ language: 'ar', step: 'place', asked: { kind: 'edit', listing: property } })
  await expect.element(page.getByRole('button', { name: posting.bar.saveChanges })).toBeVisible()
})
