import { blockUser, unblockUser } from '@gable/contract/blocks'
import { getReportReasons } from '@gable/contract/reports'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { fallbackSite } from '#app/shell/site.ts'
import { ListingMenu } from './listing-menu.tsx'
import type { ReportedListing } from './reported.ts'

const reported: ReportedListing = {
  ...{ kind: 'property', id: 7, title: 'Sunny flat', text: 'Porto', picture: undefined },
  ...{ lister: { id: 3, name: 'Paulo' }, isReported: false, contactClosed: null },
}
const account = { ...fallbackSite.account, id: 1, name: 'Ada' } as NonNullable<typeof fallbackSite.account>
const more = page.getByLabelText('More')

test('a visitor signs in first', async () => {
  const { address } = await renderInSite(<ListingMenu reported={reported} />)
  await more.click()
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await expect.poll(address).toBe('/#sign-in')
})

test('a member reports from the menu, and Esc leads back to it', async () => {
  fakeApi().answer(getReportReasons, () => ({ data: [{ id: 1, reason: 'It is a scam', isOther: false }], total: 1 }))
  await renderInSite(<ListingMenu reported={reported} />, { site: { account } })
  await more.click()
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await expect.element(page.getByRole('radio', { name: 'It is a scam' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

test('blocking says so and can be undone', async () => {
  const api = fakeApi()
  api.answer(blockUser, () => ({ data: null, message: 'Blocked.' }))
  api.answer(unblockUser, () => ({ data: null, message: 'Unblocked.' }))
  await renderInSite(<ListingMenu reported={reported} />, { site: { account } })
  await more.click()
  await page.getByRole('button', { name: 'Block Paulo' }).click()
  await expect.element(page.getByText('Blocked.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Unblocked.')).toBeVisible()
  expect(api.sent(unblockUser)[0]?.input).toEqual({ accountId: 3 })
})
