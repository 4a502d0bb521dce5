import { type FeedPreferences, reasonKinds } from '@gable/contract/feed'
import { feed as arabic } from '@gable/i18n/ar/feed'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { LearningPanel } from './learning-panel.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { PreferencesPanel } from './preferences-panel.tsx'
import { ReasonNote } from './reason-note.tsx'

const none: FeedPreferences = {
  categoryIds: [],
  facilityIds: [],
  priceRange: '',
  deal: '',
  city: '',
  bedrooms: null,
  learnsFromSaved: true,
  learnsFromSeen: false,
  learnsFromSearches: false,
}
const choices = {
  categories: [
    { id: 2, name: 'Flat' },
    { id: 3, name: 'House' },
  ],
  facilities: [{ id: 1, name: 'School' }],
  cities: ['Porto'],
}
const formData = () => {
  const form = document.querySelector('form')
  return form ? [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`) : []
}

test('the form shows what was said, and sends all of it', async () => {
  const said = { ...none, deal: 'rent', city: 'Porto', priceRange: ',900', bedrooms: 2, categoryIds: [3] } as const
  await renderInSite(<PreferencesForm preferences={{ ...said, categoryIds: [3] }} choices={choices} />)
  await expect.element(page.getByLabelText('Rent')).toBeChecked()
  await expect.element(page.getByLabelText('At most')).toHaveValue('900')
  await expect.element(page.getByLabelText('House')).toBeChecked()
  await page.getByLabelText('School').click()
  await page.getByText('3+').click()
  expect(formData()).toEqual([
    'deal=rent',
    'city=Porto',
    'min_price=',
    'max_price=900',
    'bedrooms=3',
    'category_ids=3',
    'facility_ids=1',
  ])
})

test('what was said stands in short on a phone, and a sheet to change it has an address of its own', async () => {
  await page.viewport(390, 844)
  try {
    const said: FeedPreferences = {
      ...none,
      deal: 'sell',
      city: 'Porto',
      priceRange: '400000,700000',
      facilityIds: [1],
    }
    const { address } = await renderInSite(<PreferencesPanel preferences={said} choices={choices} />)
    for (const words of ['Buy', 'Porto', 'School'])
      await expect.element(page.getByRole('listitem').getByText(words)).toBeVisible()
    await page.getByRole('link', { name: 'Change' }).click()
    await expect.poll(address).toContain('edit=1')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(address).not.toContain('edit')
  } finally {
    await page.viewport(1280, 900)
  }
})

test('switches say what they learn from, in Arabic too, and are as the member left them', async () => {
  await renderInSite(<LearningPanel preferences={none} />, { language: 'ar' })
  await expect.element(page.getByRole('switch', { name: arabic.learn.saved })).toBeChecked()
  await expect.element(page.getByRole('switch', { name: arabic.learn.seen })).not.toBeChecked()
})

test('every kind of reason has a picture', async () => {
  const home = { id: 7, title: 'Harbour flat', isLiked: false }
  await renderInSite(
    reasonKinds.map((kind) => (
      <ReasonNote key={kind} home={{ ...home, reasonKind: kind, reason: `because ${kind}` }} />
    )),
  )
  for (const kind of reasonKinds) {
    const words = page.getByText(`because ${kind}`, { exact: true }).element()
    expect(words.previousElementSibling?.tagName).toBe('svg')
  }
})
