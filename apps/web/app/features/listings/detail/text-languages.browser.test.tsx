import { detail } from '@gable/i18n/ar/detail'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { TextLanguages } from './text-languages.tsx'

test('a listing in another language says so and leads to those it is written in as well', async () => {
  const screen = await renderInSite(<TextLanguages textLanguage="ar" textLanguages={['ar', 'de']} />, { path: '/a' })
  await expect.element(page.getByText('Written in Arabic.')).toBeVisible()
  await page.getByRole('link', { name: 'Read in German' }).click()
  await expect.poll(screen.address).toBe('/a?written=de')
})

test('one in the reader’s language leads to the others, and says nothing where there are none', async () => {
  await renderInSite(<TextLanguages textLanguage="ar" textLanguages={['ar', 'en']} />, { language: 'ar' })
  const name = detail.readIn.replace('{{language}}', 'الإنجليزية')
  await expect.element(page.getByRole('link', { name })).toBeVisible()
  const { container } = await renderInSite(<TextLanguages textLanguage="en" textLanguages={['en']} />)
  expect(container.querySelector('p')).toBeNull()
})
