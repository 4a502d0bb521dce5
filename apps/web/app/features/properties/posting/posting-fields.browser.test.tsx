import { saveDraft } from '@gable/contract/drafts'
import { autocompletePlace, reverseGeocode } from '@gable/contract/places'
import { common } from '@gable/i18n/ar/common'
import { posting } from '@gable/i18n/ar/posting'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fallbackSettings, fallbackSite } from '#app/shell/site.ts'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { area, complete, draftOf, renderPosting } from './test/render-posting.tsx'

const field = (name: string) => page.getByRole('textbox', { name })
const steps = page.getByRole('navigation', { name: 'Steps' })
const wrongPrice = page.getByText('Enter a number, for example 685,000 or 1.2M.')

async function leaveWith(name: string, text: string) {
  await field(name).fill(text)
  await userEvent.tab()
}

beforeEach(() => fakeApi().answer(saveDraft, () => ({ data: draftOf(complete) })))

test('a required field says that it is empty when it is left, not before, and no longer when it is filled', async () => {
  await renderPosting()
  await field('Title').click()
  await expect.element(page.getByText('Fill this in.')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(field('Title')).toHaveAccessibleDescription(/Fill this in\./)
  await expect.element(field('Price')).not.toHaveAttribute('aria-invalid')
  await field('Title').fill('Four rooms')
  await expect.element(field('Title')).not.toHaveAttribute('aria-invalid')
})

test('a step that was left says everything that it lacks, and the list of steps says so too', async () => {
  await renderPosting()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tell us about the home' })).toBeVisible()
  await steps.getByRole('link', { name: /Basics.*incomplete/ }).click()
  await expect.poll(() => page.getByText('Fill this in.').elements()).toHaveLength(3)
  await expect.element(page.getByText('Choose one.')).toBeVisible()
})

test('what a step lacks is told once the review was read, however one came there', async () => {
  await renderPosting({ step: 'media' })
  await steps.getByRole('link', { name: 'Review' }).click()
  await steps.getByRole('link', { name: 'Place' }).click()
  await expect.element(field('City')).toHaveAccessibleDescription(/Fill this in\./)
})

test('a district brings its city along, whatever city was there before', async () => {
  const api = fakeApi()
  const place = { state: 'Porto', country: 'Portugal', countryCode: 'PT', latitude: 41.15, longitude: -8.62 }
  const bonfim = { ...place, id: '1', kind: 'district', name: 'Bonfim', formattedAddress: 'Bonfim, Portugal' } as const
  api.answer(saveDraft, () => ({ data: draftOf(complete) }))
  api.answer(autocompletePlace, () => ({ data: [bonfim] }))
  api.answer(reverseGeocode, () => ({ data: { ...place, city: 'Porto', formattedAddress: 'Porto, Portugal' } }))
  await renderPosting({ step: 'place' })
  await field('City').fill('Lisbon')
  await page.getByRole('combobox', { name: 'Find the address' }).fill('Bonfim')
  await page.getByRole('option', { name: 'Bonfim' }).click()
  await expect.element(field('City')).toHaveValue('Porto')
  await expect.element(field('State or district')).toHaveValue('Porto')
})

test.each([
  ['6,85,000', '$685,000'],
  ['685k', '$685,000'],
  ['٣١٠٠٠٠', '$310,000'],
])('a price may be written as %s', async (typed, shown) => {
  await renderPosting()
  await leaveWith('Price', typed)
  await expect.element(page.getByRole('complementary').getByText(shown)).toBeVisible()
  await expect.element(field('Price')).not.toHaveAttribute('aria-invalid')
})

const inEuros = { settings: { ...fallbackSettings, currency: { code: 'EUR' }, currencySymbol: '€' } }

test('a price in euros has dots between its thousands', async () => {
  await renderPosting({ site: inEuros })
  await leaveWith('Price', '285.000')
  await expect.element(page.getByRole('complementary').getByText('€285,000')).toBeVisible()
  await expect.element(page.getByText('We read this as')).not.toBeInTheDocument()
})

test('a figure that may mean two says which was understood, and the other is one click away', async () => {
  await renderPosting()
  const preview = page.getByRole('complementary')
  await leaveWith('Price', '285.000')
  await expect.element(page.getByRole('status').getByText('We read this as 285,000.')).toBeVisible()
  await expect.element(preview.getByText('$285,000')).toBeVisible()
  await page.getByRole('button', { name: 'Change to 285' }).click()
  await expect.element(field('Price')).toHaveValue('285')
  await expect.element(preview.getByText('$285', { exact: true })).toBeVisible()
  await expect.element(page.getByText('We read this as')).not.toBeInTheDocument()
})

test('an area is typed in square feet and kept in square metres, and stays as it was typed', async () => {
  const areas = { ...fallbackSite.areas, home: { squareMetres: 0.09290304, places: 0, sign: 'ft²' } }
  const draft = draftOf(complete)
  await renderPosting({ step: 'details', asked: { kind: 'draft', draft }, site: { areas }, parameters: [area] })
  await leaveWith('Area', '1,000')
  await expect.element(field('Area')).toHaveValue('1,000')
  await expect.element(page.getByRole('complementary').getByText('1,000 ft²')).toBeVisible()
  await leaveWith('Area', '2')
  await expect.element(field('Area')).toHaveAccessibleDescription(/At least 11\./)
})

test.each(['much', '-5', '99999999999999'])('%s is no price', async (typed) => {
  await renderPosting()
  await leaveWith('Price', typed)
  await expect.element(wrongPrice).toBeVisible()
})

test('only a home to let asks how the rent is paid', async () => {
  await renderPosting()
  const period = page.getByLabelText('Rent is paid')
  await expect.element(period).not.toBeInTheDocument()
  await page.getByText('To let').click()
  await period.selectOptions('yearly')
  await field('Price').fill('9000')
  await expect.element(page.getByRole('complementary').getByText('$9,000')).toBeVisible()
})

test('the details of a home depend on its kind, which is asked for first', async () => {
  await renderPosting({ step: 'details' })
  await expect.element(page.getByText('Choose a type of home first')).toBeVisible()
  await page.getByRole('link', { name: 'Go to basics' }).click()
  await page.getByText('Apartment').click()
  await steps.getByRole('link', { name: 'Details' }).click()
  await expect.element(field('Bedrooms')).toBeRequired()
})

test.each([
  ['21', 'At most 20.'],
  ['1.5', 'Use fewer decimals.'],
  ['many', 'Enter a number'],
])('%s bedrooms: %s', async (typed, text) => {
  await renderPosting({ step: 'details', asked: { kind: 'draft', draft: draftOf(complete) } })
  await leaveWith('Bedrooms', typed)
  await expect.element(field('Bedrooms')).toHaveAccessibleDescription(new RegExp(text))
})

test('several features are chosen and taken back by the same chips', async () => {
  await renderPosting({ step: 'details', asked: { kind: 'draft', draft: draftOf(complete) } })
  const garden = page.getByRole('button', { name: 'Garden' })
  await garden.click()
  await page.getByRole('button', { name: 'Lift' }).click()
  await expect.element(garden).toHaveAttribute('aria-pressed', 'true')
  await garden.click()
  await expect.element(garden).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('button', { name: 'Lift' })).toHaveAttribute('aria-pressed', 'true')
})

