import { assignPackage, checkPackageLimit, getOwnPackages, getPackages } from '@gable/contract/packages'
import * as staffCalls from '@gable/contract/staff-packages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPackage, grantPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const english = (words: string) => [{ language: 'en', words }]
const starter = {
  names: [...english('Starter'), { language: 'ar', words: 'البداية' }],
  taglines: english('For a home or two'),
  price: '19',
  durationDays: 30,
  features: [{ type: 'property_list' as const, limit: 3, days: 90 }, { type: 'premium_properties' as const }],
}

describe('what is offered', () => {
  test('is told in the language of whoever asks, in the order of the operator, with prices of the site', async () => {
    const finance = await server.addMember({ staffRole: 'finance' })
    const { id } = (await finance.call(staffCalls.savePackage, { ...starter, sortOrder: 2 })).data
    const free = await addPackage(server, { name: 'Free', priceMinor: 0, sortOrder: 1 })
    await addPackage(server, { name: 'Gone', isActive: false })
    const { data, total } = await server.visitor.call(getPackages, {})
    expect(total).toBe(2)
    expect(data.map((one) => one.id)).toEqual([free, id])
    expect(data[1]).toEqual({
      ...{ id, name: 'Starter', tagline: 'For a home or two', price: '19.00', currency: server.config.SITE_CURRENCY },
      ...{ durationDays: 30, isFree: false, isRecommended: false, isActive: false, used: [], isTaken: false },
      features: [
        { type: 'premium_properties', limit: null, days: null },
        { type: 'property_list', limit: 3, days: 90 },
      ],
    })
    const arabic = server.callAs(undefined, { 'accept-language': 'ar' })
    expect((await arabic(getPackages, {})).data[1]?.name).toBe('البداية')
    await finance.call(staffCalls.retirePackage, { id })
    expect((await server.visitor.call(getPackages, {})).total).toBe(1)
    await expect(finance.call(staffCalls.retirePackage, { id })).rejects.toMatchObject({ code: 'illegal_move' })
    await finance.call(staffCalls.retirePackage, { id, isRetired: false })
  })

  test('that is retired stays so when a word of it is mended, and an older form is told of it', async () => {
    const finance = await server.addMember({ staffRole: 'finance' })
    const { id } = (await finance.call(staffCalls.savePackage, starter)).data
    const find = async () => (await finance.call(staffCalls.listStaffPackages, {})).data.find((one) => one.id === id)
    const version = (await find())?.version
    await finance.call(staffCalls.retirePackage, { id })
    await expect(finance.call(staffCalls.savePackage, { ...starter, id, version })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    })
    await finance.call(staffCalls.savePackage, { ...starter, id })
    expect(await find()).toMatchObject({ isActive: false })
  })

  test('is for those it is meant for; visitors see all of it', async () => {
    const forAgencies = await addPackage(server, { name: 'Agency', audience: 'agency', priceMinor: 0 })
    const forOthers = await addPackage(server, { name: 'Owner', audience: 'private', priceMinor: 0 })
    const [agent, owner] = [await server.addMember(), await server.addMember()]
    const agency = { slug: 'harbour', name: 'Harbour', memberCount: 1 }
    const { id: agencyId } = await server.db
      .insertInto('agency')
      .values(agency)
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db.insertInto('agencyMember').values({ agencyId, accountId: agent.id, role: 'owner' }).execute()
    const idsFor = async ({ call }: Pick<typeof agent, 'call'>) =>
      (await call(getPackages, {})).data.map(({ id }) => id).filter((id) => [forAgencies, forOthers].includes(id))
    expect(await idsFor(agent)).toEqual([forAgencies])
    expect(await idsFor(owner)).toEqual([forOthers])
    expect(await idsFor(server.visitor)).toEqual([forAgencies, forOthers])
    await expect(owner.call(assignPackage, { packageId: forAgencies })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a free package', () => {
  test('T52 is taken once, however many ask at once; a paid one never, whatever amount is said', async () => {
    const member = await server.addMember()
    const free = await addPackage(server, { priceMinor: 0, features: { property_list: 2 } })
    const paid = await addPackage(server)
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => member.call(assignPackage, { packageId: free })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, code: 'illegal_move' })
    for (const amount of ['0', '19.00']) {
      const taken = member.call(assignPackage, { packageId: paid, amount })
      await expect(taken).rejects.toMatchObject({ status: 402, code: 'payment_required' })
    }
    const offer = (await member.call(getPackages, {})).data.find(({ id }) => id === free)
    expect(offer).toMatchObject({ isActive: true, isTaken: true, used: [{ type: 'property_list', used: 0 }] })
    await server.db
      .updateTable('packageGrant')
      .set({ startsAt: new Date(0), expiresAt: new Date(1) })
      .where('accountId', '=', member.id)
      .execute()
    await expect(member.call(assignPackage, { packageId: free })).rejects.toMatchObject({ code: 'illegal_move' })
  })
})

