import { search as searchCall } from '@gable/contract/search'
import { results } from '@gable/i18n/ar/results'
import { search as words } from '@gable/i18n/ar/search'
import type { LanguageCode } from '@gable/i18n/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient } from '#app/shared/query-client.ts'
import { fallbackSettings, fallbackSite } from '#app/shell/site.ts'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { parseSearch, toQuery } from '../search-url.ts'
import { facets, labels } from '../test/some-filters.ts'
import { FilterSheet } from './filter-sheet.tsx'

const total = 24
const now = Date.parse('2026-03-01')

/** As on the page of results: the sheet has an address of its own, with the same search. */
function Filters() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const search = parseSearch(query)
  const isOpen = pathname.endsWith('/filters')
  return (
    <>
      <Link to={`/properties/filters${toQuery(search)}`}>Filters</Link>
      {isOpen && <FilterSheet key={toQuery(search)} {...{ search, labels, facets, total, now }} />}
    </>
  )
}

type SheetOptions = Parameters<typeof renderInSite>[1]

/** In place of the scope of its page, so that no test is answered from the cache of another. */
const renderFilters = (options: SheetOptions) =>
  renderInSite(
    <QueryClientProvider client={createQueryClient()}>
      <Filters />
    </QueryClientProvider>,
    options,
  )
const renderSheet = (path: string, language: LanguageCode = 'en') => renderFilters({ path, language })

const sheet = page.getByRole('dialog', { name: 'All filters' })
const show = sheet.getByRole('button', { name: /^Show/ })
const figure = (name: string) => sheet.getByRole('textbox', { name, exact: true })

const answer = {
  properties: [],
  isTotalMinimum: false,
  facets,
  highlights: [],
  corrections: [],
  toDrop: [],
  promoted: [],
  nextCursor: null,
}
let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  api = fakeApi()
  // The more is asked for, the less is found.
  api.answer(searchCall, (input) => ({ data: answer, total: total / Object.keys(input).length }))
})

test('the button counts while the form is filled in, and applies what it says', async () => {
  const screen = await renderSheet('/properties/filters?deal=sell')
  await expect.element(show).toHaveTextContent('Show 24 homes')
  await sheet.getByText('Garden').click()
  await expect.element(show).toHaveTextContent('Show 8 homes')
  await figure('Maximum').fill('200,000')
  await expect.element(show).toHaveTextContent('Show 6 homes')
  expect(api.sent(searchCall).at(-1)?.input).toMatchObject({
    deal: 'sell',
    maxPrice: '200000',
    parameters: { 2: ['garden'] },
  })
  await show.click()
  await expect.poll(screen.address).toBe('/properties?deal=sell&max=200000&p.features=garden')
})

test('an area that may mean two says which was understood, and counts the one that is chosen', async () => {
  const screen = await renderSheet('/properties/filters')
  await figure('Area: Maximum').fill('1.250')
  await expect.element(sheet.getByText('We read this as 1,250.')).toBeVisible()
  await expect.poll(() => api.sent(searchCall).at(-1)?.input).toMatchObject({ area: { to: 1250 } })
  await sheet.getByRole('button', { name: 'Change to 1.25' }).click()
  await expect.element(figure('Area: Maximum')).toHaveValue('1.25')
  await expect.poll(() => api.sent(searchCall).at(-1)?.input).toMatchObject({ area: { to: 1.25 } })
  await show.click()
  await expect.poll(screen.address).toBe('/properties?area=,1.25')
})

const inFeet = { home: { squareMetres: 0.09290304, places: 0, sign: 'ft²' } }
const areas = { ...fallbackSite.areas, ...inFeet }

test('an area is typed in square feet, asked for and shared in square metres, and reads back as typed', async () => {
  const screen = await renderFilters({ path: '/properties/filters', site: { areas } })
  await figure('Area: Minimum').fill('1,000')
  await expect.poll(() => api.sent(searchCall).at(-1)?.input).toMatchObject({ area: { from: 92.9 } })
  await figure('Area: Maximum').fill('2.000')
  await expect.element(sheet.getByText('We read this as')).not.toBeInTheDocument()
  await show.click()
  await expect.poll(screen.address).toBe('/properties?area=92.9,185.81')
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect.element(figure('Area: Minimum')).toHaveValue('1000')
  await expect.element(figure('Area: Maximum')).toHaveValue('2000')
  await expect.element(sheet.getByText('ft²').first()).toBeVisible()
})

