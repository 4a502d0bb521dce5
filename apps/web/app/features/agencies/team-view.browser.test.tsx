import { type Agency, inviteToAgency } from '@gable/contract/agencies'
import { type AgencyMember, handOverListing, setAgencyRole, type SharedListing } from '@gable/contract/agency-members'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import type { Team } from './load-own-agency.server.ts'
import { TeamView } from './team-view.tsx'

const since = '2026-07-08T09:10:00.000Z'
const agency: Agency = {
  ...{ id: 3, slug: 'harbour-homes', name: 'Harbour Homes', logoUrl: '', about: '', website: '', phone: '' },
  ...{ city: 'Porto', memberCount: 2, createdAt: since },
}
const person = (id: number, name: string, role: AgencyMember['role']): AgencyMember => ({
  ...{ id, name, role, profileImageUrl: '', joinedAt: since, propertyCount: 1, slug: '' },
})
const home: SharedListing = {
  ...{ id: 11, slug: 'loft', title: 'Loft over the works', titleImage: null, state: 'live', memberId: 5 },
  ...{ lister: 'Ana Agent', mayManage: true },
}
const teamOf = (role: Team['role']): Team => ({
  ...{ agency, role, accountId: 4, memberCount: 2 },
  members: [person(4, 'Olga', role), person(5, 'Ana Agent', 'agent')],
  invited: role === 'agent' ? undefined : [],
  listings: {
    ...{ kind: 'property', memberId: undefined, beforeId: undefined, total: 1, lastId: undefined },
    rows: [{ ...home, mayManage: role !== 'agent' }],
  },
})

test('an owner gives a colleague another role', async () => {
  const api = fakeApi()
  api.answer(setAgencyRole, () => ({ data: null }))
  await renderInSite(<TeamView team={teamOf('owner')} />)
  await page.getByRole('button', { name: 'More for Ana Agent' }).click()
  await page.getByRole('menuitem', { name: 'Make manager' }).click()
  await expect.element(page.getByText('Ana Agent’s role: Manager')).toBeVisible()
  expect(api.sent(setAgencyRole)[0]?.input).toEqual({ memberId: 5, role: 'manager' })
})

test('a home goes to nobody before a colleague is chosen, and a refusal is said', async () => {
  const api = fakeApi()
  api.answer(handOverListing, () => Promise.reject(refusal('storage_full')))
  await renderInSite(<TeamView team={teamOf('manager')} />)
  await page.getByRole('button', { name: 'Actions for Loft over the works' }).click()
  await page.getByRole('menuitem', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect.element(dialog.getByText('Choose a colleague.')).toBeVisible()
  expect(api.sent(handOverListing)).toEqual([])
  await dialog.getByLabelText('To').selectOptions('Olga')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect.element(page.getByText(/Your file storage is full/)).toBeVisible()
  expect(api.sent(handOverListing)[0]?.input).toEqual({ propertyId: 11, memberId: 4 })
})

test('an agent has no buttons that their role may not press', async () => {
  await renderInSite(<TeamView team={teamOf('agent')} />)
  await expect.element(page.getByRole('button', { name: 'Leave agency' })).toBeVisible()
  for (const name of ['Edit page', 'Invite', 'Close agency', 'Actions for Loft over the works']) {
    expect(page.getByRole('button', { name, exact: true }).elements()).toEqual([])
  }
  await page.getByRole('button', { name: 'More for Ana Agent' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'See listings' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})

test('an address that is none keeps the focus, in Arabic too', async () => {
  const api = fakeApi()
  await renderInSite(<TeamView team={teamOf('owner')} />, { language: 'ar' })
  await page.getByRole('button', { name: 'دعوة', exact: true }).click()
  const email = page.getByRole('textbox', { name: 'البريد الإلكتروني' })
  await email.fill('nobody')
  await page.getByRole('button', { name: 'إرسال الدعوة' }).click()
  await expect.element(page.getByText('أدخل عنوان بريد إلكتروني.')).toBeVisible()
  await expect.element(email).toHaveFocus()
  expect(api.sent(inviteToAgency)).toEqual([])
})
