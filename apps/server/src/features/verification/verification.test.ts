import { getNotifications } from '@gable/contract/notifications'
import { postProperty } from '@gable/contract/posting'
import { getSettings } from '@gable/contract/settings'
import * as calls from '@gable/contract/verification'
import type { VerificationValues } from '@gable/contract/verification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdf } from '../../test/sample-pdf.ts'
import { newListing, photo, startTestServer, type TestServer } from '../../test/test-server.ts'

type Person = Awaited<ReturnType<TestServer['addMember']>>
let server: TestServer
let staff: Person
let builder: Person
let fieldIds: Record<'name' | 'agency' | 'areas' | 'until' | 'paper' | 'note', number>
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.addMember({ staffRole: 'moderator', name: 'Mo Derator' })
  builder = await server.addMember({ staffRole: 'admin' })
  const add = async (en: string, type: VerificationField['type'], more: Partial<Saved> = {}) =>
    (await builder.call(calls.saveVerificationField, { names: { en }, type, ...more })).data.id
  const option = (value: string, en: string) => ({ value, names: { en } })
  fieldIds = {
    name: await add('Full legal name', 'text', { names: { en: 'Full legal name', ar: 'الاسم القانوني' } }),
    agency: await add('How do you work?', 'choice', {
      options: [option('own', 'On my own'), option('agency', 'For an agency')],
    }),
    areas: await add('Where', 'multi_choice', {
      options: [option('porto', 'Porto'), option('gaia', 'Gaia')],
      isRequired: false,
    }),
    until: await add('Valid until', 'date'),
    paper: await add('Identity document', 'file'),
    note: await add('Anything else', 'textarea', { isRequired: false }),
  }
})
afterAll(() => server.stop())

type Saved = Parameters<typeof server.product.verification.form.save>[1]
type VerificationField = calls.VerificationField
const paper = () => new File([new Uint8Array(samplePdf())], 'id-card.pdf', { type: 'application/pdf' })
const answers = () => [
  { id: fieldIds.name, value: 'Ada Lister' },
  { id: fieldIds.agency, value: 'agency' },
  { id: fieldIds.until, value: '2030-06-30' },
  { id: fieldIds.paper, value: paper() },
]
const apply = (person: Person, sent: object[] = answers()) =>
  person.call(calls.applyForVerification, { answers: sent as ReturnType<typeof answers> })
const valuesOf = async (person: Person): Promise<VerificationValues> =>
  (await person.call(calls.getVerificationValues, {})).data
const idOf = async (person: Person) => {
  const { data } = await staff.call(calls.listVerifications, { limit: 50 })
  return data.find(({ applicant }) => applicant.id === person.id)?.id ?? 0
}
async function verified(facts: Parameters<TestServer['addMember']>[0] = {}) {
  const person = await server.addMember(facts)
  await apply(person)
  const id = await idOf(person)
  await staff.call(calls.decideVerification, { id, decision: 'approve' })
  return { person, id }
}
const endRound = () => server.product.jobs.find(({ name }) => name === 'verification.end')?.run({})

test('the form is read in the language of the reader, in the order of staff', async () => {
  const member = await server.addMember()
  const { data } = await server.callAs(member.token, { 'accept-language': 'ar' })(calls.getVerificationFields, {})
  expect(data.map(({ id }) => id)).toEqual(Object.values(fieldIds))
  expect(data[0]).toMatchObject({ name: 'الاسم القانوني', type: 'text', isRequired: true, options: [] })
  expect(data[1]?.options[1]).toEqual({ value: 'agency', name: 'For an agency' })
})

test('whoever never asked is initial, and applying makes it pending, once', async () => {
  await apply(await server.addMember())
  const member = await server.addMember()
  expect(await valuesOf(member)).toMatchObject({ state: 'initial', appliedAt: null, values: [], history: [] })
  expect((await apply(member)).data.status).toBe('pending')
  expect(await valuesOf(member)).toMatchObject({ state: 'pending', history: [{ move: 'apply' }] })
  expect((await member.call(getSettings, {})).data.verificationState).toBe('pending')
  await expect(apply(member)).rejects.toMatchObject({ status: 409, code: 'illegal_move', data: { state: 'pending' } })
  // Nothing is stored of what is refused.
  const kept = await server.db.selectFrom('document').select('id').where('ownerId', '=', member.id).execute()
  expect(kept).toHaveLength(1)
})