test('a price is read in the way of its currency', async () => {
  const settings = { ...fallbackSettings, currency: { code: 'EUR' }, currencySymbol: '€' }
  const screen = await renderFilters({ path: '/properties/filters', site: { settings } })
  await figure('Maximum').fill('285.000')
  await show.click()
  await expect.poll(screen.address).toBe('/properties?max=285000')
})

test('what is typed quickly is asked for once', async () => {
  await renderSheet('/properties/filters')
  await figure('Minimum').click()
  await userEvent.keyboard('2500')
  await expect.element(show).toHaveTextContent('Show 12 homes')
  expect(api.sent(searchCall).map(({ input }) => input.minPrice)).toEqual(['2500'])
})

test('the handles of the price write into the figures, and their ends mean no limit', async () => {
  const screen = await renderSheet('/properties/filters')
  const lowest = sheet.getByRole('slider', { name: 'Minimum' })
  ;(lowest.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => Number((figure('Minimum').element() as HTMLInputElement).value)).toBeGreaterThan(100_000)
  await userEvent.keyboard('{Home}')
  await expect.element(figure('Minimum')).toHaveValue('')
  await expect.element(lowest).toHaveAttribute('aria-valuetext', 'Any')
  await show.click()
  await expect.poll(screen.address).toBe('/properties')
})

test('what would leave no home cannot be chosen, unless it is', async () => {
  await renderSheet('/properties/filters?with=video')
  await expect.element(sheet.getByRole('checkbox', { name: /^Castle/ })).toBeDisabled()
  await expect.element(sheet.getByRole('checkbox', { name: /^House/ })).toBeEnabled()
  const [video, photos] = ['With a video', 'With photos'].map((name) => sheet.getByRole('checkbox', { name }))
  await expect.element(video as NonNullable<typeof video>).toBeEnabled()
  await expect.element(photos as NonNullable<typeof photos>).toBeDisabled()
})

test('clear all leaves the order and the view, which are no filters', async () => {
  const screen = await renderSheet('/properties/filters?deal=sell&max=200000&sort=price_low&view=map')
  await expect.element(figure('Maximum')).toHaveValue('200000')
  await sheet.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(screen.address).toBe('/properties/filters?sort=price_low&view=map')
  await expect.element(figure('Maximum')).toHaveValue('')
  await expect.element(sheet.getByRole('radio', { name: 'Both' })).toBeChecked()
})

test('a range that no chip says is kept as it was shared', async () => {
  const screen = await renderSheet('/properties/filters?bedrooms=2,4')
  await expect.element(sheet.getByRole('radio', { name: '2 – 4' })).toBeChecked()
  await show.click()
  await expect.poll(screen.address).toBe('/properties?bedrooms=2,4')
})

test('it takes the focus, Esc closes it, and the focus goes back to what opened it', async () => {
  const screen = await renderSheet('/properties?deal=sell')
  const opener = page.getByRole('link', { name: 'Filters' })
  await opener.click()
  await expect.element(sheet.getByRole('heading', { name: 'All filters' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(screen.address()).toBe('/properties?deal=sell')
  await expect.element(opener).toHaveFocus()
})

test('in Arabic it counts in words of its own and applies to the Arabic page', async () => {
  const screen = await renderSheet('/ar/properties/filters', 'ar')
  const dialog = page.getByRole('dialog', { name: results.filters.all })
  await dialog.getByText('Garden').click()
  await expect
    .element(dialog.getByRole('button'))
    .toHaveTextContent(words.box.show_many.replace('{{count, number}}', '12'))
  await dialog.getByRole('button').click()
  await expect.poll(screen.address).toBe('/ar/properties?p.features=garden')
})