test('a short distance is told in metres, and one that is no number is refused', async () => {
  await renderPosting({ step: 'facilities' })
  const school = field('Distance to School in kilometres')
  await school.fill('0.4')
  await expect.element(page.getByText('That is 400 m.')).toBeVisible()
  await leaveWith('Distance to School in kilometres', 'far')
  await expect.element(school).toHaveAccessibleDescription('Enter kilometres, for example 0.4.')
})

test('a distance is read as prices are: three digits behind a dot are metres, behind a comma too many kilometres', async () => {
  await renderPosting({ step: 'facilities' })
  const school = field('Distance to School in kilometres')
  await leaveWith('Distance to School in kilometres', '1.250')
  await expect.element(school).not.toHaveAttribute('aria-invalid')
  await expect.element(school).toHaveValue('1.250')
  await leaveWith('Distance to School in kilometres', '1,250')
  await expect.element(school).toHaveAccessibleDescription('Enter kilometres, for example 0.4.')
  // Of what can be both, one is chosen.
  await school.fill('1.000')
  await page.getByRole('button', { name: 'Change to 1' }).click()
  await expect.element(school).toHaveValue('1')
})

test('the map proposes distances from the pin, which are filled in when asked for and can be changed', async () => {
  await renderPosting({
    step: 'facilities',
    site: { map: { tilesUrl: '/demo-map/town.pmtiles' } },
    asked: { kind: 'draft', draft: draftOf({ ...complete, latitude: -21.189, longitude: 13.658 }) },
  })
  const school = field('Distance to School in kilometres')
  await expect.element(school).toHaveValue('')
  await page.getByRole('button', { name: /^Use [\d.]+ km to .+ for School$/ }).click()
  await expect.poll(() => (school.element() as HTMLInputElement).value).toMatch(/^[0-4]\.\d+$/)
  await expect.element(page.getByRole('button', { name: 'Fill them in' })).not.toBeInTheDocument()
  await school.fill('2')
  await expect.element(school).toHaveValue('2')
})

test('a long title for search engines is a warning, a short description is an error', async () => {
  await renderPosting({ step: 'search' })
  const title = field('Title in search engines')
  await leaveWith('Title in search engines', 'a'.repeat(61))
  await expect.element(title).toHaveAccessibleDescription(/61 characters: search engines cut it after 60\./)
  await expect.element(title).not.toHaveAttribute('aria-invalid')
  await leaveWith('Description in search engines', 'Too short')
  await expect
    .element(field('Description in search engines'))
    .toHaveAccessibleDescription(/Use 50 to 160 characters, or leave it empty\./)
})

test('a link to a video may lack its beginning, but not its video', async () => {
  await renderPosting({ step: 'media' })
  await leaveWith('Video link', 'youtu.be/abcdefghijk')
  await expect.element(field('Video link')).not.toHaveAttribute('aria-invalid')
  await leaveWith('Video link', 'example.com/film')
  await expect.element(field('Video link')).toHaveAccessibleDescription(/Paste a link to a video on YouTube or Vimeo\./)
})

test('in Arabic the form is read from the right and says the same', async () => {
  await renderPosting({ language: 'ar' })
  const title = field(posting.fields.title)
  await title.click()
  await userEvent.tab()
  await expect.element(title).toHaveAccessibleDescription(new RegExp(common.validation.required))
  const [label, box] = [page.getByText(posting.bar.continue).element(), page.getByText(posting.bar.cancel).element()]
  expect(label.getBoundingClientRect().left).toBeLessThan(box.getBoundingClientRect().left)
})