test('of six applications at once one is taken', async () => {
  const member = await server.addMember()
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => apply(member)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await server.db.selectFrom('verification').select('id').where('accountId', '=', member.id).execute()
  expect(rows).toHaveLength(1)
})

test('T44 whoever applies again and again is refused before their papers are stored', async () => {
  const member = await server.addMember()
  for (let round = 0; round < 10; round += 1) {
    await apply(member)
    await member.call(calls.withdrawVerification, {})
  }
  const kept = () => server.db.selectFrom('document').select('id').where('ownerId', '=', member.id).execute()
  const before = await kept()
  await expect(apply(member)).rejects.toMatchObject({ status: 429 })
  expect(await kept()).toEqual(before)
})

test('every required field is there once; what is wrong with which is told at once, and nothing is stored', async () => {
  const member = await server.addMember()
  const sent = [
    { id: fieldIds.name, value: 'Ada' },
    { id: fieldIds.name, value: 'Eve' },
    { id: fieldIds.agency, value: 'alone' },
    { id: fieldIds.paper, value: 'my-card.pdf' },
    { id: 99_999, value: 'x' },
  ]
  await expect(apply(member, sent)).rejects.toMatchObject({
    status: 400,
    data: {
      fields: {
        [`form_fields.${fieldIds.name}`]: 'repeated',
        [`form_fields.${fieldIds.agency}`]: 'invalid',
        [`form_fields.${fieldIds.paper}`]: 'invalid',
        'form_fields.99999': 'unknown',
        [`form_fields.${fieldIds.until}`]: 'required',
      },
    },
  })
  const kept = await server.db.selectFrom('document').select('id').where('ownerId', '=', member.id).execute()
  expect([kept, (await valuesOf(member)).state]).toEqual([[], 'initial'])
})

test('several choices and a picture come back as they were sent', async () => {
  const member = await server.addMember()
  const picture = await photo({ width: 400, height: 300 })
  const rest = answers().filter(({ id }) => id !== fieldIds.paper)
  await apply(member, [
    ...rest,
    { id: fieldIds.areas, value: ['gaia', 'porto'] },
    { id: fieldIds.paper, value: picture },
  ])
  await server.runJobs()
  const { values } = await valuesOf(member)
  expect(values.find(({ id }) => id === fieldIds.areas)?.value).toEqual(['porto', 'gaia'])
  const file = values.find(({ id }) => id === fieldIds.paper)
  expect(file?.file).toMatchObject({ type: 'picture', state: 'ready' })
})

