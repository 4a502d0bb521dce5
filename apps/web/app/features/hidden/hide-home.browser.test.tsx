import { hideProperty, mergeHidden } from '@gable/contract/hidden'
import { hidden as arabic } from '@gable/i18n/ar/hidden'
import { results as arabicResults } from '@gable/i18n/ar/results'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HideButton } from '#app/features/listings/hidden/hide-button.tsx'
import { hiddenHomes } from '#app/features/listings/hidden/hidden-store.ts'
import { useHiddenAmong } from '#app/features/listings/hidden/use-hidden.ts'
import '#app/shared/i18n/results-messages.ts'
import { person } from '#app/shell/store/person.fixture.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { useSyncHidden } from './use-sync-hidden.ts'

const member = { site: { account: person } }
const homes = [
  { id: 7, title: 'Harbour flat' },
  { id: 8, title: 'Garden house' },
]
const harbour = page.getByRole('button', { name: 'Hide Harbour flat from results' })
const garden = page.getByRole('button', { name: 'Hide Garden house from results' })
const undo = page.getByRole('button', { name: 'Undo' })

function List() {
  useSyncHidden()
  const hidden = useHiddenAmong(homes)
  return homes
    .filter(({ id }) => !hidden.has(id))
    .map(({ id, title }) => (
      <article key={id} className="relative h-20">
        <HideButton id={id} title={title} />
      </article>
    ))
}

beforeEach(() => {
  hiddenHomes.forgetKnown()
  hiddenHomes.forgetOnDevice()
})

test('a visitor hides a home on the device, by keyboard, goes on at the next and takes it back', async () => {
  await renderInSite(<List />)
  await userEvent.tab()
  await expect.element(harbour).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(harbour).not.toBeInTheDocument()
  await expect.element(garden).toHaveFocus()
  await expect.element(page.getByText('Hidden on this device.')).toBeVisible()
  expect(hiddenHomes.listOnDevice()).toEqual([7])
  await undo.click()
  await expect.element(harbour).toBeVisible()
  expect(hiddenHomes.listOnDevice()).toEqual([])
})

test('a member’s home is gone at once, told to the server, and brought back there too', async () => {
  const api = fakeApi()
  api.answer(hideProperty, ({ propertyId, isHidden = true }) => ({ data: { propertyId, isHidden } }))
  await renderInSite(<List />, member)
  await harbour.click()
  await expect.element(harbour).not.toBeInTheDocument()
  await expect.poll(() => api.sent(hideProperty)[0]?.input).toEqual({ propertyId: 7, isHidden: true })
  await undo.click()
  await expect.element(harbour).toBeVisible()
  await expect.poll(() => api.sent(hideProperty)[1]?.input).toEqual({ propertyId: 7, isHidden: false })
})

test('what the server refuses comes back, with the reason', async () => {
  const api = fakeApi()
  api.answer(hideProperty, () => {
    throw refusal('too_many_hidden')
  })
  await renderInSite(<List />, member)
  await harbour.click()
  await expect.element(page.getByText('You have hidden as many homes as fit on the list.')).toBeVisible()
  await expect.element(harbour).toBeVisible()
})

test('what a visitor hid goes along when they sign in, once', async () => {
  hiddenHomes.set(8, true, undefined)
  hiddenHomes.set(7, true, undefined)
  const api = fakeApi()
  api.answer(mergeHidden, ({ ids }) => ({ data: ids, total: ids.length }))
  await renderInSite(<List />, member)
  await expect.poll(() => api.sent(mergeHidden).map(({ input }) => input)).toEqual([{ ids: [7, 8] }])
  await expect.poll(() => hiddenHomes.listOnDevice()).toEqual([])
})

test('in Arabic it says so', async () => {
  await renderInSite(<List />, { language: 'ar' })
  await page.getByRole('button', { name: arabicResults.hide.replace('{{title}}', 'Harbour flat') }).click()
  await expect.element(page.getByText(arabic.toast.hiddenHere)).toBeVisible()
})
