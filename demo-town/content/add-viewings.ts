import type { Product } from '../../apps/server/src/compose.ts'
import type { Member } from '../../apps/server/src/platform/access.ts'
import type { DemoHome } from './demo-home.ts'
import { turnBackCard } from './turn-back-chat.ts'

const timeZone = 'Africa/Windhoek'
const weekly = (weekday: number, from: string, until: string) => ({ weekday, date: null, from, until })
const times = {
  ...{ lengthMinutes: 45, pauseMinutes: 15, noticeHours: 4, timeZone, videoLink: '', daysOff: [] },
  place: 'At the front door, the bell says Casa Norte',
  windows: [
    ...[weekly(0, '10:00', '12:00'), weekly(0, '17:00', '19:00'), weekly(1, '10:00', '12:00')],
    ...[weekly(2, '15:00', '19:00'), weekly(3, '10:00', '12:00'), weekly(3, '17:00', '19:00')],
    ...[weekly(4, '10:00', '12:00'), weekly(4, '17:00', '19:00'), weekly(5, '10:00', '13:00')],
  ],
}

/** The numbers of those who asked as leads. */
const asked = [
  { number: 1, message: 'I work until four, later suits me best.' },
  { number: 8, message: 'My sister is coming too.' },
]
const agreed = [9, 10, 2, 4]
const past = [
  { number: 6, daysAgo: 1, rating: 4, feedback: 'Bright and well kept. The street was louder than I had hoped.' },
  { number: 3, daysAgo: 2, rating: 5, feedback: 'We would like to come back with my parents.' },
  { number: 5, daysAgo: 9, rating: 2, feedback: 'Smaller than it looks in the pictures.' },
]
const isOpen = (home: DemoHome | undefined) => home?.fate.end === 'open' && !home.isPremium

/** Times of the first lister; visits that were, that are agreed, and that wait for an answer. */
export async function addViewings(product: Product, homes: DemoHome[], ids: number[], listerIds: number[]) {
  const lister: Member = { accountId: listerIds[0] ?? 0, permissions: [] }
  const { viewings } = product
  const open = ids.filter((_, index) => homes[index]?.lister === 0 && isOpen(homes[index]))
  const homeOf = (place: number) => open[place % open.length]
  await viewings.times.save(lister, times)
  for (const [place, { number, daysAgo, ...said }] of past.entries()) {
    await addPast(product, {
      lister,
      listingId: homeOf(place),
      visitorId: await findSeeker(product, number),
      daysAgo,
      said,
    })
  }
  for (const [place, number] of [...agreed, ...asked.map((one) => one.number)].entries()) {
    const [propertyId, accountId] = [homeOf(place), await findSeeker(product, number)]
    if (propertyId === undefined || accountId === undefined) continue
    const { slots } = await viewings.times.listSlots(undefined, { propertyId })
    const startsAt = slots[place < 2 ? 0 : 2]
    if (startsAt === undefined) continue
    const message = asked.find((one) => one.number === number)?.message
    const { id } = await viewings.request({ accountId, permissions: [] }, { propertyId, startsAt, message })
    if (place < agreed.length) await viewings.answer(lister, { id, answer: 'confirm' })
    await turnBackCard(product.pool, id, 2 + place)
  }
}

async function findSeeker({ db }: Product, number: number): Promise<number | undefined> {
  const query = db.selectFrom('account').select('id').where('email', '=', `seeker-${number}@demo.gable.test`)
  return (await query.executeTakeFirst())?.id
}

type Past = {
  lister: Member
  listingId: number | undefined
  visitorId: number | undefined
  daysAgo: number
  said: { rating: number; feedback: string }
}

async function addPast({ db }: Product, { lister, listingId, visitorId, daysAgo, said }: Past) {
  if (listingId === undefined || visitorId === undefined) return
  const startsAt = new Date(Date.now() - daysAgo * 86_400_000)
  startsAt.setUTCHours(10, 0, 0, 0)
  const when = { startsAt, endsAt: new Date(startsAt.getTime() + 2_700_000), timeZone, place: times.place }
  await db
    .insertInto('viewing')
    .values({
      ...{ listerId: lister.accountId, visitorId, listingKind: 'property', listingId },
      ...{ state: 'confirmed', isHeld: true, sequence: 1, ...when, ...said },
    })
    .execute()
}
