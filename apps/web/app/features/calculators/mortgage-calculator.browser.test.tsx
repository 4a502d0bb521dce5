import { calculators as arabic } from '@gable/i18n/ar/calculators'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#app/shared/i18n/calculator-messages.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { MortgageCalculator } from './mortgage-calculator.tsx'

const path = '/mortgage-calculator?price=685000&deposit=137000&rate=3.4&years=25'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const each = page.getByRole('status', { name: 'Each month' })

test('the answer follows what is typed, and the address once the field is left', async () => {
  const { address } = await renderInSite(<MortgageCalculator home={null} access="visitor" />, { path })
  await expect.element(each).toHaveTextContent('$2,714')
  await field('Interest a year').fill('5')
  await expect.element(each).toHaveTextContent('$3,204')
  expect(address()).toBe(path)
  await userEvent.tab()
  await expect.poll(address).toBe(path.replace('rate=3.4', 'rate=5'))
  await page.getByText('10', { exact: true }).first().click()
  await expect.element(field('Years')).toHaveValue('10')
})

test('the deposit keeps its share of the price, by keys of the slider too', async () => {
  await renderInSite(<MortgageCalculator home={null} access="visitor" />, { path })
  await field('Price of the home').fill('500000')
  await expect.element(field('Deposit')).toHaveValue('100,000')
  page.getByRole('slider', { name: 'Deposit' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(field('Deposit')).toHaveValue('105,000')
  await expect
    .element(page.getByRole('slider', { name: 'Deposit' }))
    .toHaveAttribute('aria-valuetext', '21% of the price')
})

test('what cannot be is said at its field, and nothing is reckoned', async () => {
  await renderInSite(<MortgageCalculator home={null} access="visitor" />, { path })
  await field('Deposit').fill('700000')
  await expect.element(page.getByText('The deposit is more than the price.')).toBeVisible()
  await expect.element(field('Deposit')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(each).not.toBeInTheDocument()
})

test('taxes, insurance and fees are in the true cost and in the income it needs', async () => {
  await renderInSite(<MortgageCalculator home={null} access="visitor" />, { path })
  await page.getByText('Other costs of the home').click()
  await field('Property tax a year').fill('1200')
  await field('Fees a month').fill('90')
  const trueCost = page.getByText('True monthly cost', { exact: true })
  await expect.poll(() => trueCost.element().parentElement?.textContent).toBe('True monthly cost$2,904')
  const income = page.getByText('Monthly income it needs')
  await expect.poll(() => income.element().parentElement?.textContent).toContain('$8,297')
})

test('a visitor reads five years and is asked to sign in; a member opens the months of every year', async () => {
  const { unmount } = await renderInSite(<MortgageCalculator home={null} access="visitor" />, { path })
  expect(page.getByRole('row').elements()).toHaveLength(1 + 5)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await unmount()
  await renderInSite(<MortgageCalculator home={null} access="granted" />, { path })
  expect(page.getByRole('row').elements()).toHaveLength(1 + 25)
  const third = page.getByRole('link', { name: 'Months of year 3', exact: true })
  await third.click()
  await expect.element(third).toHaveAttribute('aria-expanded', 'true')
  expect(page.getByRole('row').elements()).toHaveLength(1 + 25 + 12)
  await expect.element(page.getByRole('row', { name: 'Month 12' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
})

test('a member whose plan lacks the schedule is led to the plans', async () => {
  await renderInSite(<MortgageCalculator home={null} access="package" />, { path })
  await expect
    .element(page.getByRole('link', { name: 'See plans' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/subscription-plan\?next=%2Fmortgage-calculator/))
})

test('in Arabic the figures and the drawing are read out', async () => {
  await renderInSite(<MortgageCalculator home={null} access="visitor" />, { path, language: 'ar' })
  await expect.element(page.getByRole('heading', { name: arabic.mortgage.title })).toBeVisible()
  await expect.element(page.getByText(/السداد والفائدة في كل من 25 سنة/)).toBeInTheDocument()
})

test('a home that filled the form in can be forgotten', async () => {
  const home = { slug: 'loft', title: 'Loft', picture: null }
  const { address } = await renderInSite(<MortgageCalculator home={home} access="visitor" />, {
    path: `${path}&home=loft`,
  })
  await page.getByRole('link', { name: 'Forget this home' }).click()
  expect(address()).toBe(path)
})
