import { getViewingSlots, requestViewing } from '@gable/contract/viewings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fallbackSite } from '#app/shell/site.ts'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { BookButton } from './book-button.tsx'

const account = { ...fallbackSite.account, id: 1, name: 'Ada' } as NonNullable<typeof fallbackSite.account>
const slot = '2099-07-10T09:00:00.000Z'

test('a member asks for a free time of a home', async () => {
  const api = fakeApi()
  api.answer(getViewingSlots, () => ({
    data: { slots: [slot], timeZone: 'Europe/Lisbon', lengthMinutes: 45, isVideo: false },
  }))
  api.answer(requestViewing, () => ({ data: { id: 7, state: 'requested' as const, startsAt: slot, sequence: 0 } }))
  await renderInSite(<BookButton listing={{ propertyId: 11 }} ownerId={4} />, { site: { account } })
  await page.getByRole('button', { name: 'Book a viewing' }).click()
  await page.getByText('10:00').click()
  await page.getByRole('button', { name: /^Request/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Viewing requested' })).toBeVisible()
  expect(api.sent(requestViewing).map(({ input }) => input)).toMatchObject([
    { propertyId: 11, startsAt: slot, isProposal: false },
  ])
})
