import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { eraseAccount } from '../../features/accounts/accounts.jobs.ts'
import { hashToken } from '../../features/accounts/sign-in-code.ts'
import { insertListings, type Listing, plainListing } from '../../test/listings.ts'
import type { Tables } from '../../tables.ts'
import { addColleague, agency, agencyInvitation, agencyMember, shareWithAgency } from './agency-objects.ts'
import { agent, review, verification, verificationField } from './agent-objects.ts'
import { article, faq, topic } from './content-objects.ts'
import { coupon } from './coupon-objects.ts'
import { farAway, type States, type World } from './object-states.ts'
import { offeredPackage, packageGrant } from './package-objects.ts'
import { invoice, payment } from './payment-objects.ts'
import { addCover } from './pictures.ts'
import { advertisement } from './promotion-objects.ts'
import { alarmedPayment, transfer } from './transfer-objects.ts'
import { upload } from './uploads.ts'

/** A home of the lister, put into the database past every rule of posting. */
async function addProperty({ server, lister }: World, facts: Partial<Listing> = {}) {
  const [{ id } = { id: 0 }] = await insertListings(server.db, [plainListing(lister.id, facts)])
  await shareWithAgency(server, 'property', id)
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, [id]))
  return server.db.selectFrom('property').select(['id', 'slug']).where('id', '=', id).executeTakeFirstOrThrow()
}

const property = {
  approved: (world) => addProperty(world),
  draft: (world) => addProperty(world, { reviewState: 'draft' }),
  pending: (world) => addProperty(world, { reviewState: 'pending' }),
  rejected: (world) => addProperty(world, { reviewState: 'rejected' }),
  expired: (world) => addProperty(world, { reviewState: 'expired' }),
  'past its end': (world) => addProperty(world, { expiresMicros: (Date.now() - 60_000) * 1_000 }),
  inactive: (world) => addProperty(world, { isActive: false }),
  'of a deactivated member': async (world) =>
    addProperty(world, { ownerId: (await world.server.addMember({ isActive: false })).id }),
  premium: async (world) => {
    const home = await addProperty(world)
    await world.server.db.updateTable('property').set({ isPremium: true }).where('id', '=', home.id).execute()
    return home
  },
  'in the bin': async (world) => {
    const home = await addProperty(world)
    const deleted = { deletedAt: new Date(), wasActive: true, isActive: false }
    await world.server.db.updateTable('property').set(deleted).where('id', '=', home.id).execute()
    return home
  },
  deleted: async (world) => {
    const home = await addProperty(world)
    await world.server.db.deleteFrom('property').where('id', '=', home.id).execute()
    return home
  },
  'never there': async () => ({ id: farAway, slug: 'nobody-ever-posted-this' }),
} satisfies States<{ id: number; slug: string }>

