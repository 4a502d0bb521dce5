import type { LeadStage } from '@gable/domain/lead-stages'
import type { Product } from '../../apps/server/src/compose.ts'
import type { Member } from '../../apps/server/src/platform/access.ts'
import type { DemoHome } from './demo-home.ts'

type Person = {
  name: string
  mobile?: string
  stage: LeadStage
  hoursAgo: number
  notes?: string[]
  /** From today. */
  remindInDays?: number
}

const people: Person[] = [
  { name: 'Daniel Weber', stage: 'new', hoursAgo: 0.2 },
  { name: 'Leila Nasser', stage: 'new', hoursAgo: 2, mobile: '+264814007701' },
  { name: 'Hugo Martins', stage: 'new', hoursAgo: 5 },
  {
    name: 'Sofia Reis',
    stage: 'contacted',
    hoursAgo: 8,
    mobile: '+264814007702',
    notes: ['Called, no answer. Sent a message instead.', 'Has an offer from her bank. Needs a school within a walk.'],
    remindInDays: 0,
  },
  { name: 'Pedro Almeida', stage: 'contacted', hoursAgo: 26 },
  { name: 'Yuki Tanaka', stage: 'contacted', hoursAgo: 50, notes: ['Asks whether the parking is covered.'] },
  { name: 'Omar Haddad', stage: 'contacted', hoursAgo: 75, mobile: '+264814007703' },
  { name: 'Inês Carvalho', stage: 'viewing', hoursAgo: 96, mobile: '+264814007704', remindInDays: 2 },
  { name: 'Miguel Costa', stage: 'viewing', hoursAgo: 120, notes: ['Comes with his parents.'] },
  { name: 'Beatriz Lobo', stage: 'offer', hoursAgo: 200, mobile: '+264814007705', remindInDays: 1 },
  { name: 'Noor Rahman', stage: 'closed', hoursAgo: 700 },
  { name: 'Jonas Keller', stage: 'lost', hoursAgo: 900, notes: ['Bought on the other side of the river.'] },
]

/** People who asked the first lister about their homes, and how far each has come. Listers show their numbers. */
export async function addLeads(product: Product, homes: DemoHome[], ids: number[], listerIds: number[]) {
  await product.db.updateTable('account').set({ showsNumber: true }).where('id', 'in', listerIds).execute()
  const lister: Member = { accountId: listerIds[0] ?? 0, permissions: [] }
  const open = ids.filter((_, index) => homes[index]?.lister === 0 && isOpen(homes[index]))
  // Whoever asked first comes first, as in life.
  for (const [index, person] of [...people.entries()].toReversed()) {
    const propertyId = open[index % open.length]
    if (propertyId !== undefined) await addLead(product, { person, propertyId, lister, number: index + 1 })
  }
  const [first] = open
  if (first !== undefined) await addCaller(product, lister, first)
}

/** Somebody without an account, whom the lister wrote down themselves. */
async function addCaller({ leads }: Product, lister: Member, propertyId: number) {
  const note = 'Called after the open day. Wants to come back with her sister.'
  await leads.added.add(lister, { propertyId, name: 'Nadia Amari', phoneNumber: '+264814007706', note })
}

const isOpen = (home: DemoHome | undefined) => home?.fate.end === 'open' && !home.isPremium

type Asked = {
  person: Person
  propertyId: number
  lister: Member
  number: number
}

async function addLead({ db, leads: { interest, leads } }: Product, { person, propertyId, lister, number }: Asked) {
  const { name, mobile = '', stage, hoursAgo, notes = [], remindInDays } = person
  const email = `seeker-${number}@demo.gable.test`
  const { id: accountId } = await db
    .insertInto('account')
    .values({ email, name, mobile })
    .onConflict((known) => known.column('email').doUpdateSet({ name, mobile }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await interest.add({ accountId, permissions: [] }, { propertyId, sharesContact: mobile !== '' })
  const askedAt = new Date(Date.now() - hoursAgo * 3_600_000)
  const { id } = await db
    .updateTable('lead')
    .set({ createdAt: askedAt, interestedAt: askedAt })
    .where('propertyId', '=', propertyId)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const note of notes) await leads.note(lister, { id, note })
  const remindOn = remindInDays === undefined ? undefined : dayIn(remindInDays)
  await leads.update(lister, { id, stage, remindOn })
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
