import { results as words } from '@gable/i18n/ar/results'
import type { LanguageCode } from '@gable/i18n/languages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/results-messages.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ResultsHead } from './results-head.tsx'

const renderHead = (isDrawingLost: boolean, language: LanguageCode = 'en') =>
  renderInSite(
    <ResultsHead
      title="7 homes for sale"
      search={{ page: 1, view: 'list' }}
      isTotalMinimum={false}
      newCount={0}
      isDrawingLost={isDrawingLost}
    />,
    { language },
  )
const lost = 'The drawn area in this link could not be read and was left out. Draw it again on the map.'

test('a link whose drawn area cannot be read says so beside the homes it shows instead', async () => {
  await renderHead(true)
  await expect.element(page.getByText(lost)).toBeVisible()
})

test('in Arabic too', async () => {
  await renderHead(true, 'ar')
  await expect.element(page.getByText(words.found.drawingLost)).toBeVisible()
})

test('other links say nothing of it', async () => {
  await renderHead(false)
  await expect.element(page.getByRole('heading', { name: '7 homes for sale' })).toBeVisible()
  await expect.element(page.getByText(lost)).not.toBeInTheDocument()
})
