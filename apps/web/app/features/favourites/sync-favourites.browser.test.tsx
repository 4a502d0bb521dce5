import { addFavourite, getFavouriteIds, mergeFavourites } from '@gable/contract/favourites'
import { favourites as arabic } from '@gable/i18n/ar/favourites'
import { properties as arabicCards } from '@gable/i18n/ar/properties'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { person } from '#app/shell/store/person.fixture.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { forgetKnown, forgetOnDevice, listOnDevice } from '#app/features/listings/favourites/favourite-store.ts'
import { HeartButton } from '#app/features/listings/favourites/heart-button.tsx'
import { useSyncFavourites } from './use-sync-favourites.ts'

const member = { site: { account: person } }
const heart = page.getByRole('button', { name: 'Save Harbour flat' })
const undo = page.getByRole('button', { name: 'Undo' })

const draw = (isFavourite = false) => <HeartButton property={{ id: 7, isFavourite }} title="Harbour flat" />

function Synced() {
  useSyncFavourites()
  return draw()
}

beforeEach(() => {
  forgetKnown()
  forgetOnDevice()
})

test('a visitor keeps a home on the device, by keyboard, and takes it back', async () => {
  await renderInSite(draw())
  await userEvent.tab()
  await expect.element(heart).toHaveFocus()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Saved on this device.')).toBeVisible()
  expect(listOnDevice()).toEqual([7])
  await undo.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  expect(listOnDevice()).toEqual([])
})

test('a member’s heart is full at once, told to the server, and undone there too', async () => {
  const api = fakeApi()
  const answer = Promise.withResolvers<void>()
  api.answer(addFavourite, async ({ propertyId, isAdded = true }) => {
    await answer.promise
    return { data: { propertyId, isFavourite: isAdded, likes: 1 } }
  })
  await renderInSite(draw(), member)
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  answer.resolve()
  await expect.poll(() => api.sent(addFavourite)[0]?.input).toEqual({ propertyId: 7, isAdded: true })
  await undo.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => api.sent(addFavourite)[1]?.input).toEqual({ propertyId: 7, isAdded: false })
  expect(listOnDevice()).toEqual([])
})

test('what the server refuses is taken back, with the reason', async () => {
  const api = fakeApi()
  api.answer(addFavourite, () => {
    throw refusal('too_many_favourites')
  })
  await renderInSite(draw(), member)
  await heart.click()
  await expect.element(page.getByText('You have saved as many homes as fit on the list.')).toBeVisible()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a home that was saved elsewhere is full as the page comes, and removed by a click', async () => {
  const api = fakeApi()
  api.answer(addFavourite, ({ propertyId }) => ({ data: { propertyId, isFavourite: false, likes: 0 } }))
  await renderInSite(draw(true), member)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.element(page.getByText('Removed from saved homes.')).toBeVisible()
  await expect.poll(() => api.sent(addFavourite)[0]?.input).toEqual({ propertyId: 7, isAdded: false })
})

test('whoever signs in takes along what the device kept, once', async () => {
  localStorage.setItem('saved-homes', '[9,7,"8",-1]')
  const api = fakeApi()
  api.answer(mergeFavourites, ({ ids }) => ({ data: ids, total: ids.length }))
  api.answer(getFavouriteIds, () => ({ data: [7], total: 1 }))
  await renderInSite(<Synced />, member)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(api.sent(mergeFavourites).map(({ input }) => input)).toEqual([{ ids: [9, 7] }])
  await expect.poll(listOnDevice).toEqual([])
})

test('what could not be taken along stays on the device', async () => {
  localStorage.setItem('saved-homes', '[9]')
  const api = fakeApi()
  api.answer(mergeFavourites, () => {
    throw refusal('demo_refused')
  })
  api.answer(getFavouriteIds, () => ({ data: [7], total: 1 }))
  await renderInSite(<Synced />, member)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(listOnDevice()).toEqual([9])
})

test('a device keeps two hundred homes; the oldest give way', async () => {
  localStorage.setItem('saved-homes', JSON.stringify(Array.from({ length: 200 }, (_, index) => 1_000 + index)))
  await renderInSite(draw())
  await heart.click()
  await expect.poll(() => listOnDevice().length).toBe(200)
  expect([listOnDevice()[0], listOnDevice().includes(1_199)]).toEqual([7, false])
})

test('in Arabic it says so', async () => {
  await renderInSite(draw(), { language: 'ar' })
  await page.getByRole('button', { name: arabicCards.card.save.replace('{{title}}', 'Harbour flat') }).click()
  await expect.element(page.getByText(arabic.toast.savedHere)).toBeVisible()
})
