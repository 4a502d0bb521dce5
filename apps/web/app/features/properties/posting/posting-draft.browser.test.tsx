import { deleteDraft, getDraft, saveDraft } from '@gable/contract/drafts'
import { posting } from '@gable/i18n/ar/posting'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newGroup } from '#app/features/listings/wizard/drafts/use-draft.ts'
import { removePendingFile, savePendingFile } from '#app/features/uploads/pending-files.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { person } from '#app/shell/store/person.fixture.ts'
import { complete, draftOf, renderPosting } from './test/render-posting.tsx'

const title = page.getByRole('textbox', { name: 'Title' })
const draft = draftOf(complete, { step: 'basics' })
/** The connection returns: what waits is saved at once, and the test need not wait until typing has rested. */
const goOnline = () => dispatchEvent(new Event('online'))
const opened = { asked: { kind: 'draft', draft } } as const

test('what is typed is not saved yet, being saved and saved, and told so in this order', async () => {
  const api = fakeApi()
  const { promise, resolve } = Promise.withResolvers<void>()
  api.answer(saveDraft, async ({ content = {} }) => {
    await promise
    return { data: { ...draft, content } }
  })
  await renderPosting()
  await title.fill('Mill by the weir')
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await expect.element(page.getByText('Saving')).toBeVisible()
  resolve()
  await expect.element(page.getByLabelText('Saved')).toBeVisible()
  expect(api.sent(saveDraft).at(-1)?.input).toMatchObject({ id: draft.id, content: { title: 'Mill by the weir' } })
})

test('a first save whose answer is lost is asked for again under the same key', async () => {
  const api = fakeApi()
  api.answer(saveDraft, () => {
    throw new TypeError('Failed to fetch')
  })
  await renderPosting()
  await title.fill('Mill by the weir')
  goOnline()
  await expect.element(page.getByText('Not saved: no connection')).toBeVisible()
  api.answer(saveDraft, () => ({ data: draft }))
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect.element(page.getByLabelText('Saved')).toBeVisible()
  const [lost, again] = api.sent(saveDraft)
  expect(again?.idempotencyKey).toBe(lost?.idempotencyKey)
  expect(lost?.idempotencyKey).not.toBeNull()
})

test('a draft that is refused says why where it is written, and asks no more', async () => {
  const api = fakeApi()
  api.answer(saveDraft, () => {
    throw refusal('too_many_drafts')
  })
  await renderPosting()
  await title.fill('One too many')
  goOnline()
  await expect.element(page.getByRole('alert').getByText('You have reached the limit for drafts.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try now' })).not.toBeInTheDocument()
})

test.each([
  { choice: 'Use the other version', shown: 'Written on the other device' },
  { choice: 'Keep this version', shown: 'Written here' },
])('of two versions the person decides: $choice', async ({ choice, shown }) => {
  const api = fakeApi()
  const other = draftOf({ ...complete, title: 'Written on the other device' }, { step: 'basics', revision: 9 })
  api.answer(getDraft, () => ({ data: other }))
  api.answer(saveDraft, ({ revision }) => {
    if (revision !== other.revision) throw refusal('changed_meanwhile')
    return { data: draft }
  })
  await renderPosting(opened)
  await title.fill('Written here')
  goOnline()
  const dialog = page.getByRole('dialog', { name: 'This draft was changed elsewhere' })
  await dialog.getByRole('button', { name: choice }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(title).toHaveValue(shown)
  await expect.element(page.getByLabelText('Saved')).toBeVisible()
})

test('closing the question of two versions keeps what is here', async () => {
  const api = fakeApi()
  api.answer(getDraft, () => ({ data: { ...draft, revision: 9 } }))
  api.answer(saveDraft, ({ revision }) => {
    if (revision !== 9) throw refusal('changed_meanwhile')
    return { data: draft }
  })
  await renderPosting({ ...opened, language: 'ar' })
  await page.getByRole('textbox', { name: posting.fields.title }).fill('بيت')
  goOnline()
  await expect.element(page.getByRole('dialog', { name: posting.conflict.title })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => api.sent(saveDraft).at(-1)?.input).toMatchObject({ revision: 9, content: { title: 'بيت' } })
})

test('leaving before everything is saved is asked about; between steps it is not', async () => {
  fakeApi()
  const screen = await renderPosting(opened)
  await title.fill('Not saved')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect.poll(screen.address).toMatch(/^\/user\/properties\/details/)
  await page.getByRole('link', { name: /home/ }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave before everything is saved?' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.address()).toMatch(/^\/user\/properties\/details/)
  await page.getByRole('link', { name: /home/ }).first().click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(screen.address).toBe('/')
})

test('what was begun before is offered, and can be thrown away', async () => {
  const api = fakeApi()
  api.answer(deleteDraft, () => ({ data: null }))
  await renderPosting({ drafts: [draft] })
  const offers = page.getByRole('region', { name: 'Continue where you left off' })
  const link = offers.getByRole('link', { name: `Continue: ${complete.title}` })
  await expect.element(link).toHaveAttribute('href', `/user/properties/basics?draft=${draft.id}`)
  await offers.getByRole('button', { name: `Delete draft ${complete.title}` }).click()
  await expect.element(offers).not.toBeInTheDocument()
  expect(api.sent(deleteDraft).map(({ input }) => input)).toEqual([{ id: draft.id }])
})

test('a profile that lacks something is told at the beginning, each part with its way, and keeps nobody from writing', async () => {
  await renderPosting({ site: { account: { ...person, address: 'Porto', hasPicture: true } } })
  const dialog = page.getByRole('dialog', { name: 'Finish your profile first' })
  await expect.element(dialog.getByText('One thing is missing')).toBeVisible()
  const way = '/user/profile?next=%2Fuser%2Fproperties%2Fbasics'
  await expect
    .element(dialog.getByRole('link', { name: 'Add: Phone' }))
    .toHaveAttribute('href', `${way}#profile-mobile`)
  await expect.element(dialog.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', way)
  await dialog.getByRole('button', { name: 'Later, keep the draft' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(title).toBeEnabled()
})

test('files that had not arrived are found again by whoever chose them, and by nobody else in this browser', async () => {
  fakeApi()
  const keepFor = (ownerId: number, name: string) => {
    const file = new File(['%PDF-1.4'], name, { type: 'application/pdf' })
    return savePendingFile({ id: name, group: newGroup('property', ownerId), slot: 'documents', file })
  }
  const other = { ...person, id: person.id + 1 }
  // In the order in which they are read again, so that the last one shows that all were read.
  await keepFor(person.id, 'a deed.pdf')
  await keepFor(other.id, 'lease.pdf')
  await renderPosting({ step: 'media', site: { account: other } })
  await expect.element(page.getByText('lease.pdf').first()).toBeVisible()
  expect(page.getByText('a deed.pdf').elements()).toEqual([])
  await Promise.all(['a deed.pdf', 'lease.pdf'].map(removePendingFile))
})