/** A project of the lister, put into the database past every rule of posting. */
async function addProject({ server, lister }: World, facts: Partial<Insertable<Tables['project']>> = {}) {
  const slug = `project-${crypto.randomUUID()}`
  const place = { city: 'Porto', state: 'Porto District', country: 'Portugal', address: 'Cais 1' }
  const keys = { cityKey: 'porto', stateKey: 'porto district', countryKey: 'portugal' }
  const added = await server.db
    .insertInto('project')
    .values({
      ownerId: lister.id,
      slug,
      title: 'A project',
      description: 'Flats',
      categoryId: 2,
      type: 'ready',

      ...place,
      ...keys,
      reviewState: 'approved',
      publishedAt: new Date(),
      location: sql`st_setsrid(st_makepoint(-8.61, 41.15), 4326)::geography`,
      words: sql`array_to_tsvector('{project}'::text[])`,
      ...facts,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  await server.db.insertInto('projectSlug').values({ slug, projectId: added.id }).execute()
  await shareWithAgency(server, 'project', added.id)
  return added
}

const project = {
  approved: (world) => addProject(world),
  pending: (world) => addProject(world, { reviewState: 'pending' }),
  rejected: (world) => addProject(world, { reviewState: 'rejected' }),
  expired: (world) => addProject(world, { reviewState: 'expired' }),
  inactive: (world) => addProject(world, { isActive: false }),
  gated: (world) => addProject(world, { isGated: true }),
  'of a deactivated member': async (world) =>
    addProject(world, { ownerId: (await world.server.addMember({ isActive: false })).id }),
  'in the bin': (world) => addProject(world, { deletedAt: new Date(), wasActive: true, isActive: false }),
  deleted: async (world) => {
    const added = await addProject(world)
    await world.server.db.deleteFrom('project').where('id', '=', added.id).execute()
    return added
  },
  'never there': async () => ({ id: farAway, slug: 'nobody-ever-planned-this' }),
} satisfies States<{ id: number; slug: string }>

const account = {
  'of the lister': async ({ lister }) => lister,
  deactivated: ({ server }) => server.addMember({ isActive: false }),
  'about to be erased': ({ server }) => server.addMember({ eraseAfter: new Date(Date.now() + 86_400_000) }),
  erased: async ({ server }) => {
    const member = await server.addMember({ eraseAfter: new Date(Date.now() - 1_000) })
    const job = server.product.jobs.find(({ name }) => name === eraseAccount.name)
    await job?.run({ accountId: member.id })
    return member
  },
  'of staff': ({ server }) => server.addMember({ staffRole: 'moderator' }),
  'never there': async () => ({ id: farAway, email: 'nobody-we-know@gable.test' }),
} satisfies States<{ id: number; email: string }>

/** As in the list of devices: the first bytes of the hash. */
const sessionId = (token: string) => hashToken(token).subarray(0, 12).toString('hex')

const session = {
  'of the lister': async ({ server, lister }) => ({ id: sessionId((await server.addSession(lister.id)).token) }),
  ended: async ({ server, lister }) => {
    const { token } = await server.addSession(lister.id)
    await server.db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
    return { id: sessionId(token) }
  },
  'never there': async () => ({ id: createHash('md5').update('nobody').digest('hex').slice(0, 24) }),
} satisfies States<{ id: string }>

/** No device has its other half; it is there to be listed and removed. */
export async function addPasskey({ server, lister }: World) {
  const id = randomUUID()
  const key = { id, credentialId: randomBytes(32), publicKey: randomBytes(32), userHandle: randomBytes(32) }
  await server.db
    .insertInto('passkey')
    .values({ accountId: lister.id, name: 'Phone', lastUsedAt: new Date(), ...key })
    .execute()
  return { id }
}

const passkey = {
  'of the lister': (world) => addPasskey(world),
  removed: async (world) => {
    const { id } = await addPasskey(world)
    await world.server.db.deleteFrom('passkey').where('id', '=', id).execute()
    return { id }
  },
  'never there': async () => ({ id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302' }),
} satisfies States<{ id: string }>

async function addDraft({ server, lister }: World, kind: 'property' | 'project' = 'property') {
  const draft = { id: crypto.randomUUID(), ownerId: lister.id, kind, step: 'basics', content: '{}' }
  await server.db.insertInto('propertyDraft').values(draft).execute()
  return { id: draft.id }
}

const draft = {
  'of a home': (world) => addDraft(world),
  'of a project': (world) => addDraft(world, 'project'),
  'thrown away': async (world) => {
    const { id } = await addDraft(world)
    await world.server.db.deleteFrom('propertyDraft').where('id', '=', id).execute()
    return { id }
  },
  'never there': async () => ({ id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }),
} satisfies States<{ id: string }>

async function addNotification({ server, lister }: World, isListed = true) {
  const told = { accountId: lister.id, kind: 'report' as const, detail: '{"outcome": "upheld"}', isListed }
  const added = await server.db.insertInto('notification').values(told).returning('id').executeTakeFirstOrThrow()
  const sent = { notificationId: added.id, channel: 'mail', accountId: lister.id, state: 'sent' } as const
  await server.db
    .insertInto('notificationDelivery')
    .values({ ...sent, dueAt: new Date() })
    .execute()
  return added
}

const notification = {
  'of the lister': (world) => addNotification(world),
  'not listed': (world) => addNotification(world, false),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

async function addReport({ server, lister }: World, facts: Partial<Insertable<Tables['report']>> = {}) {
  const about = { subjectKind: 'property', subjectId: farAway, subjectTitle: 'A home', reasonId: 6 } as const
  return server.db
    .insertInto('report')
    .values({
      reporterId: lister.id,
      ...about,
      subjectId: Math.ceil(Math.random() * farAway),
      message: 'Odd',
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const report = {
  open: (world) => addReport(world),
  claimed: async (world) => addReport(world, { claimedBy: world.lister.id, claimedAt: new Date() }),
  closed: (world) => addReport(world, { closedAt: new Date(), decision: 'no_action' }),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

async function addMessage({ server, lister }: World, facts: Partial<Insertable<Tables['contactMessage']>> = {}) {
  const sender = { accountId: lister.id, firstName: 'Ada', lastName: 'Lister', email: lister.email }
  return server.db
    .insertInto('contactMessage')
    .values({ ...sender, subject: 'My account', message: 'I have a new number', ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const message = {
  waiting: (world) => addMessage(world),
  answered: (world) => addMessage(world, { answer: 'Done', answeredAt: new Date() }),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

async function addLead(world: World) {
  const { id: propertyId } = await property.approved(world)
  const person = { listerId: world.lister.id, name: 'Sofia', email: 'sofia@gable.test', source: 'enquiry' as const }
  return world.server.db
    .insertInto('lead')
    .values({ ...person, propertyId, remindOn: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const lead = {
  'of the lister': addLead,
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

/** The picture of a home in each of its states. */
const picture = Object.fromEntries(
  Object.entries(property).map(([state, addState]) => [
    state,
    async (world: World) => addCover(world, await addState(world)),
  ]),
) as Record<keyof typeof property, (world: World) => Promise<{ id: string }>>

/** A listing in each of its states, with whoever lists it: both name a conversation. */
const withLister = <Listed extends States<{ id: number }>>(table: 'property' | 'project', states: Listed) =>
  Object.fromEntries(
    Object.entries(states).map(([state, addState]) => [
      state,
      async (world: World) => {
        const { id } = await addState(world)
        const own = world.server.db.selectFrom(table).select('ownerId').where('id', '=', id)
        return { id, listerId: (await own.executeTakeFirst())?.ownerId ?? world.lister.id }
      },
    ]),
  ) as Record<keyof Listed & string, (world: World) => Promise<{ id: number; listerId: number }>>

const askedHome = withLister('property', property)
const askedProject = withLister('project', project)

/** A listing in each of its states, with a colleague to hand it over to. */
const withColleague = <Listed extends States<{ id: number }>>(states: Listed) =>
  Object.fromEntries(
    Object.entries(states).map(([state, addState]) => [
      state,
      async (world: World) => ({ ...(await addState(world)), memberId: (await addColleague(world, 'agent')).id }),
    ]),
  ) as Record<keyof Listed & string, (world: World) => Promise<{ id: number; memberId: number }>>

const sharedHome = withColleague(property)
const sharedProject = withColleague(project)

/** About a home of the lister, with somebody who is none of the callers; both have said something. */
async function addChat(world: World) {
  const { server, lister } = world
  const { id: propertyId } = await property.approved(world)
  const [other, messageId] = [await server.addMember(), randomUUID()]
  const said = { propertyId, projectId: undefined }
  const member = (accountId: number) => ({ accountId, permissions: [] })
  const { chatId } = await server.product.chat.send(member(other.id), { ...said, accountId: lister.id, text: 'Hello' })
  await server.product.chat.send(member(lister.id), { ...said, accountId: other.id, text: 'Yes?', messageId })
  return { chatId, propertyId, otherId: other.id, messageId }
}

const chat = {
  'of the lister': addChat,
  'never there': async () => ({ chatId: farAway, propertyId: farAway, otherId: farAway, messageId: randomUUID() }),
} satisfies States<{ chatId: number; propertyId: number; otherId: number; messageId: string }>

/** Asked of the lister by somebody who is none of the callers. */
async function addViewing(world: World) {
  const { server, lister } = world
  const { id: listingId } = await property.approved(world)
  // Each at another time, because a lister is one person.
  const startsAt = new Date(Date.now() + Math.ceil(Math.random() * 1_000_000) * 60_000)
  const when = { startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000), timeZone: 'Europe/Lisbon' }
  return server.db
    .insertInto('viewing')
    .values({
      ...{ listerId: lister.id, visitorId: (await server.addMember()).id, listingKind: 'property', listingId },
      ...{ state: 'requested', isHeld: false, place: 'At the door', message: 'May I?', ...when },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const viewing = {
  requested: addViewing,
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

const nothing = { none: async () => ({}) } satisfies States<object>

/** What calls can name, in every state it can be in. A new feature adds its kind here, or a state to a kind. */
export const objectKinds = {
  nothing,
  property,
  picture,
  project,
  draft,
  upload,
  account,
  session,
  passkey,
  notification,
  report,
  agency,
  agencyMember,
  agencyInvitation,
  sharedHome,
  sharedProject,
  agent,
  review,
  message,
  article,
  topic,
  faq,
  lead,
  askedHome,
  askedProject,
  chat,
  advertisement,
  viewing,
  verification,
  verificationField,
  offeredPackage,
  packageGrant,
  payment,
  coupon,
  invoice,
  transfer,
  alarmedPayment,
}

export type ObjectKind = keyof typeof objectKinds
export type StateOf<Kind extends ObjectKind> = keyof (typeof objectKinds)[Kind] & string
export type Named<Kind extends ObjectKind> = (typeof objectKinds)[Kind] extends States<infer Found> ? Found : never

export async function makeObject(kind: ObjectKind, state: string, world: World): Promise<unknown> {
  const states: States<unknown> = objectKinds[kind]
  return states[state]?.(world)
}
