import { search as searchCall } from '@gable/contract/search'
import { results } from '@gable/i18n/ar/results'
import { search as arabicSearch } from '@gable/i18n/ar/search'
import type { LanguageCode } from '@gable/i18n/languages'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { FilterBar } from './filter-bar.tsx'
import { parseSearch } from './search-url.ts'
import { facets, labels } from './test/some-filters.ts'

/** As on the page of results: the address says what is searched for. */
function Bar() {
  const [query] = useSearchParams()
  return <FilterBar search={parseSearch(query)} labels={labels} facets={facets} total={24} />
}

const answer = {
  properties: [],
  isTotalMinimum: false,
  facets,
  highlights: [],
  corrections: [],
  toDrop: [],
  promoted: [],
}
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(searchCall, () => ({ data: { ...answer, nextCursor: null }, total: 7 }))
})

const renderResults = (path: string, language: LanguageCode = 'en') => renderInSite(<Bar />, { path, language })

/** The chip that opens the choices of a filter. */
const chip = (label: string) => page.getByLabelText(label, { exact: true })
const link = (name: string) => page.getByRole('link', { name })

test('a menu says how many each choice leaves, and what leaves none cannot be chosen', async () => {
  const screen = await renderResults('/properties')
  await chip('Type').click()
  await expect.element(page.getByText('Castle')).toBeVisible()
  await expect.element(link('Castle')).not.toBeInTheDocument()
  await link('House 6').click()
  await expect.poll(screen.address).toBe('/properties?category=house')
})

test('choices of one filter add up in the address with commas between them', async () => {
  const screen = await renderResults('/properties?category=house')
  await chip('Type: House').click()
  await link('Apartment 12').click()
  await expect.poll(screen.address).toBe('/properties?category=house,apartment')
})

test('rooms are at least so many, counted with all that have more', async () => {
  const screen = await renderResults('/properties?deal=sell')
  await chip('Bedrooms').click()
  await expect.element(link('2 or more 22')).toBeVisible()
  await link('4 or more 12').click()
  await expect.poll(screen.address).toBe('/properties?deal=sell&bedrooms=4,')
  await link('Remove filter: 4+ bedrooms').click()
  await expect.poll(screen.address).toBe('/properties?deal=sell')
})

test('prices are typed as people write them, and the wrong way round they are swapped', async () => {
  const screen = await renderResults('/properties?city=Braga')
  await chip('Price').click()
  await expect.element(page.getByRole('slider', { name: 'Minimum' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Minimum' }).fill('500,000')
  await page.getByRole('textbox', { name: 'Maximum' }).fill('200k')
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect.poll(screen.address).toBe('/properties?city=Braga&min=200000&max=500000')
  await expect.element(chip('Price: $200K – $500K')).toBeVisible()
})

test('the menu of prices draws how many there are at each, and counts before it is applied', async () => {
  const screen = await renderResults('/properties?city=Braga')
  await chip('Price').click()
  const show = page.getByRole('button', { name: /^Show/ })
  await expect.element(show).toHaveTextContent('Show 24 homes')
  expect(document.querySelectorAll('.price-bars i').length).toBeGreaterThan(1)
  await page.getByRole('textbox', { name: 'Maximum' }).fill('200,000')
  await expect.element(show).toHaveTextContent('Show 7 homes')
  expect(api.sent(searchCall).at(-1)?.input).toMatchObject({ city: 'Braga', maxPrice: '200000', limit: 1 })
  await show.click()
  await expect.poll(screen.address).toBe('/properties?city=Braga&max=200000')
})

test('the count of all filters leaves out whether one buys or rents', async () => {
  await renderResults('/properties?deal=sell')
  await expect.element(page.getByRole('link', { name: 'All filters', exact: true })).toBeVisible()
})

test('another deal takes the prices away, which meant something else', async () => {
  const screen = await renderResults('/properties?deal=sell&max=500000')
  await chip('Buy or rent: Buy').click()
  await link('Rent 1,234').click()
  await expect.poll(screen.address).toBe('/properties?deal=rent')
})

test('what has no menu of its own is a chip that takes it back', async () => {
  const screen = await renderResults('/properties?near=school&within=500&p.features=garden,lift')
  await expect.element(link('Remove filter: School within 500 m')).toBeVisible()
  await link('Remove filter: Garden').click()
  await expect.poll(screen.address).toBe('/properties?near=school&within=500')
  await expect.element(link('All filters · 1')).toBeVisible()
})

test('the features that most homes have are one touch away', async () => {
  const screen = await renderResults('/properties?p.features=lift')
  await link('Garden 12').click()
  await expect.poll(screen.address).toBe('/properties?p.features=lift,garden')
})

test('Esc closes a menu and gives the focus back to its chip', async () => {
  await renderResults('/properties')
  await chip('Type').click()
  await expect.element(link('House 6')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(link('House 6')).not.toBeInTheDocument()
  await expect.element(chip('Type')).toHaveFocus()
})

test('the slash key leads into the box, but not out of another', async () => {
  await renderResults('/properties')
  await userEvent.keyboard('/')
  const box = page.getByLabelText('Where')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('a/b')
  await expect.element(box).toHaveValue('a/b')
})

test('a place that nobody touched stays a place; other words take its place', async () => {
  const screen = await renderResults('/properties?city=Braga&state=Braga+District&category=house')
  const box = page.getByLabelText('Where')
  await expect.element(box).toHaveValue('Braga')
  await box.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe('/properties?city=Braga&state=Braga+District&category=house')
  await page.getByRole('combobox', { name: 'Where' }).fill('orchard')
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe('/properties?text=orchard&category=house')
  await link('Remove filter: orchard').click()
  await expect.poll(screen.address).toBe('/properties?category=house')
})

test('in Arabic the chips lead to Arabic pages', async () => {
  const screen = await renderResults('/ar/properties', 'ar')
  await chip(results.filters.category).click()
  await link('House 6').click()
  await expect.poll(screen.address).toBe('/ar/properties?category=house')
  await expect.element(link(results.filters.remove.replace('{{name}}', 'House'))).toBeVisible()
})

test('in Arabic the box says what a place is called there, and the address keeps its name', async () => {
  const place = { city: 'لونارا' }
  const search = parseSearch(new URLSearchParams('city=Lunara&category=house'))
  const screen = await renderInSite(
    <FilterBar search={search} labels={{ ...labels, place }} facets={facets} total={24} />,
    {
      path: '/ar/properties?city=Lunara&category=house',
      language: 'ar',
    },
  )
  const box = page.getByLabelText(arabicSearch.box.where)
  await expect.element(box).toHaveValue('لونارا')
  await box.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe('/ar/properties?city=Lunara&category=house')
  await page.getByRole('combobox', { name: arabicSearch.box.where }).fill('لونارا القديمة')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => new URLSearchParams(screen.address().split('?')[1]).get('text')).toBe('لونارا القديمة')
})

test('on a phone a touch beside the sheet of a filter closes it, and opens nothing that lies under it', async () => {
  await page.viewport(390, 844)
  const screen = await renderResults('/properties?deal=sell&bedrooms=2,')
  await chip('Type').click()
  await expect.element(link('House 6')).toBeVisible()
  const under = link('Remove filter: 2+ bedrooms').element().getBoundingClientRect()
  const touched = document.elementFromPoint(under.x + under.width / 2, under.y + under.height / 2)
  ;(touched as HTMLElement).click()
  await expect.element(link('House 6')).not.toBeInTheDocument()
  expect(screen.address()).toBe('/properties?deal=sell&bedrooms=2,')
})
