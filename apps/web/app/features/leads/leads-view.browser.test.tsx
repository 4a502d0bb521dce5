import { blockUser } from '@gable/contract/blocks'
import { addLeadNote, type OpenLead, updateLead } from '@gable/contract/leads'
import { addLead, deleteLead } from '@gable/contract/own-leads'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { LeadsView } from './leads-view.tsx'
import type { LoadedLeads } from './load-leads.server.ts'

const lead: OpenLead = {
  id: 9,
  accountId: 4,
  name: 'Sofia Reis',
  profileImageUrl: '',
  source: 'interest',
  stage: 'new',
  isInterested: true,
  sharesContact: true,
  email: 'sofia@gable.test',
  phoneNumber: '+351936118204',
  contactClosed: null,
  message: '',
  remindOn: null,
  isDue: false,
  home: {
    id: 11,
    slug: 'loft',
    title: 'Loft over the works',
    price: '425000.00',
    currency: 'USD',
    deal: 'sell',
    rentPeriod: null,
    address: 'Rua do Almada 12',
    city: 'Porto',
    titleImage: null,
  },
  createdAt: '2026-03-02T09:00:00Z',
  notes: [{ id: 1, text: 'Needs a school', createdAt: '2026-03-02T09:30:00Z' }],
}
const loaded: LoadedLeads = {
  query: { tab: 'open', text: '' },
  counts: { stages: { new: 6, contacted: 0, viewing: 0, offer: 0, closed: 2, lost: 1 }, due: 0, numbersShown: 0 },
  groups: [{ stage: 'new', leads: [lead], total: 6 }],
  homes: [],
  lead,
  now: Date.parse('2026-03-02T10:00:00Z'),
}

test('who asked about which home stands by stage, with a way to the rest', async () => {
  await renderInSite(<LeadsView loaded={loaded} />)
  await expect.element(page.getByText('6 open. 6 are waiting for a first reply.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show 5 more' })).toHaveAttribute('href', '/user/leads?stage=new')
  await expect.element(page.getByRole('link', { name: 'Won 2' })).toHaveAttribute('href', '/user/leads?tab=won')
})

test('a stage is chosen and a note written; what is refused changes nothing', async () => {
  await page.viewport(1280, 900)
  const api = fakeApi()
  api.answer(updateLead, () => ({ data: null }))
  api.answer(addLeadNote, () => Promise.reject(refusal('too_many_notes')))
  await renderInSite(<LeadsView loaded={loaded} />)
  await page.getByRole('button', { name: 'Viewing' }).click()
  await expect.element(page.getByText('Moved to “Viewing”.')).toBeVisible()
  expect(api.sent(updateLead)[0]?.input).toEqual({ id: 9, stage: 'viewing' })
  const note = page.getByRole('textbox', { name: 'Add a note' })
  await note.fill('Called at nine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => api.sent(addLeadNote).map(({ input }) => input)).toEqual([{ id: 9, note: 'Called at nine' }])
  await expect.element(note).toHaveValue('Called at nine')
})

test('a reminder is set for a day and is done', async () => {
  await page.viewport(1280, 900)
  const api = fakeApi()
  api.answer(updateLead, () => ({ data: null }))
  await renderInSite(<LeadsView loaded={{ ...loaded, lead: { ...lead, remindOn: '2026-03-04', isDue: false } }} />)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => api.sent(updateLead).at(-1)?.input).toEqual({ id: 9, remindOn: '' })
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabelText('Reminder').fill('2026-03-09')
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect.poll(() => api.sent(updateLead).at(-1)?.input).toEqual({ id: 9, remindOn: '2026-03-09' })
})

test('whoever has no leads is told where they come from, in Arabic too', async () => {
  const counts = { stages: { new: 0, contacted: 0, viewing: 0, offer: 0, closed: 0, lost: 0 }, due: 0, numbersShown: 0 }
  await renderInSite(<LeadsView loaded={{ ...loaded, groups: [], lead: undefined, counts }} />, { language: 'ar' })
  await expect.element(page.getByText('لا مهتمين بعد')).toBeVisible()
})

const homes = [
  { id: 11, title: 'Loft over the works' },
  { id: 12, title: 'House by the mill' },
]
const dialog = page.getByRole('dialog')

test('somebody is written down; what is missing is asked for where it is missing', async () => {
  await page.viewport(1280, 900)
  const api = fakeApi()
  api.answer(addLead, () => ({ data: { id: 31 } }))
  await renderInSite(<LeadsView loaded={{ ...loaded, homes }} />)
  await page.getByRole('button', { name: 'Add lead' }).click()
  await dialog.getByRole('button', { name: 'Add lead' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await expect.element(dialog.getByText('Give a phone number or an email.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nadia Amari')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+264 81 400 7701')
  await dialog.getByRole('combobox', { name: 'Home' }).selectOptions('House by the mill')
  await dialog.getByRole('button', { name: 'Add lead' }).click()
  await expect.element(page.getByText('Nadia Amari was added.')).toBeVisible()
  expect(api.sent(addLead)[0]?.input).toMatchObject({ propertyId: 12, name: 'Nadia Amari' })
})

test('a lead that exists already is said in the form, which keeps what was typed', async () => {
  await page.viewport(1280, 900)
  const api = fakeApi()
  api.answer(addLead, () => Promise.reject(refusal('lead_exists')))
  await renderInSite(<LeadsView loaded={{ ...loaded, homes: homes.slice(0, 1) }} />, { language: 'ar' })
  await page.getByRole('button', { name: 'إضافة مهتم' }).click()
  await dialog.getByRole('textbox', { name: 'الاسم' }).fill('نادية')
  await dialog.getByRole('textbox', { name: /البريد/ }).fill('nadia@gable.test')
  await dialog.getByRole('button', { name: 'إضافة مهتم' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'الاسم' })).toHaveValue('نادية')
})

test('behind the dots a member is blocked, and somebody without an account is deleted after a question', async () => {
  await page.viewport(1280, 900)
  const api = fakeApi()
  api.answer(blockUser, () => ({ data: null, message: 'Blocked' }))
  api.answer(deleteLead, () => ({ data: null }))
  const { unmount } = await renderInSite(<LeadsView loaded={loaded} />)
  await page.getByRole('button', { name: 'More for Sofia Reis' }).click()
  expect(page.getByRole('menuitem', { name: 'Delete lead' }).elements()).toEqual([])
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await expect.poll(() => api.sent(blockUser).length).toBe(1)
  await unmount()
  await renderInSite(<LeadsView loaded={{ ...loaded, lead: { ...lead, accountId: null, source: 'added' } }} />)
  await page.getByRole('button', { name: 'More for Sofia Reis' }).click()
  await page.getByRole('menuitem', { name: 'Delete lead' }).click()
  expect(api.sent(deleteLead)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete lead' }).click()
  await expect.poll(() => api.sent(deleteLead).map(({ input }) => input)).toEqual([{ id: 9 }])
})

test('a search that finds nobody says so and leads back; the table is one click away', async () => {
  const none = { ...loaded, groups: [], lead: undefined, query: { tab: 'open' as const, text: 'lighthouse' } }
  await renderInSite(<LeadsView loaded={none} />)
  await expect.element(page.getByRole('searchbox', { name: 'Name, phone or home' })).toHaveValue('lighthouse')
  await expect.element(page.getByText('No leads found')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Show all leads' })).toHaveAttribute('href', '/user/leads')
  await expect.element(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/api/leads-csv?language=en')
})
