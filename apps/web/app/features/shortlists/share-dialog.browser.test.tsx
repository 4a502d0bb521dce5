import { getOwnShortlist, shareShortlist, stopSharing } from '@gable/contract/shortlists'
import { shortlists as arabic } from '@gable/i18n/ar/shortlists'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { person } from '#app/shell/store/person.fixture.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ShareDialog } from './share-dialog.tsx'

const member = { site: { account: person } }
const homes = [7, 8].map((id) => ({ id, titleImage: null, isLocked: false }))
const draw = () => <ShareDialog homes={homes} onClose={() => undefined} />
const own = { title: '', showsNotes: false, homeCount: 2, sharedAt: '2026-11-18T12:00:00Z' }

test('a link is made for the chosen homes, without notes unless they are switched on', async () => {
  const api = fakeApi()
  api.answer(getOwnShortlist, () => ({ data: null }))
  api.answer(shareShortlist, () => ({ data: { token: 'secret-token' } }))
  await renderInSite(draw(), member)
  await expect.element(page.getByRole('switch', { name: 'Show my notes' })).not.toBeChecked()
  await page.getByLabelText('Title (optional)').fill('Homes to see')
  await page.getByRole('button', { name: 'Create link for 2 homes' }).click()
  const link = page.getByLabelText('Link to your shortlist')
  await expect.element(link).toHaveValue(`${location.origin}/shortlist/secret-token`)
  expect(api.sent(shareShortlist)[0]?.input).toEqual({ title: 'Homes to see', showsNotes: false, ids: [7, 8] })
})

test('what is shared already can be stopped', async () => {
  const api = fakeApi()
  const answers = [own, null]
  api.answer(getOwnShortlist, () => ({ data: answers.shift() ?? null }))
  api.answer(stopSharing, () => ({ data: null }))
  await renderInSite(draw(), member)
  await expect.element(page.getByText('You share 2 homes now.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect.element(page.getByText('The link no longer works.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument()
})

test('a refusal says why, in Arabic too', async () => {
  const api = fakeApi()
  api.answer(getOwnShortlist, () => ({ data: null }))
  api.answer(shareShortlist, () => {
    throw refusal('not_found')
  })
  await renderInSite(draw(), { ...member, language: 'ar' })
  await page.getByRole('button', { name: arabic.share.make_two }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})
