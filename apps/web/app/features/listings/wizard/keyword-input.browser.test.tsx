import { posting } from '@gable/i18n/ar/posting'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { KeywordInput } from './keyword-input.tsx'

function Keywords({ first = [] }: { first?: readonly string[] }) {
  const [phrases, setPhrases] = useState(first)
  return <KeywordInput phrases={phrases} onChange={setPhrases} />
}

const box = page.getByRole('textbox', { name: 'Keywords' })
const phrases = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('a comma, Enter and leaving the box end a phrase, and each phrase is there once', async () => {
  await renderInSite(<Keywords />)
  await box.fill('sea view, garden')
  await expect.poll(phrases).toEqual(['sea view'])
  await userEvent.keyboard('{Enter}')
  await box.fill('sea view,')
  await box.fill('quiet')
  await userEvent.tab()
  await expect.poll(phrases).toEqual(['sea view', 'garden', 'quiet'])
  await expect.element(box).toHaveValue('')
})

test('a phrase is taken back by its cross, and the last one by Backspace in the empty box', async () => {
  await renderInSite(<Keywords first={['sea view', 'garden', 'quiet']} />)
  await page.getByRole('button', { name: 'Remove garden' }).click()
  await expect.poll(phrases).toEqual(['sea view', 'quiet'])
  await box.click()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(phrases).toEqual(['sea view'])
})

test('ten phrases are enough', async () => {
  await renderInSite(<Keywords first={'one two three four five six seven eight nine'.split(' ')} />)
  await expect.element(box).toHaveAccessibleDescription(/Room for one more/)
  await box.fill('ten, eleven,')
  await expect.poll(phrases).toHaveLength(10)
  await expect.element(box).toBeDisabled()
  await expect.element(page.getByText('You have added ten phrases.')).toBeVisible()
})

test('an Arabic comma ends a phrase too', async () => {
  await renderInSite(<Keywords />, { language: 'ar' })
  await page.getByRole('textbox', { name: posting.search.keywords }).fill('بحر، حديقة،')
  await expect.poll(phrases).toEqual(['بحر', 'حديقة'])
  const remove = page.getByRole('button', { name: posting.search.removeKeyword.replace('{{phrase}}', 'بحر') })
  await expect.element(remove).toBeVisible()
})
