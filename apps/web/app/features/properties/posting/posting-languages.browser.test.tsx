import { saveDraft } from '@gable/contract/drafts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { complete, draftOf, renderPosting } from './test/render-posting.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(saveDraft, ({ content = {} }) => ({ data: draftOf(content) }))
})

const others = page.getByRole('group', { name: 'In other languages' })
const add = others.getByRole('combobox', { name: 'Add another language' })
const savedContent = () => api.sent(saveDraft).at(-1)?.input.content

test('another language has a title and a description of its own, which the draft keeps', async () => {
  await renderPosting({ asked: { kind: 'draft', draft: draftOf(complete) } })
  await add.selectOptions('Arabic')
  await others.getByRole('textbox', { name: 'Title' }).fill('شقة على القناة')
  await others.getByRole('textbox', { name: 'Description' }).fill('غرفتان وشرفة')
  await expect
    .poll(savedContent)
    .toMatchObject({ translations: [{ language: 'ar', title: 'شقة على القناة', description: 'غرفتان وشرفة' }] })
  await others.getByRole('button', { name: 'Remove Arabic' }).click()
  await expect.poll(savedContent).toMatchObject({ translations: [] })
})

test('a language that was added wants both texts', async () => {
  await renderPosting({ asked: { kind: 'draft', draft: draftOf(complete) } })
  await add.selectOptions('Arabic')
  await others.getByRole('textbox', { name: 'Title' }).click()
  await userEvent.tab()
  await expect.element(others.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/Fill this in\./)
})

test('what the first texts are in is told by their letters until it is chosen', async () => {
  await renderPosting()
  const original = others.getByRole('combobox', { name: 'Title and description are in' })
  await expect.element(original).toHaveValue('en')
  await page.getByRole('textbox', { name: 'Title' }).first().fill('شقة على القناة')
  await expect.element(original).toHaveValue('ar')
  // Nobody adds the language that it is in already.
  await expect.element(add.getByRole('option', { name: 'Arabic' })).not.toBeInTheDocument()
})
