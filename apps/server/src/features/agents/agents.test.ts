import { getAgentProperties, listAgents } from '@gable/contract/agents'
import { getProperties } from '@gable/contract/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let leila: { id: number }
let marta: { id: number }
beforeAll(async () => {
  server = await startTestServer()
  leila = await server.addMember({ name: 'Leila Nasser', languages: ['pt', 'ar'] })
  marta = await server.addMember({ name: 'Marta Sequeira', languages: ['pt', 'fr'], showsNumber: true })
  const homes = await insertListings(server.db, [
    ...Array.from({ length: 3 }, () => plainListing(leila.id, { hasPhotos: true })),
    plainListing(leila.id, { city: 'Vila Nova de Gaia', deal: 'rent' }),
    plainListing(marta.id, { isPremium: true, hasPhotos: true }),
    plainListing(marta.id),
  ])
  await server.db.transaction().execute(async (tx) => {
    const ids = homes.map(({ id }) => id)
    await server.product.listingCounts.noteChanges(tx, ids)
    await server.product.agentCounts.noteChanges('property')(tx, ids)
  })
})
afterAll(() => server.stop())

const names = async (input: Parameters<typeof server.visitor.call<typeof listAgents>>[1]) =>
  (await server.visitor.call(listAgents, input)).data.map(({ name }) => name)

test('agents are found by the beginning of a name without its accents, by a city and by what they speak', async () => {
  expect(await names({})).toEqual(['Leila Nasser', 'Marta Sequeira'])
  expect(await names({ text: 'mar seq' })).toEqual(['Marta Sequeira'])
  expect(await names({ text: 'vila nova de gaia' })).toEqual(['Leila Nasser'])
  expect(await names({ city: 'Porto', language: 'fr' })).toEqual(['Marta Sequeira'])
  expect(await names({ text: "o'hara \\ & | !" })).toEqual([])
  expect(await names({ isVerifiedOnly: true })).toEqual([])
})

test('a page goes on where the one before ended', async () => {
  const first = await server.visitor.call(listAgents, { limit: 1 })
  expect([first.data.length, first.total]).toEqual([1, 2])
  expect(await names({ limit: 1, afterId: first.data[0]?.id ?? 0 })).toEqual(['Marta Sequeira'])
  expect(await names({ afterId: marta.id })).toEqual([])
  const { data } = await server.visitor.call(getAgentProperties, { slug: 'leila-nasser', limit: 2 })
  const last = data.properties?.at(-1)?.id ?? 0
  const rest = await server.visitor.call(getAgentProperties, { slug: 'leila-nasser', afterId: last })
  const ids = [...(data.properties ?? []), ...(rest.data.properties ?? [])].map(({ id }) => id)
  expect([new Set(ids).size, rest.total]).toEqual([4, 4])
})

test('T24 the pictures of an agent are never of a premium home', async () => {
  const { data } = await server.visitor.call(listAgents, {})
  expect(data.map(({ pictures }) => pictures.length)).toEqual([3, 0])
})

test('the page of an agent says where they have homes, and neither mail nor number', async () => {
  const { data } = await server.visitor.call(getAgentProperties, { slug: 'leila-nasser' })
  expect(data.agent).toMatchObject({
    ...{ sellCount: 3, rentCount: 1, takenCount: 0, isOwn: false, hasNumber: false, contactClosed: null },
    areas: [
      { city: 'Porto', listingCount: 3 },
      { city: 'Vila Nova de Gaia', listingCount: 1 },
    ],
  })
  expect(JSON.stringify(data.agent)).not.toMatch(/@|\+351/)
  const { data: other } = await server.visitor.call(getAgentProperties, { slug: 'marta-sequeira' })
  expect(other.agent.hasNumber).toBe(true)
})

test('whoever is verified comes first and has the badge; an operator can list nobody else', async () => {
  const verifying = await import('./agent-counts.repository.ts')
  await server.db
    .transaction()
    .execute((tx) => verifying.refreshAgents(tx, [leila.id, marta.id], async () => new Set([marta.id])))
  expect(await names({})).toEqual(['Marta Sequeira', 'Leila Nasser'])
  expect(await names({ isVerifiedOnly: true })).toEqual(['Marta Sequeira'])
  await server.product.settings.set('agentsVerifiedOnly', true, null)
  expect(await names({})).toEqual(['Marta Sequeira'])
  const page = server.visitor.call(getAgentProperties, { slug: 'leila-nasser' })
  await expect(page).rejects.toMatchObject({ status: 404 })
  await server.product.settings.set('agentsVerifiedOnly', false, null)
})

test('one of slug_id and is_admin is needed, and a site without homes of its own has no page', async () => {
  const neither = server.visitor.call(getAgentProperties, {})
  await expect(neither).rejects.toMatchObject({ status: 400, data: { fields: { slug_id: 'required' } } })
  await expect(server.visitor.call(getAgentProperties, { isAdmin: true })).rejects.toMatchObject({ status: 404 })
})

test('the page of a home leads to its agent', async () => {
  const { data } = await server.visitor.call(getAgentProperties, { slug: 'leila-nasser', limit: 1 })
  const [home] = (await server.visitor.call(getProperties, { id: data.properties?.[0]?.id ?? 0 })).data
  expect(home?.lister?.agent).toMatchObject({ slug: 'leila-nasser', isVerified: false, propertyCount: 4 })
})

test('T71 of somebody who leaves no agent stays', async () => {
  const member = await server.addMember({ name: 'Rui Pacheco', eraseAfter: new Date(Date.now() - 1_000) })
  const [home] = await insertListings(server.db, [plainListing(member.id)])
  await server.db.transaction().execute((tx) => server.product.agentCounts.noteChanges('property')(tx, [home?.id ?? 0]))
  expect(await names({ text: 'pacheco' })).toEqual(['Rui Pacheco'])
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  for (const table of ['agentListing', 'agentArea'] as const) {
    const left = await server.db.selectFrom(table).select('agentId').where('agentId', '=', member.id).execute()
    expect(left).toEqual([])
  }
  expect(await server.db.selectFrom('agent').select('id').where('id', '=', member.id).execute()).toEqual([])
})