test('T43 a paper opens for its sender and for reviewers, at an address of their own, and for nobody else', async () => {
  const [member, stranger] = [await server.addMember(), await server.addMember()]
  await apply(member)
  await server.runJobs()
  const addressFor = async (values: calls.VerificationValue[]) =>
    String(values.find(({ id }) => id === fieldIds.paper)?.value)
  const own = await addressFor((await valuesOf(member)).values)
  const id = await idOf(member)
  const forStaff = await addressFor((await staff.call(calls.getVerification, { id })).data.values)
  const open = async (url: string, token?: string) =>
    (await server.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode
  expect([await open(own, member.token), await open(forStaff, staff.token)]).toEqual([200, 200])
  expect(await Promise.all([open(own), open(own, stranger.token), open(own, staff.token)])).toEqual([403, 403, 403])
  expect([await open(forStaff), await open(forStaff, member.token)]).toEqual([403, 403])
  const audit = await server.db
    .selectFrom('audit')
    .select('actorId')
    .where('action', '=', 'verification.open')
    .execute()
  expect(audit).toContainEqual({ actorId: staff.id })
})

test('approved, a member is verified, told so, and known to be', async () => {
  const { person, id } = await verified()
  const values = await valuesOf(person)
  expect(values).toMatchObject({ state: 'success', history: [{ move: 'approve' }, { move: 'apply' }] })
  expect(Date.parse(values.validUntil ?? '') - Date.now()).toBeGreaterThan(364 * 86_400_000)
  expect([...(await server.product.verification.findVerifiedIds([person.id, staff.id]))]).toEqual([person.id])
  await server.runJobs()
  expect((await person.call(getNotifications, {})).data[0]).toMatchObject({
    kind: 'verification',
    title: 'You are verified',
  })
  const audit = await server.db.selectFrom('audit').selectAll().where('action', '=', 'verification.decide').execute()
  expect(audit.find(({ objectId }) => objectId === String(id))).toMatchObject({
    actorId: staff.id,
    detail: { before: 'pending', after: 'success', account: person.id },
  })
})

test('rejected, the reason is read, papers that were fine are kept, and another application is taken', async () => {
  const member = await server.addMember()
  await apply(member)
  const id = await idOf(member)
  const mute = staff.call(calls.decideVerification, { id, decision: 'reject' })
  await expect(mute).rejects.toMatchObject({ status: 400, data: { fields: { reason: 'required' } } })
  await staff.call(calls.decideVerification, { id, decision: 'reject', reason: 'The licence has expired.' })
  expect(await valuesOf(member)).toMatchObject({ state: 'failed', reason: 'The licence has expired.' })
  const again = [...answers().filter((one) => one.id !== fieldIds.paper), { id: fieldIds.paper, isKept: true }]
  expect((await apply(member, again)).data.status).toBe('pending')
  const { values, reason } = await valuesOf(member)
  expect([values.find((one) => one.id === fieldIds.paper)?.file?.name, reason]).toEqual(['id-card', ''])
  await expect(staff.call(calls.decideVerification, { id, decision: 'approve' })).rejects.toMatchObject({ status: 404 })
})

test('nobody keeps a file that they never sent', async () => {
  const member = await server.addMember()
  const sent = [...answers().filter(({ id }) => id !== fieldIds.paper), { id: fieldIds.paper, isKept: true }]
  await expect(apply(member, sent)).rejects.toMatchObject({
    data: { fields: { [`form_fields.${fieldIds.paper}`]: 'required' } },
  })
})

test('an application is withdrawn while it waits, and only then', async () => {
  const member = await server.addMember()
  await expect(member.call(calls.withdrawVerification, {})).rejects.toMatchObject({ code: 'illegal_move' })
  await apply(member)
  expect((await member.call(calls.withdrawVerification, {})).data.status).toBe('initial')
  expect(await idOf(member)).toBe(0)
  expect((await apply(member)).data.status).toBe('pending')
})

test('whoever claims first has it, two decisions at once are one, and nobody decides about themselves', async () => {
  const other = await server.addMember({ staffRole: 'moderator' })
  await apply(other)
  const own = await idOf(other)
  await expect(other.call(calls.claimVerification, { id: own })).rejects.toMatchObject({ code: 'about_yourself' })
  const decidingOwn = other.call(calls.decideVerification, { id: own, decision: 'approve' })
  await expect(decidingOwn).rejects.toMatchObject({ code: 'about_yourself' })
  const member = await server.addMember()
  await apply(member)
  const id = await idOf(member)
  const claims = await Promise.allSettled([staff, other].map(({ call }) => call(calls.claimVerification, { id })))
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const decisions = (['approve', 'reject'] as const).map((decision) =>
    staff.call(calls.decideVerification, { id, decision, reason: 'Looked at' }),
  )
  const settled = await Promise.allSettled(decisions)
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a verification that was taken back counts at once', async () => {
  const { person, id } = await verified()
  await staff.call(calls.decideVerification, { id, decision: 'revoke', reason: 'The licence was withdrawn.' })
  expect(await valuesOf(person)).toMatchObject({ state: 'failed', reason: 'The licence was withdrawn.' })
  expect(await server.product.verification.findVerifiedIds([person.id])).toEqual(new Set())
})

test('a verification ends on its day: told before, over on time, and open for another application', async () => {
  const { person, id } = await verified()
  const set = (expiresAt: Date) =>
    server.db.updateTable('verification').set({ expiresAt }).where('id', '=', id).execute()
  await set(new Date(Date.now() + 20 * 86_400_000))
  await endRound()
  await endRound()
  await set(new Date(Date.now() - 1_000))
  // Before the job has come by.
  expect((await valuesOf(person)).state).toBe('initial')
  expect(await server.product.verification.findVerifiedIds([person.id])).toEqual(new Set())
  await endRound()
  await endRound()
  await server.runJobs()
  const titles = (await person.call(getNotifications, {})).data.map(({ title }) => title)
  expect([titles.length, titles[0]]).toEqual([3, 'Your verification has ended'])
  expect(titles[1]).toMatch(/^Your verification ends on /)
  expect((await apply(person)).data.status).toBe('pending')
})

test('papers are let go of ninety days after the decision, and not before', async () => {
  const { person, id } = await verified()
  const paperOf = async () => (await valuesOf(person)).values.find((one) => one.id === fieldIds.paper)?.file
  const decidedDaysAgo = (days: number) =>
    server.db
      .updateTable('verification')
      .set({ decidedAt: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute()
  await decidedDaysAgo(89)
  await endRound()
  expect(await paperOf()).toMatchObject({ name: 'id-card' })
  await decidedDaysAgo(91)
  await endRound()
  expect(await paperOf()).toBeNull()
  expect((await valuesOf(person)).state).toBe('success')
})

test('where the site asks for it, whoever is verified lists, and nobody else', async () => {
  const [{ person }, other] = [await verified(), await server.addMember()]
  await apply(other)
  await server.product.settings.set('isVerificationRequired', true, null)
  const refusal = { code: 'not_verified', data: { state: 'pending' } }
  await expect(other.call(postProperty, await newListing())).rejects.toMatchObject(refusal)
  await expect(person.call(postProperty, await newListing())).resolves.toBeDefined()
  await server.product.settings.set('isVerificationRequired', false, null)
})

test('staff change, reorder and retire what is asked; answers stay readable and the type stays what it was', async () => {
  const member = await server.addMember()
  const { id } = (
    await builder.call(calls.saveVerificationField, { names: { en: 'Tax no.' }, type: 'text', isRequired: false })
  ).data
  await apply(member, [...answers(), { id, value: 'PT 509' }])
  await builder.call(calls.saveVerificationField, { id, names: { en: 'Tax number' }, type: 'text' })
  const retyped = builder.call(calls.saveVerificationField, { id, names: { en: 'Tax number' }, type: 'number' })
  await expect(retyped).rejects.toMatchObject({ code: 'illegal_move' })
  await builder.call(calls.orderVerificationFields, { ids: [id] })
  expect((await member.call(calls.getVerificationFields, {})).data[0]).toMatchObject({ id, name: 'Tax number' })
  await builder.call(calls.retireVerificationField, { id })
  await expect(builder.call(calls.retireVerificationField, { id })).rejects.toMatchObject({ code: 'illegal_move' })
  expect((await member.call(calls.getVerificationFields, {})).data.some((field) => field.id === id)).toBe(false)
  expect((await valuesOf(member)).values[0]).toMatchObject({ id, name: 'Tax number', value: 'PT 509' })
  expect((await builder.call(calls.listVerificationFields, {})).data.at(-1)).toMatchObject({ id, isRetired: true })
  const audit = await server.db.selectFrom('audit').select('detail').where('action', '=', 'verification.form').execute()
  expect(audit.some(({ detail }) => JSON.stringify(detail).includes('"before"'))).toBe(true)
})

test.each([
  ['a name in the default language', { names: { ar: 'اسم' }, type: 'text' }, 'names'],
  ['options', { names: { en: 'Choose' }, type: 'choice' }, 'options'],
  [
    'no options where nothing is chosen',
    { names: { en: 'Name' }, type: 'text', options: [{ value: 'a', names: { en: 'A' } }] },
    'options',
  ],
] as const)('a field needs %s', async (_, field, problem) => {
  const saving = builder.call(calls.saveVerificationField, field as unknown as Saved)
  await expect(saving).rejects.toMatchObject({
    status: 400,
    data: { fields: { [problem]: expect.any(String) as string } },
  })
})

test('the list of staff goes on where it was left', async () => {
  for (let count = 0; count < 4; count += 1) await apply(await server.addMember())
  await verified()
  const first = (await staff.call(calls.listVerifications, { limit: 2 })).data
  const next = (await staff.call(calls.listVerifications, { limit: 2, after: first[1]?.next })).data
  expect([...first, ...next]).toEqual((await staff.call(calls.listVerifications, { limit: 4 })).data)
  const good = (await staff.call(calls.listVerifications, { state: 'success' })).data
  expect(good.length).toBeGreaterThan(0)
  expect(good.every(({ state }) => state === 'success')).toBe(true)
})

test('T71 of somebody who left no application stays, and no paper', async () => {
  const member = await server.addMember({ eraseAfter: new Date(Date.now() - 1_000) })
  await apply(member)
  await server.runJobs()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  const [rows, values, steps, papers] = await Promise.all([
    server.db.selectFrom('verification').select('id').where('accountId', '=', member.id).execute(),
    server.db.selectFrom('verificationValue').select('id').where('accountId', '=', member.id).execute(),
    server.db.selectFrom('verificationStep').select('id').where('accountId', '=', member.id).execute(),
    server.db.selectFrom('document').select('id').where('ownerId', '=', member.id).execute(),
  ])
  expect([rows, values, steps, papers]).toEqual([[], [], [], []])
})
