import { search as searchCall } from '@gable/contract/search'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { SearchBox } from './search-box.tsx'

const found = {
  properties: [],
  isTotalMinimum: false,
  facets: [],
  highlights: [],
  corrections: [],
  toDrop: [],
  promoted: [],
  nextCursor: null,
}

test('the first count comes with the page, and the others when the search changes', async () => {
  const api = fakeApi()
  api.answer(searchCall, () => ({ data: found, total: 7 }))
  await renderInSite(<SearchBox firstCount={120} />)
  const button = page.getByRole('button', { name: /^Show/ })
  await expect.element(button).toHaveTextContent('Show 120 homes')
  expect(api.sent(searchCall)).toEqual([])
  await page.getByText('Rent', { exact: true }).click()
  await expect.element(button).toHaveTextContent('Show 7 homes')
  expect(api.sent(searchCall).map(({ input }) => input.deal)).toEqual(['rent'])
  await page.getByText('Buy', { exact: true }).click()
  await expect.element(button).toHaveTextContent('Show 120 homes')
})
