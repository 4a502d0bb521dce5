import { type SuggestedPlace, type Suggestions, suggestSearches } from '@gable/contract/suggestions'
import { suggestions as words } from '@gable/i18n/ar/suggestions'
import type { LanguageCode } from '@gable/i18n/languages'
import { useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { listRecentSearches, noteRecentSearch } from './recent-searches.ts'
import { WhereInput } from './where-input.tsx'

const porto: SuggestedPlace = {
  kind: 'city',
  name: 'Porto',
  city: 'Porto',
  state: 'Porto District',
  country: 'Portugal',
  count: 1234,
  sharesName: false,
}
const none: Suggestions = { places: [], categories: [], homes: [], projects: [] }
const found: Suggestions = {
  ...none,
  places: [porto, { ...porto, kind: 'country', name: 'Portugal', city: '', state: '', count: null }],
  categories: [{ id: 7, slug: 'port-house', name: 'Port house', icon: 'house', listingCount: 2 }],
}

const submitted = vi.fn<(text: string) => void>()

function Where() {
  const [value, setValue] = useState('')
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        submitted(value)
      }}
    >
      <WhereInput value={value} onValueChange={setValue} deal="sell" anchor={form} aria-label="Where" />
      <button type="submit">Search</button>
    </form>
  )
}

/** The answers are kept from one test to the next, as from page to page: each test types words of its own. */
async function type(text: string, language: LanguageCode = 'en') {
  const screen = await renderInSite(<Where />, { language })
  await page.getByLabelText('Where').click()
  if (text !== '') await userEvent.keyboard(text)
  return screen
}

/** Letter after letter without a rest between them, however slow the machine is. */
function typeQuickly(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (let length = 1; length <= text.length; length++) {
    set?.call(input, text.slice(0, length))
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

const box = page.getByRole('combobox', { name: 'Where' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent ?? ''

let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  localStorage.clear()
  submitted.mockReset()
  api = fakeApi()
  api.answer(suggestSearches, () => ({ data: found }))
})

test('it asks once the fingers rest, and shows what there is in groups, counted, with the letters marked', async () => {
  await type('')
  await expect.element(box).toBeVisible()
  typeQuickly(box.element() as HTMLInputElement, 'por')
  await expect.element(option(/^Porto/)).toHaveTextContent('PortoCity, Porto District, Portugal1,234')
  expect(api.sent(suggestSearches).map(({ input }) => input)).toEqual([{ text: 'por', deal: 'sell' }])
  await expect
    .element(page.getByRole('group', { name: 'Places' }).getByRole('option').nth(1))
    .toHaveTextContent('PortugalCountry')
  await expect
    .element(page.getByRole('group', { name: 'Categories' }).getByRole('option'))
    .toHaveTextContent('Port house2')
  const marked = [...document.querySelectorAll('[role=option] b')].map(({ textContent }) => textContent)
  expect(marked).toEqual(['Por', 'Por', 'Por'])
})

test('the arrow keys go through all groups, Enter opens what is chosen, and the text stays', async () => {
  const screen = await type('port')
  await expect.element(option(/^Porto/)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.poll(highlighted).toMatch(/^Port house/)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(highlighted).toMatch(/^Portugal/)
  await expect.element(box).toHaveValue('port')
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe('/properties?deal=sell&country=Portugal')
  expect(submitted).not.toHaveBeenCalled()
})

test('Enter sends the words when nothing is chosen', async () => {
  await type('porta')
  await expect.element(option(/^Porto/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => submitted.mock.calls).toEqual([['porta']])
})

test('it says that nothing is called so, and Esc closes it and keeps the words', async () => {
  api.answer(suggestSearches, () => ({ data: none }))
  await type('xyzzy')
  const note = page.getByText('No suggestions. Press Enter to search for these words.')
  await expect.element(note).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('xyzzy')
})

test('one letter asks for nothing', async () => {
  await type('p')
  await expect.element(box).toHaveValue('p')
  await expect.element(page.getByText('Searching …')).not.toBeInTheDocument()
  expect(api.sent(suggestSearches)).toEqual([])
})

test('the last searches are offered in the empty box until they are cleared', async () => {
  noteRecentSearch({ query: '?city=Porto', title: 'Buy · Porto' })
  const screen = await type('')
  await expect.element(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveTextContent('Buy · Porto')
  await page.getByRole('button', { name: 'Clear recent' }).click()
  await expect.element(option('Buy · Porto')).not.toBeInTheDocument()
  expect(listRecentSearches()).toEqual([])
  expect(screen.address()).toBe('/')
})

test('in Arabic the groups and kinds have their names, and the way leads to Arabic pages', async () => {
  const screen = await type('portu', 'ar')
  const places = page.getByRole('group', { name: words.places })
  await expect.element(places.getByRole('option').nth(1)).toHaveTextContent(`Portugal${words.kinds.country}`)
  await places.getByRole('option').nth(0).click()
  await expect.poll(screen.address).toBe('/ar/properties?deal=sell&city=Porto')
})

test('in Arabic a place has its Arabic name, and the way to it the stored one', async () => {
  const oldTown: SuggestedPlace = { ...porto, kind: 'district', name: 'Old Town', city: 'Lunara', count: null }
  const placeLabel = { district: 'البلدة القديمة', city: 'لونارا' }
  api.answer(suggestSearches, () => ({ data: { ...none, places: [{ ...oldTown, placeLabel }] } }))
  const screen = await type('old to', 'ar')
  const district = page.getByRole('group', { name: words.places }).getByRole('option')
  const below = words.placeIn.replace('{{kind}}', words.kinds.district).replace('{{around}}', 'لونارا')
  await expect.element(district).toHaveTextContent(`البلدة القديمة${below}`)
  await district.click()
  await expect.poll(screen.address).toBe('/ar/properties?deal=sell&district=Old+Town&city=Lunara')
})
