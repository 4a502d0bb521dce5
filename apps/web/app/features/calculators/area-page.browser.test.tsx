import { calculators as arabic } from '@gable/i18n/ar/calculators'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import AreaPage from './area-page.tsx'

const path = '/area-converter?amount=142&from=square_metre&to=square_foot'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('either side can be typed into, and the address follows', async () => {
  const { address } = await renderInSite(<AreaPage />, { path })
  await expect.element(field('To')).toHaveValue('1,528.48')
  await field('From').fill('1,250')
  await expect.element(field('To')).toHaveValue('13,454.89')
  await field('To').fill('1000')
  await expect.element(field('From')).toHaveValue('92.9')
  await userEvent.tab()
  await expect.poll(address).toBe('/area-converter?amount=1000&from=square_foot&to=square_metre')
  await expect.element(field('To')).toHaveValue('1000')
})

test('units are chosen and swapped', async () => {
  await renderInSite(<AreaPage />, { path })
  await page.getByRole('combobox', { name: 'Unit to convert to' }).selectOptions('Kanal (Lahore, 4,500 ft²)')
  await expect.element(field('To')).toHaveValue('0.34')
  await page.getByRole('link', { name: 'Swap the units' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Unit to convert from' })).toHaveValue('kanal_lahore')
  await expect.element(field('To')).toHaveValue('59,365.04')
})

test('what is no area is said, and nothing is shown for it', async () => {
  await renderInSite(<AreaPage />, { path })
  await field('From').fill('many')
  await expect.element(page.getByText('Enter an area, such as 142.5.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'In every unit' })).not.toBeInTheDocument()
})

test('every unit is told with its region, in Arabic too', async () => {
  await renderInSite(<AreaPage />, { path, language: 'ar' })
  await expect.element(page.getByText(arabic.units.bigha_nepal.name).last()).toBeVisible()
  expect(page.getByRole('definition').elements()).toHaveLength(24)
})