describe('what a member has', () => {
  test('the check answers by exactly three names, one kind at a time', async () => {
    const member = await server.addMember()
    await grantPackage(server, member.id, await addPackage(server, { features: { property_list: 1 } }))
    const ask = async (kind: string) => {
      const url = `/api/check-package-limit?type=${kind}`
      return (await server.app.inject({ url, headers: { authorization: `Bearer ${member.token}` } })).json()
    }
    const answer = (hasFeature: boolean, hasLimit: boolean) => ({
      ...{ package_available: true, feature_available: hasFeature, limit_available: hasLimit },
    })
    expect((await ask('property_list')).data).toEqual(answer(true, true))
    expect((await ask('project_list')).data).toEqual(answer(false, false))
    // What is not counted has no limit to reach.
    expect((await ask('project_access')).data).toEqual(answer(false, true))
    expect(await ask('castle_list')).toMatchObject({ error: true, code: 'invalid_request' })
    expect(await ask('')).toMatchObject({ error: true, code: 'invalid_request' })
    expect((await member.call(checkPackageLimit, { kind: 'property_list' })).data.isLimitAvailable).toBe(true)
  })

  test('is listed for them alone, the newest first, with what is used of each', async () => {
    const [member, other] = [await server.addMember(), await server.addMember()]
    const small = await addPackage(server, { name: 'Small', features: { property_list: 1 } })
    const large = await addPackage(server, { name: 'Large', features: { property_list: 20 } })
    await grantPackage(server, member.id, small)
    await grantPackage(server, member.id, large)
    const spent = { kind: 'property' as const, id: 1 }
    await server.db.transaction().execute(async (tx) => {
      await server.product.packages.access.spend(tx, { accountId: member.id }, 'property_list', spent)
    })
    const { data, total } = await member.call(getOwnPackages, { limit: 10 })
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { name: 'Large', status: 'running', source: 'payment', features: [{ limit: 20, used: 0 }] },
      { name: 'Small', status: 'running', source: 'payment', features: [{ limit: 1, used: 1 }] },
    ])
    expect((await member.call(getOwnPackages, { offset: 1 })).data).toHaveLength(1)
    expect((await other.call(getOwnPackages, {})).data).toEqual([])
  })
})

describe('staff who answer for the money', () => {
  test('change what is sold for those who come later, and two who change it at once do not overwrite each other', async () => {
    const finance = await server.addMember({ staffRole: 'finance' })
    const member = await server.addMember()
    const { id } = (await finance.call(staffCalls.savePackage, starter)).data
    await grantPackage(server, member.id, id)
    const toOneself = finance.call(staffCalls.grantPackage, { accountId: finance.id, packageId: id, reason: 'For me' })
    await expect(toOneself).rejects.toMatchObject({ code: 'about_yourself' })
    const listed = async () => (await finance.call(staffCalls.listStaffPackages, {})).data.find((one) => one.id === id)
    expect(await listed()).toMatchObject({ version: 1, runningCount: 1, names: starter.names.toReversed() })
    const changed = { ...starter, id, version: 1, price: '29.5', features: [{ type: 'project_list' as const }] }
    await finance.call(staffCalls.savePackage, changed)
    expect(await listed()).toMatchObject({
      version: 2,
      price: '29.50',
      features: [{ type: 'project_list', limit: null }],
    })
    await expect(finance.call(staffCalls.savePackage, changed)).rejects.toMatchObject({ code: 'changed_meanwhile' })
    const own = (await member.call(getOwnPackages, {})).data[0]
    expect(own?.features.map(({ type }) => type)).toEqual(['premium_properties', 'property_list'])
  })

  test.each([
    ['names', { names: [{ language: 'ar', words: 'البداية' }] }],
    ['names', { names: [...english('A'), ...english('B')] }],
    ['names', { names: [...english('A'), { language: 'xx', words: 'B' }] }],
    ['features', { features: [{ type: 'premium_properties' as const, limit: 3 }] }],
    ['features', { features: [{ type: 'property_list' as const }, { type: 'property_list' as const }] }],
  ])('what makes no sense is refused by its field: %s', async (field, facts) => {
    const finance = await server.addMember({ staffRole: 'finance' })
    const saved = finance.call(staffCalls.savePackage, { ...starter, ...facts })
    await expect(saved).rejects.toMatchObject({ data: { fields: { [field]: expect.any(String) } } })
  })

  test('T76 give and take packages with a reason that stays on record', async () => {
    const finance = await server.addMember({ staffRole: 'finance' })
    const member = await server.addMember()
    const packageId = await addPackage(server, { features: { property_list: 1 } })
    const given = { accountId: member.id, packageId, reason: 'Our fault last week' }
    const { id } = (await finance.call(staffCalls.grantPackage, given)).data
    const listed = async () =>
      (await finance.call(staffCalls.listMemberPackages, { accountId: member.id })).data.map(({ status }) => status)
    expect(await listed()).toEqual(['running'])
    const taken = { grantId: id, reason: 'Given to the wrong person' }
    await finance.call(staffCalls.revokeGrant, taken)
    expect(await listed()).toEqual(['revoked'])
    await expect(finance.call(staffCalls.revokeGrant, taken)).rejects.toMatchObject({ code: 'illegal_move' })
    const audit = server.db.selectFrom('audit').select(['action', 'detail']).where('actorId', '=', finance.id)
    expect(await audit.where('objectId', '=', String(packageId)).orderBy('id').execute()).toMatchObject([
      { action: 'package.granted', detail: { grantId: id, accountId: member.id, reason: given.reason } },
      { action: 'package.revoked', detail: { grantId: id, reason: taken.reason } },
    ])
  })
})
